/** The curve of both regimes and the break-even points, searched for after the main result. */
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { IDLE_MS } from '../../design/useSettled.ts'
import { ricerca } from '../simulator/calcolatore/calcolatore.ts'
import type { Following } from '../simulator/calcolatore/desk.ts'
import { POINTS } from '../simulator/calcolatore/points.ts'
import { pageFirst } from '../simulator/page-first.ts'
import type { Values } from '../simulator/path.ts'
import { ofTurn, useSettledValues } from '../simulator/settled.ts'
import { useSimulation } from '../simulator/store.ts'
import { askedOf } from '../simulator/year.ts'
import type { Pareggio, PuntoCurva } from './fasce.ts'
import { useResult } from './results.ts'

export type Curve = { readonly punti: readonly PuntoCurva[]; readonly pareggio: Pareggio | null }

const byPage = ricerca('iforfettari')
const byServer = (values: Values, { signal }: Following): Promise<Curve> =>
  call(routes.curveForfetari, { ...askedOf(values), query: { points: POINTS } }, { signal })

/** Costs of both regimes over revenue and the break-even points; undefined until they are known. */
export function useCurve(): { readonly curve: Curve | undefined; readonly error: Error | null } {
  const values = useSimulation((s) => s.values)
  const { values: state, turn } = useSettledValues(IDLE_MS)
  const pending = useSimulation((s) => s.pending)
  const differs = useSimulation((s) => s.differs)
  const comparable = useResult('confronto.regimeConveniente') !== null
  const { data, error } = useQuery({
    queryKey: ['curveForfetari', state, differs, turn],
    queryFn: ({ signal }) => pageFirst({ differs }, byPage, byServer)(state, { signal }),
    enabled: comparable && !pending && state === values,
    placeholderData: ofTurn(turn),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return { curve: comparable ? data : undefined, error }
}
