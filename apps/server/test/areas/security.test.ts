/** What answers reveal, and how text of users is treated. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { company } from '../../src/platform/schema.ts'
import { asOwner } from '../support/database.ts'
import { browser, errorIn, openSignIn } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

const HTML = `<img src=x onerror=alert(1)>'; drop table principal; --`

let server: Studio
beforeAll(async () => {
  server = await studio()
})
afterAll(() => server.close())

const attempt = async (username: string) => {
  const who = browser(server.origin)
  const { page } = await openSignIn(server.origin, who)
  return who.post(page.url, { username, password: PASSWORD })
}

describe('an answer', () => {
  it.each([
    ['of a call', '/api/settings', 200],
    ['of a refused call', '/api/auth/identity', 401],
    ['of an unknown call', '/api/niente', 404],
    ['of a bad address', '/api/%zz', 400],
    ['of the documentation', '/docs/', 200],
    ['of the provider', '/idp/.well-known/openid-configuration', 200],
    ['of an unknown page of the provider', '/idp/niente', 404],
  ])('%s is taken for what it says it is, goes into no frame, and does not name the program behind it', async (_, path, status) => {
    const { headers, status: given } = await fetch(server.origin + path)
    expect(given).toBe(status)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null])
  })

  it('of a page allows its own workers and WebAssembly, and no script made from text', async () => {
    const policy = (await fetch(`${server.origin}/iforf`)).headers.get('content-security-policy') ?? ''
    const directives = policy.split(';').map((directive) => directive.trim())
    expect(directives).toContain("worker-src 'self'")
    expect(directives).toContainEqual(expect.stringMatching(/^script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='$/))
  })

  it('of a page allows only its own style elements, by a nonce that no other answer has', async () => {
    const policies = await Promise.all([1, 2].map(async () => (await fetch(`${server.origin}/iforf`)).headers.get('content-security-policy') ?? ''))
    const words = policies.map((policy) => /style-src 'self' 'nonce-([\w+/]{22}==)'(;|$)/.exec(policy)?.[1])
    expect(words).toEqual([expect.any(String), expect.any(String)])
    expect(words[0]).not.toBe(words[1])
    expect(policies.join()).not.toContain('unsafe-inline')
  })

  it('of a page allows images of its own, and no logo at an address that an earlier version stored', async () => {
    const images = async () => /img-src ([^;]*)/.exec((await fetch(`${server.origin}/iforf`)).headers.get('content-security-policy') ?? '')?.[1]?.trim()
    expect(await images()).toBe("'self' data:")
    await server.db.update(company).set({ uiLogoUrl: 'https://loghi.example/po.png' }).where(eq(company.id, server.companyId))
    expect(await images()).toBe("'self' data:")
    const token = await server.tokenOf((await server.addUser()).username)
    expect(await server.call(token, 'GET', '/auth/identity')).toMatchObject({ status: 200, body: { Company: { UiLogoUrl: null } } })
  })

  it('of a call is not cached', async () => expect((await fetch(`${server.origin}/api/auth/identity`)).headers.get('cache-control')).toBe('no-store'))

  it('to a failure of the server has a code to report, not the error', async () => {
    const token = await server.tokenOf((await server.addUser()).username)
    await asOwner(server.db, sql`alter table comune_surcharge rename to elsewhere`)
    const { status, body } = await server.call(token, 'GET', '/comuni?anno=2026&q=bo')
    await asOwner(server.db, sql`alter table elsewhere rename to comune_surcharge`)
    expect(status).toBe(500)
    expect(Object.keys(body as object).sort()).toEqual(['code', 'status', 'title', 'type'])
    expect(JSON.stringify(body)).toMatch(/Errore imprevisto: la richiesta non è stata eseguita\. Riprovare; se si ripete, segnalare il codice [\w-]+"/)
  })
})

it('no page of another site can read an answer or call the provider', async () => {
  const asked: readonly (readonly [string, string])[] = [
    ['GET', '/idp/.well-known/openid-configuration'],
    ['GET', '/idp/jwks'],
    ['OPTIONS', '/idp/jwks'],
    ['POST', '/idp/token'],
    ['OPTIONS', '/idp/token'],
    ['GET', '/idp/session/end'],
    ['GET', '/api/settings'],
    ['OPTIONS', '/api/settings'],
    ['OPTIONS', '/api/auth/identity'],
  ]
  for (const origin of ['https://altro.example', server.origin, 'null', undefined])
    for (const [method, path] of asked) {
      const headers = { ...(origin !== undefined && { origin }), 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
      const answer = await fetch(server.origin + path, { method, headers, ...(method === 'POST' && { body: new URLSearchParams({ client_id: 'bilancia' }) }) })
      const open = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect(open, `${method} ${path} from ${origin}`).toEqual([])
      if (path.startsWith('/idp/')) expect(answer.status === 403, `${method} ${path} from ${origin}`).toBe(origin === 'https://altro.example')
    }
})

describe('a username', () => {
  it('counts only as it was given: in another case it neither signs in nor opens the calculations', async () => {
    const { username } = await server.addUser()
    const token = await server.tokenOf(username)
    for (const other of [username.toUpperCase(), `${username}\u200b`, `${username}%`]) {
      expect(errorIn((await attempt(other)).body)).toBe('Nome utente o password non corretti')
      const list = `/consultools/elaborazioni/44/${encodeURIComponent(other)}/1`
      expect(await server.call(token, 'GET', list)).toMatchObject({ status: 403, body: { code: 'ALTRO_UTENTE' } })
    }
  })

  it.each(["' or '1'='1", "utente1'; drop table principal; --", 'utente%', '_tente1', '\\', '$1'])('%s is ordinary text to the database', async (username) => {
    expect(await attempt(username)).toMatchObject({ status: 401 })
  })
})

it('returns markup and SQL in names as they were typed', async () => {
  const { username } = await server.addUser({ name: HTML, surname: HTML })
  const token = await server.tokenOf(username)
  expect(await server.call(token, 'GET', '/auth/identity')).toMatchObject({ type: 'application/json; charset=utf-8', body: { Name: HTML } })
  const text = encodeURIComponent(HTML)
  const state = { annoImposta: 2026, nomeCognome: HTML, tipologia: 'IMPRESA', lettera: { luogo: HTML } }
  const saved = await server.call(token, 'POST', `/consultools/elaborazioni/insert/${text}/${username}/${text}/1/${text}/${text}/${text}`, state)
  expect(saved).toMatchObject({ status: 200, body: { NomeSimulazione: HTML, Identificativo: HTML } })
  const letter = await server.call(token, 'POST', '/consultools/calcolaForfetari/2026/letter', state)
  expect(letter).toMatchObject({ status: 200, type: 'application/json; charset=utf-8', body: { campi: { luogo: HTML } } })
})
