import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq } from 'drizzle-orm'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { externalLogout } from '../../src/platform/schema.ts'
import { type Studio, studio } from '../support/studio.ts'

/** An external provider: describes itself and publishes a key. */
let issuer: string
let provider: Server
let privateKey: CryptoKey
let server: Studio

beforeAll(async () => {
  const pair = await generateKeyPair('RS256')
  privateKey = pair.privateKey
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }]
  provider = createServer(({ url }, response) => {
    const answer = url?.endsWith('/.well-known/openid-configuration') ? { issuer, jwks_uri: `${issuer}/keys` } : { keys }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  server = await studio({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'bilancia-studio' })
})
afterAll(async () => {
  await server.close()
  provider.close()
})

type Claims = {
  readonly preferred_username?: string
  readonly issuer?: string
  readonly audience?: string
  readonly key?: CryptoKey
  readonly typ?: string
  readonly more?: object
}
const issued = ({ preferred_username, issuer: by = issuer, audience = 'bilancia-studio', key = privateKey, typ, more }: Claims) =>
  new SignJWT({ sub: `di ${preferred_username}`, iat: Math.floor(Date.now() / 1000), ...(preferred_username && { preferred_username }), ...more })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...(typ !== undefined && { typ }) })
    .setIssuer(by)
    .setAudience(audience)
    .setExpirationTime('5m')
    .sign(key)
async function identity(token: string, origin = server.origin) {
  const response = await fetch(`${origin}/api/auth/identity`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

it('an external provider signs in a user of the suite by username', async () => {
  const { id, username } = await server.addUser({ passwordHash: null })
  expect(await identity(await issued({ preferred_username: username }))).toMatchObject({ status: 200, body: { Id: id } })
  expect(await identity(await issued({ preferred_username: username, audience: `${server.origin}/api` }))).toMatchObject({ status: 200 })
})

it('a user of an external provider works at once in the studio that they choose', async () => {
  const beside = await server.addAgency({ name: 'Accanto' })
  const { username } = await server.addUser({ agencies: [server.agencyId, beside] })
  const token = await issued({ preferred_username: username })
  for (const AgencyId of [beside, server.agencyId]) {
    expect(await server.call(token, 'POST', '/auth/studio', { AgencyId })).toMatchObject({ status: 200 })
    expect(await identity(token)).toMatchObject({ body: { AgencyId } })
  }
})

it('an external provider cannot sign in an unknown or disabled user', async () => {
  const { username } = await server.addUser({ disabled: '2020-01-01' })
  expect(await identity(await issued({ preferred_username: 'nessuno' }))).toMatchObject({ status: 403, body: { title: 'Utente non valido' } })
  expect(await identity(await issued({ preferred_username: username }))).toMatchObject({ status: 403, body: { title: 'Utente disabilitato' } })
  expect(await identity(await issued({}))).toMatchObject({ status: 403, body: { title: 'Utente non valido' } })
})

it('an external provider is trusted only for its own tokens that are meant for us', async () => {
  const { username: preferred_username } = await server.addUser()
  const { privateKey: key } = await generateKeyPair('RS256')
  for (const claims of [
    { preferred_username, issuer: 'https://altrove.example' },
    { preferred_username, audience: 'altri' },
    { preferred_username, key },
  ])
    expect(await identity(await issued(claims))).toMatchObject({ status: 401 })
})

it('an external provider is trusted for its access tokens, under any type name, and for no other token', async () => {
  const { id, username: preferred_username } = await server.addUser()
  for (const claims of [{ typ: 'at+jwt' }, { typ: 'application/at+jwt' }, { typ: 'JWT' }, { typ: 'JWT', more: { typ: 'Bearer' } }])
    expect(await identity(await issued({ preferred_username, ...claims }))).toMatchObject({ status: 200, body: { Id: id } })
  const others = [{ typ: 'logout+jwt' }, { more: { nonce: 'n' } }, { typ: 'JWT', more: { at_hash: 'h' } }, { more: { typ: 'ID' } }, { more: { events: {} } }]
  for (const claims of others) expect(await identity(await issued({ preferred_username, ...claims }))).toMatchObject({ status: 401 })
})

it('an external provider keeps account and user bound when one of them is renamed', async () => {
  const { id, username } = await server.addUser()
  const first = { preferred_username: username, more: { sub: 'conto-1' } }
  expect(await identity(await issued(first))).toMatchObject({ status: 200, body: { Id: id } })
  expect(await server.db.select().from(audit).where(eq(audit.recordId, id))).toMatchObject([
    { kind: 'Utente', action: 'Modifica', username },
    { kind: 'Sessione', action: 'Accesso', username },
  ])
  // The account was renamed at the provider, and its name given to somebody else.
  expect(await identity(await issued({ preferred_username: 'nome nuovo', more: { sub: 'conto-1' } }))).toMatchObject({ status: 200, body: { Id: id } })
  expect(await identity(await issued({ more: { sub: 'conto-1' } }))).toMatchObject({ status: 200, body: { Id: id } })
  expect(await identity(await issued({ preferred_username: username, more: { sub: 'conto-2' } }))).toMatchObject({
    status: 403,
    body: { title: 'Utente non valido' },
  })
})

it('an external provider binds a user again after it has replaced another provider', async () => {
  const { id, username: preferred_username } = await server.addUser({ externalIssuer: 'https://di-prima.example', externalSubject: 'vecchio' })
  expect(await identity(await issued({ preferred_username }))).toMatchObject({ status: 200, body: { Id: id } })
})

it('an external provider accepts a user whose first two calls come at once', async () => {
  const { username: preferred_username } = await server.addUser()
  const tokens = await Promise.all([1, 2, 3, 4].map((n) => issued({ preferred_username, more: { sid: `${n}` } })))
  expect((await Promise.all(tokens.map((token) => identity(token)))).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

describe('a sign-in at an external provider', () => {
  const entered = async (recordId: number) => {
    const rows = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.recordId, recordId), eq(audit.action, 'Accesso')))
      .orderBy(audit.id)
    return rows.map(({ at: _, ...row }) => row)
  }
  const change = (Field: string, After: string) => ({ Field, Before: null, After })

  it('is in the register once for each session, with all its tokens, at every process', async () => {
    const { id, username: preferred_username } = await server.addUser()
    const iat = Math.floor(Date.now() / 1000)
    const token = (sid: string, earlier = 0) => issued({ preferred_username, more: { sid, iat: iat - earlier, amr: ['pwd', 'otp'] } })
    const second = await server.beside()
    for (const origin of [server.origin, second.origin]) {
      for (const given of [token('mattina', 60), token('mattina'), token('pomeriggio')]) {
        expect(await identity(await given, origin)).toMatchObject({ status: 200 })
      }
    }
    await second.close()
    const from = [change('Indirizzo', '127.0.0.1'), change('Presso', issuer)]
    const told = { kind: 'Sessione', principalId: id, recordId: id, recordName: preferred_username, companyId: server.companyId }
    expect(await entered(id)).toMatchObject(
      ['mattina', 'pomeriggio'].map((sid) => ({ ...told, changes: [...from, change('Sessione presso il fornitore', sid), change('Con', 'pwd, otp')] })),
    )
  })

  it('is in the register once a day if the provider does not name its sessions', async () => {
    const { id, username: preferred_username } = await server.addUser()
    for (const earlier of [60, 0]) {
      const iat = Math.floor(Date.now() / 1000) - earlier
      expect(await identity(await issued({ preferred_username, more: { iat } }))).toMatchObject({ status: 200 })
    }
    expect(await entered(id)).toMatchObject([{ changes: [change('Indirizzo', '127.0.0.1'), change('Presso', issuer)] }])
  })

  it('is not in the register if it is refused', async () => {
    const { id, username: preferred_username } = await server.addUser({ disabled: '2020-01-01' })
    expect(await identity(await issued({ preferred_username }))).toMatchObject({ status: 403 })
    expect(await entered(id)).toEqual([])
  })
})

it('an external provider proves a second factor for the roles that need one', async () => {
  const { username: preferred_username } = await server.addUser({ role: 'ADMIN' })
  const title = "Con il ruolo ADMIN si entra con due fattori: attivarli presso il fornitore d'identità e accedere di nuovo"
  for (const more of [{}, { amr: ['pwd'] }, { acr: '0' }])
    expect(await identity(await issued({ preferred_username, more }))).toMatchObject({ status: 403, body: { title } })
  for (const more of [{ amr: ['pwd', 'mfa'] }, { acr: 'mfa' }])
    expect(await identity(await issued({ preferred_username, more }))).toMatchObject({ status: 200 })
  const trusting = await studio({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'bilancia-studio', OIDC_SECOND_FACTOR: 'no' })
  const chief = await trusting.addUser({ role: 'SUPERADMIN' })
  expect(await identity(await issued({ preferred_username: chief.username }), trusting.origin)).toMatchObject({ status: 200 })
  await trusting.close()
})

describe('a sign-out that it reports', () => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const told = async (more: object, typ = 'logout+jwt') => {
    const logout_token = await issued({ typ, more: { jti: crypto.randomUUID(), events, sub: undefined, ...more } })
    const response = await fetch(`${server.origin}/backchannel-logout`, { method: 'POST', body: new URLSearchParams({ logout_token }) })
    return { status: response.status, caching: response.headers.get('cache-control') }
  }

  it('ends the named session, or all sessions of the account, for every token issued until then', async () => {
    const { username: preferred_username } = await server.addUser()
    const token = (sid: string) => issued({ preferred_username, more: { sub: 'esce', sid } })
    const [one, two] = [await token('s1'), await token('s2')]
    for (const given of [one, two]) expect(await identity(given)).toMatchObject({ status: 200 })
    expect(await told({ sid: 's1' })).toEqual({ status: 200, caching: 'no-store' })
    // The server remembers a user for ten seconds.
    server.wait(0.25)
    expect(await identity(one)).toMatchObject({ status: 401 })
    expect(await identity(two)).toMatchObject({ status: 200 })
    expect(await told({ sub: 'esce' })).toMatchObject({ status: 200 })
    server.wait(0.25)
    expect(await identity(two)).toMatchObject({ status: 401 })
    const nameless = await issued({ preferred_username, more: { sub: 'esce', iat: Math.floor(Date.now() / 1000) + 5 } })
    expect(await identity(nameless)).toMatchObject({ status: 200 })
    expect(await told({ sub: 'esce', sid: 's4', iat: Math.floor(Date.now() / 1000) + 6 })).toMatchObject({ status: 200 })
    server.wait(0.25)
    expect(await identity(nameless)).toMatchObject({ status: 401 })
    const later = await issued({ preferred_username, more: { sub: 'esce', sid: 's3', iat: Math.floor(Date.now() / 1000) + 5 } })
    expect(await identity(later)).toMatchObject({ status: 200 })
  })

  it('is in the register once, with the user if it names the account', async () => {
    const { id, username: preferred_username } = await server.addUser()
    expect(await identity(await issued({ preferred_username, more: { sub: 'segnata' } }))).toMatchObject({ status: 200 })
    const repeated = { sub: 'segnata', sid: 'segnata-1', iat: Math.floor(Date.now() / 1000) }
    for (const more of [repeated, repeated, { sid: 'segnata-2' }]) expect(await told(more)).toMatchObject({ status: 200 })
    const rows = await server.db.select().from(audit).where(eq(audit.username, "fornitore d'identità")).orderBy(audit.id)
    const ours = rows.filter(({ changes }) => changes.some(({ After }) => After?.startsWith('segnata-')))
    expect(ours).toMatchObject([
      { kind: 'Sessione', action: 'Uscita', recordId: id, recordName: preferred_username, companyId: server.companyId },
      { kind: 'Sessione', action: 'Uscita', recordId: null, recordName: 'utente non detto', companyId: null },
    ])
    expect(ours[0]?.changes).toEqual([{ Field: 'Sessione presso il fornitore', Before: null, After: 'segnata-1' }])
  })

  it('is refused if it is another kind of token or names nobody', async () => {
    const { privateKey: key } = await generateKeyPair('RS256')
    for (const [more, typ] of [
      [{}],
      [{ sid: 's', events: {} }],
      [{ sid: 's', events: undefined }],
      [{ sid: 's', nonce: 'n' }],
      [{ sid: 's', jti: undefined }],
      [{ sid: 's' }, 'at+jwt'],
    ] as const)
      expect([more, (await told(more, typ)).status]).toEqual([more, 400])
    const forged = await issued({ key, typ: 'logout+jwt', more: { jti: 'x', events, sid: 's' } })
    for (const body of [new URLSearchParams({ logout_token: forged }), new URLSearchParams(), new URLSearchParams({ logout_token: 'x' })])
      expect((await fetch(`${server.origin}/backchannel-logout`, { method: 'POST', body })).status).toBe(400)
    expect(await server.db.$count(externalLogout, eq(externalLogout.key, 'sid s'))).toBe(0)
  })
})

it('an external provider replaces the embedded one', async () => {
  expect((await fetch(`${server.origin}/idp/.well-known/openid-configuration`)).status).toBe(404)
  expect(await (await fetch(`${server.origin}/api/settings`)).json()).toMatchObject({ issuer, clientId: 'bilancia-studio', resource: `${server.origin}/api` })
})

it('an external provider is not trusted if its description is of another provider', async () => {
  const elsewhere = `${issuer}/altro`
  const lonely = await studio({ OIDC_ISSUER: elsewhere })
  const token = await issued({ preferred_username: 'chiunque', issuer: elsewhere, audience: 'bilancia' })
  expect(await identity(token, lonely.origin)).toMatchObject({ status: 503 })
  await lonely.close()
})

it('an external provider is reported as unreachable if it does not answer, and asked again later', async () => {
  const lonely = await studio({ OIDC_ISSUER: 'http://127.0.0.1:9' })
  const token = await issued({ preferred_username: 'chiunque' })
  for (let i = 0; i < 2; i++)
    expect(await identity(token, lonely.origin)).toMatchObject({
      status: 503,
      body: { title: 'Il servizio che riconosce gli utenti non risponde. Riprovare tra poco' },
    })
  await lonely.close()
})
