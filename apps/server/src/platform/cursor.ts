/** The cursor of a list: the place of the last row of a page, as an opaque text. */
import type { z } from 'zod'
import { Refusal } from './problem.ts'

export const cursorOf = (place: readonly unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** Throws RICHIESTA_NON_VALIDA if the text is not a place of this list. */
export function placeIn<T>(shape: z.ZodType<T>, cursor: string): T {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (cause) {
    throw new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'cursore: non è di questa ricerca' }, { cause })
  }
}
