/** From what is being written to what is sent. */
import type { Draft } from './draft.ts'

/** A draft whose form has no errors is a record: what may not be empty is there. Forms are checked before every save, here and on the server. */
export const complete = <R>(draft: Draft<R>): R => draft as R
