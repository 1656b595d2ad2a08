/** Identifiers of stored records, as the database numbers them. */
import { z } from 'zod'

const LAST_ID = 2_147_483_647
/** The Id of a stored record. */
export const storedId = z.int().min(1).max(LAST_ID)
/** 0 means a record that does not exist yet. */
export const recordId = z.int().min(0).max(LAST_ID)
/** An Id in an address or a form, where it is text. */
export const ids = z.coerce.number().int().min(1).max(LAST_ID)
