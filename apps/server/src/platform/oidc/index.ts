/** Puts the embedded provider, with its sign-in page, under `/idp` of every address of the suite: each is an issuer of its own, in its brand. */
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../database.ts'
import { withoutValues } from '../error-handler.ts'
import type { Sites } from '../sites.ts'
import type { Accounts } from './accounts.ts'
import { removeExpired } from './adapter.ts'
import { signInAttempts } from './attempts.ts'
import { signInForm } from './interaction.ts'
import { providerKeys } from './keys.ts'
import { failurePage, pagePolicy } from './pages.ts'
import { createProvider, PROVIDER_PATH } from './provider.ts'

const SWEEP_EVERY_MS = 10 * 60_000

type Parts = { readonly db: Db; readonly config: Config; readonly clock: () => Date; readonly sites: Sites; readonly accounts: Accounts }

/** To be called once, after the plugins whose headers the pages should carry. Makes the keys where there are none. */
export async function mountProvider(app: FastifyInstance, { db, config, clock, sites, accounts }: Parts): Promise<void> {
  const keys = await providerKeys(db)
  const mounted = sites.all.map((site) => {
    const provider = createProvider({ db, config, site, accounts, keys })
    provider.on('server_error', (_, error) => app.log.error({ err: withoutValues(error) }))
    // Addresses are those of the site, whatever host the request names.
    provider.proxy = true
    const { protocol, host } = new URL(site.origin)
    const forwarded = { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host }
    return { site, provider, brand: site.brand, policy: pagePolicy(site.brand), answer: provider.callback(), forwarded }
  })
  const at = (request: FastifyRequest) => {
    const site = sites.of(request)
    const found = mounted.find((one) => one.site === site)
    if (!found) throw new Error(`no provider at ${site.origin}`)
    return found
  }
  const attempts = signInAttempts(db, clock)

  await app.register(
    async (idp) => {
      idp.addHook('onRequest', async (request, reply) => {
        reply.raw.setHeader('content-security-policy', at(request).policy)
      })
      idp.setErrorHandler<FastifyError>((error, request, reply) => {
        const status = error.statusCode ?? 500
        if (status >= 500) request.log.error({ err: withoutValues(error) })
        const { brand, origin } = sites.of(request)
        return reply
          .code(status)
          .type('text/html; charset=utf-8')
          .serializer(String)
          .send(failurePage(brand, status, `${origin}/`))
      })
      signInForm(idp, { at, accounts, attempts })
      await idp.register(async (protocolCalls) => {
        // The provider reads the body itself.
        protocolCalls.removeAllContentTypeParsers()
        protocolCalls.addContentTypeParser('*', (_, __, done) => done(null))
        protocolCalls.all('/*', (request, reply) => {
          reply.hijack()
          const { raw } = request
          const { forwarded, answer } = at(request)
          Object.assign(raw.headers, forwarded, { 'x-forwarded-for': request.ip })
          Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(PROVIDER_PATH.length) })
          return answer(raw, reply.raw)
        })
      })
    },
    { prefix: PROVIDER_PATH },
  )

  const sweep = () =>
    Promise.all([removeExpired(db).then(accounts.removeEndedSessions), attempts.removeEnded()]).catch((error: unknown) =>
      app.log.error({ err: withoutValues(error) }),
    )
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
