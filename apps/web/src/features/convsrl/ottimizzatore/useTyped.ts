/** What is typed of the searched scenario, on the same footing as the best mix: the whole profit that can be distributed is, wherever the search does so. */
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { getPath, setPath, type Values } from '../../simulator/path.ts'
import { useSimulation } from '../../simulator/store.ts'
import { useSettled } from '../../simulator/useSettled.ts'
import { askedOf } from '../../simulator/year.ts'
import type { Scenario } from './search.ts'

const IDLE_MS = 250
/** With a net to guarantee, what is not needed stays in the company: the typed dividends are compared as they are. */
export const asTyped = (values: Values): boolean => getPath(values, 'ottimizzatore.obiettivo') === 'PRELIEVO_MINIMO_A_NETTO_DATO'

export type Typed = {
  readonly compensi: readonly (number | undefined)[]
  readonly utile: number
  readonly prelievo: number
  readonly netto: number
}

/** Undefined until it is known, null where the scenario is blocked. */
export function useTyped(scenario: Scenario): Typed | null | undefined {
  const values = useSettled(
    useSimulation((s) => s.values),
    IDLE_MS,
  )
  const { data } = useQuery({
    queryKey: ['typedMix', scenario, values],
    queryFn: ({ signal }) => typed(values, scenario, signal),
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return data
}

async function typed(values: Values, scenario: Scenario, signal: AbortSignal): Promise<Typed | null> {
  const calculate = async (state: Values) => (await call(routes.calcolaSimulazioniSrl, askedOf(state), { signal })).State
  const first = await calculate(values)
  const amount = (result: Values, path: string) => Number(getPath(result, path))
  if (!getPath(first, `riepilogo.scenario${scenario}.totali`)) return null
  const result = asTyped(values)
    ? first
    : await calculate(distributed(values, scenario, amount(first, 'compDivSimulazioniSrl.scenario4.societa.distribuibile')))
  const totals = `riepilogo.scenario${scenario}.totali`
  return {
    compensi: [0, 1, 2].map((i) =>
      getPath(result, `riepilogo.scenario${scenario}.soci[${i}]`) ? amount(result, `riepilogo.scenario${scenario}.soci[${i}].compensi`) : undefined,
    ),
    utile: amount(result, scenario === 4 ? `${totals}.dividendi` : 'traspSimulazioniSrl.scenario6.societa.utilePrelevato'),
    prelievo: amount(result, `${totals}.totale`),
    netto: amount(result, `${totals}.netto`),
  }
}

const distributed = (values: Values, scenario: Scenario, profit: number): Values =>
  scenario === 4
    ? setPath(values, 'datiSimulazioniSrl.scenario4.dividendiTotali', profit)
    : setPath(values, 'datiSimulazioniSrl.scenario6.utilePrelevato', null)
