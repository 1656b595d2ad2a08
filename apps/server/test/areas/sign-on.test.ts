/** Tickets of users who come from another application, and tickets for the external tool, with a provider of the test. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { company } from '../../src/platform/schema.ts'
import { type Studio, studio } from '../support/studio.ts'

const SECRET = 'segreto-del-server'

let issuer: string
let privateKey: CryptoKey
let provider: Server
let server: Studio
let username: string
let token: string
/** The last request to the provider, and how it answers. */
let asked: { url: URL; form: URLSearchParams; authorization: string }
let mood: 'good' | 'refuses' | 'moves' | 'error' | 'other nonce' | 'nonsense'
/** The external tool in the answer of the federation service; null if its list has none. */
let external: { readonly Url: string | null; readonly inactive: boolean } | null

const signed = (claims: Record<string, unknown>) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(issuer)
    .setAudience('bilancia')
    .setExpirationTime('5m')
    .setSubject(String(claims.preferred_username))
    .sign(privateKey)

async function answer(path: string, form: URLSearchParams): Promise<unknown> {
  if (mood === 'nonsense') return 'che cosa?'
  if (path === '/token') {
    const nonce = mood === 'other nonce' ? 'di un altro' : form.get('nonce')
    return {
      access_token: await signed({ preferred_username: username }),
      id_token: await signed({ nonce }),
      scope: 'openid',
      token_type: 'Bearer',
      expires_in: 300,
    }
  }
  if (path === '/ticket') return mood === 'error' ? { status: 'Error', message: 'nessun biglietto' } : { ticket: 'a b&c' }
  if (path === '/federation')
    return [
      { Type: 'IFORFETTARI', Guid: 'g-1', Nome: 'Minimi', Descrizione: '-', Url: '/iforf', inactive: true },
      { Type: 'BUDGET4U', Guid: 'g-2', Nome: 'Budget', Descrizione: '-', Url: '/budget', inactive: false },
      ...(external ? [{ Type: 'EASYSTART', Guid: 'g-avvio', Nome: 'Avvio', Descrizione: '-', ...external }] : []),
    ]
  return { issuer, jwks_uri: `${issuer}/keys` }
}

beforeAll(async () => {
  const pair = await generateKeyPair('RS256')
  privateKey = pair.privateKey
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }]
  provider = createServer((request, response) => {
    const url = new URL(request.url ?? '', issuer)
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', async () => {
      // A server that followed the redirect would get an answer at the new address.
      if (mood === 'moves' && !url.searchParams.has('moved')) {
        url.searchParams.set('moved', '1')
        response.writeHead(307, { location: url.href }).end()
        return
      }
      if (!url.pathname.startsWith('/.well-known') && url.pathname !== '/keys')
        asked = { url, form: new URLSearchParams(body), authorization: request.headers.authorization ?? '' }
      response.statusCode = mood === 'refuses' && url.pathname !== '/keys' ? 400 : 200
      response.setHeader('content-type', 'application/json').end(JSON.stringify(url.pathname === '/keys' ? { keys } : await answer(url.pathname, asked?.form)))
    })
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  mood = 'good'
  server = await studio({
    OIDC_ISSUER: issuer,
    SSO_TOKEN_URL: `${issuer}/token`,
    SSO_TICKET_URL: `${issuer}/ticket`,
    SSO_CLIENT_SECRET: SECRET,
    FEDERATION_URL: `${issuer}/federation`,
    EASYSTART_URL: 'https://avvio.example/apri?da=bilancia',
    EASYSTART_GUID: 'g-easy',
  })
  username = (await server.addUser({ applicationEasyStart: true, applicationBudget: false })).username
  await server.db.update(company).set({ hasEasyStart: true, forfetariMenuName: 'Minimi' }).where(eq(company.id, server.companyId))
  token = await signed({ preferred_username: username })
})
beforeEach(() => {
  mood = 'good'
  external = null
})
afterAll(async () => {
  await server.close()
  provider.close()
})

describe('a ticket in the address', () => {
  const exchange = (ticket = 'biglietto') => server.call(null, 'POST', '/auth/ticket', { ticket })

  it('is exchanged by the server, with a secret that nobody else sees, for a token that our calls accept', async () => {
    const { status, body } = await exchange()
    expect(status).toBe(200)
    expect(Object.fromEntries(asked.form)).toMatchObject({
      grant_type: 'ticket',
      scope: 'openid profile email sixinfo authinfoapi iforf.api',
      ticket: 'biglietto',
      client_id: 'bilancia',
      client_secret: SECRET,
      sso: 'bilancia',
    })
    expect(JSON.stringify(body)).not.toContain(SECRET)
    const { access_token } = body as { readonly access_token: string }
    expect(await server.call(access_token, 'GET', '/auth/identity')).toMatchObject({ status: 200, body: { Username: username } })
  })

  it.each(['refuses', 'moves', 'other nonce', 'nonsense'] as const)('is answered with Errore in fetch sso if the provider %s', async (how) => {
    mood = how
    expect(await exchange()).toMatchObject({ status: 403, body: { title: 'Errore in fetch sso', code: 'SSO_NON_RIUSCITO' } })
  })

  it('of an unknown user is answered with Utente non valido', async () => {
    const known = username
    username = 'sconosciuto'
    const { access_token } = (await exchange()).body as { readonly access_token: string }
    username = known
    expect(await server.call(access_token, 'GET', '/auth/identity')).toMatchObject({ status: 403, body: { title: 'Utente non valido' } })
  })
})

describe('the external tool', () => {
  const open = (as = token) => server.call(as, 'POST', '/easystart')

  it('is opened with a ticket of the provider', async () => {
    expect(await open()).toMatchObject({ status: 200, body: { url: 'https://avvio.example/apri?da=bilancia&tkt=a+b%26c', conBiglietto: true } })
    expect(asked.authorization).toBe(`Bearer ${token}`)
    expect(Object.fromEntries(asked.url.searchParams)).toEqual({
      application: 'g-easy',
      url: 'https://avvio.example/apri?da=bilancia',
      province: '44',
      office: '-',
      sso: 'bilancia',
    })
  })

  it.each(['refuses', 'moves', 'error', 'nonsense'] as const)('is opened without a ticket if the provider answers %s', async (how) => {
    mood = how
    expect(await open()).toMatchObject({ status: 200, body: { url: 'https://avvio.example/apri?da=bilancia', conBiglietto: false } })
  })

  it('is opened only for users with the right', async () => {
    const other = await server.addUser()
    expect(await open(await signed({ preferred_username: other.username }))).toMatchObject({
      status: 403,
      body: { title: "Utente non autorizzato all'applicazione" },
    })
  })
})

describe('application cards', () => {
  it('have the names of the company and are inactive without their flag; users with the right also have the external tool', async () => {
    expect((await server.call(token, 'GET', '/applicazione')).body).toMatchObject([
      { Type: 'IFORFETTARI', Nome: 'Minimi', inactive: false, Url: '/iforf' },
      { Type: 'CONVSRL', Nome: 'Convenienza Srl', inactive: false },
      { Type: 'BUDGET4U', inactive: true },
      { Type: 'FORME', Url: '/forme', inactive: false },
      { Type: 'EASYSTART', Guid: 'g-easy', inactive: false },
    ])
    const other = await server.addUser()
    const { body } = await server.call(await signed({ preferred_username: other.username }), 'GET', '/applicazione')
    expect((body as unknown[]).length).toBe(4)
  })
})

describe('a federated company', () => {
  beforeAll(() => server.db.update(company).set({ isFederated: true }).where(eq(company.id, server.companyId)))
  // The server remembers users for ten seconds.
  beforeAll(() => server.wait(1))

  const list = async () => (await server.call(token, 'GET', '/federation')).body as readonly { readonly Type: string; readonly inactive: boolean }[]
  const open = () => server.call(token, 'POST', '/easystart')

  it('has the cards of the federation service, if the flags of the user allow them too', async () => {
    expect(await list()).toMatchObject([
      { Guid: 'g-1', inactive: true },
      { Guid: 'g-2', inactive: true },
    ])
    expect(asked.authorization).toBe(`Bearer ${token}`)
    for (const how of ['refuses', 'moves'] as const) {
      mood = how
      expect(await server.call(token, 'GET', '/federation'), how).toMatchObject({ status: 503, body: { code: 'FEDERAZIONE_NON_RAGGIUNGIBILE' } })
    }
  })

  it('has no calls and pages of applications that the service lists as inactive, or does not list', async () => {
    const { username: name } = await server.addUser()
    const bearer = await signed({ preferred_username: name })
    expect(await server.call(bearer, 'GET', '/auth/identity')).toMatchObject({
      body: { ApplicationForfetari: false, ApplicationConvenienza: false, ApplicationBudget: true, ApplicationEasyStart: false },
    })
    const answers = async (by: string) =>
      Promise.all(
        ['calcolaForfetari', 'calcolaSimulazioniSrl', 'calcolaSchedaBudget'].map(
          async (path) => (await server.call(by, 'POST', `/consultools/${path}/2026`, {})).status,
        ),
      )
    expect(await answers(bearer)).toEqual([403, 403, 200])
    // While the service does not answer, its last list counts. For a new user it has no list, so nothing is closed.
    mood = 'refuses'
    server.wait(1.1)
    expect(await answers(bearer)).toEqual([403, 403, 200])
    expect(await answers(await signed({ preferred_username: (await server.addUser()).username }))).toEqual([200, 200, 200])
  })

  it('opens the external tool at the address in the list', async () => {
    mood = 'good'
    external = { Url: 'https://altrove.example/avvio', inactive: false }
    expect(await open()).toMatchObject({ status: 200, body: { url: 'https://altrove.example/avvio?tkt=a+b%26c', conBiglietto: true } })
    expect(asked.url.searchParams.get('application')).toBe('g-avvio')
    external = { Url: null, inactive: false }
    expect(await open()).toMatchObject({ body: { url: 'https://avvio.example/apri?da=bilancia&tkt=a+b%26c' } })
  })

  it('does not open a tool that is missing from the list, inactive, or without a web address', async () => {
    expect(await open()).toMatchObject({ status: 403, body: { title: "Utente non autorizzato all'applicazione" } })
    external = { Url: 'https://altrove.example', inactive: true }
    expect(await open()).toMatchObject({ status: 403 })
    external = { Url: 'javascript:alert(1)', inactive: false }
    expect(await open()).toMatchObject({
      status: 422,
      body: { title: "L'applicazione Avvio non ha un indirizzo: chi gestisce il server lo imposta con EASYSTART_URL" },
    })
  })
})

it('without these settings nobody signs on by ticket and the tool has no address', async () => {
  const plain = await studio()
  const { username: name } = await plain.addUser({ applicationEasyStart: true })
  await plain.db.update(company).set({ hasEasyStart: true }).where(eq(company.id, plain.companyId))
  expect(await plain.call(null, 'POST', '/auth/ticket', { ticket: 'x' })).toMatchObject({ status: 403, body: { title: 'Errore in fetch sso' } })
  expect(await plain.call(await plain.tokenOf(name), 'POST', '/easystart')).toMatchObject({
    status: 422,
    body: { code: 'APPLICAZIONE_SENZA_INDIRIZZO' },
  })
  const cards = await plain.call(await plain.tokenOf(name), 'GET', '/federation')
  expect((cards.body as { Type: string }[]).map(({ Type }) => Type)).toEqual(['IFORFETTARI', 'CONVSRL', 'BUDGET4U', 'FORME', 'EASYSTART'])
  await plain.close()
})
