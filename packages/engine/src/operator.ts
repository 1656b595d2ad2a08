/** The definition of an operator of the rule language: code for the machine, Italian words for the adviser. */
import type { TaxYear } from '@bilancia/contract'
import type { Code } from './code.ts'
import type { Cifra } from './law.ts'

/** A table among the operands: its name and its value in a year. */
export type TableOperand = { readonly nome: string; readonly cifra: (year: TaxYear) => Cifra<unknown> }

/**
 * Precedence of words, the lowest first. Words of lower precedence than their place requires go in parentheses: a sum
 * inside a product, or anything but a single term under a fraction line.
 */
export const forza = { frase: 0, somma: 1, quoziente: 2, prodotto: 3, voce: 4 } as const
export type Forza = (typeof forza)[keyof typeof forza]

/** Words with their precedence. `poiche`: the reason for them. */
export type Detto = { readonly testo: string; readonly forza: Forza; readonly poiche?: string }

export type Operator = {
  readonly nome: string
  readonly code: (operands: readonly Code[], year: TaxYear, table?: TableOperand) => Code
  /** Absent where no trace of the operator is left once the values are known: only one of its operands is left, or their sum. */
  readonly parole?: (operands: readonly string[], year: TaxYear, table?: TableOperand) => string
  /** Precedence of the words. Default: a single term. */
  readonly forza?: Forza
  /** The lowest precedence that the first operand and the others may have without parentheses. */
  readonly chiede?: readonly [Forza, Forza]
  /** The words for the actual value: the brackets crossed, the table row found. `operand` gives the words of the first operand. */
  readonly svolto?: (value: number, operand: (min: Forza) => string, year: TaxYear, table: TableOperand) => Detto
  /** Operands are pairs of condition and value. `prima`: the first that holds counts. `tutte`: all that hold are added. */
  readonly coppie?: 'prima' | 'tutte'
  /** The conditions exclude each other, so the one that holds is the whole reason. */
  readonly esclusivi?: true
  /** The first operand may be empty; then the second replaces it. */
  readonly seVuoto?: true
  /** Index of the divisor. Where it is zero, the result is the operand after it, or what the operator defines. */
  readonly divide?: 1 | 2
  /** It only picks an operand. Words and value are those of the operand. */
  readonly trasparente?: true
  /** Whether the result is always zero, given which operands are always zero. */
  readonly nullo?: (zeri: readonly boolean[]) => boolean
  /** A sum leaves out terms that are always zero. Says whether the term at a position stays anyway. */
  readonly conta?: (posto: number) => boolean
  /** Precision of the amount: whole cents, a sum of the operands, the precision of the operands. Without it, any number. */
  readonly grana?: 'cent' | 'somma' | 'operandi'
  /** The words of a condition that does not hold. */
  readonly negato?: (operands: readonly string[]) => string
  /** When the condition has this answer, the value of its operand is enough: `Modo [posta]` needs no `è «posta»`. */
  readonly siVede?: boolean
}
