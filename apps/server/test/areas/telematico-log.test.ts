/** The log about returns: who, what and when, and never a client's figure, also if the database fails. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import { company } from '../../src/platform/schema.ts'
import { asOwner } from '../support/database.ts'
import { sample, send } from '../support/returns.ts'
import { type Studio, studio } from '../support/studio.ts'

const CF = 'FTTDND96B67H501M'
let running: Studio
let token: string
let userId: number
let lines: string[] = []
beforeAll(async () => {
  running = await studio({ NODE_ENV: 'production' }, undefined, { write: (line) => void lines.push(line) })
  await running.db.update(company).set({ importEnabled: true }).where(eq(company.id, running.companyId))
  const user = await running.addUser()
  userId = user.id
  token = await running.tokenOf(user.username)
})
afterAll(() => running.close())
beforeEach(() => {
  lines = []
})

const upload = () =>
  send(running, token, 'upload', { file: sample('pf-impresa-2026'), fields: { AgencyId: running.agencyId, FileName: 'fornitura-rossi.txt' } })
const load = () => running.call(token, 'POST', '/telematico/load', { companyId: running.companyId, agencyId: running.agencyId, year: 2026, cfImpresa: CF })
const told = (msg: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.msg === msg)
/** Figures and names of the sample: RG2, RG3, RG15, RP21; its tax code; its file. */
const private_ = /129[.,]?938|2[.,]?787|54[.,]?573|14[.,]?590|FTTDND|fornitura-rossi|RG0/
/** The log without the numbers that every line draws anew: in a time, 1795789425787, any figure can be found. */
const said = () =>
  lines.map((line) => JSON.stringify(JSON.parse(line), (key, value) => (['time', 'pid', 'reqId', 'responseTime'].includes(key) ? undefined : value))).join('\n')
const INFO = 30

it('import, load and deletion of a return leave a line in the log, with user and time and without figures', async () => {
  await upload()
  const [{ id = 0 } = {}] = await running.db.select({ id: taxReturn.id }).from(taxReturn)
  await load()
  await running.call(token, 'DELETE', `/telematico/${id}`)
  const common = { level: INFO, time: expect.any(Number), reqId: expect.any(String) }
  const place = { companyId: running.companyId, agencyId: running.agencyId }
  expect(told('tax returns imported')).toEqual([expect.objectContaining({ ...common, ...place, importedBy: userId, fornitura: 'RPF26', returns: 1 })])
  expect(told('tax returns loaded')).toEqual([expect.objectContaining({ ...common, loadedBy: userId, returns: [id] })])
  expect(told('tax return deleted')).toEqual([expect.objectContaining({ ...common, deletedBy: userId, id })])
  expect(said()).not.toMatch(private_)
})

it('a refused statement is logged without its text and values', async () => {
  await asOwner(running.db, sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the database says no'; end $$`))
  await asOwner(running.db, sql`create trigger refuse before insert on tax_return for each row execute function refuse()`)
  expect(await upload()).toMatchObject({ status: 500, body: { code: 'ERRORE_IMPREVISTO' } })
  await asOwner(running.db, sql`drop trigger refuse on tax_return`)
  const [failure] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > INFO)
  expect(failure.err).toMatchObject({ message: 'the database says no', code: 'P0001' })
  expect(Object.keys(failure.err).sort()).toEqual(['code', 'message', 'stack', 'type'])
  expect(said()).not.toMatch(private_)
  expect(said()).not.toMatch(/insert into|v1\.[A-Za-z0-9+/]{20}|params/)
})
