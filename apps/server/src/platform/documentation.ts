/** The OpenAPI document, written from the mounted routes, and its page at /docs. */
import { VERSION } from '@bilancia/contract/api'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

export async function documentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bilancia',
        version: VERSION,
        description: 'Le chiamate della suite. Gli errori sono application/problem+json: `title` è il testo mostrato, `code` il codice.',
      },
      components: { securitySchemes: { accesso: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'list', tryItOutEnabled: false } })
}
