/** What an operator of the rule language says of itself: code for the machine, Italian for the adviser. */
import type { TaxYear } from '@bilancia/contract'
import type { Code } from './code.ts'
import type { Cifra } from './law.ts'

/** A table among the operands: its value in the year, its name. */
export type TableOperand = { readonly nome: string; readonly cifra: (year: TaxYear) => Cifra<unknown> }

/**
 * How tightly words hold together, the loosest first. Words looser than their place asks for go in parentheses:
 * a sum inside a product, anything that is not one thing under a fraction line.
 */
export const forza = { frase: 0, somma: 1, quoziente: 2, prodotto: 3, voce: 4 } as const
export type Forza = (typeof forza)[keyof typeof forza]

/** Words with how tightly they hold together; `poiche` says what they rest on. */
export type Detto = { readonly testo: string; readonly forza: Forza; readonly poiche?: string }

export type Operator = {
  readonly nome: string
  readonly code: (operands: readonly Code[], year: TaxYear, table?: TableOperand) => Code
  /** Absent where nothing of the operator is left once the values are known: one of its operands is, or their sum. */
  readonly parole?: (operands: readonly string[], year: TaxYear, table?: TableOperand) => string
  /** How tightly the words hold together; one thing, where it is not said. */
  readonly forza?: Forza
  /** What the first operand and the others must be, at least, to stand without parentheses. */
  readonly chiede?: readonly [Forza, Forza]
  /** The words with the value at hand: the brackets crossed, the row met. `operand` gives those of the first operand. */
  readonly svolto?: (value: number, operand: (min: Forza) => string, year: TaxYear, table: TableOperand) => Detto
  /** Operands come in pairs, condition and value: the first that holds counts, or all that hold are added. */
  readonly coppie?: 'prima' | 'tutte'
  /** Conditions that exclude each other: the one that holds says it all. */
  readonly esclusivi?: true
  /** The first operand may be empty, and the second then stands in. */
  readonly seVuoto?: true
  /** Which operand divides; where it is zero the one after it stands in, or what the operator says of itself. */
  readonly divide?: 1 | 2
  /** It only picks an operand: the words and the value are that operand's. */
  readonly trasparente?: true
  /** Whether it is zero where these operands are always zero. */
  readonly nullo?: (zeri: readonly boolean[]) => boolean
  /** A sum leaves out the terms that are always zero; whether the one in a place stays all the same. */
  readonly conta?: (posto: number) => boolean
  /** How fine an amount comes out: whole cents, a sum of the operands, as fine as the operands. Without it, anything. */
  readonly grana?: 'cent' | 'somma' | 'operandi'
  /** The words of a condition that does not hold. */
  readonly negato?: (operands: readonly string[]) => string
  /** Where the condition answers so, the value of its operand says it all: `Modo [posta]` needs no `è «posta»`. */
  readonly siVede?: boolean
}
