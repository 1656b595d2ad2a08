/** The simulators whose calculations can be saved. */
import {
  budget4u as contrattoBudget,
  iforfettari as contrattoForfettari,
  forme as contrattoForme,
  piano as contrattoPiano,
  convsrl as contrattoSrl,
  formatOf,
  isTaxYear,
  type Migration,
  type ObjectShape,
  type TaxYear,
  valueAt,
} from '@bilancia/contract'
import type { ApplicationId } from '@bilancia/contract/api'
import type { CifraUsata, FigureComparison } from '@bilancia/engine'
import { budget4u, convsrl, forme, iforfettari, piano } from '../../platform/simulators.ts'

/** A figure of law that a result has read. */
export type Figure = Pick<CifraUsata, 'id' | 'nome' | 'testo' | 'attendibilita' | 'norma' | 'valore'>

export type Savable = {
  readonly migrations: readonly Migration[]
  readonly format: number
  /** The main result. It runs no long search. */
  readonly calcola: (state: object) => Promise<object>
  /** The main result, and the figures of the picture that the page shows beside it. */
  readonly whole: (state: object) => Promise<{ readonly risultato: object; readonly quadro: object | null }>
  /** The names and units of the result. */
  readonly schema: ObjectShape
  /** The figures of law behind the main result. */
  readonly cifre: (state: object) => Promise<readonly Figure[]>
  /** Compares with earlier values of figures of law (by id): each changed figure with its effect on the result. */
  readonly daAllora: (state: object, cifre: ReadonlyMap<string, unknown>) => Promise<FigureComparison>
  /** The fingerprint of the law that calculates a state; null without a known year. */
  readonly fingerprint: (state: { readonly annoImposta?: unknown }) => string | null
  /** For a document that also has a plan over several years: the part of its state that the plan reads, and the fingerprint of the law of all years. */
  readonly piano?: { readonly statoDi: (state: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>; readonly impronta: string }
  /** Path of the field that names the calculation in lists: the client. */
  readonly title: string
}

const fingerprintOf =
  ({ impronta }: { readonly impronta: (anno: TaxYear) => string }): Savable['fingerprint'] =>
  ({ annoImposta }) =>
    isTaxYear(annoImposta) ? impronta(annoImposta) : null

/** By application. */
export const savable = {
  1: {
    migrations: contrattoForfettari.migrations,
    format: formatOf(contrattoForfettari.migrations),
    whole: async (state: object) => (await iforfettari.per(state)).calcolaConQuadro(state),
    cifre: async (state: object) => (await iforfettari.regole()).cifreUsate(state),
    daAllora: async (state: object, cifre: ReadonlyMap<string, unknown>) => (await iforfettari.regole()).daAllora(state, cifre),
    calcola: async (state: object) => (await iforfettari.per(state)).calcola(state),
    schema: iforfettari.schema.risultato,
    fingerprint: fingerprintOf(iforfettari),
    title: 'nomeCognome',
  },
  2: {
    migrations: contrattoSrl.migrations,
    format: formatOf(contrattoSrl.migrations),
    whole: async (state: object) => (await convsrl.per(state)).calcolaConQuadro(state),
    cifre: async (state: object) => (await convsrl.regole()).cifreUsate(state),
    daAllora: async (state: object, cifre: ReadonlyMap<string, unknown>) => (await convsrl.regole()).daAllora(state, cifre),
    calcola: async (state: object) => (await convsrl.per(state)).calcolaConQuadro(state).risultato,
    schema: convsrl.schema.risultato,
    fingerprint: fingerprintOf(convsrl),
    title: 'datiSimulazioniSrl.denominazione',
  },
  3: {
    migrations: contrattoBudget.migrations,
    format: formatOf(contrattoBudget.migrations),
    whole: async (state: object) => (await budget4u.per(state)).calcolaConQuadro(state),
    cifre: async (state: object) => (await budget4u.regole()).cifreUsate(state),
    daAllora: async (state: object, cifre: ReadonlyMap<string, unknown>) => (await budget4u.regole()).daAllora(state, cifre),
    calcola: async (state: object) => (await budget4u.per(state)).calcola(state),
    schema: budget4u.schema.risultato,
    fingerprint: fingerprintOf(budget4u),
    title: 'informazioniCostiDiAvvio.nomeDitta',
  },
  /** The table; the plan of the same document is calculated when it is opened, compared or delivered. */
  13: {
    migrations: contrattoForme.migrations,
    format: formatOf(contrattoForme.migrations),
    whole: async (state: object) => {
      const risultato = forme.host.calcola(state)
      return { risultato, quadro: 'colonne' in risultato ? contrattoForme.quadroDi(risultato.colonne) : null }
    },
    piano: { statoDi: contrattoPiano.pianoDi, impronta: piano.impronta },
    cifre: async (state: object) => (await forme.regole()).cifreUsate(state),
    daAllora: async (state: object, cifre: ReadonlyMap<string, unknown>) => (await forme.regole()).daAllora(state, cifre),
    calcola: async (state: object) => forme.host.calcola(state),
    schema: forme.schema.risultato,
    fingerprint: fingerprintOf(forme),
    title: 'denominazione',
  },
} as const satisfies Record<ApplicationId, Savable>

/** The name of a state in lists; empty if the field has no text. */
export function titleOf({ title }: Savable, state: object): string {
  const found = valueAt(state, title)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}
