/** Converts a draft to the record to send. */
import type { Draft } from './draft.ts'

/**
 * A draft whose form has no errors is a record, because its required fields are filled. Forms are checked before every
 * save, here and on the server.
 */
export const complete = <R>(draft: Draft<R>): R => draft as R
