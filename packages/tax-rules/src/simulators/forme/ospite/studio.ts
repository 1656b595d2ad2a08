/** Column 5: an association of professionals, one state of iForfettari for each associate. */
import { roundToCent, sumToCent } from '@bilancia/contract'
import { incompleta } from './cassa.ts'
import type { Conti } from './conti.ts'
import type { Corpo } from './corpo.ts'
import * as pensione from './pensione.ts'
import { ripartisci } from './profilo.ts'
import { aggiuntiveDi, irapAssociazione, risultatoDi } from './spese.ts'
import { statoAssociato } from './stati.ts'

const FORMA = 'STUDIO_ASSOCIATO'

/** A loss is split too and lowers the other incomes of the year, as for a single professional (art. 5 and 53 TUIR). */
export function studioAssociato(conti: Conti): Corpo {
  const { profilo } = conti
  const { soci, cifre } = profilo
  const { cassaProfessionale, aliquotaSep } = profilo.dati.previdenza
  const quote = soci.map(({ quota }) => quota)
  const irap = irapAssociazione(profilo)
  const parti = ripartisci(sumToCent([profilo.reddito0, -aggiuntiveDi(profilo, FORMA)]), quote)
  const spettanti = ripartisci(roundToCent(risultatoDi(profilo, FORMA) - irap), quote)
  const persone = soci.map((p, k) => {
    const reddito = parti[k] ?? 0
    const { regimeNormale, cassa } = conti.forfettari(statoAssociato(profilo, p, reddito))
    const { contributiTotali: contributi, totaleNormale } = regimeNormale
    const imposte = sumToCent([totaleNormale, -contributi, -conti.senza(p)])
    const fondo = cassaProfessionale
      ? pensione.cassa
      : aliquotaSep === 'RIDOTTA' || aliquotaSep === 'PIENA'
        ? pensione.daProfessionista(cifre.inps, reddito, aliquotaSep)
        : pensione.nulla
    const netto = sumToCent([spettanti[k] ?? 0, -imposte, -contributi])
    const riga = { indice: p.indice + 1, nome: p.detta, quota: p.quota, reddito, imposte, contributi, compenso: 0, dividendi: 0, netto, ...fondo }
    return { riga, casse: incompleta(profilo, p, cassa.normale) }
  })
  const comuni = { imposteComuni: irap, contributiComuni: 0, utileTrattenuto: 0, impostaLatente: 0 }
  return { ...comuni, persone: persone.map(({ riga }) => riga), casse: persone.flatMap(({ casse }) => casse) }
}
