/** An explanation: a graph of nodes, one for each value that was read. */
import type { TaxYear } from '@bilancia/contract'
import type { Attendibilita, Fonte, Marchio } from './law.ts'

/** The id of a node, or an operator followed by its operands. Another evaluator can compute the number again from it. */
export type Calcolo = string | readonly Calcolo[]

export type Nodo = {
  readonly id: string
  readonly tipo: 'regola' | 'campo' | 'parametro' | 'tabella'
  readonly nome: string
  /** Number, yes or no, word or text; null for an empty field; for a table, its rows. */
  readonly valore: unknown
  /** The value formatted for display. */
  readonly testo: string
  readonly norma?: string
  /** The formula of the branch taken, without the terms that do not apply to this year and person. */
  readonly formula?: string
  /** The same with the values, so that it can be checked with a calculator. Its grammar is in `telling.ts`. */
  readonly conValori?: string
  /** Ids of the terms left out of `conValori` because they are zero. */
  readonly aZero?: readonly string[]
  readonly calcolo?: Calcolo
  /** The result of a search in words, in place of a calculation. */
  readonly trovato?: string
  readonly nota?: string | undefined
  /** The act that the figure cites, the places where it was read, its reliability and, in a provisional year, the act it waits for. */
  readonly fonte?: string
  readonly fonti?: readonly Fonte[]
  readonly attendibilita?: Attendibilita
  readonly marchio?: Marchio
  /** Path of the field in the state, and its cell in the specification. */
  readonly campo?: string
  readonly cella?: string
  /** Ids of the values that it read. */
  readonly da: readonly string[]
}

export type Spiegazione = {
  readonly radice: string
  /** The year of the law applied. In a plan it may differ from the year of the state. */
  readonly anno: TaxYear
  /** Gives the root, and the nodes named in `da` by a node that was already read. Any other id gives undefined. */
  readonly nodo: (id: string) => Nodo | undefined
}
