/** Composes letters and tables as data, and prints them. */
export { composeLetter } from './letter/compose.ts'
export type { LetterInput, LetterResult } from './letter/types.ts'
