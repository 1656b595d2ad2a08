/** The second administrator: nobody alone takes the password or the second factor away from an ADMIN. */
import { type PrincipalRecord, routes } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { accessLink, accessRequest, secondFactor } from '../../src/areas/own-access/tables.ts'
import { company, principal } from '../../src/platform/schema.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
type User = { readonly id: number; readonly username: string }
let chief: User
let second: User
let peer: User
let manager: User
let stranger: User
beforeAll(async () => {
  server = await studio()
  const own = { userCreation: true } as const
  chief = await server.addUser({ role: 'SUPERADMIN', ...own })
  second = await server.addUser({ role: 'SUPERADMIN', ...own })
  peer = await server.addUser({ role: 'ADMIN', ...own })
  manager = await server.addUser({ role: 'MANAGER', ...own })
  stranger = await server.addUser({ role: 'ADMIN', ...own, companyId: null })
})
afterAll(() => server.close())

const ask = async (by: User, path: string, body?: unknown, method = 'POST') =>
  server.call(await server.tokenOf(by.username), method, `/principal/${path}`, body)
const request = (by: User, id: number, What = 'password') => ask(by, `${id}/access/request`, { What })
const confirm = (by: User, id: number, of: User, What = 'password') => ask(by, `${id}/access/confirm`, { What, By: of.id })
const link = (by: User, id: number) => ask(by, `${id}/link`)
const stateOf = async (by: User, id: number) => routes.accessOf.answer.parse((await ask(by, `${id}/access`, undefined, 'GET')).body)
const admin = () => server.addUser({ role: 'ADMIN' })

it('an ADMIN gets a link for a new password once another administrator has confirmed it, and the confirmation serves once', async () => {
  const { id } = await admin()
  expect(await link(chief, id)).toMatchObject({ status: 409, body: { code: 'SECONDO_AMMINISTRATORE' } })
  expect(await stateOf(chief, id)).toMatchObject({ SecondNeeded: true, SecondPossible: true, Requests: [] })
  expect(await request(chief, id)).toMatchObject({ status: 200, body: { Requests: [{ What: 'password', Mine: true, MayConfirm: false, ConfirmedBy: null }] } })
  expect(await link(chief, id)).toMatchObject({ status: 409 })
  expect(await stateOf(peer, id)).toMatchObject({ Requests: [{ ByName: chief.username, Mine: false, MayConfirm: true }] })
  expect(await confirm(peer, id, chief)).toMatchObject({ status: 200, body: { Requests: [{ ConfirmedBy: peer.username, MayConfirm: false }] } })
  expect(await link(chief, id)).toMatchObject({ status: 200, body: { Address: expect.stringContaining('http') } })
  expect(await link(chief, id)).toMatchObject({ status: 409 })
  const rows = (await server.db.select().from(audit).where(eq(audit.recordId, id))).map(({ username, changes }) => [
    username,
    changes.map(({ Field, After }) => `${Field}: ${After}`).join(),
  ])
  expect(rows).toEqual(
    expect.arrayContaining([
      [chief.username, 'Chiesta la conferma: nuova password'],
      [peer.username, 'Confermata: nuova password'],
    ]),
  )
})

it('the second factor of an ADMIN is removed in the same way, and its confirmation does not count for a new password', async () => {
  const { id } = await admin()
  await server.db
    .insert(secondFactor)
    .values({ principalId: id, secret: server.vault.seal(['second_factor', id, 'secret'], 'A'), insertedAt: new Date(), confirmedAt: new Date() })
  await request(chief, id, 'secondfactor')
  await confirm(second, id, chief, 'secondfactor')
  expect(await link(chief, id)).toMatchObject({ status: 409 })
  expect(await ask(chief, `${id}/secondfactor/reset`)).toMatchObject({ status: 200, body: { SecondFactor: false, Requests: [] } })
})

it('the user is told on the next visit, until they have read it', async () => {
  const target = await admin()
  await request(chief, target.id)
  await confirm(peer, target.id, chief)
  await link(chief, target.id)
  const identity = async () => (await server.call(await server.tokenOf(target.username), 'GET', '/auth/identity')).body
  expect(await identity()).toMatchObject({ AccessReset: { By: chief.username } })
  expect(await server.call(await server.tokenOf(target.username), 'POST', '/auth/reset/read')).toMatchObject({ status: 200, body: true })
  // The server remembers a user for a moment.
  server.wait(1)
  expect(await identity()).toMatchObject({ AccessReset: null })
})

it('a request cannot be confirmed by the one who asked, by the user, by a lower role or by another company', async () => {
  const target = await admin()
  await request(chief, target.id)
  for (const [by, status] of [
    [chief, 403],
    [target, 403],
    [manager, 403],
    [stranger, 404],
  ] as const)
    expect((await confirm(by, target.id, chief)).status, by.username).toBe(status)
  expect(await confirm(second, target.id, peer)).toMatchObject({ status: 409, body: { code: 'CONFERMA_SCADUTA' } })
  expect(await link(chief, target.id)).toMatchObject({ status: 409 })
})

it('a request can be made only by a higher role, and not for users below ADMIN, who need no second person', async () => {
  const target = await admin()
  expect((await request(peer, target.id)).status).toBe(403)
  const { id } = await server.addUser({ role: 'OPERATOR' })
  expect((await request(peer, id)).status).toBe(400)
  expect(await stateOf(peer, id)).toMatchObject({ SecondNeeded: false })
  expect((await link(peer, id)).status).toBe(200)
})

it('a disabled administrator is nobody who could confirm', async () => {
  const [other] = await server.db.insert(company).values({ businessName: 'Altra S.r.l.', vatNumber: '00743110157' }).returning()
  const ofOther = { role: 'ADMIN', agencies: [], companyId: other?.id ?? 0 } as const
  const [{ id }, colleague] = [await server.addUser(ofOther), await server.addUser(ofOther)]
  const disable = (which: User, day: string | null) => server.db.update(principal).set({ disabled: day }).where(eq(principal.id, which.id))
  await disable(second, '2020-01-01')
  expect(await stateOf(chief, id)).toMatchObject({ SecondPossible: true })
  await disable(colleague, '2020-01-01')
  expect(await stateOf(chief, id)).toMatchObject({ SecondPossible: false })
  await disable(second, null)
})

it('a request and its confirmation end after a day', async () => {
  const { id } = await admin()
  await request(chief, id)
  await confirm(peer, id, chief)
  const [row] = await server.db.select().from(accessRequest).where(eq(accessRequest.principalId, id))
  expect((row?.expiresAt.getTime() ?? 0) - (row?.askedAt.getTime() ?? 0)).toBe(24 * 3_600_000)
  await server.db.update(accessRequest).set({ expiresAt: new Date() }).where(eq(accessRequest.principalId, id))
  expect(await stateOf(chief, id)).toMatchObject({ Requests: [] })
  expect(await link(chief, id)).toMatchObject({ status: 409 })
})

it('an ADMIN without a password is invited without a second person', async () => {
  const { id } = await server.addUser({ role: 'ADMIN', passwordHash: null })
  expect((await link(chief, id)).status).toBe(200)
})

it('the mail of an ADMIN, where a forgotten password goes, changes in the same way, and ends a link under way', async () => {
  const { id } = await admin()
  const read = async () => (await ask(chief, `${id}`, undefined, 'GET')).body as PrincipalRecord
  const changed = async (Mail: string) => {
    const { Company: _1, PrincipalAuth: _2, agencyName: _3, ClosedAt: _4, InsertDate: _5, InsertUser: _6, UpdateUser: _7, ...form } = await read()
    return server.call(await server.tokenOf(chief.username), 'POST', '/principal', { ...form, Mail })
  }
  expect(await changed('altra@example.it')).toMatchObject({ status: 409, body: { code: 'SECONDO_AMMINISTRATORE' } })
  await server.db.insert(accessLink).values({ principalId: id, digest: 'd', madeAt: new Date(), expiresAt: new Date() })
  await request(chief, id)
  await confirm(peer, id, chief)
  expect(await changed('altra@example.it')).toMatchObject({ status: 200 })
  expect(await server.db.$count(accessLink, eq(accessLink.principalId, id))).toBe(0)
})
