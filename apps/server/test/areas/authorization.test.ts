/** The authorization request and the end of a session: what a client may ask of the embedded provider. */
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oidcArtifact, principal } from '../../src/platform/schema.ts'
import { type Answer, type Browser, browser, openSignIn, signIn, signInAddress, token } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

let server: Studio
beforeAll(async () => {
  server = await studio()
})
afterAll(() => server.close())

const refresh = (refresh_token: string) => token(server.origin, { grant_type: 'refresh_token', refresh_token })

describe('the authorization request', () => {
  it.each([
    ['without a challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['with a plain one', { code_challenge_method: 'plain' }],
  ] as const)('needs PKCE with S256: %s it is refused', async (_, change) => {
    const { page } = await openSignIn(server.origin, browser(server.origin), change)
    expect(page.url).toContain('/callback?error=invalid_request')
  })

  it.each([{ redirect_uri: 'https://altrove.example/callback' }, { client_id: 'altri' }])(
    'never redirects elsewhere: %j is answered with an Italian page',
    async (change) => {
      const { page } = await openSignIn(server.origin, browser(server.origin), change)
      expect(page.status).toBe(400)
      expect(page.body).toContain('La richiesta di accesso è scaduta o non è valida: tornare a Bilancia e accedere di nuovo.')
    },
  )

  it('answers unknown addresses and unknown interactions in Italian', async () => {
    const who = browser(server.origin)
    expect(await who.get('/idp/niente')).toMatchObject({ status: 404, body: expect.stringContaining('Pagina non trovata') })
    expect(await who.get('/idp/interaction/niente')).toMatchObject({ status: 400, body: expect.stringContaining('La richiesta di accesso è scaduta') })
    expect(await who.post('/idp/interaction/niente', { username: 'a' })).toMatchObject({ status: 400 })
  })

  it('leads a user who is signed in from the page of a sign-in that is done into the suite, and nobody after the session', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const { page } = await openSignIn(server.origin, who)
    await who.post(page.url, { username, password: PASSWORD })
    expect(await who.get(page.url)).toMatchObject({ status: 303, url: `${server.origin}/` })
    expect((await who.post(page.url, { username, password: PASSWORD })).status).toBe(400)
    await server.db.delete(oidcArtifact).where(eq(oidcArtifact.kind, 'Session'))
    expect((await who.get(page.url)).status).toBe(400)
  })

  it('answers nonsense with a refusal, never with a failure of the server', async () => {
    const who = browser(server.origin)
    const { page } = await openSignIn(server.origin, who)
    expect((await who.post(page.url, { username: 'a\0b', password: '\0' })).status).toBe(400)
    expect((await who.post(page.url, {})).status).toBe(401)
    expect((await who.post(page.url, { username: 'x'.repeat(10_000) })).status).toBe(413)
    for (const parameter of ['state', 'scope', 'login_hint'])
      expect((await openSignIn(server.origin, who, { [parameter]: 'a\0' })).page).toMatchObject({
        status: 400,
        body: expect.stringContaining('Accesso non riuscito'),
      })
    expect((await openSignIn(server.origin, who, { resource: 'x' })).page.url).toContain('/callback?error=')
    expect((await token(server.origin, { grant_type: 'authorization_code', code: '\0', redirect_uri: 'x' })).status).toBe(400)
    expect((await refresh('\0')).status).toBe(400)
    const json = await fetch(page.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    expect(json.status).toBe(415)
    expect(await json.text()).toContain('Accesso non riuscito')
  })

  it('does not ask again during the session', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    await signIn(server.origin, username, PASSWORD, who)
    expect((await openSignIn(server.origin, who)).page.url).toContain('/callback?code=')
  })

  it('gives the browser another session at each sign-in, and ends the one before', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const sessionIn = ({ headers }: Answer) => headers.getSetCookie().flatMap((line) => /^_session(?:\.sig)?=[\w-]+/.exec(line)?.[0] ?? [])
    const opens = async (session: readonly string[]) => {
      const { address } = signInAddress(server.origin)
      const { headers } = await fetch(address, { redirect: 'manual', headers: { cookie: session.join('; ') } })
      return headers.get('location')?.includes('/callback?code=')
    }
    const enter = async (change = {}) => {
      const { page } = await openSignIn(server.origin, who, change)
      return sessionIn(await who.post(page.url, { username, password: PASSWORD }))
    }
    const first = await enter()
    expect(first).toEqual([expect.stringMatching(/^_session=[\w-]{43}$/), expect.stringMatching(/^_session\.sig=/)])
    expect(await opens(first)).toBe(true)
    const second = await enter({ prompt: 'login' })
    expect(second).not.toEqual(first)
    expect([await opens(first), await opens(second)]).toEqual([false, true])
  })

  it('does not make the session longer: it ends 14 hours after the sign-in', async () => {
    const { id, username } = await server.addUser()
    const who = browser(server.origin)
    await signIn(server.origin, username, PASSWORD, who)
    const its = and(eq(oidcArtifact.kind, 'Session'), eq(sql`(${oidcArtifact.payload} ->> 'accountId')`, String(id)))
    const thirteenHoursAgo = Math.floor(Date.now() / 1000) - 13 * 3600
    await server.db
      .update(oidcArtifact)
      .set({ payload: sql`jsonb_set(${oidcArtifact.payload}, '{loginTs}', ${String(thirteenHoursAgo)}::jsonb)` })
      .where(its)
    expect((await openSignIn(server.origin, who)).page.url).toContain('/callback?code=')
    const [row] = await server.db.select().from(oidcArtifact).where(its)
    expect(Math.round(((row?.expiresAt?.getTime() ?? 0) - Date.now()) / 60_000)).toBe(60)
  })

  it('asks again in the session of a user who may no longer work', async () => {
    const { id, username } = await server.addUser()
    const who = browser(server.origin)
    const { refresh_token } = await signIn(server.origin, username, PASSWORD, who)
    await server.db.update(principal).set({ disabled: '2020-01-01' }).where(eq(principal.id, id))
    expect((await openSignIn(server.origin, who)).page.body).toContain('Accedi a Bilancia')
    expect((await refresh(refresh_token)).status).toBe(400)
  })
})

describe('signing out', () => {
  const end = (who: Browser, query: Readonly<Record<string, string>>) => who.get(`/idp/session/end?${new URLSearchParams(query)}`)
  /** Presses the button of the page. */
  const confirm = (who: Browser, body: string) => {
    const [, action = ''] = /action="([^"]*)"/.exec(body) ?? []
    const fields = [...body.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name = '', value = '']) => [name, value])
    return who.post(action, Object.fromEntries(fields))
  }

  it('asks on an Italian page, then ends the session and its refresh tokens', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const { refresh_token } = await signIn(server.origin, username, PASSWORD, who)
    const page = await end(who, { client_id: 'bilancia', post_logout_redirect_uri: `${server.origin}/` })
    expect(page.body).toContain('Uscire da Bilancia?')
    expect(page.body).not.toContain('submit()')
    const { status, url } = await confirm(who, page.body)
    expect([status, url]).toEqual([303, `${server.origin}/`])
    expect((await refresh(refresh_token)).status).toBe(400)
    expect((await openSignIn(server.origin, who)).page.body).toContain('Accedi a Bilancia')
  })

  it('does not ask if the request has the ID token of the session; the policy of the page allows its script', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const { id_token } = await signIn(server.origin, username, PASSWORD, who)
    const page = await end(who, { id_token_hint: id_token, post_logout_redirect_uri: `${server.origin}/` })
    expect(page.body).toContain('<script>document.forms[0].submit()</script>')
    expect((await confirm(who, page.body)).url).toBe(`${server.origin}/`)
  })
})
