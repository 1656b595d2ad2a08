/**
 * The typed mix of the searched scenario under the same conditions as the best mix: all distributable profit is paid out,
 * if the search does so.
 */
import { useQuery } from '@tanstack/react-query'
import { IDLE_MS } from '../../../design/useSettled.ts'
import { pageFirst } from '../../simulator/page-first.ts'
import { getPath, setPath, type Values } from '../../simulator/path.ts'
import { ofTurn, useSettledValues } from '../../simulator/settled.ts'
import { useSimulation } from '../../simulator/store.ts'
import { valueIn } from '../results.ts'
import { simulator } from '../simulator.ts'
import type { Scenario } from './search.ts'

/** Whether the typed dividends are compared as they are: with a required net, the remaining profit stays in the company. */
export const asTyped = (values: Values): boolean => getPath(values, 'ottimizzatore.obiettivo') === 'PRELIEVO_MINIMO_A_NETTO_DATO'

export type Typed = {
  readonly compensi: readonly (number | undefined)[]
  readonly utile: number
  readonly prelievo: number
  readonly netto: number
}

/** Undefined until it is known, null if the scenario is blocked. */
export function useTyped(scenario: Scenario): Typed | null | undefined {
  const { values, turn } = useSettledValues(IDLE_MS)
  const differs = useSimulation((s) => s.differs)
  const calculate = pageFirst<Values>({ differs }, simulator.calcola, (state, { signal }) => simulator.calculate(state, signal))
  const { data } = useQuery({
    queryKey: ['typedMix', scenario, values, differs, turn],
    queryFn: ({ signal }) => typed(values, scenario, (state) => calculate(state, { signal })),
    placeholderData: ofTurn(turn),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return data
}

async function typed(values: Values, scenario: Scenario, calculate: (state: Values) => Promise<Values>): Promise<Typed | null> {
  const block = `riepilogo.scenario${scenario}` as const
  const first = await calculate(values)
  if (!valueIn(first, `${block}.totali`)) return null
  const profit = valueIn(first, 'compDivSimulazioniSrl.scenario4.societa.distribuibile') ?? 0
  const result = asTyped(values) ? first : await calculate(distributed(values, scenario, profit))
  const totali = valueIn(result, `${block}.totali`)
  return (
    totali && {
      compensi: (valueIn(result, `${block}.soci`) ?? []).map((socio) => socio?.compensi),
      utile: scenario === 4 ? totali.dividendi : (valueIn(result, 'traspSimulazioniSrl.scenario6.societa.utilePrelevato') ?? 0),
      prelievo: totali.totale,
      netto: totali.netto,
    }
  )
}

const distributed = (values: Values, scenario: Scenario, profit: number): Values =>
  scenario === 4
    ? setPath(values, 'datiSimulazioniSrl.scenario4.dividendiTotali', profit)
    : setPath(values, 'datiSimulazioniSrl.scenario6.utilePrelevato', null)
