/** The suite at a host with its own brand: its texts, its sign-in, its redirects. */
import { createHash } from 'node:crypto'
import { type Answer, type BrandRecord, type Dress, type routes, tokensOf } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dressOf } from '../../src/platform/brands.ts'
import { brand, company } from '../../src/platform/schema.ts'
import { freePort } from '../support/port.ts'
import { A_LOGO, aBrand } from '../support/records.ts'
import { browser, openSignIn, titleIn } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

let server: Studio
let stadera: Dress
let meridiana: Dress
let chief: string
let fisco: string
beforeAll(async () => {
  const port = await freePort()
  server = await studio({ PORT: String(port), BRAND_HOSTS: 'fisco.example=stadera,regimi.example=meridiana' })
  fisco = `http://fisco.example:${port}`
  const kept = async (code: string) => (await server.db.select().from(brand).where(eq(brand.code, code))).map(dressOf)[0] as Dress
  ;[stadera, meridiana] = [await kept('stadera'), await kept('meridiana')]
  chief = await server.tokenOf((await server.addUser({ role: 'SUPERADMIN', agencies: [] })).username)
})
afterAll(() => server.close())

/** Like a proxy on this machine that forwards a request for `host`. */
const at = (host: string, path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}) =>
  fetch(server.origin + path, { ...init, headers: { ...init.headers, 'x-forwarded-host': host } })
const openAt = (host: string, change = {}) =>
  openSignIn(host, browser(host, server.origin), { redirect_uri: `${host}/callback`, resource: `${server.origin}/api`, ...change })

/** The tokens of a sign-in at `host`. */
async function enter(host: string, username: string) {
  const who = browser(host, server.origin)
  const { page, verifier } = await openSignIn(host, who, { resource: `${server.origin}/api` })
  const { url } = await who.post(page.url, { username, password: PASSWORD })
  expect(url).toContain(`${host}/callback?code=`)
  const form = { client_id: 'bilancia', grant_type: 'authorization_code', code: new URL(url).searchParams.get('code') ?? '' }
  const answer = await at(new URL(host).host, '/idp/token', {
    method: 'POST',
    headers: { origin: host },
    body: new URLSearchParams({ ...form, code_verifier: verifier, redirect_uri: `${host}/callback` }),
  })
  expect(answer.status).toBe(200)
  return { who, tokens: (await answer.json()) as { readonly access_token: string; readonly id_token: string } }
}

it.each([
  ['fisco.example', 'stadera'],
  ['REGIMI.example:443', 'meridiana'],
  ['altrove.example', 'bilancia'],
] as const)('the settings at %s are those of the brand %s; the calls are one resource everywhere', async (host, id) => {
  const settings = await (await at(host, '/api/settings')).json()
  const { protocol, port } = new URL(server.origin)
  const origin = id === 'bilancia' ? server.origin : `${protocol}//${host.toLowerCase().replace(/:.*/, '')}:${port}`
  expect(settings).toMatchObject({ issuer: `${origin}/idp`, clientId: 'bilancia', resource: `${server.origin}/api`, brand: { id } })
})

describe('the sign-in at a host with a brand', () => {
  it('stays at that host, and its token is valid at every address', async () => {
    const { id, username } = await server.addUser()
    const { tokens } = await enter(fisco, username)
    expect(decodeJwt(tokens.access_token)).toMatchObject({ iss: `${fisco}/idp`, aud: `${server.origin}/api` })
    const asked = { headers: { authorization: `Bearer ${tokens.access_token}` } }
    for (const host of ['fisco.example', 'regimi.example', 'localhost'])
      expect(await (await at(host, '/api/auth/identity', asked)).json()).toMatchObject({ Id: id })
  })

  it('shows the brand: name, motto, logo, colours, and a policy that allows exactly this style', async () => {
    const { page } = await openAt(fisco)
    expect(titleIn(page.body)).toBe('Accedi a Stadera')
    const { name, motto, primary, dark } = stadera.brand
    for (const part of [name, motto, stadera.logo.src, primary, dark, 'repeating-radial-gradient']) expect(page.body).toContain(part)
    expect(page.headers.get('content-security-policy')).toContain('img-src data:')
    expect(page.body).not.toContain('Bilancia')
    const style = /<style>(.*?)<\/style>/s.exec(page.body)?.[1] ?? ''
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })

  it('returns to no other host, ours or not', async () => {
    for (const redirect_uri of [`${server.origin}/callback`, 'https://altrove.example/callback', `${fisco}/altro`]) {
      const { page } = await openAt(fisco, { redirect_uri })
      expect([page.status, titleIn(page.body)]).toEqual([400, 'Accesso non riuscito'])
      expect(page.body).toContain('tornare a Stadera e accedere di nuovo')
      expect(page.body).toContain(`href="${fisco}/"`)
    }
  })

  it('ends on a page of the brand, at the same host', async () => {
    const { username } = await server.addUser()
    const { who, tokens } = await enter(fisco, username)
    const query = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${fisco}/` })
    const question = await who.get(`${fisco}/idp/session/end?${query}`)
    expect(titleIn(question.body)).toBe('Uscire da Stadera?')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(question.body)?.[1] ?? ''
    expect((await who.post(`${fisco}/idp/session/end/confirm`, { xsrf, logout: 'yes' })).url).toBe(`${fisco}/`)
  })

  it('answers requests of pages of its own host and refuses those of another', async () => {
    const answerTo = async (origin: string) => {
      const body = new URLSearchParams({ client_id: 'bilancia', grant_type: 'refresh_token' })
      return (await at('fisco.example', '/idp/token', { method: 'POST', headers: { origin }, body })).status
    }
    expect([await answerTo(fisco), await answerTo(server.origin)]).toEqual([400, 403])
  })

  it('gives the authenticator app the name of the brand', async () => {
    const { username } = await server.addUser()
    const { tokens } = await enter(fisco, username)
    const answer = await at('fisco.example', '/api/auth/secondfactor/start', {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ Password: PASSWORD }),
    })
    expect(await answer.json()).toMatchObject({ Address: expect.stringContaining('issuer=Stadera') })
  })
})

it('the cards have the names of the brand, or those of the company if it has its own', async () => {
  const { username } = await server.addUser()
  const token = await server.tokenOf(username)
  const names = async () => {
    const answer = await at('regimi.example', '/api/applicazione', { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as readonly { readonly Nome: string }[]).map(({ Nome }) => Nome)
  }
  const { iforfettari, convsrl, budget4u, forme } = meridiana.brand.tools
  expect(await names()).toEqual([iforfettari, convsrl, budget4u, forme])
  await server.db.update(company).set({ forfetariMenuName: 'Minimi', budgetMenuName: 'Primo anno' }).where(eq(company.id, server.companyId))
  server.wait(1)
  expect(await names()).toEqual(['Minimi', convsrl, 'Primo anno', forme])
})

describe('a brand that an administrator keeps', () => {
  const call = (method: string, path: string, body?: unknown) => server.call(chief, method, path, body)
  const record = async (code: string) => ((await call('GET', '/brand')).body as BrandRecord[]).find(({ Code }) => Code === code) as BrandRecord
  const logoOf = (inside: string) =>
    `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`).toString('base64')}`

  it('is listed with the addresses that show it', async () => {
    expect([(await record('stadera')).Hosts, (await record('meridiana')).Hosts, (await record('bilancia')).Hosts]).toEqual([
      ['fisco.example'],
      ['regimi.example'],
      ['localhost'],
    ])
  })

  it('shows its new look at the next page and sign-in of every process, without a start', async () => {
    const beside = await server.beside()
    const before = await record('stadera')
    const saved = await call('POST', '/brand', { ...before, Name: 'Bilico', Primary: '#ffeb3b', LogoPlain: false, Logo: A_LOGO })
    expect(saved).toMatchObject({ status: 200, body: { Name: 'Bilico', Logo: A_LOGO } })
    try {
      const answer = await fetch(`${beside.origin}/api/settings`, { headers: { 'x-forwarded-host': 'fisco.example' } })
      const settings = (await answer.json()) as Answer<typeof routes.settings>
      expect(settings).toMatchObject({ brand: { name: 'Bilico', primary: '#ffeb3b' } })
      const { page } = await openAt(fisco)
      expect(titleIn(page.body)).toBe('Accedi a Bilico')
      // Yellow is not readable: the page has it darker, in the text and under the white text of its button.
      const [used] = tokensOf(settings.brand).primary
      expect(page.body).toContain(`--primary:light-dark(${used},`)
      expect(page.body).not.toContain('#ffeb3b')
      expect(page.body).toContain(`aspect-ratio:3;box-sizing:border-box`)
    } finally {
      await call('POST', '/brand', { ...before, UpdateDate: (await record('stadera')).UpdateDate })
      await beside.close()
    }
  })

  it('is created, keeps only the drawing of its logo, keeps its code, and is deleted', async () => {
    const made = (await call('POST', '/brand', aBrand({ Logo: logoOf('<script>alert(1)</script><path d="M0 0h9"></path>') }))).body as BrandRecord
    expect(made).toMatchObject({ Code: 'clessidra', Hosts: [], Logo: logoOf('<path d="M0 0h9"></path>') })
    expect(await call('POST', '/brand', aBrand())).toMatchObject({
      status: 422,
      body: { campi: [{ campo: 'Code', testo: "C'è già un marchio con il codice «clessidra»" }] },
    })
    expect(await call('POST', '/brand', { ...made, Code: 'altro', Motto: 'Adagio' })).toMatchObject({
      status: 200,
      body: { Code: 'clessidra', Motto: 'Adagio' },
    })
    expect(await call('POST', '/brand', { ...made, Motto: 'Presto' })).toMatchObject({ status: 409, body: { code: 'RECORD_MODIFICATO' } })
    expect(await call('DELETE', '/brand', made.Id)).toMatchObject({ status: 200, body: true })
    expect((await call('GET', `/brand/${made.Id}`)).status).toBe(404)
  })

  it('is not deleted while an address shows it', async () => {
    for (const [code, where] of [
      ['stadera', 'fisco.example (BRAND_HOSTS)'],
      ['bilancia', 'ogni indirizzo senza un marchio suo'],
    ] as const)
      expect(await call('DELETE', '/brand', (await record(code)).Id)).toMatchObject({
        status: 409,
        body: { title: expect.stringContaining(`il marchio si mostra a ${where}`) },
      })
  })

  it('is refused with every error: colours and logo go into the style of a page', async () => {
    const wrong = aBrand({ Code: 'Due Parole', Name: ' ', Primary: 'red;}</style>', PrimaryDark: '', Logo: 'https://loghi.example/a.svg' })
    expect(await call('POST', '/brand', wrong)).toMatchObject({
      status: 422,
      body: {
        campi: [
          { campo: 'Code', testo: 'Codice: solo lettere minuscole, cifre e trattini' },
          { campo: 'Name', testo: 'Il nome è obbligatorio' },
          { campo: 'Logo', testo: "Logo: caricare un'immagine" },
          { campo: 'Primary', testo: 'Colore principale: al massimo 7 caratteri' },
          { campo: 'PrimaryDark', testo: 'Colore scuro: serve un colore' },
        ],
      },
    })
    expect(await call('POST', '/brand', aBrand({ Logo: logoOf('x'.repeat(24_600)) }))).toMatchObject({
      status: 422,
      body: { title: 'Il logo non si può usare: il file ha più di 24 kB' },
    })
    expect(await call('POST', '/brand', aBrand({ Logo: `data:image/png;base64,${Buffer.from('no').toString('base64')}` }))).toMatchObject({
      status: 422,
      body: { title: 'Il logo non si può usare: serve un PNG, un JPEG o un SVG' },
    })
  })
})
