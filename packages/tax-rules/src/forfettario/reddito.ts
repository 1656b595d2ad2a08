/** Income and substitute tax of the flat-rate regime. */
import { type Aliquota, type Condizione, type Importo, type Numero, regola, se, zero } from '@bilancia/engine'
import { forfettari, legge, tuir } from '../norme.ts'
import { coefficienti, quotaPerdite, quotaPerditePrimiTrePeriodi } from './parametri.ts'

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

/** `limitate`: up to 80 per cent of an income. `piene`: losses of the first three periods of a new activity, up to the whole income. */
export type Perdite = { readonly limitate: Importo; readonly piene: Importo }

/**
 * The losses deducted from an income: first the limited ones, then the others from the rest. Not a line of its own: the
 * lines that use it do the rounding.
 */
export function perditeUsate(reddito: Importo, { limitate, piene }: Perdite): Importo {
  if (limitate === zero && piene === zero) return zero
  const entroIlLimite = limitate.alMassimo(reddito.al(quotaPerdite))
  return entroIlLimite.piu(piene.alMassimo(reddito.al(quotaPerditePrimiTrePeriodi).meno(entroIlLimite)))
}

/**
 * The income less the losses that `perditeUsate` deducts from it, written so that a rate does not meet the floating-point noise of the
 * differences. Only at the limit are there fractions of a cent. Not a line of its own either.
 */
export function dopoLePerdite(reddito: Importo, { limitate, piene }: Perdite): Importo {
  const limite = reddito.al(quotaPerdite)
  return se(limitate.supera(limite), {
    allora: reddito.meno(limite, piene),
    altrimenti: reddito.meno(limitate, piene).alCentesimo(),
  }).nonNegativo()
}

export const normaPerdite = tuir('8, c. 3', '84, c. 2')
export const notaPerdite =
  "Le perdite si usano fino all'80% del reddito; quelle dei primi tre periodi di una nuova attività fino a tutto il reddito che resta. " +
  'Nel 2020 le perdite del 2017, 2018 e 2019 in contabilità semplificata si usano fino al 60% (L. 145/2018, art. 1, c. 25 e 26): qui non si distinguono, e si scrive solo la parte che si può usare.'

type Deduzioni = { readonly lordo: Importo; readonly contributi: Importo; readonly perdite: Perdite; readonly aliquota: Aliquota }

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
    norma: legge('L. 190/2014, art. 1, c. 68; artt. 8, c. 3, e 84, c. 2, TUIR (Redditi PF, LM37)'),
    nota: notaPerdite,
    formula: perditeUsate(lordo.meno(dedotti), perdite),
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
