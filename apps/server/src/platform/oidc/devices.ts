/**
 * Devices on which a user has signed in before (OWASP device cookies). Failures of strangers elsewhere do not stop them: the failures of a
 * known device are counted apart. The cookie is signed for one username and gives no access. Colleagues may share a computer, so there is one
 * cookie for each username.
 */
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieHeader, cookieName, cookiesIn } from '../cookies.ts'
import { PROVIDER_PATH } from './provider.ts'

/** The longest time that browsers keep a cookie. */
const KEPT_S = 400 * 24 * 60 * 60
const VALUE = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/

export type Devices = {
  /** The id of the device, if this username has signed in on it. */
  readonly known: (cookies: string | undefined, username: string) => string | null
  /** The id of the device, if any user has signed in on it. */
  readonly anyones: (cookies: string | undefined) => string | null
  /** The header that makes or keeps the device known for the username. */
  readonly remember: (device: string | null, username: string) => string
}

/** The first key signs; signatures of all keys are accepted. */
export function devices(keys: () => readonly string[], { clock, secure }: { readonly clock: () => Date; readonly secure: boolean }): Devices {
  const prefix = cookieName('dispositivo_', { secure, path: PROVIDER_PATH })
  const signers = () => keys().map((key) => Buffer.from(hkdfSync('sha256', key, '', 'device cookie', 32)))
  const signature = (key: Buffer, ...parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  const nameOf = (username: string) => `${prefix}${createHash('sha256').update(username).digest('base64url').slice(0, 12)}`
  const nowS = () => Math.floor(clock().getTime() / 1000)
  const deviceIn = (name: string, value = ''): string | null => {
    const [, device, until, signed] = VALUE.exec(value) ?? []
    if (device === undefined || until === undefined || signed === undefined || Number(until) <= nowS()) return null
    const given = Buffer.from(signed, 'base64url')
    return signers().some((key) => timingSafeEqual(signature(key, name, device, until), given)) ? device : null
  }
  return {
    known: (cookies, username) => deviceIn(nameOf(username), cookiesIn(cookies).get(nameOf(username))),
    anyones(cookies) {
      for (const [name, value] of cookiesIn(cookies)) {
        const device = name.startsWith(prefix) ? deviceIn(name, value) : null
        if (device !== null) return device
      }
      return null
    },
    remember(known, username) {
      const [key] = signers()
      if (!key) throw new Error('no key for cookies')
      const device = known ?? randomBytes(16).toString('base64url')
      const until = String(nowS() + KEPT_S)
      const name = nameOf(username)
      const value = `${device}.${until}.${signature(key, name, device, until).toString('base64url')}`
      return cookieHeader({ name, value, path: PROVIDER_PATH, maxAgeS: KEPT_S, secure })
    },
  }
}
