/** The header `Idempotency-Key`: a call that creates a row, repeated with its key, answers the row that it made first. */
import type { FastifyRequest } from 'fastify'
import { Refusal } from './problem.ts'

/** Null without the header. Throws RICHIESTA_NON_VALIDA. */
export function creationKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'Idempotency-Key: da 1 a 200 caratteri visibili, senza spazi' })
  return key
}
