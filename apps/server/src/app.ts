/** Builds the server: the only place that creates objects and passes them to each other. */
import { type Answer, routes, themeScript } from '@bilancia/contract/api'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { advice } from './areas/advice/routes.ts'
import { priceLists } from './areas/agencies/price-list.ts'
import { agencies } from './areas/agencies/routes.ts'
import { federationOf } from './areas/applications/federation.ts'
import { applicationCards } from './areas/applications/routes.ts'
import { recorder } from './areas/audit/recorder.ts'
import { audit } from './areas/audit/routes.ts'
import { backChannel } from './areas/auth/back-channel.ts'
import { auth } from './areas/auth/routes.ts'
import { users } from './areas/auth/users.ts'
import { brandCalls } from './areas/brands/routes.ts'
import { savedCalculations } from './areas/calculations/routes.ts'
import { clientErrors } from './areas/client-errors/routes.ts'
import { clients } from './areas/clients/routes.ts'
import { logos } from './areas/companies/logos.ts'
import { companies } from './areas/companies/routes.ts'
import { comuni } from './areas/comuni/routes.ts'
import { data } from './areas/data/routes.ts'
import { keys } from './areas/keys/routes.ts'
import { law } from './areas/law/routes.ts'
import { news } from './areas/news/routes.ts'
import { ownAccess } from './areas/own-access/routes.ts'
import { payments } from './areas/payments/routes.ts'
import { principals } from './areas/principals/routes.ts'
import { simulators } from './areas/simulators/routes.ts'
import { searches } from './areas/simulators/search/searches.ts'
import { telematico } from './areas/telematico/routes.ts'
import { listFiles } from './areas/usage-report/lists.ts'
import { usageReport } from './areas/usage-report/routes.ts'
import { arriveInAMinute, FILE_ARRIVAL_MS } from './platform/arrival.ts'
import { keptBrands } from './platform/brands.ts'
import { callLimits } from './platform/call-limits.ts'
import { callers } from './platform/callers.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/connection.ts'
import type { Deps } from './platform/deps.ts'
import { documentation } from './platform/documentation.ts'
import { answerError, connectionRefused, handleErrors, handleNotFound, unpackedApart } from './platform/error-handler.ts'
import { digest, styleNonce } from './platform/html.ts'
import { minutes, storeOver } from './platform/minutes.ts'
import { mounting } from './platform/mount.ts'
import { refuseNul } from './platform/no-nul.ts'
import { mountProvider } from './platform/oidc/index.ts'
import { audienceOf, issuerOf } from './platform/oidc/provider.ts'
import { type Log, logger, logRequest, REQUEST_ID, RequestLog, requestIds } from './platform/operations/log.ts'
import { measure } from './platform/operations/metrics.ts'
import { health, readiness } from './platform/operations/readiness.ts'
import { type Page, servePages } from './platform/pages.ts'
import { repeatedFiles } from './platform/repeated-files.ts'
import { type Site, type Sites, sitesOf } from './platform/sites.ts'

/** A state has some 20 kB, and 30 kB with every field filled in. Files that come in a body (a CSV list, a logo in base64) must fit, too. */
const BODY_LIMIT = 1024 * 1024
/** Long enough for a name of 10,000 percent-encoded emoji, so that the call itself refuses or stores it. */
const ADDRESS_LIMIT = 256 * 1024
/** For a year, browsers call this host and its subdomains only by https. */
const ONLY_HTTPS = 'max-age=31536000; includeSubDomains'
/** When the server stops, running requests have this long to finish. */
const LAST_ANSWERS_MS = 1500

/** Pages, those of the sign-in, and the call of the settings show the brand. Files and other calls do not. */
const SHOWS_BRAND = /^(?!\/assets\/|\/api\/(?!settings))/i

type Parts = {
  readonly database: Pick<OpenDatabase, 'db' | 'driver' | 'vault'>
  readonly config: Config
  readonly clock?: () => Date
  readonly pages?: (app: FastifyInstance, sites: Sites) => Promise<Page>
  readonly log?: Log
}

/** Builds the whole server, which does not listen yet. */
export async function buildApp({ database, config, clock = () => new Date(), pages = servePages, log }: Parts): Promise<FastifyInstance> {
  const idOf = requestIds(config)
  const onlyHttps = config.origin.startsWith('https:') ? { 'strict-transport-security': ONLY_HTTPS } : {}
  const inEveryAnswer = ({ id }: FastifyRequest, { raw }: FastifyReply) => {
    for (const [name, value] of Object.entries({ [REQUEST_ID]: id, ...onlyHttps })) raw.setHeader(name, value)
  }
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { caseSensitive: false, maxParamLength: ADDRESS_LIMIT },
    http: { maxHeaderSize: ADDRESS_LIMIT },
    logger: logger(config, log),
    logController: new RequestLog(),
    genReqId: ({ socket, headers }) => idOf({ remoteAddress: socket.remoteAddress, given: headers[REQUEST_ID] }),
    requestIdHeader: false,
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(connectionRefused(error, onlyHttps))
    },
    frameworkErrors(error, request, reply) {
      inEveryAnswer(request, reply)
      answerError(error, request, reply)
      logRequest(request, reply.statusCode, null)
    },
    requestTimeout: FILE_ARRIVAL_MS,
    return503OnClosing: false,
    // Only these proxies may say from which address a request comes; what other callers say is ignored.
    trustProxy: [...config.trustedProxies],
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('who', null)
  // Before all other hooks, so that refusals and answers of the provider have these headers too.
  app.addHook('onRequest', async (request, reply) => inEveryAnswer(request, reply))
  app.addHook('onRequestAbort', async (request) => logRequest(request, null, null))
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS).unref()
  })
  arriveInAMinute(app)
  handleErrors(app)
  refuseNul(app)

  const brands = await keptBrands(database.db)
  const sites = sitesOf(config, brands)
  app.addHook('onRequest', async ({ url }) => {
    if (SHOWS_BRAND.test(url)) await brands.refresh()
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(config) },
    // Set above, because calls have no headers of helmet.
    strictTransportSecurity: false,
  })
  app.addHook('preParsing', unpackedApart)
  // A calculation answers in some 10 kB, which is faster sent than compressed.
  await app.register(compress, { threshold: 16 * 1024 })
  const counted = minutes(database.db)
  await app.register(rateLimit, { global: false, store: storeOver(counted) })
  await documentation(app)
  const ready = readiness(database.db)
  health(app, ready)
  if (config.metrics) measure(app, config.metrics, ready)

  // During sign-in there is no caller yet, so these use the database as the program.
  const federation = federationOf(config, clock)
  const service = users({ db: database.db, vault: database.vault, clock, config, federation })
  const { db, asCaller, asProgram } = callers(database.driver)
  const deps: Deps = {
    db,
    vault: database.vault,
    asProgram,
    clock,
    config,
    siteOf: sites.of,
    federation,
    authenticate: service.authenticate,
    readAgain: service.readAgain,
  }
  const mounts = {
    authenticate: service.authenticate,
    asCaller,
    recorded: recorder(db, clock),
    charge: callLimits(counted, config.callsPerMinute),
    repeated: repeatedFiles(clock),
  }
  const background = searches()
  app.addHook('preClose', background.close)
  const settingsAt = (site: Site): Answer<typeof routes.settings> => ({
    issuer: config.issuer ?? issuerOf(site),
    clientId: config.clientId,
    resource: audienceOf(config),
    brand: site.brand,
    tutorialUrl: config.tutorialUrl,
  })
  if (config.issuer === null) await mountProvider(app, { db: database.db, vault: database.vault, config, clock, sites, accounts: service })
  else await backChannel(app, service)
  await app.register(async (calls) => {
    const mount = mounting(calls, mounts)
    mount(routes.settings, ({ request }) => settingsAt(sites.of(request)))
    auth(mount, deps)
    ownAccess(mount, deps)
    simulators(mount, { ...deps, searches: background })
    savedCalculations(mount, deps)
    comuni(mount, { db: database.db })
    law(mount)
    await calls.register(async (forms) => {
      // The reader of returns reports a file that is too large.
      await forms.register(multipart, { throwFileSizeLimit: false })
      telematico(mount, mounting(forms, mounts), deps)
    })
    clientErrors(mount, { db: database.db, clock, config })
    companies(mount, deps)
    logos(mount, { ...deps, programDb: database.db })
    clients(mount, { ...deps, searches: background })
    advice(mount, { ...deps, searches: background })
    payments(mount, { ...deps, asCaller, programDb: database.db })
    agencies(mount, deps)
    keys(mount, deps)
    priceLists(mount, deps)
    principals(mount, deps)
    news(mount, deps)
    brandCalls(mount, deps)
    usageReport(mount, deps)
    listFiles(mount, deps)
    applicationCards(mount, deps)
    audit(mount, deps)
    data(mount, deps)
  })
  handleNotFound(app, await pages(app, sites))
  return app
}

/** What a page may load: only from this server, the identity provider and the server of the video tutorials. */
const policy = ({ issuer, tutorialUrl }: Config) => ({
  defaultSrc: ["'self'"],
  // The page calculates with WebAssembly in a worker; a service worker keeps it for use without a network. One script in the page applies the chosen theme.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'", digest(themeScript)],
  workerSrc: ["'self'"],
  // Emotion writes its rules into style elements, which carry the nonce. React sets `style` by script, which needs no permission.
  styleSrc: ["'self'", (_: object, response: object) => `'nonce-${styleNonce(response)}'`],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", ...(issuer ? [new URL(issuer).origin] : [])],
  mediaSrc: ["'self'", ...(tutorialUrl ? [new URL(tutorialUrl).origin] : [])],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  objectSrc: ["'none'"],
})
