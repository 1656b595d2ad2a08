/** The settings of the server, from the environment. */
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { times } from './kept.ts'
import { Mendable } from './mendable.ts'
import { keyIn } from './vault/aes-gcm.ts'

export type Config = {
  readonly host: string
  readonly port: number
  /** The address of the pages, without a final slash. With `/idp` it is also the issuer of the embedded provider. */
  readonly origin: string
  /** The code of the brand, by host name. Other hosts have the brand of the origin (`sites.ts`). */
  readonly brandHosts: ReadonlyMap<string, string>
  /** Folder of the embedded database. */
  readonly dataDir: string
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null
  /** Connections to PostgreSQL that calls may use at once. */
  readonly databaseConnections: number
  /** The maximum cost of a user's calls in a minute. A plain call costs 1 (`costs` of the route table). */
  readonly callsPerMinute: number
  /** An external OpenID provider instead of the embedded one. */
  readonly issuer: string | null
  readonly clientId: string
  /** The values of `amr` or `acr` that prove a second factor at the external provider; empty if none is required. */
  readonly externalSecondFactor: readonly string[]
  /** The mail server and the sender; null if the server sends no mails. */
  readonly mail: { readonly url: string; readonly from: string } | null
  /** How long a link to choose a password works, in minutes: for a user without a password, and for others. */
  readonly linkMinutes: { readonly invitation: number; readonly forgotten: number }
  /** Proxies that may say from which address a request comes. */
  readonly trustedProxies: readonly string[]
  /** Sign-on by ticket at an external provider; null if it is not configured. The secret never leaves the server. */
  readonly sso: Sso | null
  /** The federation service that lists the applications of federated companies. If null, the rights of the user count. */
  readonly federationUrl: string | null
  /** The service that takes the errors of pages instead of the database. */
  readonly sentry: Sentry | null
  /** The external start-up tool. */
  readonly easyStart: { readonly url: string | null; readonly guid: string }
  /** The folder of the video tutorials; null if there are none. */
  readonly tutorialUrl: string | null
  /** The keys that seal the secrets in the database, the newest first, 32 bytes each; null if they are in the key file. */
  readonly masterKey: readonly Buffer[] | null
  readonly masterKeyFile: string
  /** 32 bytes that encrypted the returns before there was a master key; needed once, if it was set. */
  readonly telematicoKey: Buffer | null
  /** The folder of the nightly backups. */
  readonly backupDir: string
  /** The age key of backups; null if it is in the key file. */
  readonly backupKey: string | null
  readonly backupKeyFile: string
  /** The address for Prometheus; null without metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Whether demo users and unsafe settings are refused. */
  readonly production: boolean
}

export type Sso = {
  readonly tokenUrl: string | null
  readonly ticketUrl: string | null
  readonly clientId: string
  readonly clientSecret: string
  readonly grantType: string
  readonly scope: string
  /** What the provider calls this sign-on, its parameter `sso`. */
  readonly tag: string
}

/** `url`: of the project's envelopes. */
export type Sentry = { readonly url: string; readonly key: string }

type Environment = Readonly<Record<string, string | undefined>>

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** Reads the settings. Throws an Italian sentence if one cannot be understood. */
export function readConfig(env: Environment): Config {
  const port = whole(env, 'PORT', 3000, [1, 65_535])
  const host = env.HOST || '127.0.0.1'
  const dataDir = env.DATA_DIR || join(ROOT, 'data')
  return {
    host,
    port,
    origin: address(env, 'ORIGIN') ?? `http://localhost:${port}`,
    brandHosts: brandHosts(env.BRAND_HOSTS),
    dataDir,
    databaseUrl: env.DATABASE_URL || null,
    databaseConnections: whole(env, 'DATABASE_CONNECTIONS', 10, [2, 1000]),
    callsPerMinute: whole(env, 'CALLS_PER_MINUTE', 3000, [100, 100_000_000]),
    issuer: address(env, 'OIDC_ISSUER'),
    clientId: env.OIDC_CLIENT_ID || 'bilancia',
    externalSecondFactor: (env.OIDC_SECOND_FACTOR ?? 'mfa')
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '' && text !== 'no'),
    mail: mail(env),
    linkMinutes: {
      invitation: whole(env, 'LINK_INVITATION_HOURS', 72, [1, times.linkHours]) * 60,
      forgotten: whole(env, 'LINK_FORGOTTEN_MINUTES', 60, [5, 24 * 60]),
    },
    trustedProxies: proxies(env.TRUSTED_PROXIES),
    sso: sso(env),
    federationUrl: address(env, 'FEDERATION_URL'),
    sentry: sentry(env),
    easyStart: { url: address(env, 'EASYSTART_URL'), guid: env.EASYSTART_GUID || 'easystart' },
    tutorialUrl: address(env, 'TUTORIAL_URL'),
    masterKey: env.MASTER_KEY ? env.MASTER_KEY.split(',').map((text) => key('MASTER_KEY', text)) : null,
    masterKeyFile: env.MASTER_KEY_FILE || `${resolve(dataDir)}-maestra.key`,
    telematicoKey: env.TELEMATICO_KEY ? key('TELEMATICO_KEY', env.TELEMATICO_KEY) : null,
    backupDir: env.BACKUP_DIR || `${resolve(dataDir)}-backup`,
    backupKey: backupKey(env.BACKUP_KEY),
    backupKeyFile: env.BACKUP_KEY_FILE || `${resolve(dataDir)}-backup.key`,
    metrics: metrics(env, port),
    production: env.NODE_ENV === 'production',
  }
}

function mail({ SMTP_URL: url, MAIL_FROM: from }: Environment): Config['mail'] {
  if (!url) return null
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new Mendable('SMTP_URL non è un indirizzo come smtps://utente:password@posta.esempio.it: correggerlo.')
  if (!from) throw new Mendable('Con SMTP_URL serve MAIL_FROM, il mittente delle mail: per esempio Bilancia <bilancia@esempio.it>.')
  return { url, from }
}

function whole(env: Environment, name: string, usual: number, [min, max]: readonly [number, number]): number {
  const number = env[name] ? Number(env[name]) : usual
  if (!Number.isInteger(number) || number < min || number > max) throw new Mendable(`${name} vale «${env[name]}»: serve un numero intero tra ${min} e ${max}.`)
  return number
}

function metrics(env: Environment, pages: number): Config['metrics'] {
  const port = whole(env, 'METRICS_PORT', 9464, [1, 65_535])
  if (!env.METRICS || env.METRICS === '0') return null
  if (env.METRICS !== '1') throw new Mendable(`METRICS vale «${env.METRICS}»: serve 1 per le misure di Prometheus, o niente.`)
  if (port === pages) throw new Mendable(`METRICS_PORT e PORT valgono ${port}: le misure hanno bisogno di una porta loro, che dall'esterno non si raggiunge.`)
  return { host: env.METRICS_HOST || '127.0.0.1', port }
}

function brandHosts(text: string | undefined): Config['brandHosts'] {
  const found = new Map<string, string>()
  for (const pair of (text ?? '').split(',').map((part) => part.trim())) {
    if (pair === '') continue
    const [typed = '', brand = '', ...rest] = pair.split('=').map((part) => part.trim())
    const host = hostName(typed)
    if (host === null || !/^[a-z0-9-]+$/.test(brand) || rest.length > 0)
      throw new Mendable(
        `BRAND_HOSTS contiene «${pair}»: servono coppie host=marchio separate da virgole, per esempio fisco.esempio.it=stadera; l'host va senza porta, il marchio è il suo codice nella pagina «Marchi».`,
      )
    if (found.has(host)) throw new Mendable(`BRAND_HOSTS nomina due volte «${host}»: lasciarne una.`)
    found.set(host, brand)
  }
  return found
}

/** The host name as browsers send it; null if the text is not only a host name. */
function hostName(text: string): string | null {
  const address = `http://${text}`
  if (!URL.canParse(address)) return null
  const { hostname, href } = new URL(address)
  return href === `http://${hostname}/` ? hostname : null
}

/** The sentence does not repeat the value, because it may be nearly the right secret. */
function key(name: string, text: string): Buffer {
  const bytes = keyIn(text)
  if (!bytes) throw new Mendable(`${name} non è una chiave: servono 32 byte in base64, come li scrive «openssl rand -base64 32».`)
  return bytes
}

/** This value is not repeated either. */
function backupKey(text: string | undefined): string | null {
  if (!text) return null
  if (!/^(AGE-SECRET-KEY-1[0-9A-Z]{58}|age1[0-9a-z]{58})$/.test(text))
    throw new Mendable('BACKUP_KEY non è una chiave di age: serve AGE-SECRET-KEY-1…, oppure age1… dove le copie si fanno soltanto.')
  return text
}

/** A proxy on this machine always counts. */
function proxies(text = ''): readonly string[] {
  const given = text.split(',').flatMap((part) => part.trim() || [])
  for (const part of given) {
    const [address = '', prefix = '0', ...rest] = part.split('/')
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    if (rest.length > 0 || !/^\d{1,3}$/.test(prefix) || Number(prefix) > bits)
      throw new Mendable(`TRUSTED_PROXIES contiene «${part}»: servono indirizzi IP o reti (10.0.0.0/8), separati da virgole.`)
  }
  return ['loopback', ...given]
}

function sso(env: Environment): Sso | null {
  const [tokenUrl, ticketUrl] = [address(env, 'SSO_TOKEN_URL'), address(env, 'SSO_TICKET_URL')]
  if (tokenUrl === null && ticketUrl === null) return null
  return {
    tokenUrl,
    ticketUrl,
    clientId: env.SSO_CLIENT_ID || env.OIDC_CLIENT_ID || 'bilancia',
    clientSecret: env.SSO_CLIENT_SECRET || '',
    grantType: env.SSO_GRANT_TYPE || 'ticket',
    scope: env.SSO_SCOPE || 'openid profile email sixinfo authinfoapi iforf.api',
    tag: env.SSO_TAG || 'bilancia',
  }
}

function sentry(env: Environment): Sentry | null {
  const text = address(env, 'SENTRY_DSN')
  if (text === null) return null
  const { protocol, host, pathname, username: key } = new URL(text)
  const [, folder = '', project] = /^(.*)\/(\w+)$/.exec(pathname) ?? []
  if (key === '' || project === undefined)
    throw new Mendable('SENTRY_DSN non è il DSN di un progetto: serve come lo mostra il servizio, nella forma https://chiave@errori.esempio.it/12.')
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key }
}

function address(env: Environment, name: string): string | null {
  const text = env[name]
  if (!text) return null
  if (!/^https?:/i.test(text) || !URL.canParse(text)) throw new Mendable(`${name} vale «${text}»: serve un indirizzo che comincia con http:// o https://.`)
  return text.replace(/\/$/, '')
}
