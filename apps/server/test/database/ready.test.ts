/** `/ready` with a database of another version, or a busy one; on both databases. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrations } from '../../src/platform/migrations.ts'
import { readiness } from '../../src/platform/operations/readiness.ts'
import { asOwner, testDatabase } from '../support/database.ts'

it('a server is ready on a database of its version; on another version it is not, and names both', async () => {
  const database = await testDatabase()
  expect(await readiness(database.db)()).toBeNull()
  await asOwner(database.db, sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('di domani', 0)`)
  expect(await readiness(database.db)()).toBe(
    `la base dati è alla versione ${migrations + 1} delle tabelle e questo programma alla ${migrations}: avviare ovunque la stessa versione di Bilancia`,
  )
  await database.close()
})

it('a server whose database does not answer says so within two seconds, and asks the database once for all callers', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: holds } = Promise.withResolvers<void>()
  const database = await testDatabase()
  let statements = 0
  const execute: typeof database.db.execute = (query) => {
    statements += 1
    return database.db.execute(query)
  }
  const ready = readiness({ ...database.db, execute })
  const locked = database.db.transaction(async (tx) => {
    await tx.execute(sql`set local role none`)
    await tx.execute(sql`lock table drizzle.__drizzle_migrations in access exclusive mode`)
    holds()
    await released
  })
  await held
  const start = performance.now()
  expect(await Promise.all([ready(), ready(), ready()])).toEqual(Array(3).fill('la base dati non risponde'))
  expect(performance.now() - start).toBeLessThan(5000)
  expect(await ready()).toBe('la base dati non risponde')
  expect(statements).toBe(1)
  release()
  await locked
  await database.close()
})
