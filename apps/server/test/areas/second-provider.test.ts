/** The issuer can be replaced: the whole sign-in through an independent provider, over HTTP. */
import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { company } from '../../src/platform/schema.ts'
import { freePort } from '../support/port.ts'
import { CLIENT_ID, type SecondProvider, secondProvider } from '../support/second-provider.ts'
import { browser, type Tokens } from '../support/sign-in.ts'
import { type Studio, studio } from '../support/studio.ts'
import { SERVER_CLIENT } from '../support/tickets.ts'

let server: Studio
let provider: SecondProvider
/** The suite at a host with its own brand. */
let fisco: string
beforeAll(async () => {
  const port = await freePort()
  fisco = `http://fisco.localhost:${port}`
  provider = await secondProvider(`http://localhost:${port}`, undefined, [fisco])
  server = await studio({
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_SECOND_FACTOR: 'no',
    BRAND_HOSTS: 'fisco.localhost=stadera',
    SSO_TOKEN_URL: `${provider.issuer}/token`,
    SSO_TICKET_URL: `${provider.issuer}/ticket`,
    SSO_CLIENT_ID: SERVER_CLIENT.id,
    SSO_CLIENT_SECRET: SERVER_CLIENT.secret,
    EASYSTART_URL: 'https://avvio.example/',
    TUTORIAL_URL: 'https://video.example/bilancia/',
  })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

/** The discovery document of the provider, as the page reads it. */
async function endpoints(at: string) {
  const settings = await (await fetch(`${server.origin}/api/settings`, { headers: { 'x-forwarded-host': new URL(at).host } })).json()
  const brand = { id: at === fisco ? 'stadera' : 'bilancia' }
  expect(settings).toMatchObject({ issuer: provider.issuer, clientId: CLIENT_ID, resource: `${server.origin}/api`, brand })
  return (await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json()) as Readonly<Record<string, string>>
}
const post = (url: string, form: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ client_id: CLIENT_ID, ...form }) })

async function enter(username: string, at = server.origin) {
  const { authorization_endpoint = '', token_endpoint = '', end_session_endpoint = '' } = await endpoints(at)
  const who = browser(provider.issuer)
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    scope: 'openid profile offline_access',
    redirect_uri: `${at}/callback`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${server.origin}/api`,
  })
  const asked = await who.get(`${authorization_endpoint}?${query}`)
  const consent = await who.post(asked.url, { prompt: 'login', login: username, password: 'la sua' })
  const { url } = await who.post(consent.url, { prompt: 'consent' })
  const code = new URL(url).searchParams.get('code') ?? ''
  const answer = await post(token_endpoint, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: `${at}/callback` })
  expect(answer.status).toBe(200)
  return { who, tokens: (await answer.json()) as Tokens, token_endpoint, end_session_endpoint }
}
const identity = (token: string) => server.call(token, 'GET', '/auth/identity')

it('another provider signs in by code with PKCE, renews and signs out; after that nothing can be renewed', async () => {
  const { id, username } = await server.addUser({ passwordHash: null })
  const { who, tokens, token_endpoint, end_session_endpoint } = await enter(username)
  expect(await identity(tokens.access_token)).toMatchObject({ status: 200, body: { Id: id, Username: username } })

  const renewed = await post(token_endpoint, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
  const fresh = (await renewed.json()) as Tokens
  expect(fresh.access_token).not.toBe(tokens.access_token)
  expect(await identity(fresh.access_token)).toMatchObject({ status: 200, body: { Id: id } })

  const question = await who.get(
    `${end_session_endpoint}?${new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${server.origin}/` })}`,
  )
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(question.body)?.[1] ?? ''
  const out = await who.post(`${end_session_endpoint}/confirm`, { xsrf, logout: 'yes' })
  expect(out.url).toBe(`${server.origin}/`)
  const refused = await post(token_endpoint, { grant_type: 'refresh_token', refresh_token: fresh.refresh_token })
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'invalid_grant' }])
})

it('another provider signs in at a host with its own brand, for the same calls', async () => {
  const { id, username } = await server.addUser({ passwordHash: null })
  const { tokens } = await enter(username, fisco)
  expect(await identity(tokens.access_token)).toMatchObject({ status: 200, body: { Id: id } })
})

it('another provider cannot sign in users whom the suite does not know', async () => {
  const { tokens } = await enter('mai.visto')
  expect(await identity(tokens.access_token)).toMatchObject({ status: 403, body: { title: 'Utente non valido' } })
})

it('video tutorials are named in the settings, and the pages may load them from their server', async () => {
  const settings = await (await fetch(`${server.origin}/api/settings`)).json()
  expect(settings).toMatchObject({ tutorialUrl: 'https://video.example/bilancia' })
  const page = await fetch(`${server.origin}/iforf`)
  expect(page.headers.get('content-security-policy')).toContain("media-src 'self' https://video.example;")
})

it('another provider owns passwords, sessions and second factors: the suite cannot change them', async () => {
  const { username, id } = await server.addUser({ passwordHash: null, role: 'ADMIN', userCreation: true })
  const { tokens } = await enter(username)
  expect(await server.call(tokens.access_token, 'GET', '/auth/access')).toMatchObject({
    body: { External: true, Sessions: [], SecondFactor: { Required: false } },
  })
  for (const [path, body] of [
    ['password', { Current: 'la sua', New: 'quattro parole senza legame' }],
    ['sessions/end', { Id: null }],
    ['secondfactor/start', { Password: 'la sua' }],
  ] as const)
    expect(await server.call(tokens.access_token, 'POST', `/auth/${path}`, body)).toMatchObject({ status: 409, body: { code: 'FORNITORE_ESTERNO' } })
  expect(await server.call(tokens.access_token, 'GET', `/principal/${id}/access`)).toMatchObject({ body: { External: true } })
})

it('another provider gives and accepts tickets: one signs on here, another opens the external tool, and none works twice', async () => {
  const { username, id } = await server.addUser({ passwordHash: null, applicationEasyStart: true })
  await server.db.update(company).set({ hasEasyStart: true }).where(eq(company.id, server.companyId))
  const exchange = (ticket: string) => server.call(null, 'POST', '/auth/ticket', { ticket })
  const ticket = provider.tickets.give(username)
  const { status, body } = await exchange(ticket)
  expect([status, body]).toMatchObject([200, { token_type: 'Bearer', expires_in: expect.any(Number) }])
  const { access_token } = body as Tokens
  expect(await identity(access_token)).toMatchObject({ status: 200, body: { Id: id } })
  expect(await exchange(ticket)).toMatchObject({ status: 403, body: { title: 'Errore in fetch sso' } })

  const opened = (await server.call(access_token, 'POST', '/easystart')).body as { readonly url: string }
  expect(provider.tickets.asked()).toEqual({ application: 'easystart', url: 'https://avvio.example', province: '44', office: '-', sso: 'bilancia' })
  expect((await exchange(new URL(opened.url).searchParams.get('tkt') ?? '')).status).toBe(200)
})
