/** Backups of both databases, restored into both. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { savable } from '../../src/areas/calculations/savable.ts'
import { NotRestorable, written } from '../../src/platform/backup/archive.ts'
import { backUp, nightly } from '../../src/platform/backup/backup.ts'
import { fileOf, kept } from '../../src/platform/backup/folder.ts'
import { restore, verified } from '../../src/platform/backup/restore.ts'
import { openingKey, seal, unsealed } from '../../src/platform/backup/sealed.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { embeddedDriver } from '../../src/platform/embedded-client.ts'
import { inMemory } from '../../src/platform/embedded-empty.ts'
import { createDurable } from '../../src/platform/embedded-files.ts'
import { migrate, migrations } from '../../src/platform/migrations.ts'
import { calculation, company } from '../../src/platform/schema.ts'
import { seed } from '../../src/seed.ts'
import { dataFolder } from '../support/data-folder.ts'
import { administer, masterKeySettings, openedAt, testDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'

const key = await generateIdentity()
const settings = { backupKey: key, backupKeyFile: '' }

const embedded = !inject('postgresql')

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase(async (database) => void (await seed(database, { clock: () => new Date(), simulators: savable })))
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
  const why = "la cartella non c'è, crearla o indicarne un'altra. Nulla è stato scritto."
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

it('a backup is restored into an empty folder, row by row, and the next record gets the next number', async () => {
  const file = await backedUp()
  const dataDir = join(temporaryFolder(), 'dati')
  const another = { databaseUrl: null, dataDir, masterKey: [Buffer.alloc(32, 9)], masterKeyFile: '', production: false }
  await expect(restore(unsealed(file, key), another, false)).rejects.toThrow('chiave maestra')
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

it.runIf(embedded)('a backup replaces existing data only when told to, and keeps them aside', async () => {
  const file = await backedUp()
  const dataDir = await dataFolder()
  const before = await openedAt(dataDir)
  await before.db.insert(company).values({ businessName: 'Di prima', vatNumber: '1' })
  await before.close()
  await expect(restore(unsealed(file, key), { ...masterKeySettings, databaseUrl: null, dataDir }, false)).rejects.toThrow('--sostituisci')
  const { aside } = await restore(unsealed(file, key), { ...masterKeySettings, databaseUrl: null, dataDir }, true)
  const after = await openedAt(dataDir)
  onTestFinished(after.close)
  expect(await rowsOf(after)).toEqual(await rowsOf(open))
  expect(existsSync(join(aside ?? '', 'PG_VERSION'))).toBe(true)
})

it.runIf(embedded)('a backup is refused with one byte changed, cut short, with another key or without a key, and leaves nothing behind', async () => {
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

it.runIf(embedded)('a backup is refused with a missing or changed row, and from a later version', async () => {
  const lines: string[] = []
  await open.driver.transaction(async (on) => {
    for await (const line of written(on, new Date())) lines.push(line)
  })
  const changed = async function* (change: (line: string, at: number) => string | null) {
    for (const [at, line] of lines.entries()) {
      const next = change(line, at)
      if (next !== null) yield next
    }
  }
  expect((await verified(changed((line) => line))).counts.company?.righe).toBe((await rowsOf(open)).companies.length)
  await expect(verified(changed((line) => line.replace('Pépé', 'Pepe')))).rejects.toThrow("La tabella company non è tornata com'era")
  await expect(verified(changed((line) => (line.includes('"tabella":"calculation"') ? null : line)))).rejects.toThrow('La tabella calculation')
  await expect(verified(changed((line, at) => (at === lines.length - 1 ? null : line)))).rejects.toThrow('manca la fine')
  await expect(verified(changed((line) => line.replace(`"migrazioni":${migrations}`, `"migrazioni":${migrations + 1}`)))).rejects.toThrow('più recente')
})

it.runIf(embedded)('a backup of every earlier version is restored and migrated', async () => {
  const levels = Array.from({ length: migrations - 1 }, (_, k) => k + 1)
  // Level 7 is the first with row-level policies.
  for (const level of howMany(0, 1) ? levels : [7]) {
    const client = await inMemory()
    const driver = embeddedDriver(client)
    await migrate(driver, level)
    await client.exec(`insert into company (business_name, vat_number) values ('Prima', '1'), ('Seconda', '2')`)
    const lines: string[] = []
    await driver.transaction(async (on) => {
      for await (const line of written(on, new Date())) lines.push(line)
    })
    await client.close()
    const { header, counts } = await verified(
      (async function* () {
        yield* lines
      })(),
    )
    expect([header.migrazioni, counts.company?.righe]).toEqual([level, 2])
  }
})

it.runIf(embedded)('a backup is made before a new version changes the tables', async () => {
  const [dataDir, backupDir] = [temporaryFolder(), temporaryFolder()]
  await createDurable(join(dataDir, 'database'), async (client) => {
    await migrate(embeddedDriver(client), 7)
    await client.exec(`insert into company (business_name, vat_number) values ('Prima', '1')`)
  })
  const opened = await openDatabase({ ...masterKeySettings, databaseUrl: null, dataDir, backupDir, ...settings })
  onTestFinished(opened.close)
  const [made = '', ...more] = readdirSync(backupDir)
  expect([made, more]).toEqual([expect.stringMatching(/^prima-dell-aggiornamento-.*\.age$/), []])
  const { header, counts } = await verified(unsealed(join(backupDir, made), key))
  expect([header.migrazioni, counts.company?.righe]).toEqual([7, 1])
})

it.runIf(embedded)('a backup is made once a night, after two, with a key that it makes for itself', async () => {
  const folder = join(temporaryFolder(), 'copie')
  const own = { backupKey: null, backupKeyFile: join(temporaryFolder(), 'chiavi', 'backup.key') }
  const at = (time: string) => nightly(open, { folder, settings: own, clock: () => new Date(time) })
  expect(await at('2026-11-22T01:59:00+01:00')).toBe(false)
  expect(await at('2026-11-22T02:00:00+01:00')).toBe(true)
  expect(await at('2026-11-22T23:00:00+01:00')).toBe(false)
  expect(readdirSync(folder)).toEqual([fileOf('2026-11-22')])
  const identity = /AGE-SECRET-KEY-1\w+/.exec(readFileSync(own.backupKeyFile, 'utf8'))?.[0] ?? ''
  expect((await verified(unsealed(join(folder, fileOf('2026-11-22')), identity))).header.creata).toBe('2026-11-22T01:00:00.000Z')
})

it.runIf(embedded)('a backup is kept for seven days; of each of the last four weeks the newest is kept', () => {
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
  it('is restored into an empty database and into one with data, which does not change if the backup is damaged', async () => {
    const file = await backedUp()
    await administer(inject('postgresql'), 'create database ripristino')
    onTestFinished(() => administer(inject('postgresql'), 'drop database ripristino with (force)'))
    const url = new URL(inject('postgresql'))
    url.pathname = '/ripristino'
    const target = { ...masterKeySettings, databaseUrl: url.href, dataDir: '' }
    await restore(unsealed(file, key), target, false)
    const same = async () => {
      const other = await openDatabase(target)
      expect(await rowsOf(other)).toEqual(await rowsOf(open))
      return other
    }
    const other = await same()
    await other.db.execute(sql`delete from calculation`)
    await other.close()
    await expect(restore(unsealed(file, key), target, false)).rejects.toThrow('--sostituisci')
    await restore(unsealed(file, key), target, true)
    await (await same()).close()
    await expect(restore(unsealed(file, await generateIdentity()), target, true)).rejects.toThrow(NotRestorable)
    await (await same()).close()
  })
})
