/** The suite at a host with its own brand: its texts, its sign-in, its redirects. */
import { createHash } from 'node:crypto'
import { brands } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { company } from '../../src/platform/schema.ts'
import { freePort } from '../support/port.ts'
import { browser, openSignIn, titleIn } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

const { stadera, meridiana } = brands
let server: Studio
let fisco: string
beforeAll(async () => {
  const port = await freePort()
  server = await studio({ PORT: String(port), BRAND_HOSTS: 'fisco.example=stadera,regimi.example=meridiana' })
  fisco = `http://fisco.example:${port}`
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
  expect(settings).toMatchObject({ issuer: `${origin}/idp`, clientId: 'bilancia', resource: `${server.origin}/api`, brand: brands[id] })
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
    for (const part of [stadera.name, stadera.motto, stadera.logo, stadera.primary.main, stadera.primary.dark, stadera.cover]) expect(page.body).toContain(part)
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
  const { iforfettari, convsrl, budget4u, forme } = meridiana.tools
  expect(await names()).toEqual([iforfettari, convsrl, budget4u, forme])
  await server.db.update(company).set({ forfetariMenuName: 'Minimi', budgetMenuName: 'Primo anno' }).where(eq(company.id, server.companyId))
  server.wait(1)
  expect(await names()).toEqual(['Minimi', convsrl, 'Primo anno', forme])
})
