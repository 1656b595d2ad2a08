/** The register for its readers: which rows they see, pages, filters, files. */
import { createHash } from 'node:crypto'
import { type AuditKind, auditRow, routes } from '@bilancia/contract/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seal } from '../../src/areas/audit/seal.ts'
import { record } from '../../src/areas/audit/store.ts'
import { company } from '../../src/platform/schema.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let chief: string
let admin: string
let ownCompany: number
let otherCompany: number

/** A row like those of the program. */
const add = (username: string, at: string, companyId: number | null, recordName: string, kind: AuditKind = 'Studio') =>
  record(server.db, { Id: 1, Username: username }, new Date(at), [{ kind, action: 'Lettura', recordName, companyId }])

beforeAll(async () => {
  server = await studio()
  chief = await server.tokenOf((await server.addUser({ role: 'SUPERADMIN', agencies: [] })).username)
  admin = await server.tokenOf((await server.addUser({ role: 'ADMIN' })).username)
  ownCompany = server.companyId
  const [other] = await server.db.insert(company).values({ businessName: 'Altra S.r.l.', vatNumber: '2' }).returning()
  otherCompany = other?.id ?? 0
  for (let day = 10; day < 16; day++) {
    await add('anna', `2026-03-${day}T09:00:00Z`, ownCompany, `Studio Sud ${day}`)
    await add('bruno', `2026-03-${day}T10:00:00Z`, otherCompany, `Studio Nord ${day}`)
  }
  await add('capo', '2026-03-16T09:00:00Z', null, 'tutte le company', 'Company')
})
afterAll(() => server.close())

async function search(token: string, filters: object = {}) {
  const { status, body } = await server.call(token, 'POST', '/audit/search', { Take: -1, ...filters })
  expect(status).toBe(200)
  return routes.searchAudit.answer.parse(body)
}

describe('the screen of the register', () => {
  it('shows an ADMIN only the rows of their own company, with any filter', async () => {
    const { ResultList, ListLength } = await search(admin)
    expect(ListLength).toBeGreaterThan(5)
    expect(new Set(ResultList.map(({ CompanyId }) => CompanyId))).toEqual(new Set([ownCompany]))
    expect(await search(admin, { CompanyId: otherCompany })).toEqual({ ResultList: [], ListLength: 0 })
    const { body } = await server.call(admin, 'POST', '/audit/csv', {})
    expect(body).not.toContain('Studio Nord')
    expect(body).toContain('Studio Sud 15')
    const everywhere = (await search(chief)).ResultList.map(({ CompanyId }) => CompanyId)
    for (const companyId of [null, ownCompany, otherCompany]) expect(everywhere).toContain(companyId)
  })

  it('pages from the latest row, forward and back, without skipping or repeating', async () => {
    const all = (await search(chief)).ResultList.map(({ Id }) => Id)
    expect(all).toEqual([...all].sort((a, b) => b - a))
    const first = await search(chief, { Take: 5 })
    const second = await search(chief, { Take: 5, QueryId: first.ResultList.at(-1)?.Id })
    expect([...first.ResultList, ...second.ResultList].map(({ Id }) => Id)).toEqual(all.slice(0, 10))
    expect(await search(chief, { Take: 5, QueryId: second.ResultList[0]?.Id, PageDirection: 'back' })).toEqual(first)
    expect(second.ListLength).toBe(all.length)
  })

  it('filters by user without regard to accents and case, kind, action, company and Italian days', async () => {
    await add('Nicolò', '2020-06-30T21:59:59Z', ownCompany, 'ultimo di giugno')
    await add('Nicolò', '2020-06-30T22:00:00Z', ownCompany, 'primo di luglio')
    const found = async (filters: object) => (await search(chief, filters)).ResultList.map(({ RecordName }) => RecordName)
    expect(await found({ Username: 'nicolo' })).toEqual(['primo di luglio', 'ultimo di giugno'])
    expect(await found({ From: '2020-07-01', To: '2020-07-01' })).toEqual(['primo di luglio'])
    expect(await found({ To: '2020-06-30' })).toEqual(['ultimo di giugno'])
    expect(await found({ Kind: 'Company', Action: 'Lettura' })).toEqual(['tutte le company'])
    expect(await found({ Kind: 'Company', Action: 'Modifica' })).toEqual([])
    expect(await found({ Username: 'nicolo', CompanyId: otherCompany })).toEqual([])
  })

  it('gives the rows as a CSV that Excel opens, in Italian time', async () => {
    const { type, body } = await server.call(chief, 'POST', '/audit/csv', { Username: 'nicolo' })
    expect(type).toContain('text/csv')
    expect(String(body).split('\r\n').slice(0, 3)).toEqual([
      expect.stringContaining('Quando;Utente;Azione;Che cosa;Id;Nome;Company;Modifiche;Posizione;Impronta'),
      expect.stringMatching(/^01\/07\/2020, 00:00:00;Nicolò;Lettura;Studio;;primo di luglio;Studi Riuniti S.r.l.;;\d*;[0-9a-f]*$/),
      expect.stringMatching(/^30\/06\/2020, 23:59:59;Nicolò/),
    ])
  })

  it('gives the rows as JSON too, the oldest first, each with the values of its hash', async () => {
    await seal(server.db)
    const { body, type } = await server.call(chief, 'POST', '/audit/json', { Username: 'nicolo' })
    expect(type).toContain('ndjson')
    const rows = auditRow.array().parse(body)
    expect(rows.map(({ RecordName }) => RecordName)).toEqual(['ultimo di giugno', 'primo di luglio'])
    for (const row of rows) {
      const said = [
        row.Previous,
        row.Position,
        row.Id,
        row.At,
        row.PrincipalId,
        row.Username,
        row.Action,
        row.Kind,
        row.RecordId,
        row.RecordName,
        row.CompanyId,
      ]
      const fields = row.Changes.map(({ Field, Before, After }) => [Field, Before, After])
      expect(
        createHash('sha256')
          .update(JSON.stringify([...said, fields]))
          .digest('hex'),
      ).toBe(row.Hash)
    }
    expect(JSON.stringify((await server.call(admin, 'POST', '/audit/json', {})).body)).not.toContain('Studio Nord')
  })
})
