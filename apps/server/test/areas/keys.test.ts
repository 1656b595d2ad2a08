/** Keys that change while people work: users stay signed in, and stolen keys become useless. */
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { providerKeys, rotateKeys, rotateOldKeys } from '../../src/platform/oidc/keys.ts'
import { secret } from '../../src/platform/schema.ts'
import { browser, openSignIn, signIn, token } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const kidOf = (jwt: string) => decodeProtectedHeader(jwt).kid
const identity = (at: Pick<Studio, 'call'>, bearer: string) => at.call(bearer, 'GET', '/auth/identity')
const kidsAt = async (origin: string) => {
  const { keys } = (await (await fetch(`${origin}/idp/jwks`)).json()) as { readonly keys: readonly { readonly kid: string; readonly d?: string }[] }
  expect(keys.filter(({ d }) => d !== undefined)).toEqual([])
  return keys.map(({ kid }) => kid)
}

/** A server that reads its keys again when ten minutes have passed. */
async function rotating() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const server = await studio()
  let ahead = 0
  return {
    ...server,
    now: () => new Date(Date.now() + ahead),
    /** Ten minutes pass, and the regular work has run. */
    async tenMinutes() {
      ahead += 10 * MINUTE
      server.wait(10)
      await vi.advanceTimersByTimeAsync(10 * MINUTE)
      const stored = (await providerKeys(server, new Date(Date.now() + ahead))).signing.map(({ kid }) => kid)
      await vi.waitFor(async () => expect(await kidsAt(server.origin)).toEqual(stored))
    },
    /** The provider issues tokens by the real clock; the server checks them by its own. */
    turnBack() {
      server.wait(-ahead / MINUTE)
      ahead = 0
    },
  }
}

let server: Awaited<ReturnType<typeof rotating>>
beforeAll(async () => {
  server = await rotating()
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

describe('new keys', () => {
  it('are published first and sign a quarter of an hour later in the running server; users stay signed in', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const first = await signIn(server.origin, username, PASSWORD, who)
    const [before] = await kidsAt(server.origin)
    expect(kidOf(first.access_token)).toBe(before)

    await rotateKeys(server, server.now())
    await server.tenMinutes()
    expect(await kidsAt(server.origin)).toEqual([before, expect.any(String)])
    expect(kidOf((await signIn(server.origin, username, PASSWORD)).access_token)).toBe(before)

    await server.tenMinutes()
    const renewed = await token(server.origin, { grant_type: 'refresh_token', refresh_token: first.refresh_token })
    const { access_token } = (await renewed.json()) as { readonly access_token: string }
    expect(kidOf(access_token)).not.toBe(before)
    server.turnBack()
    for (const bearer of [first.access_token, access_token]) expect((await identity(server, bearer)).status).toBe(200)
    expect((await openSignIn(server.origin, who)).page.url).toContain('/callback?code=')
    const out = await who.get(`${server.origin}/idp/session/end?id_token_hint=${first.id_token}`)
    expect(out.body).toContain('document.forms[0].submit()')
  })

  it('that replace the old ones at once end every token and every session', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const { access_token } = await signIn(server.origin, username, PASSWORD, who)
    await rotateKeys(server, server.now(), { atOnce: true })
    await server.restart()
    expect((await identity(server, access_token)).status).toBe(401)
    expect((await openSignIn(server.origin, who)).page.url).toContain('/idp/interaction/')
  })

  it('are made every season, once for all processes; earlier ones are deleted when nothing that they signed is valid', async () => {
    await server.db.delete(secret)
    const at = (days: number) => new Date(Date.now() + days * DAY)
    await providerKeys(server, at(0))
    await rotateOldKeys(server, at(89))
    expect((await providerKeys(server, at(89))).signing).toHaveLength(1)
    await Promise.all([rotateOldKeys(server, at(91)), rotateOldKeys(server, at(91))])
    expect((await providerKeys(server, at(92))).signing).toHaveLength(2)
    for (let days = 182; days < 1000; days += 91) await rotateOldKeys(server, at(days))
    const { signing, cookies } = await providerKeys(server, at(1000))
    expect([signing.length, cookies.length]).toEqual([1, 5])
    expect(new Set(cookies).size).toBe(5)
    await server.restart()
  })
})
