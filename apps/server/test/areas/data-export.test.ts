/** All data of a company, a studio or a user as an archive: what is in it, what is not, and who may have it. */
import { Readable } from 'node:stream'
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { sealed } from '../../src/areas/calculations/store.ts'
import { archive } from '../../src/areas/data/archive.ts'
import { secondFactor } from '../../src/areas/own-access/tables.ts'
import { Refusal } from '../../src/platform/problem.ts'
import { calculation, company, principal } from '../../src/platform/schema.ts'
import { sample, send } from '../support/returns.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let admin: { readonly id: number; readonly username: string }
let worker: { readonly id: number; readonly username: string }
let stranger: { readonly id: number; readonly username: string }
let other: { readonly companyId: number; readonly agencyId: number }
const MANY = 1200
const SECRET = 'SEGRETODELLAAPP'

beforeAll(async () => {
  server = await studio()
  await server.db.update(company).set({ importEnabled: true }).where(eq(company.id, server.companyId))
  const [row] = await server.db.insert(company).values({ businessName: 'Altri', vatNumber: '2' }).returning()
  const companyId = row?.id ?? 0
  other = { companyId, agencyId: await server.addAgency({ companyId, name: 'Studio Altrui' }) }
  admin = await server.addUser({ role: 'ADMIN' })
  worker = await server.addUser({ surname: 'Lavoratore' })
  stranger = await server.addUser({ companyId, role: 'ADMIN', agencies: [other.agencyId], surname: 'Estraneo' })
  const one = { application: 1, displayName: 'd', province: '44', vatId: '-', office: '-', schemaVersion: 1, insertedAt: new Date(), savedAt: new Date() }
  const of = (principalId: number, i: number) => ({
    id: principalId * 10_000 + i,
    ...sealed(server.vault, principalId * 10_000 + i, { ...one, principalId, name: `n. ${i}`, state: `{"nomeCognome":"Cliente ${i}"}` }),
  })
  await server.db
    .insert(calculation)
    .overridingSystemValue()
    .values([...Array.from({ length: MANY }, (_, i) => of(worker.id, i)), of(stranger.id, 0)])
  await server.db.insert(secondFactor).values({ principalId: worker.id, secret: SECRET, insertedAt: new Date() })
  const fields = { AgencyId: server.agencyId, FileName: 'fornitura.txt' }
  expect(await send(server, await server.tokenOf(worker.username), 'upload', { file: sample('pf-impresa-2026'), fields })).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

type Row = Readonly<Record<string, unknown>>
type Unzipped = { readonly status: number; readonly name: string | undefined; readonly texts: ReadonlyMap<string, string> }

async function ask(username: string, path: 'export' | 'own', body?: object): Promise<Unzipped> {
  const response = await fetch(`${server.origin}/api/data/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.tokenOf(username)}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const texts = new Map<string, string>()
  if (response.ok)
    for (const entry of await new ZipReader(new Uint8ArrayReader(bytes)).getEntries())
      if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()))
  return { status: response.status, name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1], texts }
}
const rowsIn = ({ texts }: Unzipped, table: string): readonly Row[] =>
  (texts.get(`${table}.jsonl`) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const all = ({ texts }: Unzipped) => [...texts.values()].join('\n')

describe('the archive', () => {
  it('of a company has each of its rows once, readable returns, and an index with the numbers', async () => {
    const archive = await ask(admin.username, 'export', { CompanyId: server.companyId })
    expect(archive.name).toMatch(new RegExp(`^dati-company-${server.companyId}-\\d{4}-\\d\\d-\\d\\d\\.zip$`))
    expect(new Set(rowsIn(archive, 'calculation').map(({ id }) => id)).size).toBe(MANY)
    expect(rowsIn(archive, 'principal').map(({ username }) => username)).toEqual([admin.username, worker.username])
    expect(rowsIn(archive, 'tax_return')).toMatchObject([{ tax_code: 'FTTDND96B67H501M', modules: expect.any(Object) }])
    const index = archive.texts.get('indice.txt') ?? ''
    expect(index).toContain(`Company «Studi Riuniti S.r.l.» (${server.companyId})`)
    expect(index).toContain(`calculation.jsonl: ${MANY} righe`)
    expect(index).toContain('tax_return.jsonl: 1 riga\r\n')
    expect([...archive.texts.keys()].at(-1)).toBe('indice.txt')
  })

  it('says which returns the key does not open, and stops at any other failure', async () => {
    const of = { whose: { of: 'company', id: server.companyId }, title: 'x', by: 'x', at: new Date() } as const
    const made = (failure: Error) => {
      const open = () => {
        throw failure
      }
      return Readable.from(archive({ db: server.db, asProgram: (work) => work(), open, vault: server.vault }, of)).toArray()
    }
    expect((await made(new Refusal('DICHIARAZIONE_ILLEGGIBILE', { codice: 'x' }))).length).toBeGreaterThan(0)
    await expect(made(new TypeError('a defect'))).rejects.toThrow('a defect')
  })

  it('has no data of others, and no password, secret or recovery code', async () => {
    const archives = [
      await ask(admin.username, 'export', { CompanyId: server.companyId }),
      await ask(admin.username, 'export', { AgencyId: server.agencyId }),
      await ask(admin.username, 'export', { PrincipalId: worker.id }),
    ]
    for (const archive of archives) {
      expect(all(archive)).toContain('Lavoratore')
      expect(all(archive)).not.toMatch(/Estraneo|Studio Altrui|argon2id\$/)
      expect(all(archive)).not.toContain(SECRET)
    }
    for (const table of ['principal', 'second_factor']) expect(archives.map((archive) => rowsIn(archive, table).length)).toEqual([2, 2, 1])
    expect(archives.map((archive) => archive.texts.has('tax_return.jsonl'))).toEqual([true, true, false])
  })

  it('of their own data is open to every user', async () => {
    const archive = await ask(worker.username, 'own')
    expect(rowsIn(archive, 'principal').map(({ id }) => id)).toEqual([worker.id])
    expect(rowsIn(archive, 'calculation')).toHaveLength(MANY)
    expect(rowsIn(archive, 'calculation')[0]).toMatchObject({ name: 'n. 0', display_name: 'd', state: '{"nomeCognome":"Cliente 0"}' })
    expect(await ask(worker.username, 'export', { PrincipalId: worker.id })).toMatchObject({ status: 403 })
  })

  it('has no name, figure or result of a calculation for a SUPERADMIN, and says so', async () => {
    const { username } = await server.addUser({ role: 'SUPERADMIN', companyId: null })
    const archive = await ask(username, 'export', { CompanyId: server.companyId })
    expect(rowsIn(archive, 'calculation')).toHaveLength(MANY)
    for (const row of rowsIn(archive, 'calculation'))
      expect(Object.keys(row)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(name|display_name|vat_id|state|result)$/)]))
    expect(archive.texts.get('indice.txt')).toContain('un SUPERADMIN non li legge')
    expect(rowsIn(await ask(admin.username, 'export', { PrincipalId: worker.id }), 'calculation')[0]).toMatchObject({ name: 'n. 0' })
  })

  it('is given only to users whose reach covers it, and recorded in the register', async () => {
    const refused = [
      await ask(stranger.username, 'export', { CompanyId: server.companyId }),
      await ask(stranger.username, 'export', { AgencyId: server.agencyId }),
      await ask(stranger.username, 'export', { PrincipalId: worker.id }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    const chief = await server.addUser({ role: 'SUPERADMIN' })
    expect(await ask(admin.username, 'export', { PrincipalId: chief.id })).toMatchObject({ status: 403 })
    for (const wrong of [{}, { CompanyId: server.companyId, AgencyId: server.agencyId }, { CompanyId: 'x' }])
      expect(await ask(chief.username, 'export', wrong)).toMatchObject({ status: 400 })
    const before = await server.db.$count(audit, eq(audit.action, 'Esportazione'))
    const { name } = await ask(chief.username, 'export', { AgencyId: server.agencyId })
    const [row] = await server.db.select().from(audit).where(eq(audit.action, 'Esportazione')).orderBy(desc(audit.id)).limit(1)
    expect(row).toMatchObject({ username: chief.username, kind: 'Studio', recordId: server.agencyId, companyId: server.companyId })
    expect(row?.changes).toEqual([{ Field: 'Archivio', Before: null, After: name }])
    expect(await server.db.$count(audit, eq(audit.action, 'Esportazione'))).toBe(before + 1)
  })

  it('of a closed user still has their work', async () => {
    const user = await server.addUser()
    await server.db.update(principal).set({ closedAt: new Date() }).where(eq(principal.id, user.id))
    expect(rowsIn(await ask(admin.username, 'export', { PrincipalId: user.id }), 'principal')).toHaveLength(1)
  })
})
