/** A block of the letter: a text with merge fields, and the case in which each part is included. */
import type { Case } from './case.ts'

export type When = (c: Case) => boolean
/** A sentence, or one that is included only in some cases. */
type Sentence = string | { readonly se: When; readonly testo: string }
export type TextBlock = {
  /** The key of an edited text. Texts with different meanings have different ids. */
  readonly id: string
  readonly titolo: string
  readonly se?: When
  /** Sentences by paragraph. */
  readonly testo: readonly (readonly Sentence[])[]
}
