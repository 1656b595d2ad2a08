/** Whether the scenario that takes least stays the same with the amounts of INPS indexed. */
import { convsrl as contratto, type SensibilitaSrl, type TaxYear } from '@bilancia/contract'
import type { Ipotesi } from '../provvisorio.ts'

/** What a scenario takes in a row; null where it is not computed. */
type Prelievo = (values: Float64Array, s: contratto.Scenario) => number | null

export function sensibilita(anno: TaxYear, values: Float64Array, prelievoDi: Prelievo, ipotesi: Ipotesi): SensibilitaSrl {
  const indicizzazione = ipotesi.indicizzate(anno, values, (percento, row) => ({ percento, ...menoCaro((s) => prelievoDi(row, s)) }))
  return { indicizzazione, stabile: new Set(indicizzazione.map((voce) => voce.scenarioConveniente)).size === 1 }
}

/** The first of equals, as the page says it. */
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
