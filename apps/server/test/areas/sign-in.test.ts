/** The sign-in page: its texts and who may sign in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/platform/password.ts'
import { company } from '../../src/platform/schema.ts'
import { freePort } from '../support/port.ts'
import { raw } from '../support/raw.ts'
import { type Answer, type Browser, browser, errorIn, openSignIn, titleIn } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

let server: Studio
beforeAll(async () => {
  server = await studio()
})
afterAll(() => server.close())

/** The answer of the sign-in page to one attempt. */
async function attempt(username: string, password: string, who: Browser = browser(server.origin)) {
  const { page } = await openSignIn(server.origin, who)
  return who.post(page.url, { username, password })
}

describe('the sign-in page', () => {
  it('is Italian, labels its fields for people and password managers, and loads nothing from elsewhere', async () => {
    const { page } = await openSignIn(server.origin, browser(server.origin))
    expect(page.body).toContain('<html lang="it">')
    expect(page.body).toContain('<h1>Accedi a Bilancia</h1>')
    expect(page.body).toMatch(/<label for="username">Nome utente<\/label>\s*<input id="username"[^>]*autocomplete="username webauthn"/)
    expect(page.body).toMatch(/<label for="password">Password<\/label>\s*<input id="password"[^>]*autocomplete="current-password"/)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^;]*; script-src 'sha256-/)
  })

  it('answers a wrong password and an unknown name alike, and keeps the typed name', async () => {
    const { username } = await server.addUser()
    for (const name of [username, 'nessuno<"&']) {
      const answer = await attempt(name, 'parola-sbagliata')
      expect(answer.status).toBe(401)
      expect(errorIn(answer.body)).toBe('Nome utente o password non corretti')
      expect(answer.body).toContain(`value="${name.replace('&', '&amp;').replace('<', '&lt;').replace('"', '&quot;')}"`)
      expect(answer.body).not.toContain('parola-sbagliata')
    }
  })

  it('answers every form with a redirect; the page says the refusal once and keeps the name', async () => {
    const { username } = await server.addUser({ role: 'ADMIN', passwordTemporary: true })
    const who = browser(server.origin)
    const { page } = await openSignIn(server.origin, who)
    /** Sends a form. Returns the status, title and refusal of the page that follows, and those of its reload. */
    const sent = async (form: Readonly<Record<string, string>>) => {
      const said = ({ status, body }: Answer) => [status, titleIn(body), errorIn(body)]
      const answer = await who.post(page.url, form)
      expect(answer.redirects).toBe(1)
      const again = await who.get(page.url)
      return { first: said(answer), again: said(again), body: again.body }
    }
    const wrong = await sent({ username, password: 'sbagliata' })
    expect(wrong).toMatchObject({ first: [401, 'Accedi a Bilancia', 'Nome utente o password non corretti'], again: [200, 'Accedi a Bilancia', null] })
    expect(wrong.body).toMatch(new RegExp(`value="${username}"[^>]*>\\s*<label[^>]*>Password</label>\\s*<input id="password"[^>]* autofocus>`))
    const OWN = 'Scegliere la propria password'
    expect(await sent({ username, password: PASSWORD })).toMatchObject({ first: [200, OWN, null], again: [200, OWN, null] })
    const unlike = await sent({ password: 'a', repeated: 'b' })
    expect(unlike).toMatchObject({ first: [422, OWN, 'Le due password non sono uguali'], again: [200, OWN, null] })
    // Another name on a page that was left open: the sign-in starts again.
    expect(await sent({ username: 'altri', password: 'x' })).toMatchObject({ first: [401, 'Accedi a Bilancia', expect.any(String)] })
    expect((await who.post(page.url, { password: 'a', repeated: 'b' })).status).toBe(401)
  })

  it('takes about the same work for an unknown name as for a wrong password', async () => {
    const { username } = await server.addUser()
    // CPU work instead of time, because the server is in this process and the machine may be busy. The least of each counts.
    const work = async (name: string) => {
      const who = browser(server.origin)
      const { page } = await openSignIn(server.origin, who)
      const start = process.cpuUsage()
      await who.post(page.url, { username: name, password: 'sbagliata' })
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let i = 0; i < 4; i++) {
      known.push(await work(username))
      unknown.push(await work('mai-visto'))
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
  })

  it('says why a user may not sign in only after the right password', async () => {
    const suspended = await server.addAgency({ state: 'S' })
    const closed = await server.addAgency({ state: 'D', disabled: '2020-01-01' })
    const [locked] = await server.db.insert(company).values({ businessName: 'Bloccata S.r.l.', vatNumber: '3', isLocked: true }).returning()
    const cases = [
      [await server.addUser({ disabled: '2020-01-01' }), 'Utente disabilitato'],
      [await server.addUser({ agencies: [] }), 'Agenzia utente mancante. Autenticazione fallita'],
      [await server.addUser({ agencies: [suspended] }), 'Agenzia sospesa. Autenticazione fallita'],
      [await server.addUser({ agencies: [closed] }), 'Agenzia utente disabilitata'],
      [await server.addUser({ companyId: locked?.id ?? 0 }), 'Company bloccata. Autenticazione fallita'],
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

  it('does not sign in a user without a password here', async () => {
    const { username } = await server.addUser({ passwordHash: null })
    expect((await attempt(username, '')).status).toBe(401)
  })
})

it('sends cookies only over https if the origin is https, with names that no other host can set, also behind a proxy that speaks http to the server', async () => {
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
  const jar = new Map<string, string>()
  /** As the proxy asks the server; the browser keeps the cookies. */
  const ask = async (address: string, form?: Readonly<Record<string, string>>) => {
    const { pathname, search } = new URL(address, 'https://bilancia.example')
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/secure; httponly|httponly; secure/i)
      expect(cookie).toMatch(/samesite=lax/i)
      expect(cookie).toMatch(/^__Secure-|^__Host-[^;]*; path=\/;/)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer.headers.get('location') ?? ''
  }
  const page = await ask(`/idp/auth?${query}`)
  expect(page).toMatch(/^https:\/\/bilancia\.example\/idp\/interaction\//)
  expect(jar.size).toBeGreaterThan(0)
  const { username } = await own.addUser()
  expect(await ask(await ask(page, { username, password: PASSWORD }))).toMatch(/^https:\/\/bilancia\.example\/callback\?code=/)
  expect([...jar.keys()]).toContain('__Host-_session')
  expect(await ask(`/idp/auth?${query}`)).toMatch(/^https:\/\/bilancia\.example\/callback\?code=/)
  await own.close()
})

it('tells browsers to use only https, in every answer, if the origin is https', async () => {
  const port = await freePort()
  const own = await studio({ PORT: String(port), ORIGIN: 'https://bilancia.example' })
  for (const path of ['/api/settings', '/api/niente', '/api/%zz', '/idp/niente', '/docs/', '/health']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains')
    expect((await fetch(server.origin + path)).headers.get('strict-transport-security'), path).toBeNull()
  }
  // Not HTTP: refused before there is a request.
  expect(await raw(`http://127.0.0.1:${port}`, '').write('FOO / HTTP/1.1\r\n\r\n')).toContain(
    'strict-transport-security: max-age=31536000; includeSubDomains\r\n',
  )
  await own.close()
})

it('redirects to the configured origin, with any host in the request', async () => {
  const response = await fetch(`${server.origin}/idp/.well-known/openid-configuration`, { headers: { 'x-forwarded-host': 'altrove.example' } })
  expect(await response.json()).toMatchObject({ issuer: `${server.origin}/idp`, token_endpoint: `${server.origin}/idp/token` })
})
