/** Income and substitute tax of the flat-rate regime. */
import { type Aliquota, type Condizione, type Importo, type Numero, regola, se, zero } from '@bilancia/engine'
import { forfettari, legge } from '../norme.ts'
import { coefficienti, quotaPerdite } from './parametri.ts'

const chi = 'forfettario'

export function redditoForfettario({ ricavi, gruppo, calcolabile }: { readonly ricavi: Importo; readonly gruppo: Numero; readonly calcolabile: Condizione }) {
  const percentuale = regola(`${chi}.percentualeRedditivita`, {
    nome: 'Percentuale di redditività',
    norma: forfettari('c. 64'),
    formula: gruppo.in('percento', coefficienti),
  })
  const lordo = regola(`${chi}.redditoLordo`, {
    nome: 'Reddito lordo forfettario',
    norma: forfettari('c. 64 (Redditi PF, LM34)'),
    formula: se(calcolabile, { allora: ricavi.al(percentuale), altrimenti: zero }),
  })
  return { percentuale, lordo }
}

/** What losses leave of an income: they reduce it by no more than 80 per cent. Not a line: the lines that use it round. */
export const dopoLePerdite = (reddito: Importo, perdite: Importo): Importo => reddito.meno(perdite.alMassimo(reddito.al(quotaPerdite)))

type Deduzioni = { readonly lordo: Importo; readonly contributi: Importo; readonly perdite: Importo; readonly aliquota: Aliquota }

export function impostaSostitutiva({ lordo, contributi, perdite, aliquota }: Deduzioni) {
  const dedotti = regola(`${chi}.contributiDedotti`, {
    nome: 'Contributi dedotti dal reddito forfettario',
    norma: forfettari('c. 64 (Redditi PF, LM35)'),
    formula: contributi.alMassimo(lordo),
  })
  const eccedenza = regola(`${chi}.eccedenzaContributi`, {
    nome: 'Contributi oltre il reddito forfettario',
    norma: forfettari('c. 64 (Redditi PF, LM49 e RP21)'),
    nota: 'Deducibili dagli altri redditi.',
    formula: contributi.meno(dedotti),
  })
  const perditeUtilizzate = regola(`${chi}.perditeUtilizzate`, {
    nome: 'Perdite utilizzate in regime forfettario',
    norma: legge('art. 8, c. 3, TUIR (Redditi PF, LM37)'),
    formula: perdite.alMassimo(lordo.meno(dedotti).al(quotaPerdite)),
  })
  const netto = regola(`${chi}.redditoNetto`, {
    nome: 'Reddito netto forfettario',
    norma: forfettari('c. 64 (Redditi PF, LM38)'),
    formula: lordo.meno(dedotti, perditeUtilizzate),
  })
  const imposta = regola(`${chi}.impostaSostitutiva`, {
    nome: 'Imposta sostitutiva',
    norma: forfettari('c. 64 e 65 (Redditi PF, LM39)'),
    formula: netto.al(aliquota),
  })
  return { dedotti, eccedenza, perditeUtilizzate, netto, imposta }
}
