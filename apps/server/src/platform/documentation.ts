/** The OpenAPI document, written from the mounted routes, and its page at /docs. */
import { describeResults, KEY_MARK, keyGroups, VERSION } from '@bilancia/contract/api'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { withHeaders } from './documented-headers.ts'
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
