/** The annual fee of one chamber: head office, local units, surcharge, one rounding to the euro for the whole payment. */
import { type Aliquota, type Facoltativa, type Importo, type Numero, regola, type Scelta, se, zero } from '@bilancia/engine'
import { legge } from '../norme.ts'
import * as p from './parametri.ts'

export type Sezione = Scelta<
  | 'NESSUNA'
  | 'IMPRESE_INDIVIDUALI_SEZIONE_SPECIALE'
  | 'IMPRESE_INDIVIDUALI_SEZIONE_ORDINARIA'
  | 'SOCIETA_SEMPLICI_AGRICOLE'
  | 'SOCIETA_SEMPLICI_NON_AGRICOLE'
  | 'COOPERATIVE_CONSORZI'
  | 'SNC_SAS'
  | 'SRL_SPA'
  | 'ALTRO'
>

type Diritto = {
  readonly sezione: Sezione
  /** Of the chamber, in percent. */
  readonly maggiorazione: Aliquota
  readonly unitaLocali: Numero
  /** What row ALTRO pays for the head office, already reduced. */
  readonly importoAltro: Importo
  /** Empty in the year of registration: flat amount. */
  readonly fatturatoAnnoPrecedente: Facoltativa<'euro'>
}

/** `sede` (head office, reduced), `unitaLocali` (all of them), `importoEsatto` (to the cent), `importo` (to pay, in euro). */
export function dirittoAnnuale(
  { id, di }: { readonly id: string; readonly di: string },
  { sezione, maggiorazione, unitaLocali, importoAltro, fatturatoAnnoPrecedente }: Diritto,
) {
  const sulFatturato = se(fatturatoAnnoPrecedente.compilato(), {
    allora: p.sede.aFatturato.piu(fatturatoAnnoPrecedente.oppure(zero).aScaglioni(p.scaglioniFatturato)).alMassimo(p.massimoSede),
    altrimenti: p.sede.aFatturato,
  }).ridottoDel(p.riduzione)
  const fissa = (misura: Importo) => misura.ridottoDel(p.riduzione)
  /** Not a line: the rounding of the scale waits for the total. */
  const misura = sezione.tra<'euro'>({
    NESSUNA: zero,
    IMPRESE_INDIVIDUALI_SEZIONE_SPECIALE: fissa(p.sede.individualiSpeciale),
    IMPRESE_INDIVIDUALI_SEZIONE_ORDINARIA: fissa(p.sede.individualiOrdinaria),
    SOCIETA_SEMPLICI_AGRICOLE: fissa(p.sede.sempliciAgricole),
    SOCIETA_SEMPLICI_NON_AGRICOLE: fissa(p.sede.sempliciNonAgricole),
    COOPERATIVE_CONSORZI: sulFatturato,
    SNC_SAS: sulFatturato,
    SRL_SPA: sulFatturato,
    ALTRO: importoAltro,
  })
  const sede = regola(`${id}.sede`, {
    nome: `Diritto annuale della sede ${di}`,
    di,
    norma: legge('L. 580/1993, art. 18; D.M. 21 aprile 2011; D.L. 90/2014, art. 28'),
    nota: "Nell'anno di iscrizione la misura è fissa per tutti; poi le società pagano sul fatturato dell'anno precedente.",
    formula: misura,
  })
  const delleUnita = misura.al(p.quotaUnitaLocale).alMassimo(p.massimoUnitaLocale.ridottoDel(p.riduzione)).per(unitaLocali)
  const unita = regola(`${id}.unitaLocali`, {
    nome: `Diritto annuale delle unità locali ${di}`,
    di,
    norma: legge('D.M. 21 aprile 2011; D.L. 90/2014, art. 28'),
    formula: delleUnita,
  })
  const conUnita = misura.piu(delleUnita)
  const importoEsatto = regola(`${id}.esatto`, {
    nome: `Diritto annuale ${di} prima dell'arrotondamento`,
    di,
    norma: legge('D.M. 21 aprile 2011; L. 580/1993, art. 18, c. 10; L. 205/2017, art. 1, c. 784'),
    nota: 'Le maggiorazioni delle Camere dal 2026 attendono il decreto di autorizzazione.',
    formula: conUnita.piu(conUnita.al(maggiorazione)),
  })
  const importo = regola(`${id}.importo`, {
    nome: `Diritto annuale ${di}`,
    di,
    norma: legge('nota MiSE 19230 del 3 marzo 2009'),
    nota: 'Un solo arrotondamento sul totale dovuto alla Camera: due unità da 8,80 € fanno 18 €, non 9 € e 9 €.',
    formula: importoEsatto.allEuro(),
  })
  return { sede, unitaLocali: unita, importoEsatto, importo }
}
