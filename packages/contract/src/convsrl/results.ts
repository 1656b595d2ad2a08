/** Words of the result other than its line names: scenarios, readings, verdicts. */

export const scenari = ['scenario1', 'scenario2', 'scenario3', 'scenario4', 'scenario5', 'scenario6'] as const
export type Scenario = (typeof scenari)[number]

/** Titles of the sections of the summary. Amounts replace the braces. */
export const titoli = {
  scenario1: '1 - Normale',
  scenario2: '2 - Solo compenso: {compensi}',
  scenario3: '3 - Solo dividendi: {dividendi}',
  scenario4: '4 - Compensi {compensi} e dividendi {dividendi}',
  scenario5: '5 - S.r.l. trasparente',
  scenario6: '6 - Trasparente e compensi',
} as const satisfies Readonly<Record<Scenario, string>>

/** The name of a scenario inside a sentence. */
export const nomiScenari: Readonly<Record<Scenario, string>> = {
  scenario1: 'S.r.l. normale',
  scenario2: 'solo compenso',
  scenario3: 'solo dividendi',
  scenario4: 'compensi e dividendi',
  scenario5: 'S.r.l. trasparente',
  scenario6: 'trasparente e compensi',
}

/** A scenario by its number, for a row or a bar without the amounts of its title. */
export const nomiSchede: Readonly<Record<Scenario, string>> = {
  scenario1: '1 - Normale',
  scenario2: '2 - Solo compenso',
  scenario3: '3 - Solo dividendi',
  scenario4: '4 - Compensi e dividendi',
  scenario5: '5 - S.r.l. trasparente',
  scenario6: '6 - Trasparente e compensi',
}

/** Titles of the screens that show a scenario in full. */
export const titoliSimulazioni: Readonly<Record<Scenario, string>> = {
  scenario1: '1° Simulazione - società normale - nessun compenso agli amministratori',
  scenario2: '2° Simulazione - società normale - solo compenso agli amministratori',
  scenario3: '3° Simulazione - società normale - solo dividendi ai soci',
  scenario4: '4° Simulazione - società normale - compenso agli amministratori e dividendi ai soci',
  scenario5: '5° Simulazione - società trasparente - nessun compenso agli amministratori',
  scenario6: '6° Simulazione - società trasparente - compenso agli amministratori',
}

/** The path of each whole scenario in the result. */
export const percorsiScenari = {
  scenario1: 'compDivSimulazioniSrl.scenario1',
  scenario2: 'compDivSimulazioniSrl.scenario2',
  scenario3: 'compDivSimulazioniSrl.scenario3',
  scenario4: 'compDivSimulazioniSrl.scenario4',
  scenario5: 'traspSimulazioniSrl.scenario5',
  scenario6: 'traspSimulazioniSrl.scenario6',
} as const satisfies Readonly<Record<Scenario, string>>

/** The conditions for deducting a fee in the year. */
export const notaCompensi = "Il compenso è dedotto solo se deliberato prima e pagato entro il 12 gennaio dell'anno successivo"

/** Which of a partner's dividends are subject to the substitute tax: all or none. */
export const voceSostitutiva = 'Dividendi soggetti a imposta sostitutiva'

/** The three ways to read a saving, and the scenarios that each compares with today. */
export const letture = {
  utileInSocieta: ['scenario1', 'scenario2'],
  tuttoDistribuito: ['scenario3', 'scenario4', 'scenario5', 'scenario6'],
  stessoNetto: ['scenario2', 'scenario3', 'scenario4'],
} as const satisfies Readonly<Record<string, readonly Scenario[]>>
export type Lettura = keyof typeof letture

/** The name of a reading inside a sentence. */
export const nomiLetture: Readonly<Record<Lettura, string>> = {
  utileInSocieta: 'utile in società',
  tuttoDistribuito: 'tutto distribuito',
  stessoNetto: 'a parità di netto',
}

/** The meaning of a saving, in the words of the result. */
export const verdetti = { CONVIENE: 'conviene', NON_CONVIENE: 'non conviene', INDIFFERENTE: 'indifferente' } as const
export type Verdetto = keyof typeof verdetti
