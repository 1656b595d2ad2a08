/** The cursor of a list: the place of the last row of a page, as an opaque text. */
import { z } from 'zod'
import { Refusal } from './problem.ts'

const isoMoment = z.iso.datetime({ offset: true })
/** A text that the database reads as a moment; it may have been written by it. The database has no year 0. */
export const moment = z
  .string()
  .max(40)
  .refine((text) => /^[1-9]/.test(text) && isoMoment.safeParse(text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00')).success)

export const cursorOf = (place: readonly unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** Throws RICHIESTA_NON_VALIDA if the text is not a place of this list. */
export function placeIn<T>(shape: z.ZodType<T>, cursor: string): T {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (cause) {
    throw new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'cursore: non è di questa ricerca' }, { cause })
  }
}
