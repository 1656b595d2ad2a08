/** The headers of a call in the OpenAPI document: those that a caller may send, and those of the answers. */
import type { Route } from '@bilancia/contract/api'
import type { FastifySchema } from 'fastify'

const count = (description: string) => ({ type: 'integer', minimum: 0, description })
/** How many calls the user, or the key, has left (`call-limits.ts`). A refusal before the sign-in is known does not say it. */
const ofCaller = {
  'RateLimit-Limit': count('Quanto si può chiamare in un minuto'),
  'RateLimit-Remaining': count('Quanto resta del minuto'),
  'RateLimit-Reset': count('Secondi alla fine del minuto'),
}
/** How many calls the address has left, where the route limits them (`perMinute`). */
const ofAddress = {
  'X-RateLimit-Limit': count('Quante volte un indirizzo può fare questa chiamata in un minuto'),
  'X-RateLimit-Remaining': count('Quante ne restano'),
  'X-RateLimit-Reset': count('Secondi alla fine del minuto'),
}
const retryAfter = { 'Retry-After': count('Con 429 e 503: tra quanti secondi riprovare') }

const idempotencyKey = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: '^[\\x21-\\x7e]{1,200}$',
      description:
        'Una chiave nuova per ogni richiesta nuova. Ripetuta con la stessa chiave e gli stessi dati, la chiamata non è fatta due volte; con altri dati è rifiutata',
    },
  },
}

/** `schema`: as the OpenAPI writer takes it. */
export function withHeaders(schema: FastifySchema, { once, permission, perMinute }: Route): FastifySchema {
  const always = { ...(permission !== 'pubblico' && ofCaller), ...(perMinute !== undefined && ofAddress) }
  const response = Object.entries(schema.response ?? {}).map(([status, answer]) => [
    status,
    { ...answer, headers: status === '200' ? always : { ...always, ...retryAfter } },
  ])
  return { ...schema, ...(once && { headers: idempotencyKey }), response: Object.fromEntries(response) }
}
