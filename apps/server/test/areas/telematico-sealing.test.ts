/** A stored return cannot be read without its key, and a wrong or missing key is reported. */
import { createHash, randomBytes } from 'node:crypto'
import type { Loaded, LoadedField } from '@bilancia/contract/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ReturnsKey, SECRET, sealerOf, sealerWith, sealStored } from '../../src/areas/telematico/sealing.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import { company } from '../../src/platform/schema.ts'
import { replaceSecret } from '../../src/platform/vault/secrets.ts'
import { testDatabase } from '../support/database.ts'
import { sample, send } from '../support/returns.ts'
import { type Studio, studio } from '../support/studio.ts'

const CF = 'FTTDND96B67H501M'
const none = { telematicoKey: null }
let running: Studio
let token: string
const begin = async () => {
  running = await studio({}, await testDatabase(), { write: () => undefined })
  await running.db.update(company).set({ importEnabled: true }).where(eq(company.id, running.companyId))
  token = await running.tokenOf((await running.addUser()).username)
}

const upload = (step: 'preview' | 'upload' = 'upload') =>
  send(running, token, step, { file: sample('pf-impresa-2026'), fields: { AgencyId: running.agencyId } })
const load = (form: object = {}) =>
  running.call(token, 'POST', '/telematico/load', { companyId: running.companyId, agencyId: running.agencyId, year: 2026, cfImpresa: CF, ...form })
const stored = () => running.db.$count(taxReturn)
const boxes = async () => (await running.db.select({ modules: taxReturn.modules }).from(taxReturn))[0]?.modules ?? ''
/** 129.938 + 2.787, from the sample. */
const loads = async () =>
  expect(((await load()).body as Loaded).campi).toContainEqual(expect.objectContaining({ valore: 132_725 } satisfies Partial<LoadedField>))
const clear = (modules: string) => running.db.update(taxReturn).set({ modules })

describe('a stored return', () => {
  beforeAll(begin)
  afterAll(() => running.close())
  beforeEach(async () => {
    await running.db.delete(taxReturn)
  })

  it('has no readable box or figure in any column, and can be loaded', async () => {
    await upload()
    const [{ whole } = { whole: '' }] = await running.db.select({ whole: sql<string>`to_jsonb(${taxReturn})::text` }).from(taxReturn)
    expect(whole).toContain(CF)
    // Long enough not to occur in sealed bytes by chance.
    for (const readable of ['129938', '54573', '14590', 'RG002', 'RN001', '{\\"1\\"']) expect(whole).not.toContain(readable)
    expect(Buffer.from((await boxes()).slice(3), 'base64').toString('latin1')).not.toMatch(/RG002|129938/)
    await loads()
  })

  it('is a different text each time it is stored', async () => {
    await upload()
    const first = await boxes()
    await upload()
    expect(await boxes()).not.toBe(first)
  })

  it('that was moved to somebody else or damaged is refused with a sentence', async () => {
    await upload()
    const whole = await boxes()
    const told = { status: 422, body: { title: `La dichiarazione di ${CF} non si decifra: eliminarla e importare di nuovo il suo file` } }
    for (const text of [`${whole.slice(0, -8)}AAAAAAA=`, 'v1.', 'v1.AAAA', '', '{"1":{}}']) {
      await clear(text)
      expect(await load(), text).toMatchObject(told)
    }
    await clear(whole)
    await running.db.update(taxReturn).set({ taxCode: 'FTTDND62T42F205F' })
    expect((await load({ cfImpresa: 'FTTDND62T42F205F' })).status).toBe(422)
  })

  it('of an earlier version, which is readable, is encrypted at the start', async () => {
    await upload()
    const row = (await running.db.select().from(taxReturn))[0]
    if (!row) throw new Error('nothing was stored')
    await clear((await sealerOf(running)).open(row, row.modules))
    expect(await boxes()).toContain('129938')
    expect(await sealStored(running, none)).toBeNull()
    expect(await boxes()).not.toContain('129938')
    await loads()
  })
})

describe('the key of an earlier version, which is only in TELEMATICO_KEY', () => {
  // Each test on a new server, because each ends with another key.
  beforeEach(begin)
  afterEach(() => running.close())

  const telematicoKey = randomBytes(32)
  const fingerprint = createHash('sha256').update('bilancia telematico').update(telematicoKey).digest('base64')
  const before = async () => {
    await upload()
    const [row] = await running.db.select().from(taxReturn)
    if (!row) throw new Error('nothing was stored')
    await clear(sealerWith(telematicoKey).seal(row, (await sealerOf(running)).open(row, row.modules)))
    await replaceSecret(running, SECRET, { fingerprint, key: null } satisfies ReturnsKey)
  }

  it('is taken from there once and stored with the other keys', async () => {
    await before()
    expect(await sealStored(running, { telematicoKey })).toBeNull()
    expect(await sealStored(running, none)).toBeNull()
    await loads()
    expect((await upload()).status).toBe(200)
    await loads()
  })

  it('is asked for if it is missing or wrong; nothing is read, stored or changed', async () => {
    await before()
    const whole = await boxes()
    for (const settings of [none, { telematicoKey: randomBytes(32) }])
      expect(await sealStored(running, settings)).toContain('la chiave che era in TELEMATICO_KEY')
    for (const answer of [await load(), await upload('preview'), await upload()])
      expect(answer).toMatchObject({ status: 503, body: { code: 'CHIAVE_DIVERSA', title: expect.stringContaining('una volta sola') } })
    expect([await stored(), await boxes()]).toEqual([1, whole])
    expect(await sealStored(running, { telematicoKey })).toBeNull()
    await loads()
  })

  it('is replaced if it is lost, after the returns are deleted', async () => {
    await before()
    expect((await running.call(token, 'POST', '/telematico/search', {})).status).toBe(200)
    await running.db.delete(taxReturn)
    expect(await sealStored(running, none)).toBeNull()
    expect((await upload()).status).toBe(200)
    await loads()
  })
})
