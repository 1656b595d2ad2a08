import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artifacts, removeExpired } from '../../src/platform/oidc/adapter.ts'
import { providerKeys } from '../../src/platform/oidc/keys.ts'
import { hashPassword } from '../../src/platform/password.ts'
import { oidcArtifact, principal, secret } from '../../src/platform/schema.ts'
import { freePort } from '../support/port.ts'
import { type Browser, browser, errorIn, exchange, openSignIn, signIn, token } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

let server: Studio
beforeAll(async () => {
  server = await studio()
})
afterAll(() => server.close())

/** What the sign-in page answers to one attempt. */
async function attempt(username: string, password: string, who: Browser = browser(server.origin)) {
  const { page } = await openSignIn(server.origin, who)
  return who.post(page.url, { username, password })
}
const refresh = (refresh_token: string) => token(server.origin, { grant_type: 'refresh_token', refresh_token })

describe('the sign-in page', () => {
  it('is Italian, labels its fields for people and password managers, and loads nothing from elsewhere', async () => {
    const { page } = await openSignIn(server.origin, browser(server.origin))
    expect(page.body).toContain('<html lang="it">')
    expect(page.body).toContain('<h1>Accedi a Bilancia</h1>')
    expect(page.body).toMatch(/<label for="username">Nome utente<\/label>\s*<input id="username"[^>]*autocomplete="username"/)
    expect(page.body).toMatch(/<label for="password">Password<\/label>\s*<input id="password"[^>]*autocomplete="current-password"/)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^;]*; script-src 'sha256-/)
  })

  it('says the same of a wrong password and of an unknown name, and keeps what was typed as the name', async () => {
    const { username } = await server.addUser()
    for (const name of [username, 'nessuno<"&']) {
      const answer = await attempt(name, 'parola-sbagliata')
      expect(answer.status).toBe(401)
      expect(errorIn(answer.body)).toBe('Nome utente o password non corretti')
      expect(answer.body).toContain(`value="${name.replace('&', '&amp;').replace('<', '&lt;').replace('"', '&quot;')}"`)
      expect(answer.body).not.toContain('parola-sbagliata')
    }
  })

  it('takes about the same time for an unknown name as for a wrong password', async () => {
    const { username } = await server.addUser()
    const time = async (name: string) => {
      const who = browser(server.origin)
      const { page } = await openSignIn(server.origin, who)
      const start = performance.now()
      await who.post(page.url, { username: name, password: 'sbagliata' })
      return performance.now() - start
    }
    // Taken in turns, so that a busy machine slows both; the best of each counts.
    const known: number[] = []
    const unknown: number[] = []
    for (let i = 0; i < 4; i++) {
      known.push(await time(username))
      unknown.push(await time('mai-visto'))
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
  })

  it('refuses a sixth attempt on a name within 15 minutes, even with the right password', async () => {
    const { username } = await server.addUser()
    for (let i = 0; i < 5; i++) expect((await attempt(username, 'sbagliata')).status).toBe(401)
    const refused = await attempt(username, PASSWORD)
    expect(refused.status).toBe(429)
    expect(errorIn(refused.body)).toBe('Troppi tentativi: riprovare tra 15 minuti')
    const { username: colleague } = await server.addUser()
    expect((await attempt(colleague, PASSWORD)).url).toContain('/callback?code=')
    server.wait(14.5)
    expect(errorIn((await attempt(username, PASSWORD)).body)).toBe('Troppi tentativi: riprovare tra 1 minuto')
    server.wait(1)
    expect((await attempt(username, PASSWORD)).url).toContain('/callback?code=')
  })

  it('counts attempts made at the same time', async () => {
    server.wait(16)
    const { username } = await server.addUser()
    const answers = await Promise.all(Array.from({ length: 8 }, () => attempt(username, 'sbagliata')))
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  it('refuses an address that tries many names, and the attempts of who signs in do not count', async () => {
    server.wait(16)
    const { username } = await server.addUser()
    for (let i = 0; i < 30; i++) expect((await attempt(username, PASSWORD)).url).toContain('/callback?code=')
    for (let i = 0; i < 25; i++) expect((await attempt(`nome${i}`, 'sbagliata')).status).toBe(401)
    expect((await attempt('nome26', 'sbagliata')).status).toBe(429)
    server.wait(16)
  })

  it('says why a user may not come in only after the right password', async () => {
    const suspended = await server.addAgency({ state: 'S' })
    const closed = await server.addAgency({ state: 'D', disabled: '2020-01-01' })
    const cases = [
      [await server.addUser({ disabled: '2020-01-01' }), 'Utente disabilitato'],
      [await server.addUser({ agencies: [] }), 'Agenzia utente mancante. Autenticazione fallita'],
      [await server.addUser({ agencies: [suspended] }), 'Agenzia sospesa. Autenticazione fallita'],
      [await server.addUser({ agencies: [closed] }), 'Agenzia utente disabilitata'],
    ] as const
    for (const [{ username }, text] of cases) {
      expect(errorIn((await attempt(username, 'sbagliata')).body)).toBe('Nome utente o password non corretti')
      expect(errorIn((await attempt(username, PASSWORD)).body)).toBe(text)
    }
  })

  it('refuses the demo passwords in production', async () => {
    const passwordHash = await hashPassword('bilancia-admin')
    const signInAt = async (own: Studio) => {
      const { username } = await own.addUser({ passwordHash })
      const who = browser(own.origin)
      const { page } = await openSignIn(own.origin, who)
      const answer = await who.post(page.url, { username, password: 'bilancia-admin' })
      await own.close()
      return answer
    }
    const refused = await signInAt(await studio({ NODE_ENV: 'production' }))
    expect(errorIn(refused.body)).toBe('Le password dimostrative non sono ammesse su un server in produzione')
    expect((await signInAt(await studio())).url).toContain('/callback?code=')
  })

  it('does not let in a user whose password is kept elsewhere', async () => {
    const { username } = await server.addUser({ passwordHash: null })
    expect((await attempt(username, '')).status).toBe(401)
  })
})

describe('the authorization request', () => {
  it.each([
    ['without a challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['with a plain one', { code_challenge_method: 'plain' }],
  ] as const)('needs PKCE with S256: %s it is refused', async (_, change) => {
    const { page } = await openSignIn(server.origin, browser(server.origin), change)
    expect(page.url).toContain('/callback?error=invalid_request')
  })

  it.each([{ redirect_uri: 'https://altrove.example/callback' }, { client_id: 'altri' }])(
    'sends nobody elsewhere: %j stays on an Italian page',
    async (change) => {
      const { page } = await openSignIn(server.origin, browser(server.origin), change)
      expect(page.status).toBe(400)
      expect(page.body).toContain('La richiesta di accesso è scaduta o non è valida: tornare a Bilancia e accedere di nuovo.')
    },
  )

  it('answers unknown addresses and lost interactions in Italian', async () => {
    const who = browser(server.origin)
    expect(await who.get('/idp/niente')).toMatchObject({ status: 404, body: expect.stringContaining('Pagina non trovata') })
    expect(await who.get('/idp/interaction/niente')).toMatchObject({ status: 400, body: expect.stringContaining('La richiesta di accesso è scaduta') })
    expect(await who.post('/idp/interaction/niente', { username: 'a' })).toMatchObject({ status: 400 })
  })

  it('answers what makes no sense with 400 at most, never with a failure of its own', async () => {
    const who = browser(server.origin)
    const { page } = await openSignIn(server.origin, who)
    expect((await who.post(page.url, { username: 'a\0b', password: '\0' })).status).toBe(401)
    expect((await who.post(page.url, {})).status).toBe(401)
    expect((await who.post(page.url, { username: 'x'.repeat(10_000) })).status).toBe(413)
    expect((await openSignIn(server.origin, who, { state: '\0' })).page.url).toContain('/callback?error=invalid_request')
    expect((await openSignIn(server.origin, who, { scope: '\0', resource: 'x' })).page.url).toContain('/callback?error=')
    expect((await token(server.origin, { grant_type: 'authorization_code', code: '\0', redirect_uri: 'x' })).status).toBe(400)
    expect((await refresh('\0')).status).toBe(400)
    const json = await fetch(page.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    expect(json.status).toBe(415)
    expect(await json.text()).toContain('Accesso non riuscito')
  })

  it('does not ask again while the session lives', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    await signIn(server.origin, username, PASSWORD, who)
    expect((await openSignIn(server.origin, who)).page.url).toContain('/callback?code=')
  })

  it('asks again in the session of a user who may no longer come in', async () => {
    const { id, username } = await server.addUser()
    const who = browser(server.origin)
    const { refresh_token } = await signIn(server.origin, username, PASSWORD, who)
    await server.db.update(principal).set({ disabled: '2020-01-01' }).where(eq(principal.id, id))
    expect((await openSignIn(server.origin, who)).page.body).toContain('Accedi a Bilancia')
    expect((await refresh(refresh_token)).status).toBe(400)
  })
})

describe('tokens', () => {
  it('are exchanged once per code, and only with its verifier', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const { page, verifier } = await openSignIn(server.origin, who)
    const { url } = await who.post(page.url, { username, password: PASSWORD })
    expect((await exchange(server.origin, url, 'x'.repeat(43))).status).toBe(400)
    const again = await openSignIn(server.origin, who)
    expect((await exchange(server.origin, again.page.url, again.verifier)).status).toBe(200)
    expect((await exchange(server.origin, again.page.url, again.verifier)).status).toBe(400)
    expect(verifier).not.toBe(again.verifier)
  })

  it('are renewed by a refresh token that works once; who reuses it ends the whole chain', async () => {
    const { username } = await server.addUser()
    const first = await signIn(server.origin, username, PASSWORD)
    const answer = await refresh(first.refresh_token)
    expect(answer.status).toBe(200)
    const { refresh_token: second } = (await answer.json()) as { readonly refresh_token: string }
    expect(second).not.toBe(first.refresh_token)
    expect((await refresh(first.refresh_token)).status).toBe(400)
    expect((await refresh(second)).status).toBe(400)
  })

  it('are used once, also where two requests have found them unused', async () => {
    const tokens = artifacts(server.db)('RefreshToken')
    await tokens.upsert('uno', { grantId: 'concessione' }, 60)
    await tokens.consume('uno')
    await expect(tokens.consume('uno')).rejects.toThrow('invalid_grant')
    expect(await tokens.find('uno')).toMatchObject({ grantId: 'concessione', consumed: expect.any(Number) })
  })

  it('stay good when the server starts again, and so does the session', async () => {
    const own = await studio()
    const { username } = await own.addUser()
    const who = browser(own.origin)
    const { access_token, refresh_token } = await signIn(own.origin, username, PASSWORD, who)
    await own.restart()
    const identity = await fetch(`${own.origin}/api/auth/identity`, { headers: { authorization: `Bearer ${access_token}` } })
    expect(await identity.json()).toMatchObject({ Username: username })
    expect((await token(own.origin, { grant_type: 'refresh_token', refresh_token })).status).toBe(200)
    expect((await openSignIn(own.origin, who)).page.url).toContain('/callback?code=')
    await own.close()
  })

  it('are signed with one key, also when two processes make it at the same time', async () => {
    await server.db.delete(secret)
    const [one, other] = await Promise.all([providerKeys(server.db), providerKeys(server.db)])
    expect(one).toEqual(other)
    await server.restart()
  })

  it('and sessions cannot be read out of the database', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const { page, verifier } = await openSignIn(server.origin, who)
    const { url, headers } = await who.post(page.url, { username, password: PASSWORD })
    const { refresh_token } = (await (await exchange(server.origin, url, verifier)).json()) as { readonly refresh_token: string }
    const [, session = ''] = /_session=([\w-]{20,})/.exec(headers.getSetCookie().join()) ?? []
    const stored = JSON.stringify(await server.db.select().from(oidcArtifact))
    for (const shown of [refresh_token, new URL(url).searchParams.get('code') ?? '', session]) {
      expect(shown.length).toBeGreaterThan(20)
      expect(stored).not.toContain(shown)
    }
  })

  it('of one server are good at another one on the same database', async () => {
    const own = await studio()
    const other = await own.beside()
    const { username } = await own.addUser()
    const { access_token, refresh_token } = await signIn(own.origin, username, PASSWORD)
    const identity = await fetch(`${other.origin}/api/auth/identity`, { headers: { authorization: `Bearer ${access_token}` } })
    expect(await identity.json()).toMatchObject({ Username: username })
    const renewed = await fetch(`${other.origin}/idp/token`, {
      method: 'POST',
      headers: { origin: own.origin },
      body: new URLSearchParams({ client_id: 'bilancia', grant_type: 'refresh_token', refresh_token }),
    })
    expect(renewed.status).toBe(200)
    expect((await token(own.origin, { grant_type: 'refresh_token', refresh_token })).status).toBe(400)
    await other.close()
    await own.close()
  })

  it('leave nothing behind in the database once expired', async () => {
    const { username } = await server.addUser()
    await signIn(server.origin, username, PASSWORD)
    await server.db.update(oidcArtifact).set({ expiresAt: new Date(0) })
    await removeExpired(server.db)
    expect(await server.db.$count(oidcArtifact)).toBe(0)
  })
})

describe('signing out', () => {
  const end = (who: Browser, query: Readonly<Record<string, string>>) => who.get(`/idp/session/end?${new URLSearchParams(query)}`)
  /** Answers the page as its button does. */
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
    expect(page.body).not.toContain('<script>')
    const { status, url } = await confirm(who, page.body)
    expect([status, url]).toEqual([303, `${server.origin}/`])
    expect((await refresh(refresh_token)).status).toBe(400)
    expect((await openSignIn(server.origin, who)).page.body).toContain('Accedi a Bilancia')
  })

  it('does not ask whoever brings the ID token of the session, by a script that the page policy allows', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const { id_token } = await signIn(server.origin, username, PASSWORD, who)
    const page = await end(who, { id_token_hint: id_token, post_logout_redirect_uri: `${server.origin}/` })
    expect(page.body).toContain('<script>document.forms[0].submit()</script>')
    expect((await confirm(who, page.body)).url).toBe(`${server.origin}/`)
  })
})

it('keeps cookies to https where the origin is https, behind a proxy that speaks http to the server', async () => {
  const port = await freePort()
  const own = await studio({ PORT: String(port), ORIGIN: 'https://bilancia.example/' })
  const query = new URLSearchParams({
    client_id: 'bilancia',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'https://bilancia.example/callback',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  })
  const { headers } = await fetch(`http://127.0.0.1:${port}/idp/auth?${query}`, { redirect: 'manual' })
  expect(headers.get('location')).toMatch(/^https:\/\/bilancia\.example\/idp\/interaction\//)
  expect(headers.getSetCookie().length).toBeGreaterThan(0)
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/secure; httponly|httponly; secure/i)
  await own.close()
})

it('sends the browser to the configured origin, whatever host the request names', async () => {
  const response = await fetch(`${server.origin}/idp/.well-known/openid-configuration`, { headers: { 'x-forwarded-host': 'altrove.example' } })
  expect(await response.json()).toMatchObject({ issuer: `${server.origin}/idp`, token_endpoint: `${server.origin}/idp/token` })
})
