/** What a block of the letter is: a text with merge fields and the case in which each part is said. */
import type { Case } from './case.ts'

export type When = (c: Case) => boolean
/** A sentence, or one that is said only in some cases. */
export type Sentence = string | { readonly se: When; readonly testo: string }
export type TextBlock = {
  /** What an edited text is kept under: texts that say different things have different ids. */
  readonly id: string
  readonly titolo: string
  readonly se?: When
  /** Sentences by paragraph. */
  readonly testo: readonly (readonly Sentence[])[]
}
