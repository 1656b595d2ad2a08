/** The calls of iForfettari that follow a calculation: why a number is what it is, and where the regimes cross. */
import { type Explanation, routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useResult, useSimulation } from '../simulator/store.ts'
import { useSettled } from '../simulator/useSettled.ts'
import type { Pareggio, PuntoCurva } from './fasce.ts'
import { yearOf } from './simulator.ts'

/** Why `path` is what it is with what is typed. */
export const explainForfetari = (path: string, state: object, signal: AbortSignal): Promise<Explanation> =>
  call(routes.explainForfetari, { params: { param: yearOf(state), path }, body: state as Readonly<Record<string, unknown>> }, { signal })

const IDLE_MS = 250
const POINTS = 200

export type Curve = { readonly punti: readonly PuntoCurva[]; readonly pareggio: Pareggio | null }

/** Costs of both regimes over revenue and the break-even points, asked once the main result has come; undefined until then. */
export function useCurve(): { readonly curve: Curve | undefined; readonly error: Error | null } {
  const state = useSettled(
    useSimulation((s) => s.values),
    IDLE_MS,
  )
  const pending = useSimulation((s) => s.pending)
  const comparable = useResult<string>('confronto.regimeConveniente') !== null
  const { data, error } = useQuery({
    queryKey: ['curveForfetari', state],
    queryFn: ({ signal }) =>
      call(
        routes.curveForfetari,
        { params: { param: yearOf(state) }, query: { points: POINTS }, body: state as Readonly<Record<string, unknown>> },
        { signal },
      ),
    enabled: comparable && !pending,
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return { curve: comparable ? (data as Curve | undefined) : undefined, error }
}
