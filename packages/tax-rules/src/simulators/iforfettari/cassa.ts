/** The pension fund of a professional on one side of the comparison: the same member, with that side's income and fees. */
import { type Condizione, type Importo, regola, requisito, se, soloSe, zero } from '@bilancia/engine'
import { contributiCassa, usciteCassa } from '../../casse/index.ts'
import { legge } from '../../norme.ts'
import { campi } from './dati.ts'
import { type Lato, nomeLato } from './lati.ts'

const iscritto = campi.gestionePrevidenziale.cassa
const NORMA = legge('D.Lgs. 509/1994; D.Lgs. 103/1996')

/** `attivo`: the side is computed. The fund is read only for a professional. */
type Basi = { readonly reddito: Importo; readonly ricavi: Importo; readonly attivo: Condizione }

export function cassaDelLato(lato: Lato, { reddito, ricavi, attivo }: Basi) {
  const di = `in ${nomeLato[lato]}`
  const fondo = contributiCassa({ id: lato, di }, iscritto, {
    reddito: iscritto.redditoBase.oppure(reddito),
    volumeAffari: iscritto.volumeAffari.oppure(ricavi),
    anno: campi.annoImposta,
  })
  const mostrata = requisito(`${lato}.cassa.mostrata`, { nome: `Cassa con la sua tabella ${di}`, di, norma: NORMA, formula: attivo.e(fondo.conTabella) })
  const calcolata = attivo.e(fondo.calcolata)
  const nonDeducibile = regola(`${lato}.cassa.aCarico`, {
    nome: `Contributi alla cassa non deducibili ${di}`,
    di,
    norma: NORMA,
    formula: se(calcolata, { allora: fondo.nonDeducibile, altrimenti: zero }),
  })
  return { fondo, mostrata, calcolata, nonDeducibile, uscite: soloSe(mostrata, usciteCassa({ chi: `${lato}.cassa`, di }, iscritto, fondo)) }
}
