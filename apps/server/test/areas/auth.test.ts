import { routes } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { providerKeys } from '../../src/platform/oidc/keys.ts'
import { agency, company, principal, principalAuth } from '../../src/platform/schema.ts'
import { aClient } from '../support/clients.ts'
import { signIn } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

let server: Studio
beforeAll(async () => {
  server = await studio()
})
afterAll(() => server.close())

const call = (path: string, token: string | null) => server.call(token, 'GET', path)
const tokenOf = (username: string) => server.tokenOf(username)
const identity = (token: string | null) => call('/auth/identity', token)
const unauthorized = { status: 401, body: { title: 'Sessione scaduta o assente: accedere di nuovo', code: 'NON_AUTENTICATO' } }
const refused = (title: string) => ({ status: 403, body: { title } })

describe('a call', () => {
  it('is answered to the bearer of a token, with their own record', async () => {
    const { id, username } = await server.addUser({ applicationBudget: false })
    const { status, body } = await identity(await tokenOf(username))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      Id: id,
      Username: username,
      Surname: 'Rossi',
      Name: 'Mario',
      Role: 'OPERATOR',
      Disabled: null,
      CompanyId: server.companyId,
      Company: { BusinessName: 'Studi Riuniti S.r.l.', IsFederated: false },
      PrincipalAuth: [{ AgencyId: server.agencyId, Agency: { Name: 'Studio Verdi', State: 'A', Disabled: null } }],
      ApplicationForfetari: true,
      ApplicationBudget: false,
      provinciaDefault: '44',
      ufficioDefault: '-',
    })
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/i)
  })

  it.each([null, '', 'x', 'a.b.c', 'ey.ey.ey'])('is refused with the token %j', async (token) => {
    expect(await identity(token)).toMatchObject(unauthorized)
  })

  it('is refused if one letter of the token was changed', async () => {
    const token = await tokenOf((await server.addUser()).username)
    const [header, payload = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const other = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url')
    expect(await identity(`${header}.${other}.${signature}`)).toMatchObject(unauthorized)
    expect(await identity(`${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`)).toMatchObject(unauthorized)
  })

  it('is refused after the token has expired', async () => {
    const token = await tokenOf((await server.addUser()).username)
    expect(await identity(token)).toMatchObject({ status: 200 })
    server.wait(11)
    const late = await identity(token)
    server.wait(-11)
    expect(late).toMatchObject(unauthorized)
  })

  it('is refused with the ID token, which is only for the page', async () => {
    const { username } = await server.addUser()
    expect(await identity((await signIn(server.origin, username, PASSWORD)).id_token)).toMatchObject(unauthorized)
  })

  describe('with a token made by hand', () => {
    type Change = {
      readonly issuer?: string
      readonly audience?: string
      readonly typ?: string
      readonly foreign?: boolean
      readonly sub?: string
      readonly sid?: 'none' | 'ended' | 'another’s'
      readonly gid?: 'none' | 'ended'
    }
    const forged = async ({ issuer = `${server.origin}/idp`, audience = `${server.origin}/api`, typ = 'at+jwt', foreign = false, sub, sid, gid }: Change) => {
      const [signing = {}] = (await providerKeys(server, new Date())).signing
      const key = foreign ? (await generateKeyPair('ES256')).privateKey : await importJWK(signing, 'ES256')
      const { id, username } = await server.addUser()
      const whose = sid === 'another’s' ? (await server.addUser()).username : username
      const given = decodeJwt((await signIn(server.origin, whose, PASSWORD)).access_token)
      const named = {
        ...(sid !== 'none' && { sid: sid === 'ended' ? 'finita' : given.sid }),
        ...(gid !== 'none' && { gid: gid === 'ended' ? 'finita' : given.gid }),
      }
      return new SignJWT({ sub: sub ?? String(id), ...named })
        .setProtectedHeader({ alg: 'ES256', typ, ...(signing.kid && { kid: signing.kid }) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime('10m')
        .sign(key)
    }

    it('is answered if everything in the token is right', async () => {
      expect(await identity(await forged({}))).toMatchObject({ status: 200 })
    })

    it.each<[string, Change]>([
      ['issuer', { issuer: 'https://altrove.example' }],
      ['audience', { audience: 'https://altrove.example/api' }],
      ['type', { typ: 'JWT' }],
      ['key', { foreign: true }],
      ['subject', { sub: 'mario' }],
      ['session, which it does not name', { sid: 'none' }],
      ['session, which has ended', { sid: 'ended' }],
      ['session, which is another’s', { sid: 'another’s' }],
      ['grant, which it does not name', { gid: 'none' }],
      ['grant, which was taken back', { gid: 'ended' }],
    ])('is refused for its %s', async (_, change) => {
      expect(await identity(await forged(change))).toMatchObject(unauthorized)
    })

    it('is refused without a signature', async () => {
      const [, payload] = (await forged({})).split('.')
      const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
      expect(await identity(`${header}.${payload}.`)).toMatchObject(unauthorized)
    })

    it('is refused if it is signed with the public key as a shared secret', async () => {
      const [{ d: _, ...publicKey } = {}] = (await providerKeys(server, new Date())).signing
      const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(await importJWK(publicKey, 'ES256'))))
      const token = await new SignJWT({ sub: '1' })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(`${server.origin}/idp`)
        .setAudience(`${server.origin}/api`)
        .setExpirationTime('10m')
        .sign(secret)
      expect(await identity(token)).toMatchObject(unauthorized)
    })
  })
})

describe('a signed-in user who may no longer work', () => {
  const user = (id: number, disabled: string | null) => server.db.update(principal).set({ disabled }).where(eq(principal.id, id))

  it.each([
    ['Utente disabilitato', (id: number) => user(id, '2020-01-01')],
    ['Agenzia utente mancante. Autenticazione fallita', (id: number) => server.db.delete(principalAuth).where(eq(principalAuth.principalId, id))],
    ['Utente non valido', (id: number) => server.db.delete(principal).where(eq(principal.id, id))],
  ] as const)('is told: %s', async (text, change) => {
    const { id, username } = await server.addUser()
    const token = await tokenOf(username)
    await change(id)
    expect(await identity(token)).toMatchObject(refused(text))
  })

  it.each([
    ['Agenzia sospesa. Autenticazione fallita', { state: 'S' }],
    ['Agenzia utente disabilitata', { state: 'D', disabled: '2020-01-01' }],
    ['Agenzia utente disabilitata', { state: 'D', disabled: null }],
    // The state is checked before the date.
    ['Agenzia sospesa. Autenticazione fallita', { state: 'S', disabled: '2020-01-01' }],
  ] as const)('is told: %s, for a studio %j', async (text, change) => {
    const studio = await server.addAgency()
    const { username } = await server.addUser({ agencies: [studio] })
    const chief = await server.addUser({ agencies: [studio], role: 'SUPERADMIN' })
    const [token, chiefToken] = [await tokenOf(username), await tokenOf(chief.username)]
    await server.db.update(agency).set(change).where(eq(agency.id, studio))
    expect(await identity(token)).toMatchObject(refused(text))
    expect(await identity(chiefToken)).toMatchObject({ status: 200 })
  })

  it('is told that the company is locked, after the checks of user and studio in the specification; its SUPERADMIN can unlock it', async () => {
    const [holder] = await server.db.insert(company).values({ businessName: 'Bloccata S.r.l.', vatNumber: '3' }).returning()
    const companyId = holder?.id ?? 0
    const own = await server.addAgency({ companyId })
    const lock = (isLocked: boolean) => server.db.update(company).set({ isLocked }).where(eq(company.id, companyId))
    const { id, username } = await server.addUser({ companyId, agencies: [own], role: 'ADMIN' })
    const chief = await server.addUser({ companyId, agencies: [own], role: 'SUPERADMIN' })
    const [token, chiefToken] = [await tokenOf(username), await tokenOf(chief.username)]
    await lock(true)
    expect(await identity(token)).toMatchObject(refused('Company bloccata. Autenticazione fallita'))
    expect(await identity(chiefToken)).toMatchObject({ status: 200 })
    await user(id, '2020-01-01')
    expect(await identity(token)).toMatchObject(refused('Utente disabilitato'))
    await user(id, null)
    await lock(false)
    expect(await identity(token)).toMatchObject({ status: 200 })
  })

  it('is disabled from the day of the date on, in Italian time', async () => {
    const { id, username } = await server.addUser()
    const day = (offset: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(Date.now() + offset * 86_400_000)
    const token = await tokenOf(username)
    await user(id, day(0))
    expect(await identity(token)).toMatchObject(refused('Utente disabilitato'))
    await user(id, day(1))
    expect(await identity(token)).toMatchObject({ status: 200 })
  })

  it('is remembered for 10 seconds at most', async () => {
    const { id, username } = await server.addUser()
    const token = await tokenOf(username)
    expect(await identity(token)).toMatchObject({ status: 200 })
    await user(id, '2020-01-01')
    expect(await identity(token)).toMatchObject({ status: 200 })
    server.wait(11 / 60)
    expect(await identity(token)).toMatchObject(refused('Utente disabilitato'))
  })

  it('who was just moved saves and reads nothing more in the earlier studio', async () => {
    const [there, here] = [await server.addAgency(), await server.addAgency()]
    const { id, username } = await server.addUser({ agencies: [there] })
    const token = await tokenOf(username)
    const add = (studio: number) => server.call(token, 'POST', '/clienti', aClient({ studio }))
    const { status, body } = await add(there)
    expect(status).toBe(200)
    await server.db.update(principalAuth).set({ agencyId: here }).where(eq(principalAuth.principalId, id))
    expect(await call(`/clienti/${routes.client.answer.parse(body).id}`, token)).toMatchObject({ status: 404 })
    await server.db.update(principalAuth).set({ agencyId: there }).where(eq(principalAuth.principalId, id))
    expect(await add(there)).toMatchObject({ status: 200 })
    await server.db.update(principalAuth).set({ agencyId: here }).where(eq(principalAuth.principalId, id))
    expect(await add(there)).toMatchObject({ status: 403, body: { code: 'CLIENTI_STUDIO' } })
  })
})

it('a user with several studios counts for the first linked one', async () => {
  const suspended = await server.addAgency({ state: 'S' })
  const { username } = await server.addUser({ agencies: [await server.addAgency(), suspended] })
  expect(await identity(await tokenOf(username))).toMatchObject({ status: 200 })
})

it('a SUPERADMIN may sign in without a studio', async () => {
  const { username } = await server.addUser({ agencies: [], companyId: null, role: 'SUPERADMIN' })
  expect(await identity(await tokenOf(username))).toMatchObject({ status: 200, body: { PrincipalAuth: [], Company: null } })
})

describe('the number of licences', () => {
  it('counts the users of the studio who are not disabled', async () => {
    const agencies = [await server.addAgency()]
    const { id, username } = await server.addUser({ agencies })
    await server.addUser({ agencies })
    await server.addUser({ agencies, disabled: '2020-01-01' })
    await server.addUser({ agencies, disabled: '2099-01-01' })
    expect(await call(`/principal/license/${id}`, await tokenOf(username))).toMatchObject({ status: 200, body: 3 })
  })

  it('is for a user without a studio that of all studios of the company, as its page adds them up', async () => {
    const row = { businessName: 'Licenze', vatNumber: '01234567897', taxCode: '01234567897' }
    const [{ id: companyId } = { id: 0 }] = await server.db.insert(company).values(row).returning({ id: company.id })
    const agencies = [await server.addAgency({ companyId }), await server.addAgency({ companyId })]
    await server.addUser({ companyId, agencies })
    await server.addUser({ companyId, agencies })
    await server.addUser({ companyId, agencies, disabled: '2020-01-01' })
    const { id, username } = await server.addUser({ companyId, agencies: [], role: 'SUPERADMIN' })
    expect(await call(`/principal/license/${id}`, await tokenOf(username))).toMatchObject({ status: 200, body: 4 })
  })

  it('is answered only for oneself', async () => {
    const { username } = await server.addUser()
    expect(await call('/principal/license/1', await tokenOf(username))).toMatchObject({ status: 403, body: { code: 'ALTRO_UTENTE' } })
  })
})
