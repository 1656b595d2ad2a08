/** The settings of the server, from the environment. */
import { join } from 'node:path'

export type Config = {
  readonly host: string
  readonly port: number
  /** Where the pages are reached, without a final slash; also the issuer of the embedded provider plus `/idp`. */
  readonly origin: string
  /** Folder of the embedded database. */
  readonly dataDir: string
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null
  /** An external OpenID provider instead of the embedded one. */
  readonly issuer: string | null
  readonly clientId: string
  /** Demo users are refused. */
  readonly production: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** Reads the settings. Throws an Italian sentence where one cannot be understood. */
export function readConfig(env: Environment): Config {
  const port = env.PORT === undefined || env.PORT === '' ? 3000 : Number(env.PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT vale «${env.PORT}»: serve un numero di porta tra 1 e 65535.`)
  const host = env.HOST || '127.0.0.1'
  return {
    host,
    port,
    origin: address(env, 'ORIGIN') ?? `http://localhost:${port}`,
    dataDir: env.DATA_DIR || join(ROOT, 'data'),
    databaseUrl: env.DATABASE_URL || null,
    issuer: address(env, 'OIDC_ISSUER'),
    clientId: env.OIDC_CLIENT_ID || 'bilancia',
    production: env.NODE_ENV === 'production',
  }
}

function address(env: Environment, name: string): string | null {
  const text = env[name]
  if (!text) return null
  if (!/^https?:/i.test(text) || !URL.canParse(text)) throw new Error(`${name} vale «${text}»: serve un indirizzo che comincia con http:// o https://.`)
  return text.replace(/\/$/, '')
}
