/** The OpenAPI document, written from the mounted routes, and its page at /docs. */
import { describeResults, KEY_MARK, keyGroups, type Route, VERSION } from '@bilancia/contract/api'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { budget4u, calendario, concordato, convsrl, forme, iforfettari, piano } from './simulators.ts'

export async function documentation(app: FastifyInstance): Promise<void> {
  describeResults({
    iforfettari: iforfettari.schema,
    convsrl: convsrl.schema,
    budget4u: budget4u.schema,
    calendario: calendario.schema,
    concordato: concordato.schema,
    forme: forme.schema,
    piano: piano.schema,
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bilancia',
        version: VERSION,
        description:
          'Le chiamate della suite. Gli errori sono application/problem+json: `title` è il testo mostrato, `code` il codice. ' +
          "L'indirizzo di chi chiama è quello della connessione, o quello che dice un proxy fidato (`TRUSTED_PROXIES`): un'intestazione scritta da chi chiama non conta.",
      },
      components: {
        securitySchemes: {
          accesso: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: "Il token d'accesso di un utente" },
          chiave: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: `${KEY_MARK}…`,
            description: `La chiave di un programma dello studio, fatta nella pagina dello studio. Apre solo le chiamate che nominano uno dei suoi gruppi: ${Object.entries(
              keyGroups,
            )
              .map(([group, what]) => `\`${group}\` (${what})`)
              .join(', ')}. Mai amministrazione e accesso`,
          },
        },
      },
    },
    // Only the calls: not the sign-in pages, not the files of the application.
    transform(mounted) {
      const call = mounted.route.config?.call
      if (!call) return { schema: { hide: true }, url: mounted.url }
      const { schema, url } = jsonSchemaTransform(mounted)
      return { schema: withHeaders(schema, call), url }
    },
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Bilancia, le chiamate' },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
  })
}

/** With the headers of a call: those that a caller may send, and those of the answers. `schema`: as the OpenAPI writer takes it. */
function withHeaders(schema: FastifySchema, { once, permission, perMinute }: Route): FastifySchema {
  const always = { ...(permission !== 'pubblico' && ofCaller), ...(perMinute !== undefined && ofAddress) }
  const response = Object.entries(schema.response ?? {}).map(([status, answer]) => [
    status,
    { ...answer, headers: status === '200' ? always : { ...always, ...retryAfter } },
  ])
  return { ...schema, ...(once && { headers: idempotencyKey }), response: Object.fromEntries(response) }
}

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
