/**
 * What the provider stores about a browser before its user has proved anything: it is sealed in a cookie of that browser, not in a row.
 * So requests for the sign-in page cannot fill the database or keep it busy. After the first right password it is a row, which the browser
 * cannot reset. The earlier cookie then only leads to the first page again.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { hkdfSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import { cookieHeader, cookieName, cookiesIn } from '../cookies.ts'
import { decrypt, encrypt } from '../vault/aes-gcm.ts'
import { textOf } from './adapter.ts'
import { PROVIDER_PATH } from './provider.ts'

/** Browsers store up to 4096 bytes, including the name and the path. */
const LONGEST = 3800

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }
type Parts = { readonly keys: () => readonly string[]; readonly secure: boolean; readonly stored: AdapterFactory }

export type BeforeSignIn = {
  readonly adapter: AdapterFactory
  /** Runs a request of the provider. */
  readonly during: <T>(exchange: Exchange, work: () => T) => T
}

/** What `interaction.ts` keeps of a refused form. */
const TYPED: ReadonlySet<string> = new Set(['username', 'refused'])

/** By kind: the path of the cookie, and whether the payload contains nothing that had to be proved. */
const kinds: Readonly<Record<string, { readonly path: (id: string) => string; readonly unproved: (payload: AdapterPayload) => boolean }>> = {
  Interaction: {
    path: (uid) => `${PROVIDER_PATH}/interaction/${uid}`,
    unproved: ({ accountId, session, result }) => accountId === undefined && session === undefined && Object.keys(result ?? {}).every((key) => TYPED.has(key)),
  },
  Session: { path: () => `${PROVIDER_PATH}/session`, unproved: ({ accountId }) => accountId === undefined },
}

/** `stored` holds everything else. The first key seals; all keys open. */
export function beforeSignIn({ keys, secure, stored }: Parts): BeforeSignIn {
  const exchanges = new AsyncLocalStorage<Exchange>()
  const name = cookieName('prima_di_accedere', { secure, path: PROVIDER_PATH })
  const sealers = () => keys().map((key) => Buffer.from(hkdfSync('sha256', key, '', 'before sign-in', 32)))

  const seal = (text: string, bound: string): string => {
    const [key] = sealers()
    if (!key) throw new Error('no key for cookies')
    return encrypt(key, Buffer.from(text), bound).toString('base64url')
  }
  const opened = (value: string, bound: string): AdapterPayload | undefined => {
    const bytes = Buffer.from(value, 'base64url')
    for (const key of sealers())
      try {
        return JSON.parse(decrypt(key, bytes, bound).toString())
      } catch {
        // Sealed with another key, for another purpose, or not by us.
      }
    return undefined
  }
  const found = () => cookiesIn(exchanges.getStore()?.request.headers.cookie).get(name)
  const set = (path: string, value: string, maxAgeS?: number) =>
    exchanges.getStore()?.response.appendHeader('set-cookie', cookieHeader({ name, value, path, maxAgeS, secure }))

  const adapterOf = (kind: string): Adapter => {
    const rows = stored(kind)
    const held = kinds[kind]
    if (!held) return rows
    const boundTo = (id: string) => JSON.stringify([kind, id])
    const forget = (id: string) => found() !== undefined && set(held.path(id), '', 0)
    return {
      ...rows,
      async find(id) {
        const value = found()
        const payload = value === undefined ? undefined : opened(value, boundTo(id))
        return payload ? { ...payload, jti: id } : rows.find(id)
      },
      async upsert(id, payload, expiresIn) {
        if (!held.unproved(payload)) {
          await rows.upsert(id, payload, expiresIn)
          forget(id)
          return
        }
        const { jti: _, ...rest } = payload
        const value = seal(textOf(rest), boundTo(id))
        if (value.length > LONGEST) throw new errors.InvalidRequest('the parameters are too long')
        set(held.path(id), value, expiresIn)
      },
      async destroy(id) {
        await rows.destroy(id)
        forget(id)
      },
    }
  }
  return { adapter: adapterOf, during: (exchange, work) => exchanges.run(exchange, work) }
}
