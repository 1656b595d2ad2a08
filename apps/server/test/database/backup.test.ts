/** Backups of both databases, restored into both. `backup-folder.test.ts` restores one into the folder of an embedded database. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { NotRestorable, opened, restored, written } from '../../src/platform/backup/archive.ts'
import { backUp, fileOf, kept, nightly } from '../../src/platform/backup/backup.ts'
import { restore, verified } from '../../src/platform/backup/restore.ts'
import { openingKey, seal, unsealed } from '../../src/platform/backup/sealed.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { draftOf } from '../../src/platform/draft.ts'
import { embeddedDriver } from '../../src/platform/embedded-client.ts'
import { inMemory } from '../../src/platform/embedded-empty.ts'
import { applied, migrate, migrations } from '../../src/platform/migrations.ts'
import { calculation, company } from '../../src/platform/schema.ts'
import { saidBy } from '../support/backup.ts'
import { administer, masterKeySettings, openedAt, testDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'
import { demoData } from '../support/suite.ts'

const key = await generateIdentity()
const settings = { backupKey: key, backupKeyFile: '' }
/** With a master key that opens no test database. */
const withAnotherKey = { ...masterKeySettings, masterKey: [Buffer.alloc(32, 9)] }

const embedded = !inject('postgresql')

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase(demoData)
  // Values that are hard to write down: all kinds of characters, null, and the empty text.
  await open.db.insert(company).values({ businessName: `L'"Orto" \\ (di) {Pépé}, €\n\t`, vatNumber: '', uiHome: null })
})
afterAll(() => open.close())

const rowsOf = async ({ db }: Pick<OpenDatabase, 'db'>) => ({
  companies: await db.select().from(company).orderBy(company.id),
  calculations: await db.select().from(calculation).orderBy(calculation.id),
})

async function backedUp(): Promise<string> {
  const file = join(temporaryFolder(), 'copia.age')
  await backUp(open, file, settings)
  return file
}

it('a backup that cannot be written says where, why and what to do, and leaves nothing behind', async () => {
  const folder = temporaryFolder()
  const missing = join(folder, 'manca', 'copia.age')
  const why = "la cartella non c'è, crearla o indicare un'altra cartella. Nulla è stato scritto."
  await expect(backUp(open, missing, settings)).rejects.toThrow(`La copia di sicurezza non si scrive in ${missing}: ${why}`)
  writeFileSync(join(folder, 'file'), '')
  await expect(backUp(open, join(folder, 'file', 'copia.age'), settings)).rejects.toThrow(why)
  const backupKeyFile = join(folder, 'file', 'sotto', 'backup.key')
  await expect(backUp(open, join(folder, 'copia.age'), { backupKey: null, backupKeyFile })).rejects.toThrow(
    `La chiave delle copie di sicurezza non si scrive in ${backupKeyFile}`,
  )
  await expect(backUp(open, join(folder, `${'x'.repeat(300)}.age`), settings)).rejects.toThrow('il nome è troppo lungo, abbreviarlo')
  expect(readdirSync(folder)).toEqual(['file'])
})

it('a backup that cannot be written ends only when nothing is read any more, because its connection is then given to others', async () => {
  let isReading = false
  async function* lines() {
    isReading = true
    await setTimeout(100)
    isReading = false
    yield '{}'
  }
  await expect(seal(lines(), join(temporaryFolder(), 'manca', 'copia.age'), key)).rejects.toThrow('ENOENT')
  expect(isReading).toBe(false)
})

// In the daily run the backup of a night is restored into an embedded database in memory, with the fingerprint of each table, and `backup-folder.test.ts`
// restores into a folder and makes the next record.
it.runIf(process.env.BILANCIA_LUNGO)('a backup is restored into an empty folder, row by row, and the next record gets the next number', async () => {
  const file = await backedUp()
  const dataDir = join(temporaryFolder(), 'dati')
  const { header, aside } = await restore(unsealed(file, key), { ...masterKeySettings, databaseUrl: null, dataDir }, false)
  expect([header.migrazioni, aside]).toEqual([migrations, null])
  const other = await openedAt(dataDir)
  onTestFinished(other.close)
  const there = await rowsOf(other)
  expect(there.calculations.length).toBeGreaterThan(0)
  expect(there).toEqual(await rowsOf(open))
  const [made] = await other.db.insert(company).values({ businessName: 'Nuova', vatNumber: '9' }).returning()
  expect(made?.id).toBe(Math.max(...there.companies.map(({ id }) => id)) + 1)
})

// On PostgreSQL the test of `ripristino` has its own.
it.runIf(embedded)('a backup whose master key is missing is not restored', async () => {
  const file = await backedUp()
  const dataDir = join(temporaryFolder(), 'dati')
  await expect(restore(unsealed(file, key), { ...withAnotherKey, databaseUrl: null, dataDir }, false)).rejects.toThrow('chiave maestra')
  expect(existsSync(join(dataDir, 'database'))).toBe(false)
})

it('a backup is refused with one byte changed, cut short, with another key or without a key, and leaves nothing behind', async () => {
  const file = await backedUp()
  const dataDir = join(temporaryFolder(), 'dati')
  const bytes = readFileSync(file)
  const damaged = (change: (copy: Buffer) => Buffer) => {
    const name = join(temporaryFolder(), 'danneggiata.age')
    writeFileSync(name, change(Buffer.from(bytes)))
    return unsealed(name, key)
  }
  const flipped = damaged((copy) => {
    copy[copy.length - 100] = (copy.at(-100) ?? 0) ^ 1
    return copy
  })
  const cases = [
    [flipped, 'non si apre'],
    [damaged((copy) => copy.subarray(0, copy.length - 1)), 'non si apre'],
    [damaged(() => Buffer.from('nulla')), 'non si apre'],
    [unsealed(file, await generateIdentity()), 'non si apre'],
    [unsealed(file, await identityToRecipient(key)), 'AGE-SECRET-KEY-1'],
  ] as const
  const missing = join(temporaryFolder(), 'backup.key')
  expect(() => openingKey({ backupKey: null, backupKeyFile: missing })).toThrow('Manca la chiave delle copie di sicurezza')
  expect(existsSync(missing)).toBe(false)
  for (const [lines, sentence] of cases) {
    const failed = verified(lines)
    await expect(failed).rejects.toThrow(NotRestorable)
    await expect(failed).rejects.toThrow(sentence)
  }
  await expect(restore(unsealed(file, await generateIdentity()), { ...masterKeySettings, databaseUrl: null, dataDir }, false)).rejects.toThrow('non si apre')
  expect(existsSync(join(dataDir, 'database'))).toBe(false)
})

/** The lines of a backup of an earlier version, which has that many migrations and two companies. `client`: an empty database. */
async function earlier(client: PGlite, level: number): Promise<readonly string[]> {
  const driver = embeddedDriver(client)
  await migrate(driver, level)
  await client.exec(`insert into company (business_name, vat_number) values ('Pépé', '1'), ('Seconda', '2')`)
  const lines: string[] = []
  await driver.transaction(async (on) => {
    for await (const line of written(on, new Date())) lines.push(line)
  })
  return lines
}
async function* each(lines: readonly string[]) {
  yield* lines
}

it('a backup of an earlier version is restored and migrated; it is refused with a missing or changed row, and from a later version', async () => {
  // One database for all attempts, because opening one takes most of the time. A failed attempt leaves nothing in it.
  const client = await inMemory()
  onTestFinished(() => client.close())
  const driver = embeddedDriver(client)
  const lines = await earlier(client, 7)
  await client.exec('drop schema drizzle cascade; drop schema public cascade; create schema public')
  const attempt = (changed: readonly string[]) => driver.transaction(async (on) => restored(on, await opened(each(changed))))
  const refused = (changed: readonly string[]) => expect(attempt(changed)).rejects
  await refused(lines.map((line) => line.replace('Pépé', 'Pepe'))).toThrow("La tabella company non è tornata com'era (2 righe")
  await refused(lines.filter((line) => !line.includes('"tabella":"company"'))).toThrow("La tabella company non è tornata com'era (0 righe")
  await refused(lines.slice(0, -1)).toThrow('manca la fine')
  await refused(lines.map((line) => line.replace('"migrazioni":7', `"migrazioni":${migrations + 1}`))).toThrow('più recente')
  expect((await attempt(lines)).company?.righe).toBe(2)
  expect(await applied(driver)).toBe(migrations)
})

// Every day the test before restores one earlier version, and `migrations.test.ts` migrates rows of several.
it.runIf(embedded && process.env.BILANCIA_LUNGO)('a backup of every earlier version is restored and migrated', async () => {
  for (let level = 1; level < migrations; level++) {
    const client = await inMemory()
    const lines = await earlier(client, level)
    await client.close()
    const { header, counts } = await verified(each(lines))
    expect([header.migrazioni, counts.company?.righe]).toEqual([level, 2])
  }
})

it('a backup is made once a night, after two, with a key that it makes for itself', async () => {
  const folder = join(temporaryFolder(), 'copie')
  const own = { backupKey: null, backupKeyFile: join(temporaryFolder(), 'chiavi', 'backup.key') }
  const at = (time: string) => nightly(open, { folder, settings: own, clock: () => new Date(time) })
  expect(await at('2026-11-22T01:59:00+01:00')).toBe(false)
  expect(await at('2026-11-22T02:00:00+01:00')).toBe(true)
  expect(await at('2026-11-22T23:00:00+01:00')).toBe(false)
  expect(readdirSync(folder)).toEqual([fileOf('2026-11-22')])
  const identity = /AGE-SECRET-KEY-1\w+/.exec(readFileSync(own.backupKeyFile, 'utf8'))?.[0] ?? ''
  const { header, counts } = await verified(unsealed(join(folder, fileOf('2026-11-22')), identity))
  expect([header.creata, header.migrazioni]).toEqual(['2026-11-22T01:00:00.000Z', migrations])
  expect(counts.company?.righe).toBe((await rowsOf(open)).companies.length)
})

it('a backup that a killed server left unfinished does not stop the one of the day, and goes with it; other files stay', async () => {
  const folder = temporaryFolder()
  const mine = [`mia.age.${process.pid}.parte`, 'bilancia-2026-11-22.txt', 'bilancia-2026-11-21.age', 'prima-del-ripristino-20261120T101500.age']
  const unfinished = [
    ...[`${fileOf('2026-11-21')}.1.parte`, `${fileOf('2026-11-22')}.${process.pid}.parte`, 'prima-dell-aggiornamento-20261120T101500.age.7.parte'],
    ...[draftOf(fileOf('2026-11-22')), draftOf('prima-del-ripristino-20261120T101500.age')],
  ]
  for (const name of [...mine, ...unfinished]) writeFileSync(join(folder, name), 'metà')
  expect(await nightly(open, { folder, settings, clock: () => new Date('2026-11-22T02:00:00+01:00') })).toBe(true)
  expect(readdirSync(folder).sort()).toEqual([...mine, fileOf('2026-11-22')].sort())
})

it('a backup that a killed command left unfinished does not stop the next one with its name, in a container where both have the same process number', async () => {
  const file = join(temporaryFolder(), 'copia.age')
  // As earlier versions named it, and as this one does.
  for (const draft of [`${file}.${process.pid}.parte`, draftOf(file)]) writeFileSync(draft, 'metà')
  await backUp(open, file, settings)
  expect((await saidBy(file, key)).header.migrazioni).toBe(migrations)
})

it('a backup is kept for seven days; of each of the last four weeks the newest is kept', () => {
  const days = Array.from({ length: 60 }, (_, k) => new Date(Date.UTC(2026, 8, 24 + k)).toISOString().slice(0, 10))
  // The last day is Sunday 22 November: the Sundays of four weeks, and each day of the last week.
  expect([...kept(days)].sort()).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  ])
})

describe.runIf(inject('postgresql'))('on PostgreSQL', () => {
  it('is restored into an empty database and into one with data, which does not change if the backup is damaged or its master key is missing', async () => {
    const file = await backedUp()
    await administer(inject('postgresql'), 'create database ripristino')
    onTestFinished(() => administer(inject('postgresql'), 'drop database ripristino with (force)'))
    const url = new URL(inject('postgresql'))
    url.pathname = '/ripristino'
    const target = { ...masterKeySettings, databaseUrl: url.href, dataDir: '' }
    await expect(restore(unsealed(file, key), { ...target, ...withAnotherKey }, false)).rejects.toThrow('chiave maestra')
    await restore(unsealed(file, key), target, false)
    const same = async () => {
      const other = await openDatabase(target)
      const there = await rowsOf(other)
      expect(there.calculations.length).toBeGreaterThan(0)
      expect(there).toEqual(await rowsOf(open))
      return other
    }
    const other = await same()
    // Without them the payments of a studio with thousands of clients would take longer than a statement may.
    const withoutStatistics = sql`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`
    expect(await other.db.execute(withoutStatistics)).toEqual([])
    await other.db.execute(sql`delete from calculation`)
    await other.close()
    await expect(restore(unsealed(file, key), target, false)).rejects.toThrow('--sostituisci')
    await restore(unsealed(file, key), target, true)
    await (await same()).close()
    await expect(restore(unsealed(file, await generateIdentity()), target, true)).rejects.toThrow(NotRestorable)
    await (await same()).close()
  })
})
