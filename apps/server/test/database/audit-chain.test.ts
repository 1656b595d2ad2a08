/** The chain over the register: it has no gaps with many writers, and every change of a row is detected. */
import { createHash } from 'node:crypto'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonical, headIn, headText } from '../../src/areas/audit/chain.ts'
import { head, seal, startSealing } from '../../src/areas/audit/seal.ts'
import { record } from '../../src/areas/audit/store.ts'
import { audit, auditSeal } from '../../src/areas/audit/tables.ts'
import { report, verify } from '../../src/areas/audit/verify.ts'
import { verifyRegisterCommand } from '../../src/areas/audit/verify-command.ts'
import type { Db, OpenDatabase } from '../../src/platform/connection.ts'
import { asOwner, testDatabase } from '../support/database.ts'

let open: OpenDatabase
let db: Db
beforeAll(async () => {
  open = await testDatabase()
  db = open.db
})
afterAll(() => open.close())

const add = (recordName: string, on = db) =>
  record(on, { Id: 1, Username: 'anna' }, new Date('2026-11-23T10:00:00.123Z'), [
    { kind: 'Studio', action: 'Modifica', recordName, companyId: 3, changes: [{ Field: 'Nome', Before: null, After: 'È «nuovo» 🙂' }] },
  ])
const chain = () => db.select().from(auditSeal).innerJoin(audit, eq(audit.id, auditSeal.auditId)).orderBy(asc(auditSeal.position))
/** Runs statements that only the owner of the tables can make, without the triggers, and undoes them at the end. */
async function tampered<T>(statements: readonly SQL[], look: (tx: Db) => Promise<T>): Promise<T> {
  let seen: T | undefined
  const undone = new Error('undone')
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`set local role none`)
      for (const table of [audit, auditSeal]) await tx.execute(sql`alter table ${table} disable trigger user`)
      for (const statement of statements) await tx.execute(statement)
      seen = await look(tx)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  if (seen === undefined) throw new Error('nothing was looked at')
  return seen
}

describe('a sealed register', () => {
  beforeAll(async () => {
    for (let i = 1; i <= 6; i++) await add(`riga ${i}`)
    await seal(db)
  })

  it('has for each row a hash of its contents and of the hash before', async () => {
    const rows = await chain()
    expect(rows.map(({ audit_seal }) => audit_seal.position)).toEqual([1, 2, 3, 4, 5, 6])
    let previous = '0'.repeat(64)
    for (const { audit_seal, audit: row } of rows) {
      expect(audit_seal.previous).toBe(previous)
      previous = createHash('sha256')
        .update(canonical(audit_seal.position, previous, row))
        .digest('hex')
      expect(audit_seal.hash).toBe(previous)
    }
    const found = await verify(db)
    expect(found).toEqual({ rows: 6, unsealed: 0, broken: null, head: { position: 6, hash: previous } })
    expect(report(found)).toBe(`Registro: 6 righe.\nÈ integro.\nTesta: 6:${previous}`)
  })

  it('hashes the same text on every database', () => {
    const row = {
      id: 7,
      at: new Date(0),
      principalId: null,
      username: 'x',
      action: 'Lettura',
      kind: 'Company',
      recordId: 2,
      recordName: 'n',
      companyId: null,
    } as const
    expect(canonical(1, 'p', { ...row, changes: [{ After: 'b', Before: null, Field: 'a' }] })).toBe(
      '["p",1,7,"1970-01-01T00:00:00.000Z",null,"x","Lettura","Company",2,"n",null,[["a",null,"b"]]]',
    )
  })

  const idAt = (position: number) => sql`(select audit_id from audit_seal where position = ${position})`
  it.each([
    ['a changed name', [sql`update audit set record_name = 'altro' where id = ${idAt(3)}`], 3, 'modificata o spostata'],
    ['a changed moment', [sql`update audit set at = at + interval '1 millisecond' where id = ${idAt(2)}`], 2, 'modificata'],
    ['a changed field', [sql`update audit set changes = '[]' where id = ${idAt(4)}`], 4, 'modificata'],
    ['a row that is gone', [sql`delete from audit where id = ${idAt(4)}`], 4, 'eliminata'],
    [
      'a row that is gone with its seal',
      [sql`delete from audit where id = ${idAt(4)}`, sql`delete from audit_seal where position = 4`],
      4,
      'manca dalla catena',
    ],
    [
      'a row that is gone, the rest moved up',
      [
        sql`delete from audit where id = ${idAt(4)}`,
        sql`delete from audit_seal where position = 4`,
        sql`update audit_seal set position = position - 1 where position = 5`,
        sql`update audit_seal set position = position - 1 where position = 6`,
      ],
      4,
      'non segue',
    ],
    [
      'two rows in the place of one another',
      [
        sql`update audit_seal set audit_id = -audit_id where position in (2, 5)`,
        sql`update audit_seal a set audit_id = -b.audit_id from (select position, audit_id from audit_seal where position in (2, 5)) b where a.position in (2, 5) and b.position <> a.position`,
      ],
      2,
      'modificata o spostata',
    ],
  ])('shows %s, and where', async (_, statements, position, why) => {
    expect(await tampered(statements, (tx) => verify(tx))).toMatchObject({ broken: { position, why: expect.stringContaining(why) } })
    expect((await verify(db)).broken).toBeNull()
  })

  it('that was made anew or cut short does not match the head that was kept elsewhere', async () => {
    const kept = headIn(headText((await head(db)) ?? { position: 0, hash: '' }))
    expect((await verify(db, kept)).broken).toBeNull()
    const anew = [sql`delete from audit_seal`, sql`update audit set username = 'bruno'`]
    const found = await tampered(anew, async (tx) => {
      await seal(tx)
      return [await verify(tx), await verify(tx, kept)]
    })
    expect(found).toMatchObject([{ broken: null }, { broken: { position: 6, why: expect.stringContaining('impronta conservata') } }])
    const cut = [sql`delete from audit where id = ${idAt(6)}`, sql`delete from audit_seal where position = 6`]
    expect(await tampered(cut, async (tx) => [await verify(tx), await verify(tx, kept)])).toMatchObject([{ broken: null }, { broken: { position: 6 } }])
    expect([headIn('6:abc'), headIn('x'), headIn('')]).toEqual([null, null, null])
  })

  it('refuses to change a seal, even to the owner of the table', async () => {
    for (const statement of [sql`update audit_seal set hash = ''`, sql`delete from audit_seal where false`, sql`truncate audit_seal`])
      await expect(asOwner(db, statement)).rejects.toMatchObject({ cause: { code: '23001' } })
  })
})

describe('new rows', () => {
  it('from many writers are each sealed once, in one chain, also if several processes seal', async () => {
    const before = (await verify(db)).rows
    const writing = Array.from({ length: 60 }, (_, i) => db.transaction(async (tx) => add(`insieme ${i}`, tx)))
    const sealing = Array.from({ length: 8 }, () => seal(db))
    await Promise.all([...writing, ...sealing])
    await seal(db)
    expect(await verify(db)).toMatchObject({ rows: before + 60, unsealed: 0, broken: null, head: { position: before + 60 } })
  })

  it('are sealed by the server, also those from before its start', async () => {
    await add('prima di avviare')
    expect((await verify(db)).unsealed).toBe(1)
    const stop = await startSealing(db)
    expect((await verify(db)).unsealed).toBe(0)
    await add('dopo')
    await expect.poll(async () => (await verify(db)).unsealed, { timeout: 5000 }).toBe(0)
    await stop()
  })
})

it.each([
  ['1523:9f0a', "l'impronta dopo i due punti ha 64 cifre, e qui ce ne sono 4"],
  ['1523:9f…', "l'impronta dopo i due punti ha solo le cifre da 0 a 9 e le lettere minuscole da a a f"],
  [`1523:${'A'.repeat(64)}`, 'le lettere minuscole da a a f'],
  [`1523:${'a'.repeat(65)}`, 'ha 64 cifre, e qui ce ne sono 65'],
  ['a'.repeat(64), 'prima dei due punti serve la posizione'],
  [`0:${'a'.repeat(64)}`, 'la posizione prima dei due punti non è quella di una riga'],
])('a head that is not whole, %s, is refused with what is wrong in it', (head, why) => {
  const read = () => verifyRegisterCommand.read({ args: [head], cwd: '.' })
  expect(read).toThrow(`«${head}» non è una testa intera: `)
  expect(read).toThrow(why)
  expect(read).toThrow('Nulla è stato verificato. Uso: npm run -s verifica-registro')
})

it('a whole head is taken', () => void verifyRegisterCommand.read({ args: [`1523:${'a'.repeat(64)}`], cwd: '.' }))
