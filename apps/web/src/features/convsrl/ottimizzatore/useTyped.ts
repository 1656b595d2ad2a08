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
  const calculate = async (state: Values) => {
    const { State } = await call(routes.calcolaSimulazioniSrl, askedOf(state), { signal })
    return 'riepilogo' in State ? State : null
  }
  const block = `scenario${scenario}` as const
  const first = await calculate(values)
  if (!first?.riepilogo[block].totali) return null
  const profit = first.compDivSimulazioniSrl.scenario4?.societa.distribuibile ?? 0
  const result = asTyped(values) ? first : await calculate(distributed(values, scenario, profit))
  if (!result) return null
  const { totali, soci } = result.riepilogo[block]
  return (
    totali && {
      compensi: soci.map((socio) => socio?.compensi),
      utile: scenario === 4 ? totali.dividendi : (result.traspSimulazioniSrl.scenario6?.societa.utilePrelevato ?? 0),
      prelievo: totali.totale,
      netto: totali.netto,
    }
  )
}

const distributed = (values: Values, scenario: Scenario, profit: number): Values =>
  scenario === 4
    ? setPath(values, 'datiSimulazioniSrl.scenario4.dividendiTotali', profit)
    : setPath(values, 'datiSimulazioniSrl.scenario6.utilePrelevato', null)
