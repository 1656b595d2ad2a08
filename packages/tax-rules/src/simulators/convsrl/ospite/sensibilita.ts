/** Whether the scenario with the lowest levy stays the same if the amounts of INPS are indexed. */
import { convsrl as contratto, type SensibilitaSrl } from '@bilancia/contract'
import type { HostEdition } from '@bilancia/engine/host'
import { indicizzate } from '../../ospite/provvisorio.ts'
import type { Forma } from '../programma.ts'

/** The levy of a scenario in a row; null if it is not computed. */
type Prelievo = (values: Float64Array, s: contratto.Scenario) => number | null

export function sensibilita(edizione: HostEdition<Forma>, values: Float64Array): SensibilitaSrl {
  const { attivi, attribuibili } = edizione.slots
  const prelievoDi: Prelievo = (row, s) => (row[attivi[s]] === 1 ? (row[attribuibili[s]] ?? null) : null)
  const indicizzazione = indicizzate(edizione, values, (percento, row) => ({ percento, ...menoCaro((s) => prelievoDi(row, s)) }))
  return { indicizzazione, stabile: new Set(indicizzazione.map((voce) => voce.scenarioConveniente)).size === 1 }
}

/** The scenario with the lowest levy; the first one if several are equal, as on the page. */
function menoCaro(prelievoDi: (s: contratto.Scenario) => number | null): {
  readonly scenarioConveniente: contratto.Scenario | null
  readonly prelievo: number | null
} {
  const calcolati = contratto.scenari.flatMap((s) => {
    const prelievo = prelievoDi(s)
    return prelievo === null ? [] : [{ scenarioConveniente: s, prelievo }]
  })
  const [primo] = calcolati
  return primo ? calcolati.reduce((meno, uno) => (uno.prelievo < meno.prelievo ? uno : meno), primo) : { scenarioConveniente: null, prelievo: null }
}
