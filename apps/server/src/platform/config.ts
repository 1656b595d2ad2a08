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

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** Reads the settings. Throws an Italian sentence where one cannot be understood. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = env.PORT === undefined || env.PORT === '' ? 3000 : Number(env.PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT vale «${env.PORT}»: serve un numero di porta tra 0 e 65535.`)
  const host = env.HOST || '127.0.0.1'
  return {
    host,
    port,
    origin: (env.ORIGIN || `http://localhost:${port}`).replace(/\/$/, ''),
    dataDir: env.DATA_DIR || join(ROOT, 'data'),
    databaseUrl: env.DATABASE_URL || null,
    issuer: env.OIDC_ISSUER ? env.OIDC_ISSUER.replace(/\/$/, '') : null,
    clientId: env.OIDC_CLIENT_ID || 'bilancia',
    production: env.NODE_ENV === 'production',
  }
}
