import type { Years } from './layout.ts'

/**
 * An amount of a return. A box; the first that is there of two; a box whose code moves with the model (`null`: that
 * model has none); the total of a row, which stands in its highest column and counts as nothing when it is above the
 * total of the quadro; a box that counts where another box of its module has one of these values.
 */
export type Term<Code extends string = string> =
  | Code
  | { readonly first: Code; readonly or: Code | Years<Code> }
  | Years<Code | null>
  | { readonly row: string; readonly atMost?: Code }
  | { readonly box: Code; readonly where: Code; readonly is: readonly number[] }

/**
 * How boxes fill a field of a simulator: the same lines give the amount and the words of where it comes from. Boxes
 * added, boxes taken away, and what no box says (`nota`).
 */
export type Formula<Code extends string = string> = {
  readonly piu: readonly Term<Code>[]
  readonly meno: readonly Term<Code>[]
  readonly nota: string
  /** Never below zero. */
  readonly resto: boolean
  /** The return does not tell this line apart from another: it is loaded as zero. */
  readonly compresa: boolean
}

const none = { piu: [], meno: [], nota: '', resto: false, compresa: false } as const

/** Formulas that can name these boxes alone. */
export const formulasOf = <Code extends string>() => ({
  somma: (...piu: readonly Term<Code>[]): Formula<Code> => ({ ...none, piu }),
  differenza: (piu: readonly Term<Code>[], meno: readonly Term<Code>[]): Formula<Code> => ({ ...none, piu, meno }),
  /** What is left of these once all that other formulas add has been taken away. */
  resto: (piu: readonly Term<Code>[], altri: readonly Formula<Code>[]): Formula<Code> => ({
    ...none,
    piu,
    meno: altri.flatMap((altra) => altra.piu),
    resto: true,
  }),
})

/** A line with no box of its own. */
export const vuota = (nota: string): Formula<never> => ({ ...none, nota })

/** Lines that stand inside another. */
export const compreseIn = (riga: string, righe: readonly string[]): Readonly<Record<string, Formula<never>>> =>
  Object.fromEntries(righe.map((one) => [one, { ...none, nota: `voce non distinta nella dichiarazione, compresa in «${riga}»`, compresa: true }]))

/** The same formula with a word on what the boxes do not say. */
export const conNota = <Code extends string>(formula: Formula<Code>, nota: string): Formula<Code> => ({ ...formula, nota })
