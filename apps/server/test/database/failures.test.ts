/** The log of a failure: where it happened and why, without statement and values; on both databases. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { traceOf, unwritten, withoutValues } from '../../src/platform/failures.ts'
import { testDatabase } from '../support/database.ts'

const SECRET = 'Rossi Mario'

it('a failure is logged without its statement, its values, and the details that quote them', async () => {
  const { db, close } = await testDatabase()
  const failing: Readonly<Record<string, () => unknown>> = {
    '22P02': () => db.execute(sql`select ${SECRET}::text::integer`),
    '22007': () => db.execute(sql`select ${SECRET}::text::date`),
    '23502': () => db.execute(sql`insert into company (business_name) values (${SECRET})`),
    '42P01': () => db.execute(sql`select ${SECRET} from nessuna`),
    none: () => JSON.parse(`{"nome":"${SECRET}",}`),
  }
  for (const [code, fail] of Object.entries(failing)) {
    const error = await Promise.resolve()
      .then(fail)
      .catch((thrown: unknown) => thrown)
    const told = withoutValues(error)
    expect(told.code ?? 'none').toBe(code)
    expect(told.message.length, code).toBeGreaterThan(10)
    for (const text of [JSON.stringify(told), traceOf(error)]) expect(text, code).not.toMatch(/Rossi|Failed query|params|insert into/)
    expect(traceOf(error), code).toMatch(/\n\s+at /)
  }
  await close()
})

it('a file that was not written has an Italian reason; a connection, a statement and a defect have none here', () => {
  const failure = (code: string, syscall?: string) => Object.assign(new Error('in English'), { code, ...(syscall && { syscall }) })
  expect(unwritten(failure('ENOSPC', 'write'))).toBe("il disco è pieno, liberare spazio o indicare un'altra cartella")
  expect(unwritten(new Error('wrapped', { cause: failure('EACCES', 'open') }))).toMatch(/^manca il permesso/)
  for (const other of [failure('ENOENT', 'connect'), failure('53100'), failure('ENOSPC'), new Error('a defect')]) expect(unwritten(other)).toBeNull()
})
