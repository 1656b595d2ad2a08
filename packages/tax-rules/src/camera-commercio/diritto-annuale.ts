/** The annual fee of one chamber: head office, local units, surcharge, and one rounding to the euro for the whole payment. */
import { type Aliquota, almenoUna, casi, type Facoltativa, type Importo, type Numero, regola, requisito, type Scelta, se, zero } from '@bilancia/engine'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
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
  /** The surcharge of the chamber, in percent. */
  readonly maggiorazione: Aliquota
  readonly unitaLocali: Numero
  /** The reduced amount that row ALTRO pays for the head office. */
  readonly importoAltro: Importo
  /** Empty in the year of registration: a flat amount is due. */
  readonly fatturatoAnnoPrecedente: Facoltativa<'euro'>
}

/** The sections that pay on turnover from the second year on. */
const aFatturato = (sezione: Sezione) => almenoUna([sezione.vale('COOPERATIVE_CONSORZI'), sezione.vale('SNC_SAS'), sezione.vale('SRL_SPA')])

/** `sede`: head office, reduced. `unitaLocali`: all local units. `importoEsatto`: to the cent. `importo`: the payment, in whole euro. */
export function dirittoAnnuale({ id, di }: Soggetto, d: Diritto) {
  const norma = legge('L. 580/1993, art. 18; D.M. 21 aprile 2011; D.L. 90/2014, art. 28')
  const fissa = regola(`${id}.misuraFissa`, {
    nome: `Misura fissa del diritto annuale ${di}`,
    di,
    norma,
    nota: "Nell'anno di iscrizione è fissa per tutti.",
    formula: d.sezione.tra<'euro'>({
      NESSUNA: zero,
      IMPRESE_INDIVIDUALI_SEZIONE_SPECIALE: p.sede.individualiSpeciale.ridottoDel(p.riduzione),
      IMPRESE_INDIVIDUALI_SEZIONE_ORDINARIA: p.sede.individualiOrdinaria.ridottoDel(p.riduzione),
      SOCIETA_SEMPLICI_AGRICOLE: p.sede.sempliciAgricole.ridottoDel(p.riduzione),
      SOCIETA_SEMPLICI_NON_AGRICOLE: p.sede.sempliciNonAgricole.ridottoDel(p.riduzione),
      COOPERATIVE_CONSORZI: p.sede.aFatturato.ridottoDel(p.riduzione),
      SNC_SAS: p.sede.aFatturato.ridottoDel(p.riduzione),
      SRL_SPA: p.sede.aFatturato.ridottoDel(p.riduzione),
      ALTRO: d.importoAltro,
    }),
  })
  const sulFatturato = requisito(`${id}.sulFatturato`, {
    nome: `Si paga sul fatturato dell'anno precedente ${di}`,
    di,
    norma,
    formula: aFatturato(d.sezione).e(d.fatturatoAnnoPrecedente.compilato()),
  })
  const fatturato = d.fatturatoAnnoPrecedente.oppure(zero)
  /** Not a line of its own: it has more than two decimals, and only the total is rounded. */
  const aScaglioni = p.sede.aFatturato.piu(fatturato.aScaglioni(p.scaglioniFatturato)).alMassimo(p.massimoSede).ridottoDel(p.riduzione)
  const sede = regola(`${id}.sede`, {
    nome: `Diritto annuale della sede ${di}`,
    voce: 'Diritto della sede',
    di,
    norma,
    formula: se(sulFatturato, { allora: aScaglioni, altrimenti: fissa }),
  })
  const alMassimo = requisito(`${id}.unitaAlMassimo`, {
    nome: `Le unità locali pagano il massimo ${di}`,
    di,
    norma,
    formula: sulFatturato.e(aScaglioni.al(p.quotaUnitaLocale).supera(p.massimoUnitaLocale.ridottoDel(p.riduzione))),
  })
  const massimoUnita = p.massimoUnitaLocale.ridottoDel(p.riduzione).per(d.unitaLocali)
  const unitaLocali = regola(`${id}.unitaLocali`, {
    nome: `Diritto annuale delle unità locali ${di}`,
    di,
    norma,
    formula: se(alMassimo, { allora: massimoUnita, altrimenti: sede.al(p.quotaUnitaLocale).per(d.unitaLocali) }),
  })
  const maggiorata = p.interaSede.piu(d.maggiorazione)
  const percentuale = regola(`${id}.percentuale`, {
    nome: `Percentuale del diritto della sede da versare ${di}`,
    di,
    norma: legge('D.M. 21 aprile 2011; L. 580/1993, art. 18, c. 10; L. 205/2017, art. 1, c. 784'),
    nota: 'Le maggiorazioni del 2026-2028 sono autorizzate dal D.M. MIMIT 17 marzo 2026, per le Camere che le hanno deliberate.',
    formula: p.interaSede.piu(p.quotaUnitaLocale.per(d.unitaLocali)).al(maggiorata),
  })
  const importoEsatto = regola(`${id}.esatto`, {
    nome: `Diritto annuale ${di} prima dell'arrotondamento`,
    di,
    norma,
    formula: casi(
      [
        [alMassimo, aScaglioni.piu(massimoUnita).al(maggiorata)],
        [sulFatturato, aScaglioni.al(percentuale)],
      ],
      fissa.al(percentuale),
    ),
  })
  const importo = regola(`${id}.importo`, {
    nome: `Diritto annuale ${di}`,
    di,
    norma: legge('nota MiSE 19230 del 3 marzo 2009'),
    nota: 'Un solo arrotondamento sul totale dovuto alla Camera: due unità da 8,80 € fanno 18 €, non 9 € e 9 €.',
    formula: importoEsatto.allEuro(),
  })
  return { sede, unitaLocali, importoEsatto, importo }
}
