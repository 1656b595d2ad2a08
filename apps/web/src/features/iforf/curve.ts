/** Where the regimes cross: asked of the server once the main result has come. */
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useSimulation } from '../simulator/store.ts'
import { TYPED_MS, useSettled } from '../simulator/useSettled.ts'
import { askedOf } from '../simulator/year.ts'
import type { Pareggio, PuntoCurva } from './fasce.ts'
import { useResult } from './results.ts'

const POINTS = 200

export type Curve = { readonly punti: readonly PuntoCurva[]; readonly pareggio: Pareggio | null }

/** Costs of both regimes over revenue and the break-even points; undefined until they are known. */
export function useCurve(): { readonly curve: Curve | undefined; readonly error: Error | null } {
  const values = useSimulation((s) => s.values)
  const state = useSettled(values, TYPED_MS)
  const pending = useSimulation((s) => s.pending)
  const comparable = useResult('confronto.regimeConveniente') !== null
  const { data, error } = useQuery({
    queryKey: ['curveForfetari', state],
    queryFn: ({ signal }) => call(routes.curveForfetari, { ...askedOf(state), query: { points: POINTS } }, { signal }),
    enabled: comparable && !pending && state === values,
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return { curve: comparable ? (data as Curve | undefined) : undefined, error }
}
