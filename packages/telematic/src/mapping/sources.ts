/**
 * Which boxes each field of the simulators comes from: what the page shows as 'da dove viene'. The one home of the
 * mapping; the arithmetic is in `derive/`, and a test holds the two together box by box. A row without column (five
 * characters) is the row whose total moves from year to year: its highest column. `A|B` is A, or B where A is missing.
 */
import type { Incomes } from '../derive/incomes.ts'
import type { Layout } from '../record-layouts/index.ts'

/** Boxes added, boxes taken away, and what no box says. */
export type Source = { readonly piu: readonly string[]; readonly meno?: readonly string[]; readonly nota?: string }

const from = (...piu: readonly string[]): Source => ({ piu })

const ricaviRG = ['RG002002', 'RG003001', 'RG005002'] as const
const costiRG = ['RG013004', 'RG015001', 'RG016001', 'RG017001', 'RG018001', 'RG019001', 'RG020001'] as const
const costiRE = ['RE007002', 'RE008002', 'RE009001', 'RE010001', 'RE10A001', 'RE011', 'RE012001', 'RE013001', 'RE014001', 'RE015', 'RE016', 'RE017'] as const
const ricaviRF = ['RS116001|RF002001'] as const
const compreso = (riga: string): Source => ({ piu: [], nota: `voce non distinta nella dichiarazione, compresa in «${riga}»` })
const perCassa: Source = { piu: [], nota: 'contabilità semplificata per cassa: le rimanenze non contano' }

/** Revenue and income lines of iForfettari, by quadro; a line the quadro cannot tell apart is loaded as zero. */
export const firmSources = {
  RG: {
    ricavi: from(...ricaviRG),
    altriProventi: { piu: ['RG012001'], meno: ricaviRG },
    rimanenzeFinali: perCassa,
    esistenzeIniziali: from('RG013004'),
    acquisti: from('RG015001'),
    lavoroDipendente: from('RG016001'),
    compensiTerzi: from('RG017001'),
    ammortamenti: from('RG018001', 'RG019001'),
    canoniLeasing: from('RG020001'),
    servizi: compreso('Altri costi deducibili'),
    interessiPassivi: compreso('Altri costi deducibili'),
    altriCosti: { piu: ['RG024001'], meno: costiRG },
  },
  RF: {
    ricavi: from(...ricaviRF),
    altriProventi: { piu: ['RF057001'], meno: ricaviRF },
    rimanenzeFinali: compreso('Altri costi deducibili'),
    esistenzeIniziali: compreso('Altri costi deducibili'),
    acquisti: compreso('Altri costi deducibili'),
    lavoroDipendente: compreso('Altri costi deducibili'),
    compensiTerzi: compreso('Altri costi deducibili'),
    ammortamenti: compreso('Altri costi deducibili'),
    canoniLeasing: compreso('Altri costi deducibili'),
    servizi: compreso('Altri costi deducibili'),
    interessiPassivi: compreso('Altri costi deducibili'),
    altriCosti: { piu: ricaviRF, meno: ['RF057001'] },
  },
  RE: {
    ricavi: from('RE002001', 'RE002002'),
    altriProventi: from('RE003001', 'RE005002'),
    plusvalenze: from('RE004001'),
    ammortamenti: from('RE007002'),
    canoniLeasing: from('RE008002', 'RE009001'),
    immobili: from('RE010001', 'RE10A001'),
    lavoroDipendente: from('RE011'),
    compensiTerzi: from('RE012001'),
    interessiPassivi: from('RE013001'),
    consumi: from('RE014001'),
    speseLimitate: from('RE015', 'RE016', 'RE017'),
    altreSpese: { piu: ['RE020001'], meno: costiRE },
  },
  LM: { ricavi: from(...[22, 23, 24, 25, 26, 27].flatMap((row) => [`LM0${row}003`, `LM0${row}004`])) },
} as const satisfies Readonly<Record<'RG' | 'RF' | 'RE' | 'LM', Readonly<Record<string, Source>>>>

/** The family firm: that there is one, and the share of each collaborator. */
export const familySources = { famigliare: from('RS006001', 'RS007001'), quota: from('RS006002', 'RS007002') }

export type IncomeLine = Exclude<keyof Incomes, 'altriRedditiNegativi'>

/** The nine lines of a person's incomes outside the firm; two of them move with the model. */
export const incomeSources = (layout: Layout): Readonly<Record<IncomeLine, Source>> => ({
  pensione: { piu: ['RC001003', 'RC002003', 'RC003003'], meno: ['RC005003'] },
  lavoroDipendente: { piu: ['RC005'], nota: 'senza le pensioni' },
  assimilatiLavoroDipendente: from('RC009'),
  impreseMinoriLavoroAutonomo: {
    piu: ['RG036001', 'RF101001', 'RE025001', 'RH014001', 'RH017001', 'RL032001'],
    nota: "senza il reddito dell'impresa in studio",
  },
  redditiDiversi: from('RL019001', 'RL022002'),
  fabbricatiLocati: from('RB010013'),
  abitazionePrincipale: from(layout.abitazionePrincipale === null ? 'RN002001' : `RN002001|${layout.abitazionePrincipale}`),
  cedolareSecca: { piu: layout.cedolareSecca },
  altriRedditi: { piu: ['RN001005'], nota: "senza le altre voci di reddito e senza il reddito dell'impresa in studio" },
})

/** Charges, deductions, family, residence. */
export const personSources = {
  coniugeACarico: from('RN006001'),
  oneriDeducibili: { piu: ['RN003001'], meno: ['RP021001'] },
  detrazioniOneri: { piu: ['RN022001'], meno: ['RN008001'] },
  addizionaleComunalePercentuale: from('RV009002'),
  ritenute: from('RN033004'),
} as const satisfies Readonly<Record<string, Source>>

/** The company of Convenienza Srl: from its accounts, with or without moving the taxes, or from a sole trader's by cash. */
export const companySources = {
  bilancio: {
    utileAnteImposte: { piu: ['RF004001'], meno: ['RF005001'] },
    variazioniAumento: from('RF032001', 'RF006004'),
    variazioniDiminuzione: from('RF056001'),
  },
  imposteSpostate: {
    utileAnteImposte: { piu: ['RF004001', 'RF016001'], meno: ['RF005001'] },
    variazioniAumento: { piu: ['RF032001', 'RF006004'], meno: ['RF016001'] },
    variazioniDiminuzione: from('RF056001'),
  },
  perCassa: {
    utileAnteImposte: { piu: ['RG012001'], meno: ['RG024001'] },
    variazioniAumento: { piu: [], nota: 'contabilità semplificata: nessuna variazione' },
    variazioniDiminuzione: { piu: [], nota: 'contabilità semplificata: nessuna variazione' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Source>>>>
