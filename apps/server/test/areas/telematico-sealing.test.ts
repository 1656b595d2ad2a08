/** What is stored of a return cannot be read without its key, and a key that is wrong or missing is said in words. */
import { randomBytes } from 'node:crypto'
import type { Loaded, LoadedField } from '@bilancia/contract/api'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SECRET, sealerOf, sealStored } from '../../src/areas/telematico/sealing-key.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import { company, secret } from '../../src/platform/schema.ts'
import { testDatabase } from '../support/database.ts'
import { sample, send } from '../support/returns.ts'
import { type Studio, studio } from '../support/studio.ts'

const CF = 'FTTDND96B67H501M'
const settings = { telematicoKey: null, production: false, databaseUrl: null }
let running: Studio
let token: string
const begin = async (environment: Readonly<Record<string, string>> = {}) => {
  running = await studio(environment, await testDatabase(), { write: () => undefined })
  await running.db.update(company).set({ importEnabled: true }).where(eq(company.id, running.companyId))
  token = await running.tokenOf((await running.addUser()).username)
}
beforeEach(() => begin())
afterEach(() => running.close())

const upload = (step: 'preview' | 'upload' = 'upload') =>
  send(running, token, step, { file: sample('pf-impresa-2026'), fields: { AgencyId: running.agencyId } })
const load = (form: object = {}) =>
  running.call(token, 'POST', '/telematico/load', { companyId: running.companyId, agencyId: running.agencyId, year: 2026, cfImpresa: CF, ...form })
const stored = () => running.db.$count(taxReturn)
const boxes = async () => (await running.db.select({ modules: taxReturn.modules }).from(taxReturn))[0]?.modules ?? ''
/** 129.938 + 2.787, as the sample has them. */
const loads = async () =>
  expect(((await load()).body as Loaded).campi).toContainEqual(expect.objectContaining({ valore: 132_725 } satisfies Partial<LoadedField>))
const clear = (modules: string) => running.db.update(taxReturn).set({ modules })

describe('a stored return', () => {
  it('holds in no column a box or a figure that can be read, and loads all the same', async () => {
    await upload()
    const [{ whole } = { whole: '' }] = await running.db.select({ whole: sql<string>`to_jsonb(${taxReturn})::text` }).from(taxReturn)
    expect(whole).toContain(CF)
    for (const readable of ['129938', '2787', '54573', '14590', 'RG0', 'RN0', '{\\"1\\"']) expect(whole).not.toContain(readable)
    expect(Buffer.from((await boxes()).slice(3), 'base64').toString('latin1')).not.toMatch(/RG0|129938/)
    await loads()
  })

  it('is another text each time it is stored', async () => {
    await upload()
    const first = await boxes()
    await upload()
    expect(await boxes()).not.toBe(first)
  })

  it('that was moved to somebody else, or damaged, is refused in words', async () => {
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

  it('of an earlier version, stored readable, is encrypted at the start', async () => {
    await upload()
    const row = (await running.db.select().from(taxReturn))[0]
    if (!row) throw new Error('nothing was stored')
    await clear((await sealerOf(running.db, settings)).open(row, row.modules))
    expect(await boxes()).toContain('129938')
    expect(await sealStored(running.db, settings)).toBeNull()
    expect(await boxes()).not.toContain('129938')
    await loads()
  })
})

describe('the key', () => {
  it('of the settings takes the place of the one in the database, and what was stored is encrypted anew', async () => {
    await upload()
    const telematicoKey = randomBytes(32)
    expect(await sealStored(running.db, { ...settings, telematicoKey })).toBeNull()
    const row = (await running.db.select().from(taxReturn))[0]
    expect(row && (await sealerOf(running.db, { ...settings, telematicoKey })).open(row, row.modules)).toContain('129938')
    expect(JSON.stringify(await running.db.select().from(secret).where(eq(secret.name, SECRET)))).not.toContain(telematicoKey.toString('base64'))
    // Without it nothing is read or stored, and the reason is told.
    for (const answer of [await load(), await upload('preview'), await upload()])
      expect(answer).toMatchObject({ status: 503, body: { code: 'CHIAVE_DIVERSA', title: expect.stringContaining("sono cifrate con un'altra chiave") } })
    expect(await sealStored(running.db, { ...settings, telematicoKey: randomBytes(32) })).toContain('rimette quella di prima in TELEMATICO_KEY')
    expect(await stored()).toBe(1)
  })

  it('that is lost gives way once the returns are deleted', async () => {
    await upload()
    await sealStored(running.db, { ...settings, telematicoKey: randomBytes(32) })
    expect((await running.call(token, 'POST', '/telematico/search', {})).status).toBe(200)
    await running.db.delete(taxReturn)
    expect(await sealStored(running.db, settings)).toBeNull()
    expect((await upload()).status).toBe(200)
    await loads()
  })

  it('has to be set on a production server with a PostgreSQL of its own', async () => {
    await running.close()
    await begin({ NODE_ENV: 'production', DATABASE_URL: 'postgresql://unused' })
    for (const answer of [await load(), await upload('preview'), await upload()])
      expect(answer).toMatchObject({
        status: 503,
        body: {
          title: 'Manca la chiave che cifra le dichiarazioni: nulla è stato letto né registrato. Chi gestisce il server la imposta con TELEMATICO_KEY',
        },
      })
    expect(await stored()).toBe(0)
    await running.close()
    await begin({ NODE_ENV: 'production', DATABASE_URL: 'postgresql://unused', TELEMATICO_KEY: randomBytes(32).toString('base64') })
    expect((await upload()).status).toBe(200)
    await loads()
  })
})
