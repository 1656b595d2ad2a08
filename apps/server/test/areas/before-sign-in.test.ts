/** Before the sign-in: nothing is stored, requests are limited, and nothing that the browser has can be turned into a sign-in. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { artifacts } from '../../src/platform/oidc/adapter.ts'
import { beforeSignIn } from '../../src/platform/oidc/before-sign-in.ts'
import { oidcArtifact } from '../../src/platform/schema.ts'
import { type OwnAccess, ownAccess } from '../support/own-access.ts'
import { browser, errorIn, openSignIn, signInAddress, titleIn } from '../support/sign-in.ts'
import { PASSWORD } from '../support/studio.ts'

let server: OwnAccess
beforeAll(async () => {
  server = await ownAccess()
})
afterAll(() => server.close())
beforeEach(() => server.forgetAttempts())

const COOKIE = 'prima_di_accedere'

const pairs = ({ headers }: Response): readonly string[] => headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
/** The sign-in page, opened and answered without a browser that keeps cookies. */
async function opened() {
  const first = await fetch(signInAddress(server.origin).address, { redirect: 'manual' })
  const url = first.headers.get('location') ?? ''
  const cookies = pairs(first)
  const asked = (sent: readonly string[], form?: Readonly<Record<string, string>>, at = url) =>
    fetch(at, { redirect: 'manual', headers: { cookie: sent.join('; ') }, ...(form && { method: 'POST', body: new URLSearchParams(form) }) })
  return { url, cookies, asked }
}

describe('before the first right password', () => {
  it('nothing is stored for the page, a wrong password or a sign-out', async () => {
    const { username } = await server.addUser()
    const before = await server.db.$count(oidcArtifact)
    const who = browser(server.origin)
    const { page } = await openSignIn(server.origin, who)
    expect(titleIn(page.body)).toBe('Accedi a Bilancia')
    expect(errorIn((await who.post(page.url, { username, password: 'sbagliata' })).body)).toBe('Nome utente o password non corretti')
    const end = await who.get(`${server.origin}/idp/session/end`)
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec(end.body)?.[1] ?? ''
    expect(titleIn((await who.post(`${server.origin}/idp/session/end/confirm`, { xsrf, logout: 'yes' })).body)).toBe('Uscita riuscita')
    expect(await server.db.$count(oidcArtifact)).toBe(before)
    expect((await who.post(page.url, { username, password: PASSWORD })).url).toContain('/callback?code=')
    expect(await server.db.$count(oidcArtifact)).toBeGreaterThan(before)
  })

  it('a page from one server process can be answered by another', async () => {
    const { username } = await server.addUser()
    const other = await server.beside()
    const { url, cookies, asked } = await opened()
    const answer = await asked(cookies, { username, password: PASSWORD }, other.origin + new URL(url).pathname)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('/idp/auth/')])
    await other.close()
  })

  it('a username that is too long for a cookie is refused like any other', async () => {
    const who = browser(server.origin)
    const { page } = await openSignIn(server.origin, who)
    const answer = await who.post(page.url, { username: '字'.repeat(700), password: 'x' })
    expect([answer.status, errorIn(answer.body)]).toEqual([401, 'Nome utente o password non corretti'])
  })

  it('parameters that are too long for a cookie are refused', async () => {
    const { page } = await openSignIn(server.origin, browser(server.origin), { state: 'x'.repeat(5000) })
    expect(page.url).toContain('/callback?error=invalid_request')
  })
})

describe('the cookie of a sign-in page', () => {
  it('opens only the first page: after the password the second factor is still asked for', async () => {
    const { username } = await server.addUser({ role: 'ADMIN' })
    await server.enter(username)
    const { url, cookies, asked } = await opened()
    const title = async (answer: Response) => titleIn(await answer.text())
    expect((await asked(cookies, { username, password: PASSWORD })).headers.get('location')).toBe(new URL(url).pathname)
    expect(await title(await asked(cookies))).toBe('Accedi a Bilancia')
    expect(await title(await asked(cookies.filter((cookie) => !cookie.startsWith(COOKIE))))).toBe('Codice di verifica')
    expect((await asked(cookies, undefined, url.replace('/interaction/', '/auth/'))).headers.get('location')).toContain('/idp/interaction/')
  })

  it('is sealed for one page with keys of the server', async () => {
    const exchange = (cookie?: string) => {
      const request = new IncomingMessage(new Socket())
      if (cookie !== undefined) request.headers.cookie = cookie
      return { request, response: new ServerResponse(request) }
    }
    const at = (...keys: readonly string[]) => beforeSignIn({ keys: () => keys, secure: true, stored: artifacts(server.db) })
    const { during, adapter } = at('una chiave')
    const made = exchange()
    await during(made, () => adapter('Interaction').upsert('uno', { params: { state: 'segreto' } }, 60))
    const [header = ''] = [made.response.getHeader('set-cookie')].flat().map(String)
    expect(header).toMatch(/^__Secure-prima_di_accedere=[\w-]+; path=\/idp\/interaction\/uno; max-age=60; samesite=lax; secure; httponly$/)
    const [cookie = ''] = header.split(';')
    const [, value = ''] = cookie.split('=')
    const read = ({ during: within, adapter: of }: ReturnType<typeof at>, kind: string, id: string, sent = cookie) =>
      within(exchange(sent), () => of(kind).find(id))
    expect(await read(at('una chiave'), 'Interaction', 'uno')).toMatchObject({ jti: 'uno', params: { state: 'segreto' } })
    expect(await read(at('una nuova', 'una chiave'), 'Interaction', 'uno')).toMatchObject({ jti: 'uno' })
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain('segreto')
    for (const other of [read(at('un altra'), 'Interaction', 'uno'), read(at('una chiave'), 'Interaction', 'due'), read(at('una chiave'), 'Session', 'uno')])
      expect(await other).toBeUndefined()
    const altered = `${COOKIE}=${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`
    expect(await read(at('una chiave'), 'Interaction', 'uno', altered)).toBeUndefined()
    expect(await read(at('una chiave'), 'Interaction', 'uno', `${COOKIE}=`)).toBeUndefined()
  })
})

describe('a caller with too many requests', () => {
  const page = (headers: Readonly<Record<string, string>>) => fetch(`${server.origin}/idp/.well-known/openid-configuration`, { headers })

  it('is refused after 600 requests a minute from one address or IPv6 /64; others and known devices are not', async () => {
    const { username } = await server.addUser()
    const { cookies, asked } = await opened()
    const [device = ''] = pairs(await asked(cookies, { username, password: PASSWORD })).filter((cookie) => cookie.startsWith('dispositivo_'))

    const at = (i: number) => ({ 'x-forwarded-for': `2001:db8:0:7:${(i % 9) + 1}::1` })
    for (let i = 0; i < 600; i += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, j) => page(at(i + j))))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }
    const refused = await page(at(1))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(titleIn(await refused.text())).toBe('Troppe richieste')
    expect((await page({ 'x-forwarded-for': '2001:db8:0:8::1' })).status).toBe(200)
    expect((await page({ ...at(1), cookie: device })).status).toBe(200)
    expect((await page({ ...at(1), cookie: device.replace(/.$/, '') })).status).toBe(429)
  })
})
