/** Whether the outcome of a provisional year holds: with the amounts of INPS indexed, and with the limit of lett. d-ter as it was. */
import type { iforfettari as contratto, SensibilitaForfettari, TaxYear } from '@bilancia/contract'
import { parametri as f } from '../../forfettario/index.ts'
import type { Ipotesi } from '../provvisorio.ts'

/** What is read of a row: the word and the difference behind it. */
export type EsitoConfronto = { readonly regimeConveniente: contratto.Verdetto | null; readonly vantaggio: number | null }

export function sensibilita(anno: TaxYear, values: Float64Array, leggi: (values: Float64Array) => EsitoConfronto, ipotesi: Ipotesi): SensibilitaForfettari {
  const indicizzazione = ipotesi.indicizzate(anno, values, (percento, row) => ({ percento, ...leggi(row) }))
  const prorogato = f.limiteDipendenteProrogato.cifra(anno).valore
  const conProroga = ipotesi.con('limite dipendente', anno, () => new Map([[f.limiteRedditoDipendente, prorogato]]))(values)
  const limiteDipendente = [
    { limite: f.limiteRedditoDipendente.cifra(anno).valore, regimeConveniente: leggi(values).regimeConveniente },
    { limite: prorogato, regimeConveniente: leggi(conProroga).regimeConveniente },
  ]
  const parole = new Set([...indicizzazione, ...limiteDipendente].map((voce) => voce.regimeConveniente))
  return { indicizzazione, limiteDipendente, stabile: parole.size === 1 }
}
