/** Letters and tables as data, then as print. */
export { composeLetter } from './letter/compose.ts'
export type { LetterInput, LetterLimits, LetterResult } from './letter/types.ts'
