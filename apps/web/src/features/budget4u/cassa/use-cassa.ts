/** The cash of the budget on screen, calculated when typing stops. Until then the previous one stays. */
import { useQuery } from '@tanstack/react-query'
import { IDLE_MS } from '../../../design/useSettled.ts'
import { calculated } from '../../calendario/calendar.ts'
import { pageFirst } from '../../simulator/page-first.ts'
import type { Values } from '../../simulator/path.ts'
import { ofTurn, useSettledValues } from '../../simulator/settled.ts'
import { useSimulation } from '../../simulator/store.ts'
import { simulator } from '../simulator.ts'
import { cassaDi } from './cassa.ts'

export function useCassa() {
  const { values, turn } = useSettledValues(IDLE_MS)
  const differs = useSimulation((s) => s.differs)
  const budget = pageFirst<Values>({ differs }, simulator.calcola, (state, { signal }) => simulator.calculate(state, signal))
  return useQuery({
    queryKey: ['cassa', values, differs, turn],
    queryFn: ({ signal }) => cassaDi(values, { budget: (state) => budget(state, { signal }), calendar: (state) => calculated(differs)(state, { signal }) }),
    placeholderData: ofTurn(turn),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
}
