import { applications, areas } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessLog, agency, principal } from '../../src/platform/schema.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
beforeAll(async () => {
  server = await studio()
})
afterAll(() => server.close())

const call = (path: string, token: string | null) => server.call(token, 'GET', path)
const tokenOf = (username: string) => server.tokenOf(username)

describe('the record of accesses', () => {
  it('holds one row per application and day', async () => {
    const { id, username } = await server.addUser()
    const token = await tokenOf(username)
    for (const application of [1, 1, 3, 99])
      expect(await call(`/consultools/loguser/${username}/${application}`, token)).toMatchObject({ status: 200, body: true })
    const rows = await server.db.select().from(accessLog).where(eq(accessLog.principalId, id))
    expect(rows.map(({ application }) => application).sort((a, b) => a - b)).toEqual([1, 3, 99])
    expect(rows[0]?.day).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date()))
  })

  it('accepts the number of every page that a user may enter', async () => {
    const { username } = await server.addUser()
    const token = await tokenOf(username)
    const pages = [...Object.values(applications), ...Object.values(areas)]
    const refused = []
    for (const { id, nome } of pages) if ((await call(`/consultools/loguser/${username}/${id}`, token)).status !== 200) refused.push(nome)
    expect(refused).toEqual([])
  })

  it('is written only for the caller', async () => {
    const { username } = await server.addUser()
    const token = await tokenOf((await server.addUser()).username)
    expect(await call(`/consultools/loguser/${username}/1`, token)).toMatchObject({ status: 403, body: { code: 'ALTRO_UTENTE' } })
  })

  it.each(['0', '16', '98', '1.5', 'x'])('refuses the application %s', async (application) => {
    const { username } = await server.addUser()
    expect(await call(`/consultools/loguser/${username}/${application}`, await tokenOf(username))).toMatchObject({ status: 400 })
  })

  it('answers false at once and records nothing if the user or the studio is disabled', async () => {
    const studio = await server.addAgency()
    const [one, other] = [await server.addUser(), await server.addUser({ agencies: [studio] })]
    const [token, otherToken] = [await tokenOf(one.username), await tokenOf(other.username)]
    expect(await call('/auth/identity', token)).toMatchObject({ status: 200 })
    await server.db.update(principal).set({ disabled: '2020-01-01' }).where(eq(principal.id, one.id))
    await server.db.update(agency).set({ state: 'S' }).where(eq(agency.id, studio))
    expect(await call(`/consultools/loguser/${one.username}/1`, token)).toMatchObject({ status: 200, body: false })
    expect(await call(`/consultools/loguser/${other.username}/1`, otherToken)).toMatchObject({ status: 200, body: false })
    expect(await server.db.$count(accessLog, eq(accessLog.principalId, one.id))).toBe(0)
  })
})
