import { modelYears } from '@bilancia/contract'

export const returnTypes = ['PF', 'SC'] as const

/** Redditi Persone fisiche or Redditi Società di capitali. */
export type ReturnType = (typeof returnTypes)[number]

export { modelYears }

/** The year printed on the form; the incomes in it are those of the year before. */
export type ModelYear = (typeof modelYears)[number]

/** What the sixteen characters of a box hold. A box that is not in the list is read by its alignment. */
export type BoxKind = 'euro' | 'percento' | 'numero' | 'testo'

/** How sure the code of a box is: official text or two sources, single source, memory, unknown. */
export type Status = 'C' | 'S' | 'M' | 'U'

export type Box = readonly [kind: BoxKind, name: string, status: Status]

export type Layout = {
  readonly type: ReturnType
  readonly modelYear: ModelYear
  readonly fornitura: string
  /** The quadri in use: the boxes of the others are read for damage and not kept. */
  readonly quadri: readonly string[]
  /** Rows kept of quadri that are not in use as a whole: of RP the totals alone, never the single charges. */
  readonly onlyRows: readonly string[]
  /** Rows of quadri in use that would tell of health, religion or politics (RN13 and RN47 by kind of charge, RN23 for illness). */
  readonly neverRows: readonly string[]
  /** Where RB10 totals the main home, when RN2 is empty: the column moves with the model. */
  readonly abitazionePrincipale: string | null
  /** Boxes that add up to the rents under cedolare secca. */
  readonly cedolareSecca: readonly string[]
  /** Boxes of the incomes agreed with the Agenzia, in the models that have them. */
  readonly concordato: { readonly impresa: string; readonly professione: string } | null
  readonly boxes: Readonly<Record<string, Box>>
}

/** Whether a box is kept: what is not in use never leaves the reader. */
export function keeps(layout: Layout, code: string): boolean {
  const row = code.slice(0, 5)
  return layout.onlyRows.includes(row) || (layout.quadri.includes(code.slice(0, 2)) && !layout.neverRows.includes(row))
}
