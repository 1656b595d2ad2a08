/** Users who leave: nothing that they made or did is lost, and their work can go to a colleague. */
import { setTimeout } from 'node:timers/promises'
import { routes } from '@bilancia/contract/api'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { accessLink, secondFactor } from '../../src/areas/own-access/tables.ts'
import { usage } from '../../src/areas/usage-report/store.ts'
import type { Db } from '../../src/platform/connection.ts'
import { calculation, client, principal } from '../../src/platform/schema.ts'
import { aClient } from '../support/clients.ts'
import { during } from '../support/during.ts'
import { aPrincipal } from '../support/records.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

let server: Studio
let admin: { readonly id: number; readonly username: string }
beforeAll(async () => {
  server = await studio()
  admin = await server.addUser({ role: 'ADMIN', userCreation: true })
})
afterAll(() => server.close())

const ask = async (username: string, method: string, path: string, body?: unknown) => server.call(await server.tokenOf(username), method, path, body)
const asAdmin = (method: string, path: string, body?: unknown) => ask(admin.username, method, path, body)
const save = async (username: string, name: string, state = { annoImposta: 2026, nomeCognome: 'Cliente' }) =>
  expect(await ask(username, 'POST', `/consultools/elaborazioni/insert/44/${username}/${name}/1/Cliente/-/-`, state)).toMatchObject({ status: 200 })
const saved = async (username: string) => {
  const { body } = await ask(username, 'GET', `/consultools/elaborazioni/44/${username}/1`)
  return routes.calculations.answer.parse(body).map(({ NomeSimulazione }) => NomeSimulazione)
}
const close = (id: number, colleague?: number) => asAdmin('DELETE', `/principal${colleague === undefined ? '' : `?collega=${colleague}`}`, id)
/** A user with a calculation and an access. */
async function worker(values: Parameters<Studio['addUser']>[0] = {}) {
  const user = await server.addUser(values)
  await save(user.username, `di ${user.username}`)
  await ask(user.username, 'GET', `/consultools/loguser/${user.username}/1`)
  return user
}
const used = async (username: string) => {
  const who = routes.identity.answer.parse((await asAdmin('GET', '/auth/identity')).body)
  const rows = await usage({ db: server.db, asProgram: (work) => work() }, who, server.companyId)
  return rows.filter((row) => row.username === username).map(({ accesses, calculations, agency }) => ({ accesses, calculations, agency }))
}

describe('a closed user', () => {
  it('cannot sign in any more, at once, and keeps work, usage and name', async () => {
    const user = await worker()
    const before = await used(user.username)
    const token = await server.tokenOf(user.username)
    await server.db.insert(secondFactor).values({ principalId: user.id, secret: 'A', insertedAt: new Date(), confirmedAt: new Date() })
    expect(await asAdmin('POST', `/principal/${user.id}/link`)).toMatchObject({ status: 200 })
    expect(await close(user.id)).toMatchObject({ status: 200, body: true })
    server.wait(1.1)
    expect(await server.call(token, 'GET', '/auth/identity')).toMatchObject({ status: 401 })
    await expect(server.tokenOf(user.username, `${PASSWORD}`).then(() => ask(user.username, 'GET', '/auth/identity'))).resolves.toMatchObject({ status: 401 })
    expect(await server.db.$count(calculation, eq(calculation.principalId, user.id))).toBe(1)
    expect(await used(user.username)).toEqual(before)
    expect(before).toEqual([{ accesses: 1, calculations: 1, agency: 'Studio Verdi' }])
    expect(await server.db.$count(secondFactor, eq(secondFactor.principalId, user.id))).toBe(0)
    expect(await server.db.$count(accessLink, eq(accessLink.principalId, user.id))).toBe(0)
    expect((await server.db.select().from(principal).where(eq(principal.id, user.id)))[0]?.passwordHash).toBeNull()
    expect((await asAdmin('GET', `/principal/exists/${user.username}`)).body).toBe(true)
    const again = aPrincipal(server.companyId, { Username: user.username.toUpperCase() })
    expect(await asAdmin('POST', `/principal/user/${server.agencyId}`, again)).toMatchObject({ status: 409, body: { code: 'USERNAME_PRESENTE' } })
  })

  it('whom a colleague is just closing is not closed again', async () => {
    const user = await server.addUser()
    await server.tokenOf(admin.username)
    const closed = (tx: Db) => tx.update(principal).set({ closedAt: new Date() }).where(eq(principal.id, user.id))
    expect(await during(server.db, closed, () => close(user.id))).toMatchObject({ status: 409, body: { code: 'UTENTE_CHIUSO' } })
    expect(await server.db.$count(audit, and(eq(audit.kind, 'Utente'), eq(audit.recordId, user.id), eq(audit.action, 'Chiusura')))).toBe(0)
  })

  it('is in lists and files only if closed users are asked for, and uses no licence', async () => {
    const AgencyId = await server.addAgency({ principalCounter: 1 })
    const user = await server.addUser({ agencies: [AgencyId] })
    await close(user.id)
    const found = async (Closed?: boolean) => {
      const filters = { Username: user.username, ...(Closed !== undefined && { Closed }) }
      const { body } = await asAdmin('POST', '/principal/search', filters)
      const file = (await asAdmin('POST', '/principal/csv', filters)).body
      return [routes.searchPrincipals.answer.parse(body).ResultList.map(({ Id, ClosedAt }) => [Id, ClosedAt !== null]), String(file).includes(user.username)]
    }
    expect([await found(), await found(false), await found(true)]).toEqual([
      [[], false],
      [[], false],
      [[[user.id, true]], true],
    ])
    const next = aPrincipal(server.companyId, { Username: 'al.suo.posto' })
    expect(await asAdmin('POST', `/principal/user/${AgencyId}`, next)).toMatchObject({ status: 200 })
  })

  it('cannot be changed, unlocked, linked or closed again', async () => {
    const user = await server.addUser()
    const [link] = (await asAdmin('POST', '/principalauth/search', { PrincipalId: user.id })).body as { Id: number }[]
    await close(user.id)
    const AgencyId = await server.addAgency({ principalCounter: 5 })
    const chief = (await server.addUser({ role: 'SUPERADMIN' })).username
    const answers = [
      await asAdmin('POST', '/principal', aPrincipal(server.companyId, { Id: user.id, Username: user.username })),
      await asAdmin('POST', `/principal/${user.id}/unlock`),
      await asAdmin('POST', '/principalauth', { Id: 0, PrincipalId: user.id, AgencyId }),
      await ask(chief, 'DELETE', '/principalauth', link?.Id),
      await close(user.id),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: { code: 'UTENTE_CHIUSO' } })
  })

  it('leaves an entry with the changes, and none if the closing is refused', async () => {
    const user = await worker()
    const heir = await server.addUser()
    await close(user.id, heir.id)
    const rows = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.recordId, user.id), eq(audit.kind, 'Utente'), eq(audit.username, admin.username)))
      .orderBy(audit.id)
    expect(rows.map(({ action }) => action)).toEqual(['Passaggio', 'Chiusura'])
    expect(rows[0]?.changes).toEqual([
      { Field: 'Elaborazioni passate', Before: null, After: '1' },
      { Field: 'Titolare', Before: user.username, After: heir.username },
    ])
    expect(rows[1]?.changes.map(({ Field }) => Field)).toEqual(['Disabilitato dal', 'Chiuso il'])
  })
})

describe('the work of a closed user', () => {
  it('goes to the chosen colleague, and still counts for its first owner', async () => {
    const user = await worker()
    const heir = await worker()
    expect((await asAdmin('GET', `/principal/${user.id}/colleagues`)).body).toMatchObject({ Calculations: 1 })
    expect(await close(user.id, heir.id)).toMatchObject({ status: 200 })
    expect((await saved(heir.username)).sort()).toEqual([`di ${user.username}`, `di ${heir.username}`].sort())
    for (const { username } of [user, heir]) expect(await used(username)).toMatchObject([{ accesses: 1, calculations: 1 }])
    // After a second handover it still counts for the first owner.
    const third = await server.addUser()
    await close(heir.id, third.id)
    expect(await saved(third.username)).toHaveLength(2)
    for (const { username } of [user, heir]) expect(await used(username)).toMatchObject([{ calculations: 1 }])
  })

  it('stays if no colleague is chosen; an administrator hands it over later, once', async () => {
    const user = await worker()
    const heir = await server.addUser()
    expect(await asAdmin('POST', `/principal/${user.id}/handover`, { ColleagueId: heir.id })).toMatchObject({
      status: 409,
      body: { code: 'UTENTE_NON_CHIUSO' },
    })
    await close(user.id)
    expect(await asAdmin('POST', `/principal/${user.id}/handover`, { ColleagueId: heir.id })).toMatchObject({ status: 200, body: 1 })
    expect(await saved(heir.username)).toEqual([`di ${user.username}`])
    expect(await asAdmin('POST', `/principal/${user.id}/handover`, { ColleagueId: heir.id })).toMatchObject({ status: 200, body: 0 })
  })

  it('goes to the caller only if they command the user: not from a peer, and the register names who took it', async () => {
    const peer = await server.addUser({ role: 'ADMIN' })
    await save(peer.username, `di ${peer.username}`)
    const chief = await server.addUser({ role: 'SUPERADMIN', companyId: null, agencies: [] })
    expect(await ask(chief.username, 'DELETE', '/principal', peer.id)).toMatchObject({ status: 200 })
    const offered = async (id: number) =>
      routes.colleagues.answer.parse((await asAdmin('GET', `/principal/${id}/colleagues`)).body).Colleagues.map(({ Id }) => Id)
    expect(await offered(peer.id)).not.toContain(admin.id)
    const toSelf = (id: number) => asAdmin('POST', `/principal/${id}/handover`, { ColleagueId: admin.id })
    expect(await toSelf(peer.id)).toMatchObject({ status: 422, body: { code: 'COLLEGA_NON_ADATTO' } })
    expect(await saved(admin.username)).toEqual([])
    const heir = await server.addUser({ role: 'ADMIN' })
    expect(await asAdmin('POST', `/principal/${peer.id}/handover`, { ColleagueId: heir.id })).toMatchObject({ status: 200, body: 1 })

    const below = await worker()
    expect(await offered(below.id)).toContain(admin.id)
    await close(below.id)
    expect(await toSelf(below.id)).toMatchObject({ status: 200, body: 1 })
    const rows = await server.db
      .select({ changes: audit.changes })
      .from(audit)
      .where(and(eq(audit.recordId, below.id), eq(audit.action, 'Passaggio')))
    expect(rows).toMatchObject([{ changes: [{}, { Field: 'Titolare', Before: below.username, After: admin.username }] }])
  })

  it('includes the folders that the colleague sees and the clients that the user followed; the rest stays and its studio can still open it', async () => {
    const beside = await server.addAgency({ name: 'Accanto' })
    const user = await server.addUser({ agencies: [server.agencyId, beside] })
    const heir = await server.addUser()
    const witness = await server.addUser({ agencies: [beside] })
    const made: number[] = []
    for (const studio of [server.agencyId, beside]) {
      const answer = await ask(user.username, 'POST', '/clienti', aClient({ studio, seguitoDa: user.id }))
      const { id } = routes.client.answer.parse(answer.body)
      expect(await ask(user.username, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: id })).toMatchObject({ status: 200 })
      made.push(id)
    }
    await save(user.username, 'senza cliente')
    expect(await close(user.id, heir.id)).toMatchObject({ status: 200 })
    const ownerOf = async (id: number) => (await server.db.select().from(calculation).where(eq(calculation.clientId, id)))[0]?.principalId
    const followerOf = async (id: number) => (await server.db.select().from(client).where(eq(client.id, id)))[0]?.seguitoDa
    const [here = 0, there = 0] = made
    expect([await ownerOf(here), await ownerOf(there)]).toEqual([heir.id, user.id])
    expect([await followerOf(here), await followerOf(there)]).toEqual([heir.id, user.id])
    expect(await saved(heir.username)).toContain('senza cliente')
    // The heir of the other studio does not own the folder of this one. Users of this studio still open it and read who made it.
    expect((await ask(witness.username, 'GET', `/clienti/${there}/elaborazioni`)).body).toMatchObject([{ Autore: 'Rossi Mario' }])
    expect((await ask(heir.username, 'GET', `/clienti/${there}`)).status).toBe(404)
    const rows = await server.db
      .select({ changes: audit.changes })
      .from(audit)
      .where(and(eq(audit.recordId, user.id), eq(audit.action, 'Passaggio')))
    expect(rows).toMatchObject([{ changes: [{ After: '2' }, { Field: 'Clienti seguiti passati', After: '1' }, { Field: 'Titolare' }] }])
  })

  it('leaves a folder that somebody else follows, where the colleague sees only their clients', async () => {
    const agencies = [await server.addAgency({ assignedClientsOnly: true })]
    const [user, heir, other] = [await server.addUser({ agencies }), await server.addUser({ agencies }), await server.addUser({ agencies })]
    const made: number[] = []
    for (const seguitoDa of [user.id, other.id]) {
      const { id } = routes.client.answer.parse((await ask(user.username, 'POST', '/clienti', aClient({ seguitoDa: user.id }))).body)
      const { ID } = routes.document.answer.parse((await ask(user.username, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: id })).body)
      await server.db.update(client).set({ seguitoDa }).where(eq(client.id, id))
      made.push(ID)
    }
    expect(await close(user.id, heir.id)).toMatchObject({ status: 200 })
    const found = await Promise.all(made.map(async (ID) => (await ask(heir.username, 'GET', `/elaborazioni/${ID}`)).status))
    expect(found).toEqual([200, 404])
    expect((await ask(other.username, 'GET', `/elaborazioni/${made[1]}`)).status).toBe(200)
  })

  it('of clients alone is told and goes to the colleague too', async () => {
    const user = await server.addUser()
    const heir = await server.addUser()
    const { id } = routes.client.answer.parse((await ask(user.username, 'POST', '/clienti', aClient({ seguitoDa: user.id }))).body)
    expect((await asAdmin('GET', `/principal/${user.id}/colleagues`)).body).toMatchObject({ Calculations: 0, Clients: 1 })
    await close(user.id)
    expect(await asAdmin('POST', `/principal/${user.id}/handover`, { ColleagueId: heir.id })).toMatchObject({ status: 200, body: 0 })
    expect((await asAdmin('GET', `/principal/${user.id}/colleagues`)).body).toMatchObject({ Clients: 0 })
    expect((await ask(heir.username, 'GET', `/clienti/${id}`)).body).toMatchObject({ seguitoDa: heir.id })
  })

  it('does not go to a colleague who is just being closed, and two colleagues do not both hand over to each other', async () => {
    const [user, heir] = [await worker(), await server.addUser()]
    await server.tokenOf(admin.username)
    const closed = (tx: Db) => tx.update(principal).set({ closedAt: new Date() }).where(eq(principal.id, heir.id))
    const answer = await during(server.db, closed, () => close(user.id, heir.id))
    expect(answer).toMatchObject({ status: 422, body: { code: 'COLLEGA_NON_ADATTO' } })
    expect(await saved(user.username)).toHaveLength(1)
    for (let n = 0; n < 4; n++) {
      const [one, other] = [await worker(), await worker()]
      // A bound account is a key of the row: its release waits for whoever hands work to it.
      for (const { id } of [one, other])
        await server.db
          .update(principal)
          .set({ externalIssuer: 'https://accesso.example.it', externalSubject: `${id}` })
          .where(eq(principal.id, id))
      const both = await Promise.all([close(one.id, other.id), close(other.id, one.id)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    }
  })

  it('is taken in the order of its clients and calculations, as in every other change of them, so that two never wait for each other', async () => {
    const user = await server.addUser()
    const heir = await server.addUser()
    const made: number[] = []
    // The index that finds them has the names.
    for (const denominazione of ['Zeta', 'Alfa']) {
      const { id } = routes.client.answer.parse((await ask(user.username, 'POST', '/clienti', aClient({ denominazione, seguitoDa: user.id }))).body)
      await ask(user.username, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: id })
      made.push(id)
    }
    const [first = 0, second = 0] = made
    const rows = await server.db.select({ id: calculation.id }).from(calculation).where(eq(calculation.principalId, user.id)).orderBy(calculation.id)
    // The index of the calculations has the time of saving.
    await server.db
      .update(calculation)
      .set({ savedAt: new Date(Date.now() + 60_000) })
      .where(eq(calculation.id, rows[0]?.id ?? 0))
    for (const [table, [one = 0, two = 0]] of [
      [client, [first, second]],
      [calculation, rows.map(({ id }) => id)],
    ] as const) {
      const lock = (tx: Db, id: number) => tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
      const { asked } = await server.db.transaction(async (tx) => {
        await lock(tx, one)
        const answer = close(user.id, heir.id)
        await setTimeout(300)
        await lock(tx, two)
        return { asked: answer }
      })
      expect(await asked).toMatchObject({ status: 200 })
      if (table === client) {
        await server.db.update(principal).set({ closedAt: null }).where(eq(principal.id, user.id))
        await server.db.update(calculation).set({ principalId: user.id }).where(eq(calculation.principalId, heir.id))
      }
    }
  })

  it('goes to nobody without the same tools, studio and company, and to no closed user', async () => {
    const elsewhere = await server.addAgency()
    const user = await worker()
    const no = [
      await server.addUser({ applicationForfetari: false }),
      await server.addUser({ agencies: [elsewhere] }),
      await server.addUser({ disabled: '2020-01-01' }),
      await server.addUser({ role: 'DEMO' }),
      await server.addUser({ companyId: null, role: 'SUPERADMIN', agencies: [] }),
      user,
    ]
    const gone = await server.addUser()
    await close(gone.id)
    const yes = [await server.addUser({ applicationConvenienza: false }), await server.addUser({ role: 'ADMIN', agencies: [elsewhere] })]
    const { body } = await asAdmin('GET', `/principal/${user.id}/colleagues`)
    const offered = routes.colleagues.answer.parse(body).Colleagues.map(({ Id }) => Id)
    for (const { id } of [...no, gone]) {
      expect(offered).not.toContain(id)
      expect(await close(user.id, id)).toMatchObject({ status: 422, body: { code: 'COLLEGA_NON_ADATTO' } })
    }
    for (const { id } of yes) expect(offered).toContain(id)
    // After a refusal nothing has changed.
    expect(await saved(user.username)).toHaveLength(1)
    const manager = await server.addUser({ role: 'MANAGER', userCreation: true, agencies: [elsewhere] })
    expect(await ask(manager.username, 'GET', `/principal/${user.id}/colleagues`)).toMatchObject({ status: 404 })
  })
})
