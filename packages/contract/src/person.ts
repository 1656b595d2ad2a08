/**
 * The fields of a person and the household, shared by every simulator. If the specification of a simulator requires a cell,
 * another bound or another word, its `person.ts` or catalog declares it with `adapted`.
 */
import { above, any, is } from './fields/condition.ts'
import { asked, flag, integer, list, money, onForm, optionalGroup, optionalInteger, optionalMoney, percent, text } from './fields/field.ts'
import { regioni } from './regioni.ts'

/** Regions with a deduction for children under 18 in their surcharge: Sardegna (L.R. 48/2018, art. 2). */
export const regioniConMinori: readonly number[] = [15]

/** Children under 18 are asked for in those regions, and shown if they were typed. */
export const conMinori = (regione: string) => ({ shown: any(...regioniConMinori.map((code) => is(regione, code)), above('.numeroFigliMinori', 0)) })

/** Income from outside the activity. */
export const redditi = {
  lavoroDipendente: money('Lavoro dipendente', { help: 'Art. 49 TUIR' }),
  giorniLavoro: integer('Giorni di lavoro dipendente e assimilato', [1, 365], { default: 365 }),
  pensione: money('Pensione'),
  giorniPensione: integer('Giorni di pensione', [1, 365], { default: 365, help: 'Con un lavoro nello stesso anno: i giorni insieme contano una volta sola' }),
  assimilatiLavoroDipendente: money('Assimilati al lavoro dipendente', { help: 'Art. 50 TUIR' }),
  redditiDiversi: money('Redditi diversi', {
    help: "Attività occasionali, art. 67 c. 1 lett. i) e l): danno la detrazione dell'art. 13 c. 5. Gli altri vanno in «Altri redditi»",
  }),
  fabbricatiLocati: money('Fabbricati locati', { help: 'Importo imponibile: 95% del canone o rendita, senza cedolare secca' }),
  altriRedditi: money('Altri redditi', { help: 'Terreni, partecipazioni, capitale' }),
  cedolareSecca: money('Canoni a cedolare secca', { help: 'Canone lordo' }),
  aliquotaCedolare: percent('Aliquota della cedolare secca', { options: [10, 21, 26], default: 21 }),
  abitazionePrincipale: money('Abitazione principale', { help: 'Rendita con le pertinenze; si deduce per intero' }),
}

export const figliACarico = (massimo: number) =>
  integer('Figli a carico con detrazione', [0, massimo], { help: "Figli che danno la detrazione dell'art. 12 TUIR" })

export const famiglia = {
  coniugeACarico: flag('Coniuge a carico'),
  percentualeCarichi: percent('Percentuale dei figli a carico', { options: [0, 50, 100], help: 'Dei figli, non del coniuge' }),
  numeroFigliACarico: asked(figliACarico(4)),
  numeroFigliRegione: optionalInteger('Figli a carico per la regione', [0, 10], {
    help: 'Anche sotto i 21 anni; dai 30 secondo la regione (in Piemonte, dal 2025, solo con disabilità); vuoto: come i figli con detrazione',
  }),
  numeroFigliMinori: integer('Figli minori di 18 anni', [0, 10], {
    help: 'Al 1º gennaio, anche se non contati sopra: servono alle regioni con una detrazione per i minori (Sardegna)',
    form: conMinori('.codiceRegioneResidenza'),
  }),
}

/** The cap on expenses is not computed: no field has the expenses. */
const TETTO = "Dal 2025, oltre 75.000 € di reddito, già entro il tetto alle spese dell'art. 16-ter TUIR"

/** Charges: deductions from the income, and deductions from the tax. */
export const oneri = {
  oneriDeducibili: money('Oneri deducibili', { help: 'Diversi dai contributi propri' }),
  detrazioniOneri: money('Detrazioni per oneri', {
    help: `Importo della detrazione senza altre riduzioni: spese sanitarie, edilizie. ${TETTO}`,
  }),
  detrazioniOneriSoggetteATaglio: money('Detrazioni per oneri soggette a riduzione', {
    help: `Importo della detrazione: 19% diversi da spese sanitarie e mutuo, 26%, 90%. Oltre 120.000 € di reddito il 26% ai partiti va con il mutuo. ${TETTO}`,
  }),
  detrazioneInteressiMutuo: money('Detrazione per interessi del mutuo', {
    help: 'Importo della detrazione. Tra 15.000 e 28.000 € di reddito solo mutui, e rate di spese, fino al 2021: gli altri in «Detrazioni per oneri»',
  }),
}

/** Highest rate a comune applies today (comuni with a pact with the State). */
export const ALIQUOTA_COMUNALE_MASSIMA = 1.2

/**
 * The 25 flat rates of the quick select: those that comuni applied most often from 2020 to 2025, plus 0 and 0.90. Each
 * applies to the whole imponibile.
 */
export const aliquoteComunali = [
  0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.48, 0.5, 0.55, 0.6, 0.65, 0.68, 0.7, 0.72, 0.73, 0.75, 0.76, 0.77, 0.78, 0.79, 0.8, 0.9,
] as const

/** The data of the comune table for a year. They are saved with the calculation, so that a later table changes nothing. */
const addizionaleComunale = optionalGroup('Addizionale del comune scelto', {
  codiceCatastale: text('Codice catastale', { information: true }),
  comune: text('Comune', { information: true }),
  sogliaEsenzione: money('Soglia di esenzione', { help: "Fino a questo imponibile l'addizionale non è dovuta; oltre, si applica su tutto" }),
  scaglioni: list(
    'Scaglioni',
    {
      finoA: optionalMoney('Fino a', { help: "Vuoto nell'ultimo scaglione" }),
      aliquota: percent('Aliquota', { max: ALIQUOTA_COMUNALE_MASSIMA }),
    },
    12,
    'finoA',
  ),
})

export const residenza = {
  codiceRegioneResidenza: integer('Regione di residenza', [0, 21], { names: regioni, form: { gap: true } }),
  addizionaleComunalePercentuale: asked(
    percent('Addizionale comunale', {
      max: ALIQUOTA_COMUNALE_MASSIMA,
      help: "Su tutto l'imponibile, senza soglie; con il comune scelto contano i suoi scaglioni",
      form: { elsewhere: 'accanto al comune' },
    }),
  ),
  addizionaleComunale: onForm(addizionaleComunale, { control: 'comune' }),
}

/** The cut for a first enrolment counts as *de minimis* aid of the business (Reg. UE 2023/2831). */
export const DE_MINIMIS = 'Aiuto «de minimis»: con gli altri, al massimo 300.000 € in tre anni'

/** Data of a person that change the contributions of artisans and traders. */
export const previdenza = {
  under21: flag('Meno di 21 anni', { help: 'Aliquota ridotta fino al 2024' }),
  anzianitaAl1995: flag('Anzianità contributiva al 31/12/1995', { help: 'Massimale IVS più basso' }),
  pensionatoOver65: flag('Pensionato oltre 65 anni (riduzione 50%)'),
  riduzione50: flag('Prima iscrizione nel 2025 (riduzione 50%)', { help: DE_MINIMIS }),
}
