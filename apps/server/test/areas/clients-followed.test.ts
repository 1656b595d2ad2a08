/** A studio whose operators see only the clients that they follow: what each role sees there, in every call and in the rows themselves. */
import { type ClientRecord, routes } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileOf } from '../../../../packages/telematic/test/tools/file.ts'
import { agency, company } from '../../src/platform/schema.ts'
import { anAgency } from '../support/records.ts'
import { personCode, send } from '../support/returns.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
type User = { readonly id: number; readonly username: string }
let [ada, ugo, chief, admin, outsider]: readonly User[] = []
let agencyId = 0
/** A client that Ugo follows, and one that nobody follows. */
let [his, free]: readonly ClientRecord[] = []

const of = (user: User | undefined): User => user ?? { id: 0, username: '' }
const record = (row: ClientRecord | undefined): ClientRecord => row as ClientRecord
const ask = async (by: User | undefined, method: string, path: string, body?: unknown) => server.call(await server.tokenOf(of(by).username), method, path, body)
const good = async (by: User | undefined, method: string, path: string, body?: unknown) => {
  const answer = await ask(by, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const codes = [1, 2, 3, 4, 5, 6].map(personCode)
const typed = (n: number, values: object = {}) => ({ tipo: 'PERSONA', denominazione: `Cliente ${n}`, codiceFiscale: codes[n], ...values })
const names = async (by: User | undefined) =>
  routes.searchClients.answer.parse(await good(by, 'POST', '/clienti/search', {})).righe.map(({ denominazione }) => denominazione)
const changed = (row: ClientRecord, values: object) => ({ ...row, versione: row.aggiornatoIl, ...values })
const imported = async (by: User | undefined, n: number, fornitura = 'RPF26') => {
  const file = fileOf({ fornitura, returns: [{ cf: codes[n] ?? '', modules: { 1: { RG002002: 1_000, RG012001: 1_000 } } }] })
  const answer = await send(server, await server.tokenOf(of(by).username), 'upload', { file, fields: { AgencyId: agencyId } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return routes.uploadTelematico.answer.parse(answer.body)
}
const returns = async (by: User | undefined) =>
  routes.searchTelematico.answer.parse(await good(by, 'POST', '/telematico/search', {})).map(({ TaxCodeDichiarante }) => TaxCodeDichiarante)

beforeAll(async () => {
  server = await studio()
  await server.db.update(company).set({ importEnabled: true }).where(eq(company.id, server.companyId))
  agencyId = await server.addAgency({ name: 'Ognuno i suoi', assignedClientsOnly: true })
  const agencies = [agencyId]
  ada = await server.addUser({ agencies, surname: 'Ada' })
  ugo = await server.addUser({ agencies, surname: 'Ugo' })
  chief = await server.addUser({ agencies, role: 'MANAGER' })
  admin = await server.addUser({ agencies, role: 'ADMIN' })
  outsider = await server.addUser({ role: 'ADMIN' })
  const make = async (n: number, seguitoDa: number | null) => routes.client.answer.parse(await good(chief, 'POST', '/clienti', typed(n, { seguitoDa })))
  await make(0, of(ada).id)
  his = await make(1, of(ugo).id)
  free = await make(2, null)
})
afterAll(() => server.close())

describe('in a studio whose operators see only their clients', () => {
  it('an OPERATOR sees the clients that they follow, a MANAGER and an ADMIN all, another studio none', async () => {
    expect(await names(ada)).toEqual(['Cliente 0'])
    expect(await names(ugo)).toEqual(['Cliente 1'])
    for (const one of [chief, admin]) expect(await names(one)).toEqual(['Cliente 0', 'Cliente 1', 'Cliente 2'])
    expect(await names(outsider)).toEqual([])
    expect(String(await good(ada, 'POST', '/clienti/csv', {}))).not.toMatch(/Cliente [12]/)
  })

  it('an OPERATOR cannot open, change or work for a colleague’s client, nor for one of nobody', async () => {
    for (const { id, ...row } of [record(his), record(free)]) {
      for (const [method, path, body] of [
        ['GET', `/clienti/${id}`],
        ['POST', `/clienti/${id}`, changed({ id, ...row }, { note: 'letto' })],
        ['GET', `/clienti/${id}/elaborazioni`],
        ['GET', `/clienti/${id}/dichiarazioni`],
        ['GET', `/clienti/${id}/storia`],
        ['POST', `/clienti/${id}/promemoria`, { il: '2026-12-01', testo: 'prova' }],
        ['POST', '/elaborazioni', { Applicazione: 1, Cliente: id }],
      ] as const)
        expect((await ask(ada, method, path, body)).status, `${method} ${path}`).toBe(404)
    }
    // The same words for a client who does not exist: they do not say which.
    const told = (id: number) => `Il cliente ${id} non esiste, non è di un proprio studio, o lo segue un collega: lo affida un MANAGER o un ADMIN dello studio`
    for (const id of [record(his).id, 999_999]) expect((await ask(ada, 'GET', `/clienti/${id}`)).body).toMatchObject({ title: told(id) })
    const { body } = await ask(outsider, 'GET', `/clienti/${record(his).id}`)
    expect(body).toMatchObject({ title: `Il cliente ${record(his).id} non esiste o non è di un proprio studio` })
  })

  it('calculations, advice and reminders in a folder are seen by those who see the client', async () => {
    const { id } = record(his)
    const made = routes.document.answer.parse(await good(ugo, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: id }))
    const given = routes.deliverAdvice.answer.parse(await good(ugo, 'POST', `/elaborazioni/${made.ID}/consegne`, { titolo: 'prova' }))
    await good(ugo, 'POST', `/clienti/${id}/promemoria`, { il: '2020-12-01', testo: 'prova' })
    const due = async (by: User | undefined) => routes.dueReminders.answer.parse(await good(by, 'GET', '/promemoria')).length
    for (const one of [ugo, chief, admin]) {
      await good(one, 'GET', `/elaborazioni/${made.ID}`)
      await good(one, 'GET', `/consegne/${given.id}`)
      expect(await due(one)).toBe(1)
    }
    for (const [method, path, body] of [
      ['GET', `/elaborazioni/${made.ID}`],
      ['POST', `/elaborazioni/${made.ID}/modifiche`, { Revisione: 0, cambi: [{ percorso: 'nomeCognome', dopo: 'x' }] }],
      ['GET', `/elaborazioni/${made.ID}/versioni`],
      ['GET', `/consegne/${given.id}`],
      ['POST', `/consegne/${given.id}/esito`, { esito: 'FATTA' }],
    ] as const)
      expect((await ask(ada, method, path, body)).status, `${method} ${path}`).toBe(404)
    expect(await due(ada)).toBe(0)
  })

  it('an OPERATOR follows the clients that they make, and cannot give one away', async () => {
    const made = routes.client.answer.parse(await good(ada, 'POST', '/clienti', typed(3)))
    expect(made.seguitoDa).toBe(of(ada).id)
    for (const seguitoDa of [null, of(ugo).id])
      expect(await ask(ada, 'POST', `/clienti/${made.id}`, changed(made, { seguitoDa }))).toMatchObject({
        status: 422,
        body: { campi: [{ campo: 'seguitoDa' }] },
      })
    const given = routes.client.answer.parse(await good(chief, 'POST', `/clienti/${made.id}`, changed(made, { seguitoDa: of(ugo).id })))
    expect(given.seguitoDa).toBe(of(ugo).id)
    expect(await names(ada)).toEqual(['Cliente 0'])
    const csv = `Codice Fiscale;"Cognome e nome, o denominazione"\n${codes[4]};Cliente 4`
    expect(await good(ada, 'POST', '/clienti/import', { csv })).toMatchObject({ salvati: true })
    expect(await names(ada)).toEqual(['Cliente 0', 'Cliente 4'])
    // The preview of a file says it, too, without the name.
    const others = await good(ada, 'POST', '/clienti/import', { csv: csv.replaceAll(String(codes[4]), String(codes[1])), prova: true })
    expect(others).toMatchObject({ salvati: false, righe: [{ esito: 'ERRORE', testo: expect.stringContaining('segue un collega') }] })
    // The tax code of a client that they do not see is refused, without its name.
    const taken = await ask(ada, 'POST', '/clienti', typed(1, { denominazione: 'Altro' }))
    expect(taken).toMatchObject({ status: 409 })
    expect(JSON.stringify(taken.body)).not.toContain('Cliente 1')
  })

  it('returns are seen by those who follow the client or have imported them; an import may replace a colleague’s return', async () => {
    await imported(ugo, 1)
    await imported(chief, 2)
    expect(await returns(ada)).toEqual([])
    expect(await returns(ugo)).toEqual([codes[1]])
    expect(await returns(chief)).toHaveLength(2)
    const load = (by: User | undefined) => ask(by, 'POST', '/telematico/load', { companyId: server.companyId, agencyId, year: 2026, cfImpresa: codes[1] })
    expect(await load(ada)).toMatchObject({ status: 200, body: { primoCF: null } })
    expect(await load(ugo)).toMatchObject({ status: 200, body: { primoCF: { codiceFiscale: codes[1] } } })
    const [row] = routes.searchTelematico.answer.parse(await good(ugo, 'POST', '/telematico/search', {}))
    expect((await ask(ada, 'DELETE', `/telematico/${row?.Id}`)).status).toBe(404)
    expect((await imported(ada, 2)).dichiaranti[0]?.sostituisce).not.toBeNull()
    expect(await returns(ada)).toEqual([codes[2]])
  })

  it('the returns under the former code of a merged client are of its follower, until another client takes the code', async () => {
    const [mine, merged] = [record(his), routes.client.answer.parse(await good(chief, 'POST', '/clienti', typed(5)))]
    await imported(chief, 5, 'RPF25')
    const scelte = ['codiceFiscale', 'denominazione'].map((campo) => ({ campo, da: 'questo' }))
    await good(chief, 'POST', `/clienti/${mine.id}/unione`, { altro: merged.id, scelte })
    const seen = async () =>
      Promise.all(
        [ada, ugo, chief, admin, outsider].map(async (one) => {
          const { body } = await ask(one, 'POST', '/telematico/load', { companyId: server.companyId, agencyId, year: 2025, cfImpresa: codes[5] })
          return [(await returns(one)).includes(codes[5] ?? ''), JSON.stringify(body).includes(`"codiceFiscale":"${codes[5]}"`)]
        }),
      )
    const [not, yes] = [
      [false, false],
      [true, true],
    ]
    expect(await seen()).toEqual([not, yes, yes, yes, not])
    const ofHis = async (by: User | undefined) =>
      routes.clientReturns.answer.parse(await good(by, 'GET', `/clienti/${mine.id}/dichiarazioni`)).dichiarazioni.map(({ codiceFiscale }) => codiceFiscale)
    for (const one of [ugo, chief, admin]) expect(await ofHis(one)).toContain(codes[5])
    // Ugo does not see the client that has the code now.
    await good(chief, 'POST', '/clienti', typed(5, { seguitoDa: of(ada).id }))
    expect(await seen()).toEqual([yes, not, yes, yes, not])
    for (const one of [ugo, chief, admin]) expect(await ofHis(one)).toEqual([codes[1]])
  })

  it('the choice is a field of the studio, and a call without the field leaves it as it is', async () => {
    const superadmin = await server.addUser({ role: 'SUPERADMIN', companyId: null, agencies: [] })
    const read = async () => routes.agency.answer.parse(await good(superadmin, 'GET', `/agency/${agencyId}`))
    const { UpdateDate, AssignedClientsOnly } = await read()
    expect(AssignedClientsOnly).toBe(true)
    const given = anAgency(server.companyId, { Id: agencyId, Name: 'Ognuno i suoi', UpdateDate })
    await good(superadmin, 'POST', '/agency', given)
    expect((await read()).AssignedClientsOnly).toBe(true)
    await good(superadmin, 'POST', '/agency', { ...given, UpdateDate: (await read()).UpdateDate, AssignedClientsOnly: false })
    const [row] = await server.db.select().from(agency).where(eq(agency.id, agencyId))
    expect(row?.assignedClientsOnly).toBe(false)
    // Users are remembered for some seconds.
    server.wait(1)
    expect((await names(ada)).length).toBeGreaterThan(2)
  })
})
