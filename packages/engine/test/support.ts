/** A small simulator for the tests of the language, unrelated to tax. */
import {
  above,
  choice,
  flag,
  group,
  integer,
  is,
  list,
  type MessageTable,
  money,
  optionalFlag,
  optionalGroup,
  optionalMoney,
  percent,
  type TaxYear,
  taxYears,
  text,
} from '@bilancia/contract'
import {
  type Avviso,
  cifra,
  layout,
  type Output,
  type PerYear,
  parametro,
  type Quantita,
  type Rule,
  radiceDi,
  regola,
  simulator,
  soloRisultato,
} from '../src/index.ts'

const fields = {
  annoImposta: integer('Anno', [2020, 2026]),
  nome: text('Nome', { messages: [{ id: 'CAMPO_OBBLIGATORIO', when: is('nome', '') }] }),
  prezzo: money('Prezzo', { cell: 'A1' }),
  sconto: percent('Sconto', { decimals: 2 }),
  rata: percent('Rata', { options: [0, 50, 100] }),
  proposto: optionalMoney('Proposto'),
  accetta: optionalFlag('Accetta'),
  spedito: flag('Spedito'),
  modo: choice('Modo', { A_MANO: 'a mano', CORRIERE: 'corriere', POSTA: 'posta' }),
  zona: integer('Zona', [0, 3], { names: { 0: 'nessuna', 1: 'nord', 2: 'centro', 3: 'sud' } }),
  consegna: group('Consegna', { piano: integer('Piano', [0, 9]), nota: text('Nota', { information: true }) }, is('spedito')),
  extra: optionalGroup('Extra', { costo: money('Costo') }),
  righe: list('Righe', { importo: money('Importo'), finoA: optionalMoney('Fino a') }, 3),
  tariffa: optionalGroup('Tariffa', { fasce: list('Fasce', { finoA: optionalMoney('Fino a') }, 3, 'finoA') }),
  premio: money('Premio', { when: above('prezzo', 100) }),
}

export const messages: MessageTable = {
  CAMPO_OBBLIGATORIO: { gravita: 'ERRORE', testo: 'Campo obbligatorio' },
  VALORE_NON_VALIDO: { gravita: 'ERRORE', testo: 'Valore non valido' },
  CARO: { gravita: 'AVVISO', testo: '{chi} paga {quanto}' },
}

export const disposizione = layout(fields, 'Ricerca')
export const { campi } = disposizione

/** The same value in every year. */
export const sempre = <T>(valore: T): PerYear<T> => Object.fromEntries(taxYears.map((y) => [y, cifra(valore, 'fonte di prova')])) as PerYear<T>

export const soglia = parametro('euro', 'soglia', 'Soglia', 'norma', sempre(100))

export const build = (outputs: Output, avvisi: readonly Avviso[] = []) =>
  simulator<Record<string, unknown>>({ nome: 'prova', layout: disposizione, outputs, avvisi, messages, ospiti: soloRisultato })

/** The value of a formula for a state. */
export function value(formula: Quantita, state: object = {}, year: TaxYear = 2026): number {
  const rule = regola('prova', { nome: 'Prova', norma: 'norma di prova', formula })
  return read(rule, state, year)
}

export function read(rule: Rule, state: object, year: TaxYear = 2026): number {
  const { read, run, slot } = build({ x: rule }).excerpt(year, [rule])
  const row = read({ annoImposta: year, ...state })
  run(row)
  return row[slot(rule)] as number
}

/** The words of a formula, with and without values. */
export function words(
  formula: Quantita,
  state: object = {},
  year: TaxYear = 2026,
): { readonly formula: string | undefined; readonly conValori: string | undefined } {
  const root = radiceDi(build({ x: regola('prova', { nome: 'Prova', norma: 'norma di prova', formula }) }).explain({ annoImposta: year, ...state }, 'x'))
  return { formula: root.formula, conValori: root.conValori }
}
