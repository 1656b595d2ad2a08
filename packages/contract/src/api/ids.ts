/** Identifiers of stored records, as the database numbers them. */
import { z } from 'zod'

const LAST_ID = 2_147_483_647
/** The Id of a stored record. */
export const storedId = z.int().min(1).max(LAST_ID)
/** 0 means a record that does not exist yet. */
export const recordId = z.int().min(0).max(LAST_ID)
/** A whole number in an address or a form, where it is text: decimal digits and nothing else, so that `1e0`, `0x1` and ` 1` are no other way to write 1. */
export const inText = <S extends z.ZodType>(whole: S) =>
  z.preprocess((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value), whole)
/** The same, with the number that counts if it is missing. OpenAPI shows no default of such a number, so its description does. */
export const inTextOr = (whole: z.ZodType<number>, missing: number) =>
  inText(whole)
    .default(missing)
    .meta({ description: `Senza: ${missing}` })
/** An Id in an address or a form. */
export const ids = inText(storedId)
