/** The address to which an external provider reports sign-outs (OpenID Connect Back-Channel Logout 1.0). */
import type { FastifyInstance } from 'fastify'
import { isAway, isBusy } from '../../platform/failures.ts'
import { Refusal } from '../../platform/problem.ts'
import type { Users } from './users.ts'

const BACK_CHANNEL = '/backchannel-logout'

export const backChannel = (app: FastifyInstance, { externalSignOut }: Pick<Users, 'externalSignOut'>) =>
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => done(null, new URLSearchParams(String(body))))
    scope.post(BACK_CHANNEL, { config: { rateLimit: { max: 600, timeWindow: '1 minute' } } }, async ({ body, log }, reply) => {
      reply.header('cache-control', 'no-store')
      const token = body instanceof URLSearchParams ? body.get('logout_token') : null
      try {
        await externalSignOut(token ?? '')
        return reply.code(200).send()
      } catch (error) {
        if (error instanceof Refusal || isAway(error) || isBusy(error)) throw error
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a logout token was refused')
        return reply.code(400).send({ error: 'invalid_request' })
      }
    })
  })
