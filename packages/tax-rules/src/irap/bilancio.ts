/** IRAP of a budget, for every kind of taxpayer: base and deductions, computed or typed; and the part deductible from IRES. */
import { type Aliquota, type Condizione, cifra, type Facoltativa, type Importo, nessuno, perPeriodo, regola, requisito, se, zero } from '@bilancia/engine'
import { parametro, sempre } from '../legge.ts'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import { NOTA_CREDITO } from './credito.ts'
import { deduzioniAltri, deduzioniCapitali } from './parametri-deduzioni.ts'
import { normaImposta, normaSoggetti, soggettaIrap } from './soggetti.ts'

type BilancioIrap = {
  /** Companies always pay; natural persons with an autonomous organisation paid up to 2021. */
  readonly societa: Condizione
  readonly societaDiCapitali: Condizione
  readonly autonomaOrganizzazione: Condizione
  /** Value of production of the income statement; the base does not include staff and interest. */
  readonly dalBilancio: Importo
  readonly personale: Importo
  readonly personaleTempoIndeterminato: Condizione
  readonly valoreProduzione: Facoltativa<'euro'>
  readonly deduzioni: Facoltativa<'euro'>
  readonly aliquota: Aliquota
  /** Percentage of the tax of 2020 that is not due. */
  readonly taglioPrimoAcconto: Aliquota
}

export function irapDelBilancio({ id, di }: Soggetto, b: BilancioIrap) {
  const soggetto = requisito(`${id}.soggetto`, {
    nome: `Soggetto a IRAP ${di}`,
    di,
    norma: normaSoggetti,
    nota: 'Dal 2022 le persone fisiche non sono soggette; le società lo sono sempre, anche se trasparenti.',
    formula: soggettaIrap(b.societa, b.autonomaOrganizzazione),
  })
  const valoreProduzione = regola(`${id}.valoreProduzione`, {
    nome: `Valore della produzione ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, artt. 5, 5-bis e 8'),
    nota: 'Costo del personale e interessi non si deducono. I canoni di leasing sono dedotti per intero: la quota di interessi (artt. 5, c. 3, e 5-bis, c. 1) va tolta a mano.',
    formula: b.valoreProduzione.oppure(b.dalBilancio),
  })
  const personale = regola(`${id}.personaleDedotto`, {
    nome: `Costo del personale dedotto ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, art. 11, c. 4-octies'),
    formula: se(b.personaleTempoIndeterminato, { allora: b.personale, altrimenti: zero }),
  })
  const netto = valoreProduzione.meno(personale)
  const forfettaria = regola(`${id}.deduzioneForfettaria`, {
    nome: `Deduzione forfettaria ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, art. 11, c. 4-bis'),
    nota: 'La fascia si misura dopo la deduzione del personale. Qui non si riduce con i mesi del primo anno, come vorrebbe il c. 4-bis.2: chi la ragguaglia scrive le deduzioni a mano.',
    formula: se(b.societaDiCapitali, { allora: netto.aFasce(deduzioniCapitali), altrimenti: netto.aFasce(deduzioniAltri) }),
  })
  const deduzioni = regola(`${id}.deduzioni`, {
    nome: `Deduzioni IRAP ${di}`,
    voce: 'Deduzioni',
    di,
    norma: legge('D.Lgs. 446/1997, art. 11'),
    formula: b.deduzioni.oppure(personale.piu(forfettaria)),
  })
  const imponibile = regola(`${id}.imponibile`, {
    nome: `Imponibile IRAP ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, art. 11'),
    formula: valoreProduzione.meno(deduzioni).nonNegativo(),
  })
  const piena = regola(`${id}.piena`, {
    nome: `IRAP prima dell'acconto non dovuto ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, art. 16'),
    formula: se(soggetto, { allora: imponibile.al(b.aliquota), altrimenti: zero }),
  })
  const imposta = regola(`${id}.imposta`, {
    nome: `IRAP ${di}`,
    di,
    norma: normaImposta,
    nota: NOTA_CREDITO,
    formula: perPeriodo({ dal2020: piena.ridottoDel(b.taglioPrimoAcconto), dal2021: piena, finoAl: 2027 }),
  })
  return { soggetto, valoreProduzione, deduzioni, imponibile, imposta }
}

const interessi = parametro(
  'percento',
  'irap.quotaInteressi',
  'Parte di IRAP deducibile per gli interessi',
  legge('D.L. 185/2008, art. 6, c. 1'),
  sempre(cifra(10, 'D.L. 185/2008, art. 6 (123dok.org)'), { finoAl: 2027 }),
)

type Deducibile = {
  readonly imposta: Importo
  readonly imponibile: Importo
  /** Staff cost that stays in the base of IRAP. */
  readonly personaleNonDedotto: Importo
  /** Whether interest paid exceeds interest received. */
  readonly interessiNetti: Condizione
}

/** The part of an IRAP that IRES deducts when that IRAP is paid. */
export const irapDeducibile = ({ id, di }: Soggetto, { imposta, imponibile, personaleNonDedotto, interessiNetti }: Deducibile) =>
  regola(id, {
    nome: `IRAP deducibile dall'IRES ${di}`,
    di,
    norma: legge('D.L. 185/2008, art. 6; D.L. 201/2011, art. 2; art. 99, c. 1, TUIR'),
    nota: "Il 10% se gli interessi passivi superano gli attivi, più la parte sul personale non dedotto; mai oltre l'IRAP. L'art. 2 vuole il personale al netto anche della deduzione forfettaria dell'art. 11, c. 4-bis, che qui non gli si toglie: la parte così calcolata può essere più alta, al massimo dell'IRAP su quella deduzione.",
    formula: se(interessiNetti, { allora: imposta.al(interessi), altrimenti: zero })
      .piu(imposta.per(personaleNonDedotto.rapporto(imponibile, { seZero: nessuno })))
      .alMassimo(imposta),
  })
