/** Both databases give the program the same values: those that are written here. */
import { count, eq, type SQL, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comuneSurcharge } from '../../src/areas/comuni/tables.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { accessLog, agency, company, principal, secret } from '../../src/platform/schema.ts'
import { testDatabase } from '../support/database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

const TEXT = `Perché l'Università è «così»? — 1.234,56 € 🧾\n\ttab\\ "virgolette" %$1`
const MOMENT = new Date('2026-03-29T01:59:59.987Z')
const user = { surname: 'Rossi', name: 'Mario', mail: 'rossi@example.it', role: 'OPERATOR' as const }

/** The value of a statement without a mapping of drizzle. */
const raw = async (expression: SQL): Promise<unknown> => {
  const [row] = await open.db.execute(sql`select ${expression} as value`)
  return row?.value
}

describe('a column', () => {
  it('of text, whole numbers, booleans, days and times returns what was stored, and null if empty', async () => {
    const [holder] = await open.db.insert(company).values({ businessName: TEXT, vatNumber: '', isLocked: true, insertDate: MOMENT }).returning()
    expect(holder).toMatchObject({ businessName: TEXT, vatNumber: '', isLocked: true, isFederated: false, insertDate: MOMENT, taxCode: null, updateDate: null })
    const [studio] = await open.db
      .insert(agency)
      .values({ companyId: holder?.id ?? 0, name: 'A', code: 'A', disabled: '2028-02-29', principalCounter: 2_147_483_647 })
      .returning()
    expect(studio).toMatchObject({ companyId: holder?.id, disabled: '2028-02-29', principalCounter: 2_147_483_647, state: 'A' })
  })

  it('of times keeps the milliseconds, in every year and in the repeated hour at the end of summer time', async () => {
    for (const at of ['1900-01-01T00:00:00.001Z', '2026-10-25T00:30:00.500Z', '2026-10-25T01:30:00.500Z', '9999-12-31T23:59:59.999Z']) {
      await open.db.insert(secret).values({ name: at, value: 1, insertedAt: new Date(at) })
      const [row] = await open.db
        .select()
        .from(secret)
        .where(eq(secret.insertedAt, new Date(at)))
      expect(row?.insertedAt.toISOString()).toBe(at)
    }
  })

  it.each([
    [{ importo: 0.1 + 0.2, aliquota: 24.48, nomi: ['Àà', '🧾'], vuoto: null, dentro: { lista: [], oggetto: {} } }],
    [[1, 'due', false, null]],
    [12_345_678.9],
    [true],
  ])('of JSON keeps %j', async (value) => {
    await open.db.delete(secret)
    await open.db.insert(secret).values({ name: 'json', value })
    expect((await open.db.select().from(secret))[0]?.value).toEqual(value)
  })

  it.each([0, 0.1 + 0.2, -1234.56, 9_999_999.99, 5e-324, Number.MAX_VALUE])('of double precision keeps %d to the last digit', async (exemption) => {
    await open.db.delete(comuneSurcharge)
    const row = { year: 2026, code: 'A944', name: 'Bologna', province: 'BO', searchKey: 'bologna', exemption, brackets: [], source: 'prova' }
    expect((await open.db.insert(comuneSurcharge).values(row).returning())[0]?.exemption).toBe(exemption)
  })
})

describe('an expression', () => {
  it.each([
    ['count(*) as a number', sql`(select count(*) from generate_series(1, 3))`, 3],
    ['a sum of whole numbers as a number', sql`(select sum(n) from generate_series(1, 3) n)`, 6],
    ['a whole number beyond the safe ones exactly', sql`9007199254740993::int8`, 9_007_199_254_740_993n],
    ['a decimal as text', sql`12.50::numeric(8,2)`, '12.50'],
    ['a day as text', sql`date '2026-01-31'`, '2026-01-31'],
    ['a moment as text of UTC', sql`timestamptz '2026-01-31 12:00:00.5+01'`, '2026-01-31 11:00:00.5+00'],
    ['a list', sql`array['a', null, 'b']`, ['a', null, 'b']],
    ['bytes as a Buffer', sql`'\\x00ff'::bytea`, Buffer.from([0, 255])],
    ['JSON as a value', sql`'{"a": [1]}'::jsonb`, { a: [1] }],
  ])('gives %s', async (_, expression, expected) => {
    expect(await raw(expression)).toEqual(expected)
  })

  it('counts and sums columns alike', async () => {
    const [row] = await open.db.select({ rows: count(), total: sum(agency.principalCounter) }).from(agency)
    expect(row).toEqual({ rows: 1, total: '2147483647' })
  })
})

describe('a refusal of the database', () => {
  const cause = (statement: Promise<unknown>) =>
    statement.then(
      () => null,
      (error: unknown) => (error as { readonly cause: unknown }).cause,
    )

  it('names the constraint', async () => {
    await open.db.insert(principal).values({ ...user, username: 'rossi' })
    expect(await cause(open.db.insert(principal).values({ ...user, username: 'rossi' }))).toMatchObject({ code: '23505', constraint: 'principal_username' })
    const orphan = { principalId: 999_999, application: 1, day: '2026-01-01', at: MOMENT }
    expect(await cause(open.db.insert(accessLog).values(orphan))).toMatchObject({ code: '23503', constraint: 'access_log_principal_id_principal_id_fk' })
  })

  it('undoes the whole transaction; the next statement works', async () => {
    const before = await open.db.$count(principal)
    await expect(
      open.db.transaction(async (tx) => {
        await tx.insert(principal).values({ ...user, username: 'verdi' })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await open.db.$count(principal)).toBe(before)
  })
})

it('the planner expects a page of an index to cost hardly more than the next page of a table, so that a search reads its index', async () => {
  expect(await raw(sql`current_setting('random_page_cost')`)).toBe('1.1')
})
