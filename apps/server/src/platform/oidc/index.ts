/** Mounts the embedded provider, with its sign-in page, under `/idp` of every address of the suite. Each address is an issuer of its own, with its brand. */
import { isDeepStrictEqual } from 'node:util'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { errors } from 'oidc-provider'
import type { Config } from '../config.ts'
import type { Db } from '../connection.ts'
import { isAway, isBusy, RETRY_AFTER } from '../failures.ts'
import { networkOf } from '../network.ts'
import { Refusal } from '../problem.ts'
import type { Site, Sites } from '../sites.ts'
import type { Vault } from '../vault/vault.ts'
import type { Accounts } from './accounts.ts'
import { artifacts, removeExpired } from './adapter.ts'
import { signInAttempts } from './attempts.ts'
import { beforeSignIn } from './before-sign-in.ts'
import { devices } from './devices.ts'
import { signInForm } from './interaction.ts'
import { KEYS_READ_EVERY_MS, providerKeys, rotateOldKeys } from './keys.ts'
import { linkPages } from './link-pages.ts'
import { failurePage, pagePolicy } from './pages.ts'
import { createProvider, PROVIDER_PATH } from './provider.ts'

/** A sign-in takes eight requests, a renewed token one. Enough for an office in the morning, too few for a flood. */
const PER_MINUTE = { network: 600, device: 120 } as const

type Parts = { readonly db: Db; readonly vault: Vault; readonly config: Config; readonly clock: () => Date; readonly sites: Sites; readonly accounts: Accounts }

/** Call it once, after the plugins that set headers of the pages. Makes the keys if there are none, and reads new ones later. */
export async function mountProvider(app: FastifyInstance, { db, vault, config, clock, sites, accounts }: Parts): Promise<void> {
  const kept = { db, vault }
  let keys = await providerKeys(kept, clock())
  const secure = config.origin.startsWith('https:')
  const { adapter, during } = beforeSignIn({ keys: () => keys.cookies, secure, stored: artifacts(db) })
  const mountedWith = (site: Site) => {
    const provider = createProvider({ adapter, config, site, accounts, keys })
    const failed = (_: unknown, error: Partial<errors.OIDCProviderError>) => {
      if ((error.statusCode ?? 500) >= 500) app.log.error({ err: error }, 'failure of the provider')
    }
    provider.on('server_error', failed).on('authorization.error', failed).on('grant.error', failed).on('end_session.error', failed)
    // Addresses are those of the site, not the host that the request names.
    provider.proxy = true
    const { protocol, host } = new URL(site.origin)
    const forwarded = { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host }
    return { site, provider, answer: provider.callback(), forwarded }
  }
  let mounted = sites.all.map(mountedWith)
  /** The current keys. A request uses the keys of its start until its end. */
  const takeKeys = async () => {
    await rotateOldKeys(kept, clock())
    const now = await providerKeys(kept, clock())
    if (isDeepStrictEqual(now, keys)) return
    keys = now
    mounted = sites.all.map(mountedWith)
  }
  const at = (request: FastifyRequest) => {
    const site = sites.of(request)
    const found = mounted.find((one) => one.site === site)
    if (!found) throw new Error(`no provider at ${site.origin}`)
    return found
  }
  const attempts = signInAttempts(db, clock)
  const known = devices(() => keys.cookies, { clock, secure })

  await app.register(
    async (idp) => {
      idp.addHook('onRequest', async (request, reply) => {
        reply.raw.setHeader('content-security-policy', pagePolicy(at(request).site.dress))
      })
      // Known devices are counted apart, so that a flood from the same address does not stop colleagues.
      const asking = ({ headers, ip }: FastifyRequest) => known.anyones(headers.cookie) ?? networkOf(ip)
      const max = ({ headers }: FastifyRequest) => (known.anyones(headers.cookie) === null ? PER_MINUTE.network : PER_MINUTE.device)
      idp.addHook('onRequest', idp.rateLimit({ max, timeWindow: '1 minute', keyGenerator: asking }))
      // After the body has been read, because its events run outside the request.
      idp.addHook('preHandler', ({ raw: request }, { raw: response }, done) => during({ request, response }, done))
      idp.setErrorHandler<FastifyError>((error, request, reply) => {
        const status = error instanceof Refusal ? error.status : (error.statusCode ?? (isAway(error) || isBusy(error) ? 503 : 500))
        if (status >= 500) request.log.error({ err: error }, 'failure of the provider')
        const { dress, origin } = sites.of(request)
        return reply
          .code(status)
          .headers(status === 503 ? RETRY_AFTER : {})
          .type('text/html; charset=utf-8')
          .serializer(String)
          .send(failurePage(dress, status, `${origin}/`))
      })
      signInForm(idp, { at, accounts, attempts, devices: known, vault })
      linkPages(idp, { siteOf: sites.of, accounts, vault, secure })
      await idp.register(async (protocolCalls) => {
        // The provider reads the body itself.
        protocolCalls.removeAllContentTypeParsers()
        protocolCalls.addContentTypeParser('*', (_, __, done) => done(null))
        protocolCalls.all('/*', (request, reply) => {
          const { raw } = request
          // Requests from pages of other sites are refused. A form on a page without referrer has the origin `null`.
          const { origin } = raw.headers
          if (origin !== undefined && origin !== 'null' && origin !== at(request).site.origin) throw new Refusal('ALTRO_SITO')
          delete raw.headers.origin
          reply.hijack()
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
    Promise.all([takeKeys(), removeExpired(db).then(accounts.removeEndedSessions), accounts.enterFailures(), attempts.removeForgiven()]).catch(
      (error: unknown) => app.log.error({ err: error }, 'failure of the provider'),
    )
  const timer = setInterval(sweep, KEYS_READ_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
