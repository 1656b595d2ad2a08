/**
 * Redditi Persone fisiche: the boxes of a person, and the fields that they fill in every simulator. To add a box, add a
 * line to `personBoxes` and its code to the formula of the field.
 */
import { conNota, type Formula, formulasOf } from './formula.ts'
import { type BoxLine, confirmedIn2026, confirmedSince2025, fromMemory, only2026, rows, since2025, single2024 } from './layout.ts'
import type { FirmBox } from './pf-firm.ts'

const imu = 'Abitazione principale soggetta a IMU: totale'
const senzaImu = 'Abitazione principale non soggetta a IMU: totale'
const nonLocati = 'Immobili non locati: totale'
const cedolare26 = 'Cedolare secca 26%: totale'

const PARTNERSHIPS = ['RH001', 'RH002', 'RH003', 'RH004'] as const
const TRANSPARENT_COMPANIES = ['RH005', 'RH006'] as const

/** Kind, Italian name (by model if it changed), and certainty of the code in each model. */
export const personBoxes = {
  LC001001: ['euro', 'Cedolare secca sulle locazioni: imposta', ['-', 'C', 'C', 'C', 'C', 'C']],
  LC001004: ['euro', 'Ritenute su locazioni brevi', ['-', 'S', 'S', 'S', 'S', 'C']],
  // lucadamico.info, 9/3/2024: columns 1 to 3 are the incomes of the three years, column 4 is the highest of them with its 5%.
  ...rows(['LM012'], {
    '001': ['euro', 'Tassa piatta incrementale: reddito del 2020', single2024],
    '002': ['euro', 'Tassa piatta incrementale: reddito del 2021', single2024],
    '003': ['euro', 'Tassa piatta incrementale: reddito del 2022', single2024],
  }),
  ...rows(['RB001', 'RB002', 'RB003', 'RB004', 'RB005', 'RB006', 'RB007', 'RB008', 'RB009'], {
    '001': ['euro', 'Fabbricato: rendita catastale', confirmedIn2026],
    '002': ['numero', 'Fabbricato: utilizzo', confirmedIn2026],
    '003': ['numero', 'Fabbricato: giorni di possesso', confirmedIn2026],
    '004': ['percento', 'Fabbricato: percentuale di possesso', confirmedIn2026],
    '006': ['euro', 'Fabbricato: canone di locazione', confirmedIn2026],
  }),
  RB010013: ['euro', 'Imponibile a tassazione ordinaria: totale', confirmedIn2026],
  RB010014: ['euro', 'Cedolare secca 21%: totale', confirmedIn2026],
  RB010015: ['euro', 'Cedolare secca 10%: totale', confirmedIn2026],
  RB010016: ['euro', [imu, imu, imu, imu, cedolare26, cedolare26], ['M', 'M', 'M', 'M', 'C', 'C']],
  RB010017: ['euro', [nonLocati, nonLocati, nonLocati, nonLocati, imu, imu], ['S', 'S', 'S', 'S', 'C', 'C']],
  RB010018: ['euro', [senzaImu, senzaImu, senzaImu, senzaImu, nonLocati, nonLocati], ['M', 'M', 'M', 'M', 'C', 'C']],
  RB010019: ['euro', senzaImu, confirmedSince2025],
  RB011003: ['euro', 'Imposta cedolare secca: totale', ['C', 'C', 'C', 'C', '-', '-']],
  RB011004: ['euro', 'Imposta cedolare secca: totale', confirmedSince2025],
  ...rows(['RC001', 'RC002', 'RC003'], {
    '001': ['numero', 'Tipologia di reddito', confirmedIn2026],
    '002': ['numero', 'Indeterminato o determinato', confirmedIn2026],
    '003': ['euro', 'Redditi di lavoro dipendente o pensione', confirmedIn2026],
  }),
  RC005003: ['euro', 'Quota esente delle pensioni codice 7', confirmedIn2026],
  RC005005: ['euro', 'Totale redditi di lavoro dipendente e pensione', ['M', 'M', 'M', '-', '-', '-']],
  RC005006: ['euro', 'Totale redditi di lavoro dipendente e pensione', ['-', '-', '-', 'M', 'M', 'C']],
  RC006001: ['numero', 'Giorni di lavoro dipendente', confirmedIn2026],
  RC006002: ['numero', 'Giorni di pensione', confirmedIn2026],
  RC007002: ['euro', 'Redditi assimilati', confirmedIn2026],
  RC008002: ['euro', 'Redditi assimilati', confirmedIn2026],
  RC009001: ['euro', 'Totale redditi assimilati', ['M', 'M', 'M', 'M', 'M', '-']],
  RC009002: ['euro', 'Totale redditi assimilati', only2026],
  RC010001: ['euro', 'Ritenute IRPEF', confirmedIn2026],
  RC010002: ['euro', 'Ritenute addizionale regionale', confirmedIn2026],
  ...rows(PARTNERSHIPS, {
    '001': ['testo', 'Codice fiscale della società partecipata', confirmedIn2026],
    '002': ['numero', 'Tipo di partecipazione', confirmedIn2026],
    '003': ['percento', 'Quota di partecipazione', confirmedIn2026],
    '004': ['euro', 'Quota di reddito o perdita', confirmedIn2026],
    '009': ['euro', "Quota di ritenute d'acconto", confirmedIn2026],
    '13A': ['numero', 'Quota di reddito concordato pari a zero', since2025],
    '014': ['euro', 'Quota di reddito concordato', since2025],
  }),
  ...rows(TRANSPARENT_COMPANIES, {
    '001': ['testo', 'Codice fiscale della società trasparente', confirmedIn2026],
    '004': ['euro', 'Quota di reddito o perdita della società trasparente', confirmedIn2026],
    '14A': ['numero', 'Quota di reddito concordato della società trasparente pari a zero', since2025],
    '015': ['euro', 'Quota di reddito concordato della società trasparente', since2025],
  }),
  RH014001: ['euro', 'Reddito di partecipazione in impresa', confirmedIn2026],
  RH017001: ['euro', 'Reddito di partecipazione in lavoro autonomo', confirmedIn2026],
  RH018001: ['euro', 'Reddito di partecipazione in società semplici', confirmedIn2026],
  RH019001: ['euro', "Ritenute d'acconto: totale", confirmedIn2026],
  RL003002: ['euro', 'Redditi di capitale: totale', confirmedIn2026],
  RL004002: ['euro', 'Redditi di capitale esteri', confirmedIn2026],
  RL010006: ['euro', 'Sublocazioni brevi con cedolare secca', ['M', 'M', 'M', 'M', '-', '-']],
  RL010007: ['euro', 'Sublocazioni brevi con cedolare secca 21%', confirmedSince2025],
  RL010008: ['euro', 'Sublocazioni brevi con cedolare secca 26%', confirmedSince2025],
  RL014002: ['euro', 'Attività commerciali occasionali', confirmedIn2026],
  RL015002: ['euro', 'Lavoro autonomo occasionale', confirmedIn2026],
  RL018002: ['euro', 'Redditi diversi: totale', confirmedIn2026],
  RL019001: ['euro', 'Redditi diversi al netto delle spese', confirmedIn2026],
  RL020001: ['euro', "Ritenute d'acconto", confirmedIn2026],
  RL022002: ['euro', 'Attività sportive dilettantistiche: imponibile', confirmedIn2026],
  RL032001: ['euro', 'Altri redditi di lavoro autonomo: netto', confirmedIn2026],
  RL033001: ['euro', "Ritenute d'acconto", confirmedIn2026],
  RL034001: ['euro', 'Altri redditi', confirmedIn2026],
  RN001001: ['euro', 'Reddito di riferimento per agevolazioni', confirmedIn2026],
  RN001002: ['euro', 'Credito per fondi comuni', confirmedIn2026],
  RN001003: ['euro', 'Perdite compensabili', confirmedIn2026],
  RN001004: ['euro', 'Reddito minimo da società non operative', confirmedIn2026],
  RN001005: ['euro', 'Reddito complessivo', confirmedIn2026],
  RN002001: ['euro', 'Deduzione per abitazione principale', confirmedIn2026],
  RN003001: ['euro', 'Oneri deducibili', confirmedIn2026],
  RN004001: ['euro', 'Reddito imponibile', confirmedIn2026],
  RN005001: ['euro', 'Imposta lorda', confirmedIn2026],
  RN006001: ['euro', 'Detrazione per coniuge a carico', confirmedIn2026],
  RN006002: ['euro', 'Detrazione per figli a carico', confirmedIn2026],
  RN006003: ['euro', 'Ulteriore detrazione per figli a carico', ['M', 'M', 'M', '-', '-', '-']],
  RN006004: ['euro', 'Detrazione per altri familiari a carico', confirmedIn2026],
  RN007001: ['euro', 'Detrazione per lavoro dipendente', confirmedIn2026],
  RN007002: ['euro', 'Detrazione per pensione', confirmedIn2026],
  RN007004: ['euro', 'Detrazione per redditi assimilati e altri', confirmedIn2026],
  RN007005: ['euro', 'Ulteriore detrazione (L. 207/2024)', only2026],
  RN008001: ['euro', 'Totale detrazioni per carichi di famiglia e lavoro', confirmedIn2026],
  RN014001: ['euro', 'Detrazione spese sezione III A', confirmedIn2026],
  RN022001: ['euro', "Totale detrazioni d'imposta", confirmedIn2026],
  RN026001: ['euro', 'Imposta netta', confirmedIn2026],
  RN033004: ['euro', 'Ritenute: totale', confirmedIn2026],
  RN034001: ['euro', 'Differenza', confirmedIn2026],
  RP021001: ['euro', 'Contributi previdenziali e assistenziali obbligatori', confirmedIn2026],
  RP027002: ['euro', 'Previdenza complementare', fromMemory],
  RP039001: ['euro', 'Totale oneri deducibili', confirmedIn2026],
  RR001001: ['testo', 'Posizione INPS', confirmedIn2026],
  ...rows(['RR002', 'RR003'], {
    '001': ['testo', "Codice fiscale dell'assicurato", confirmedIn2026],
    '003': ['euro', "Reddito d'impresa", confirmedIn2026],
    '010': ['euro', 'Reddito minimale', confirmedIn2026],
    '011': ['euro', 'Contributi IVS sul minimale', confirmedIn2026],
    '024': ['euro', 'Reddito eccedente il minimale', confirmedIn2026],
    '025': ['euro', 'Contributi IVS sul reddito eccedente', confirmedIn2026],
  }),
  RR005011: ['euro', 'Base imponibile gestione separata', confirmedIn2026],
  RR005015: ['euro', 'Contributo dovuto gestione separata', confirmedIn2026],
  RV001001: ['euro', 'Reddito imponibile per addizionali', confirmedIn2026],
  RV002002: ['euro', 'Addizionale regionale dovuta', confirmedIn2026],
  RV003003: ['euro', 'Addizionale regionale trattenuta', confirmedIn2026],
  RV009001: ['numero', 'Aliquote comunali per scaglioni', confirmedIn2026],
  RV009002: ['percento', "Aliquota dell'addizionale comunale", confirmedIn2026],
  RV010002: ['euro', 'Addizionale comunale dovuta', confirmedIn2026],
} as const satisfies Readonly<Record<string, BoxLine>>

export type PersonBox = keyof typeof personBoxes

const { somma, resto } = formulasOf<PersonBox | FirmBox>()

/** Kinds of RC rows that are pensions: 1, and 7 for orphans. */
const PENSIONS = [1, 7]

/**
 * The shares of RH: their rows, the column of the agreed share, the one ticked if that share is zero, and the types (column
 * 2) that do not go to RH14: associations of professionals go to RH17, simple partnerships to RH18.
 */
export const participations: {
  readonly rows: readonly { readonly row: string; readonly agreed: string; readonly agreedIsZero: string }[]
  readonly types: { readonly associations: readonly number[]; readonly simple: readonly number[] }
} = {
  rows: [
    ...PARTNERSHIPS.map((row) => ({ row, agreed: '014', agreedIsZero: '13A' })),
    ...TRANSPARENT_COMPANIES.map((row) => ({ row, agreed: '015', agreedIsZero: '14A' })),
  ],
  types: { associations: [2, 7], simple: [3, 4, 6, 8] },
}

/** The income of the declarant's own firm, in each quadro that contains one. */
export const ownFirm = somma('RG036001', 'RF101001', 'RE025001')

/**
 * The total income before losses. The other columns of RC5 and RC9 are exempt amounts: if the total is zero, the highest one
 * is not a total, and in the models whose column is not certain only this limit shows it.
 */
const redditiLordi = somma('RN001005', { loss: 'RE025001' }, { loss: 'RH017001' })

/** The box of the RB10 total for the main home: its column changes with the model. */
const home = ['RB010018', 'RB010018', 'RB010018', 'RB010018', 'RB010019', 'RB010019'] as const
export const abitazionePrincipale = somma(home)

const al26 = [null, null, null, null, 'RB010016', 'RB010016'] as const
const sublocazioni = ['RL010006', 'RL010006', 'RL010006', 'RL010006', 'RL010007', 'RL010007'] as const
const sublocazioniAl26 = [null, null, null, null, 'RL010008', 'RL010008'] as const
/** Rents with the flat tax, by rate. */
export const cedolari = [
  { aliquota: 21, canoni: somma('RB010014', sublocazioni) },
  { aliquota: 10, canoni: somma('RB010015') },
  { aliquota: 26, canoni: somma(al26, sublocazioniAl26) },
]

/** Incomes of RL that give the deduction of art. 13 c. 5 TUIR (art. 67 c. 1 letters i and l). */
export const OCCASIONALI = ['RL014', 'RL015', 'RL016'] as const

/**
 * The nine lines of a person's incomes outside the firm, in the order of the page. If a `nota` says 'senza', the code
 * subtracts that amount.
 */
export const incomes = {
  pensione: resto(
    [
      { box: 'RC001003', where: 'RC001001', is: PENSIONS },
      { box: 'RC002003', where: 'RC002001', is: PENSIONS },
      { box: 'RC003003', where: 'RC003001', is: PENSIONS },
    ],
    [somma('RC005003')],
  ),
  lavoroDipendente: conNota(somma({ row: 'RC005', total: [null, null, null, null, null, 'RC005006'], atMost: redditiLordi }), 'senza le pensioni'),
  assimilatiLavoroDipendente: somma({ row: 'RC009', total: [null, null, null, null, null, 'RC009002'], atMost: redditiLordi }),
  impreseMinoriLavoroAutonomo: conNota(somma(...ownFirm.piu, 'RH014001', 'RH017001', 'RL032001'), "senza il reddito dell'impresa in studio"),
  redditiDiversi: somma('RL019001', 'RL022002'),
  fabbricatiLocati: somma('RB010013'),
  // The ACE is deducted inside RN1 and belongs to none of the other lines.
  altriRedditi: conNota(somma('RN001005', 'RS037016'), "senza le altre voci di reddito e senza il reddito dell'impresa in studio"),
  abitazionePrincipale: somma({ first: 'RN002001', or: home }),
  cedolareSecca: somma('RB010014', 'RB010015', al26, sublocazioni, sublocazioniAl26),
} satisfies Readonly<Record<string, Formula>>

/** The incomes with which the incremental flat tax compares that of 2023. */
export const triennioFlatTax = (['LM012001', 'LM012002', 'LM012003'] as const).map((box) =>
  conNota(somma([null, null, null, box, null, null]), 'il più alto dei tre, senza il 5% (LM12, col. 4)'),
)

/** Days of work and of pension in the year. Empty without such an income. */
export const giorni = { giorniLavoro: somma('RC006001'), giorniPensione: somma('RC006002') } satisfies Readonly<Record<string, Formula>>

/** Charges, deductions, family, residence. */
export const personal = {
  coniugeACarico: somma('RN006001'),
  oneriDeducibili: resto(['RN003001'], [somma('RP021001')]),
  detrazioniOneri: resto(['RN022001'], [somma('RN008001')]),
  addizionaleComunalePercentuale: somma('RV009002'),
  ritenute: somma('RN033004'),
} satisfies Readonly<Record<string, Formula>>
