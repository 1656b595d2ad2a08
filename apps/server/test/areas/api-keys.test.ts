/** Keys for a studio's own programs: which calls they open, for how long, and what happens to a key when its maker loses rights. */
import { type ApiKeyRecord, type KeyGroup, keyGroups, type Role, type Route, routes } from '@bilancia/contract/api'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { apiKey, client as clients, company, principal, principalAuth } from '../../src/platform/schema.ts'
import { aClient, folders, type User } from '../support/clients.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let admin: User
let beside: number
const { ask, good } = folders(() => server)
beforeAll(async () => {
  server = await studio()
  beside = await server.addAgency({ name: 'Accanto' })
  admin = await server.addUser({ role: 'ADMIN', agencies: [server.agencyId, beside] })
})
afterAll(() => server.close())

const all = Object.keys(keyGroups) as KeyGroup[]
const make = async (by: User, gruppi: readonly KeyGroup[] = all, giorni = 30) =>
  routes.insertApiKey.answer.parse(await good(by, 'POST', `/agency/${server.agencyId}/chiavi`, { nome: 'Gestionale', gruppi, giorni }))
const listed = async (by: User): Promise<readonly ApiKeyRecord[]> => routes.apiKeys.answer.parse(await good(by, 'GET', `/agency/${server.agencyId}/chiavi`))
const use = (key: string, method: string, path: string, body?: unknown) => server.call(key, method, path, body)
const reads = (key: string) => use(key, 'POST', '/clienti/search', {})
const refusedKey = { status: 401, body: { code: 'CHIAVE_NON_VALIDA' } }

describe('a key', () => {
  it('is shown once and stored as a hash, makes the calls of its groups, and the register tells them from those of its maker', async () => {
    const { chiave, id, scade, dal } = await make(admin)
    expect(chiave).toMatch(/^bilancia_\d+_[\w-]{43}$/)
    expect(Date.parse(scade) - Date.parse(dal)).toBe(30 * 86_400_000)
    const [row] = await server.db.select().from(apiKey).where(eq(apiKey.id, id))
    expect(JSON.stringify([row, await listed(admin)])).not.toContain(chiave.slice(-43))
    const made = await use(chiave, 'POST', '/clienti', aClient())
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const client = routes.client.answer.parse(made.body)
    expect(client).toMatchObject({ studio: server.agencyId, creatoDa: 'Rossi Mario' })
    const document = await use(chiave, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: client.id })
    const { ID } = routes.document.answer.parse(document.body)
    expect((await use(chiave, 'POST', `/elaborazioni/${ID}/consegne`, { titolo: 'Dal gestionale' })).status).toBe(200)
    expect((await use(chiave, 'POST', '/consultools/calcolaForfetari/2026', { annoImposta: 2026 })).status).toBe(200)
    const [entry] = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.kind, 'Cliente'), eq(audit.action, 'Creazione')))
      .orderBy(desc(audit.id))
      .limit(1)
    expect(entry).toMatchObject({ principalId: admin.id, username: `${admin.username} (chiave ${id})` })
    expect((await listed(admin)).find((one) => one.id === id)).toMatchObject({ vale: true, usata: expect.any(String), di: 'Rossi Mario' })
  })

  it('does not reach a calculation of its maker in the folder of another studio, nor takes it out of there', async () => {
    const there = routes.client.answer.parse(await good(admin, 'POST', '/clienti', aClient({ studio: beside })))
    const here = routes.client.answer.parse(await good(admin, 'POST', '/clienti', aClient({ studio: server.agencyId })))
    const { ID } = routes.document.answer.parse(await good(admin, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: there.id }))
    const { chiave } = await make(admin)
    const change = { Revisione: 0, cambi: [{ percorso: 'nomeCognome', prima: there.denominazione, dopo: 'Altro' }] }
    for (const [method, path, body] of [
      ['GET', `/elaborazioni/${ID}`],
      ['GET', `/elaborazioni/${ID}/versioni`],
      ['GET', `/elaborazioni/${ID}/varianti`],
      ['POST', `/elaborazioni/${ID}/modifiche`, change],
      ['POST', `/elaborazioni/${ID}/nome`, { nome: 'Presa' }],
      ['POST', `/elaborazioni/${ID}/varianti`, { nome: 'Variante' }],
      ['POST', `/elaborazioni/${ID}/consegne`, { titolo: 'Consegna' }],
      ['POST', `/clienti/${here.id}/elaborazioni`, { ID }],
    ] as const)
      expect([path, (await use(chiave, method, path, body)).status]).toEqual([path, 404])
    expect(await good(admin, 'GET', `/elaborazioni/${ID}`)).toMatchObject({ Cliente: { id: there.id }, Revisione: 0 })
    // One that is in no folder is its maker's, as for the maker.
    const own = routes.document.answer.parse(await good(admin, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: there.id }))
    await good(admin, 'DELETE', `/clienti/${there.id}/elaborazioni/${own.ID}`)
    expect((await use(chiave, 'POST', `/clienti/${here.id}/elaborazioni`, { ID: own.ID })).status).toBe(200)
  })

  it('with every group reaches only calls that name a group: none of administration, sign-in, own access or deletion', async () => {
    const { chiave } = await make(admin)
    for (const [name, { method, path, keys, permission }] of Object.entries<Route>(routes)) {
      if (keys || permission === 'pubblico') continue
      const answer = await use(chiave, method, path.replace(/:\w+/g, '1'), method === 'GET' ? undefined : {})
      expect([name, answer.status, (answer.body as { code?: string }).code]).toEqual([name, 403, 'CHIAVE_NON_AMMESSA'])
    }
    // Written by hand: a call that is opened to keys must be added here too.
    const opened = Object.entries<Route>(routes).filter(([, { keys }]) => keys)
    expect(new Set(opened.map(([, { tag }]) => tag))).toEqual(
      new Set(['Clienti', 'Consegne', 'Documenti', 'iForfettari', 'Convenienza Srl', 'Budget4u', 'Concordato', 'Forme e piano']),
    )
    for (const never of [
      'deleteClient',
      'eraseClient',
      'mergeClients',
      'askTransfer',
      'answerTransfer',
      'insertApiKey',
      'insertPrincipal',
      'exportData',
      'changePassword',
      'identity',
    ])
      expect(opened.map(([name]) => name)).not.toContain(never)
  })

  it.each(all)('with the group %s alone opens no call of another group', async (group) => {
    const { chiave } = await make(admin, [group])
    for (const [name, { method, path, keys }] of Object.entries<Route>(routes)) {
      if (!keys || keys === group) continue
      const answer = await use(chiave, method, path.replace(/:\w+/g, '1'), method === 'GET' ? undefined : {})
      expect([name, answer.status]).toEqual([name, 403])
    }
    expect((await reads(chiave)).status).toBe(group === 'clientiLettura' ? 200 : 403)
  })

  it('works in its studio alone, also if its maker works in others', async () => {
    const there = routes.client.answer.parse(await good(admin, 'POST', '/clienti', aClient({ studio: beside })))
    const { chiave } = await make(admin)
    expect((await use(chiave, 'GET', `/clienti/${there.id}`)).status).toBe(404)
    expect((await use(chiave, 'POST', '/clienti', aClient({ studio: beside }))).status).toBe(403)
    expect(JSON.stringify((await reads(chiave)).body)).not.toContain(`"studio":${beside},`)
    await server.db.delete(clients).where(eq(clients.id, there.id))
  })

  it('says in every answer how much of its own minute is left', async () => {
    const { chiave } = await make(admin)
    const left = async (key: string) => {
      const { headers } = await fetch(`${server.origin}/api/clienti/search`, {
        method: 'POST',
        // The name of the scheme is in any case (RFC 9110, 11.1).
        headers: { authorization: `bearer ${key}`, 'content-type': 'application/json' },
        body: '{}',
      })
      return ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)))
    }
    const [limit, first, reset] = await left(chiave)
    expect([limit, first]).toEqual([100_000_000, 99_999_999])
    expect(reset).toBeGreaterThan(0)
    expect((await left(chiave))[1]).toBe(99_999_998)
  })
})

describe('a key that no longer works', () => {
  it('is wrong, expired or revoked, and the refusal says what to do', async () => {
    const { chiave, id } = await make(admin, all, 1)
    for (const wrong of [
      `${chiave.slice(0, -1)}${chiave.endsWith('A') ? 'B' : 'A'}`,
      chiave.replace(`_${id}_`, '_999999_'),
      'bilancia_',
      'bilancia_1_x',
      `${chiave}x`,
    ])
      expect(await reads(wrong), wrong).toMatchObject(refusedKey)
    expect((await reads(chiave)).status).toBe(200)
    server.wait(24 * 60 + 1)
    expect(await reads(chiave)).toMatchObject(refusedKey)
    server.wait(-24 * 60 - 1)
    expect((await reads(chiave)).status).toBe(200)
    const after = routes.revokeApiKey.answer.parse(await good(admin, 'DELETE', `/agency/${server.agencyId}/chiavi/${id}`))
    expect(after.find((one) => one.id === id)).toMatchObject({ vale: false, revocata: expect.any(String) })
    expect(await reads(chiave)).toMatchObject({ ...refusedKey, body: { title: expect.stringContaining('ne fa una nuova') } })
    const rows = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.kind, 'Chiave'), eq(audit.recordId, id)))
    expect(rows.map(({ action }) => action)).toEqual(['Creazione', 'Chiusura'])
    expect(JSON.stringify(rows)).not.toContain(chiave.slice(-43))
  })

  it.each([
    ['is demoted', (id: number) => server.db.update(principal).set({ role: 'OPERATOR' }).where(eq(principal.id, id)), 401],
    ['leaves the studio', (id: number) => server.db.delete(principalAuth).where(eq(principalAuth.principalId, id)), 401],
    ['is disabled', (id: number) => server.db.update(principal).set({ disabled: '2020-01-01' }).where(eq(principal.id, id)), 403],
  ] as const)('belongs to somebody who %s, and stops working at once', async (_, change, status) => {
    const maker = await server.addUser({ role: 'ADMIN' })
    const { chiave, id } = await make(maker)
    expect((await reads(chiave)).status).toBe(200)
    await change(maker.id)
    expect((await reads(chiave)).status).toBe(status)
    expect((await listed(admin)).find((one) => one.id === id)).toMatchObject({ vale: false })
  })

  it('belongs to somebody who lost a tool, and stops working for that tool alone', async () => {
    const maker = await server.addUser({ role: 'ADMIN' })
    const { chiave } = await make(maker)
    const calculate = () => use(chiave, 'POST', '/consultools/calcolaForfetari/2026', { annoImposta: 2026 })
    expect((await calculate()).status).toBe(200)
    await server.db.update(principal).set({ applicationForfetari: false }).where(eq(principal.id, maker.id))
    expect(await calculate()).toMatchObject({ status: 403, body: { code: 'DIRITTO_FORFETARI' } })
    expect((await reads(chiave)).status).toBe(200)
  })

  it('is revoked when its maker is closed', async () => {
    const chief = await server.addUser({ role: 'SUPERADMIN', companyId: null, agencies: [] })
    const maker = await server.addUser({ role: 'ADMIN' })
    const { chiave, id } = await make(maker)
    await good(chief, 'DELETE', '/principal', maker.id)
    expect((await reads(chiave)).status).toBe(401)
    expect((await listed(admin)).find((one) => one.id === id)).toMatchObject({ vale: false, revocata: expect.any(String) })
  })
})

describe('nobody makes a key', () => {
  it('for a studio in which they do not work or which they do not reach, or with a group for which they have no right', async () => {
    const body = { nome: 'x', gruppi: all, giorni: 1 }
    const elsewhere = await server.addUser({ role: 'ADMIN', agencies: [beside] })
    expect(await ask(elsewhere, 'POST', `/agency/${server.agencyId}/chiavi`, body)).toMatchObject({ status: 403, body: { code: 'CHIAVE_STUDIO' } })
    const [row] = await server.db.insert(company).values({ businessName: 'Altri', vatNumber: '2' }).returning()
    const companyId = row?.id ?? 0
    const stranger = await server.addUser({ role: 'ADMIN', companyId, agencies: [await server.addAgency({ companyId })] })
    const { id } = await make(admin)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', `/${id}`],
    ] as const)
      expect((await ask(stranger, method, `/agency/${server.agencyId}/chiavi${path}`, method === 'POST' ? body : undefined)).status).toBe(404)
    const without = await server.addUser({
      role: 'ADMIN',
      ...{ applicationForfetari: false, applicationConvenienza: false, applicationBudget: false, applicationForme: false },
    })
    expect(await ask(without, 'POST', `/agency/${server.agencyId}/chiavi`, body)).toMatchObject({
      status: 403,
      body: { code: 'CHIAVE_DIRITTO', title: expect.stringContaining('Calcolare') },
    })
    expect((await make(without, ['clientiLettura'])).gruppi).toEqual(['clientiLettura'])
  })

  it.each(['MANAGER', 'OPERATOR', 'DEMO'] as const)('as a %s', async (role: Role) => {
    const user = await server.addUser({ role })
    for (const method of ['GET', 'POST'])
      expect((await ask(user, method, `/agency/${server.agencyId}/chiavi`, method === 'POST' ? { nome: 'x', gruppi: all, giorni: 1 } : undefined)).status).toBe(
        403,
      )
  })

  it('beyond the limit of a studio, without an end, or for nothing', async () => {
    const path = `/agency/${beside}/chiavi`
    for (const body of [
      { nome: 'x', gruppi: [], giorni: 1 },
      { nome: 'x', gruppi: all, giorni: 366 },
      { nome: ' ', gruppi: all, giorni: 1 },
      { nome: 'x', gruppi: ['tutto'], giorni: 1 },
    ])
      expect((await ask(admin, 'POST', path, body)).status).toBe(400)
    for (let i = 0; i < 20; i++) await good(admin, 'POST', path, { nome: 'x', gruppi: ['calcolo'], giorni: 1 })
    expect(await ask(admin, 'POST', path, { nome: 'x', gruppi: ['calcolo'], giorni: 1 })).toMatchObject({ status: 409, body: { code: 'CHIAVI_TROPPE' } })
  })
})

it('OpenAPI says which calls a key opens, and with which group', async () => {
  const document = (await (await fetch(`${server.origin}/docs/json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security: readonly object[] }>>>>
    readonly components: { readonly securitySchemes: object }
  }
  expect(document.components.securitySchemes).toMatchObject({ chiave: { type: 'http', scheme: 'bearer' } })
  expect(document.paths['/api/clienti/search']?.post?.security).toEqual([{ accesso: [] }, { chiave: ['clientiLettura'] }])
  expect(document.paths['/api/principal/search']?.post?.security).toEqual([{ accesso: [] }])
})
