import type { Years } from './layout.ts'

/**
 * An amount of a return. A box; the first existing of two boxes; a box whose code changes with the model (`null`: that
 * model has none); the total of a row, in the column that is certain for the model, otherwise found in its highest column and
 * ignored if it exceeds `atMost`; a box that counts only if another box of its module has one of these values; a box that
 * counts only if it is a loss, without its sign.
 */
export type Term<Code extends string = string> =
  | Code
  | { readonly first: Code; readonly or: Code | Years<Code> }
  | Years<Code | null>
  | { readonly row: string; readonly total?: Years<Code | null>; readonly atMost?: Formula<Code> }
  | { readonly box: Code; readonly where: Code; readonly is: readonly number[] }
  | { readonly loss: Code }

/**
 * How boxes fill a field of a simulator. The same lines give the amount and the words about its source: boxes added, boxes
 * subtracted, and a remark that no box contains (`nota`).
 */
export type Formula<Code extends string = string> = {
  readonly piu: readonly Term<Code>[]
  readonly meno: readonly Term<Code>[]
  readonly nota: string
  /** Never below zero. */
  readonly resto: boolean
  /** The return does not separate this line from another one: it is loaded as zero. */
  readonly compresa: boolean
}

const none = { piu: [], meno: [], nota: '', resto: false, compresa: false } as const

/** Formulas that can only use these boxes. */
export const formulasOf = <Code extends string>() => ({
  somma: (...piu: readonly Term<Code>[]): Formula<Code> => ({ ...none, piu }),
  differenza: (piu: readonly Term<Code>[], meno: readonly Term<Code>[]): Formula<Code> => ({ ...none, piu, meno }),
  /** The rest of these boxes after subtracting everything that the other formulas add. */
  resto: (piu: readonly Term<Code>[], altri: readonly Formula<Code>[]): Formula<Code> => ({
    ...none,
    piu,
    meno: altri.flatMap((altra) => altra.piu),
    resto: true,
  }),
})

/** A line with no box of its own. */
export const vuota = (nota: string): Formula<never> => ({ ...none, nota })

/** Lines that are part of another line. */
export const compreseIn = (riga: string, righe: readonly string[]): Readonly<Record<string, Formula<never>>> =>
  Object.fromEntries(righe.map((one) => [one, { ...none, nota: `voce non distinta nella dichiarazione, compresa in «${riga}»`, compresa: true }]))

/** The same formula with a remark. */
export const conNota = <Code extends string>(formula: Formula<Code>, nota: string): Formula<Code> => ({ ...formula, nota })
