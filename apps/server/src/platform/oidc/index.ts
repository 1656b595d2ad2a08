/** Puts the embedded provider, with its sign-in page, under `/idp` of the server. */
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../database.ts'
import type { Accounts } from './accounts.ts'
import { removeExpired } from './adapter.ts'
import { signInAttempts } from './attempts.ts'
import { signInForm } from './interaction.ts'
import { providerKeys } from './keys.ts'
import { failurePage, pagePolicy } from './pages.ts'
import { createProvider, PROVIDER_PATH } from './provider.ts'

const SWEEP_EVERY_MS = 10 * 60_000

type Parts = { readonly db: Db; readonly config: Config; readonly clock: () => Date; readonly accounts: Accounts }

/** To be called once, after the plugins whose headers the pages should carry. Makes the keys where there are none. */
export async function mountProvider(app: FastifyInstance, { db, config, clock, accounts }: Parts): Promise<void> {
  const provider = createProvider({ db, config, accounts, keys: await providerKeys(db) })
  provider.on('server_error', (_, error) => app.log.error(error))
  const attempts = signInAttempts(db, clock)
  const answer = provider.callback()
  // Addresses are those of the configured origin, whatever host the request names.
  provider.proxy = true
  const { protocol, host } = new URL(config.origin)
  const forwarded = { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host }

  await app.register(
    async (idp) => {
      idp.addHook('onRequest', async (_, reply) => {
        reply.raw.setHeader('content-security-policy', pagePolicy)
      })
      idp.setErrorHandler<FastifyError>((error, request, reply) => {
        const status = error.statusCode ?? 500
        if (status >= 500) request.log.error(error)
        return reply
          .code(status)
          .type('text/html; charset=utf-8')
          .serializer(String)
          .send(failurePage(status, `${config.origin}/`))
      })
      signInForm(idp, { provider, accounts, attempts })
      await idp.register(async (protocolCalls) => {
        // The provider reads the body itself.
        protocolCalls.removeAllContentTypeParsers()
        protocolCalls.addContentTypeParser('*', (_, __, done) => done(null))
        protocolCalls.all('/*', (request, reply) => {
          reply.hijack()
          const { raw } = request
          Object.assign(raw.headers, forwarded, { 'x-forwarded-for': request.ip })
          Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(PROVIDER_PATH.length) })
          return answer(raw, reply.raw)
        })
      })
    },
    { prefix: PROVIDER_PATH },
  )

  const sweep = () =>
    Promise.all([removeExpired(db).then(accounts.removeEndedSessions), attempts.removeEnded()]).catch((error: unknown) => app.log.error(error))
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
