/** The master key of an embedded database, and the sealing of a folder of an earlier version. They only apply to the embedded database. */
import fs, { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { describe, expect, it, onTestFinished } from 'vitest'
import { opened } from '../../src/areas/calculations/store.ts'
import { ofProgram } from '../../src/platform/connection.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { embeddedDriver } from '../../src/platform/embedded-client.ts'
import { createDurable } from '../../src/platform/embedded-files.ts'
import { isEarlier, migrate } from '../../src/platform/migrations.ts'
import { providerKeys } from '../../src/platform/oidc/keys.ts'
import { calculation } from '../../src/platform/schema.ts'
import { command } from '../../src/platform/statement.ts'
import { type MasterKeySettings, masterKeys } from '../../src/platform/vault/master-keys.ts'
import { openVault } from '../../src/platform/vault/open.ts'
import { changeMasterKey } from '../../src/platform/vault/secrets.ts'
import { saidBy } from '../support/backup.ts'
import { masterKeySettings, testDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'
import { syncs } from '../support/syncs.ts'

it('a folder of an earlier version is backed up before its tables change, and afterwards they have no readable rows; no row is sealed twice', async () => {
  const [dataDir, backupDir] = [temporaryFolder(), temporaryFolder()]
  const folder = join(dataDir, 'database')
  await createDurable(folder, async (client) => {
    await migrate(embeddedDriver(client), 7)
    await client.exec(`insert into principal (username, surname, name, mail, role) values ('rossi', 'Rossi', 'Mario', 'r@example.it', 'OPERATOR');
      insert into calculation (principal_id, application, name, display_name, province, vat_id, office, schema_version, state, inserted_at, saved_at)
      values (1, 1, 'Pratica Quondamatteo', 'Zaccaria', '44', '-', '-', 1, '{}', now(), now()); checkpoint`)
  })
  const holding = () =>
    readdirSync(join(folder, 'base'), { recursive: true, encoding: 'utf8' }).filter((name) => {
      const file = join(folder, 'base', name)
      return statSync(file).isFile() && readFileSync(file).includes('Quondamatteo')
    })
  expect(holding()).toHaveLength(1)
  const key = await generateIdentity()
  const settings = { ...masterKeySettings, databaseUrl: null, dataDir, backupDir, backupKey: key, backupKeyFile: '' }
  const open = await openDatabase(settings)
  const rows = await open.db.select().from(calculation)
  expect(rows.map((row) => opened(open.vault, row).name)).toEqual(['Pratica Quondamatteo'])
  // As at the next start.
  const again = await openVault(open.driver, masterKeys(settings))
  expect((await open.db.select().from(calculation)).map((row) => opened(again, row).name)).toEqual(['Pratica Quondamatteo'])
  await open.close()
  expect(holding()).toEqual([])
  const [made = '', ...more] = readdirSync(backupDir)
  expect([made, more]).toEqual([expect.stringMatching(/^prima-dell-aggiornamento-.*\.age$/), []])
  const { header, counts } = await saidBy(join(backupDir, made), key)
  expect([header.migrazioni, counts.calculation?.righe]).toEqual([7, 1])
})

it('tables of this version count as earlier ones while their rows are readable', async () => {
  const { driver, close } = await testDatabase()
  onTestFinished(close)
  await driver.transaction(async (on) => {
    await on.ask(command('set local role none'))
    expect(await isEarlier(on)).toBe(false)
    await on.ask(command(`delete from secret`))
    expect(await isEarlier(on)).toBe(true)
  }, ofProgram)
})

/** `platform/database.test.ts` has the first start, which makes the key, and a start without it. Here the vault of an open database is opened with other keys. */
describe('the master key', () => {
  /** The key of the test databases. */
  const [first = Buffer.alloc(0)] = masterKeySettings.masterKey
  const place = () => {
    const file = join(temporaryFolder(), 'dati-maestra.key')
    return { settings: { databaseUrl: null, masterKey: null, masterKeyFile: file, production: true }, file }
  }
  const database = async () => {
    const { db, driver, close } = await testDatabase()
    onTestFinished(close)
    return { db, vaultWith: (settings: MasterKeySettings) => openVault(driver, masterKeys(settings)) }
  }

  it('that is wrong or damaged is asked for and not replaced', async () => {
    const { settings, file } = place()
    const { vaultWith } = await database()
    await expect(vaultWith({ ...settings, masterKey: [Buffer.alloc(32, 9)] })).rejects.toThrow("che in MASTER_KEY non c'è")
    writeFileSync(file, 'rovinata\n')
    await expect(vaultWith(settings)).rejects.toThrow(`Il file ${file} non contiene solo chiavi maestre`)
    expect(readFileSync(file, 'utf8')).toBe('rovinata\n')
  })

  it('can be changed while the server runs; the one before still opens older backups, but no longer this database', async () => {
    const { settings, file } = place()
    const { db, vaultWith } = await database()
    writeFileSync(file, `${first.toString('base64')}\n`)
    const vault = await vaultWith(settings)
    const before = readFileSync(file, 'utf8').match(/^[\w+/]{43}=$/gm) ?? []
    const made = (await providerKeys({ db, vault }, new Date())).signing
    await changeMasterKey({ db, vault })
    const after = readFileSync(file, 'utf8').match(/^[\w+/]{43}=$/gm) ?? []
    expect([after.length, after[1], statSync(file).mode & 0o777]).toEqual([2, before[0], 0o600])
    expect((await providerKeys({ db, vault }, new Date())).signing).toEqual(made)
    const [newest, earlier] = after.map((text) => Buffer.from(text, 'base64'))
    if (!newest || !earlier) throw new Error('no keys')
    await expect(vaultWith({ ...settings, masterKey: [earlier] })).rejects.toThrow("non c'è")
    const again = await vaultWith({ ...settings, masterKey: [newest] })
    expect((await providerKeys({ db, vault: again }, new Date())).signing).toEqual(made)
  })

  it('can be changed after a change that was killed while it wrote the file, also by a process with the same number, as in a container', async () => {
    const { settings, file } = place()
    const { db, vaultWith } = await database()
    writeFileSync(file, `${first.toString('base64')}\n`)
    const vault = await vaultWith(settings)
    writeFileSync(`${file}.${process.pid}.parte`, 'metà')
    await changeMasterKey({ db, vault })
    await vaultWith(settings)
    expect(readFileSync(file, 'utf8').match(/^[\w+/]{43}=$/gm)).toHaveLength(2)
  })

  it('is on the disk, with its name in the folder, before it seals anything: a power cut must not take away the file', () => {
    const { settings, file } = place()
    const synced = syncs((fd) => (fs.fstatSync(fd).isDirectory() ? `folder, ${existsSync(file) ? 'with' : 'without'} the file` : 'file'))
    masterKeys({ ...settings, production: false }).makeFirst()
    expect(synced).toEqual(['file', 'folder, with the file'])
  })

  it('in MASTER_KEY is changed to the one that a person puts before it', async () => {
    const { settings } = place()
    const { db, vaultWith } = await database()
    const [old, next] = [first, Buffer.alloc(32, 2)]
    await expect(changeMasterKey({ db, vault: await vaultWith({ ...settings, masterKey: [old] }) })).rejects.toThrow('metterci davanti la nuova')
    await changeMasterKey({ db, vault: await vaultWith({ ...settings, masterKey: [next, old] }) })
    await vaultWith({ ...settings, masterKey: [next] })
  })

  it('must be set on a production server with PostgreSQL', () => {
    expect(() => masterKeys({ ...place().settings, databaseUrl: 'postgresql://unused' }).makeFirst()).toThrow(
      'In produzione con DATABASE_URL la chiave maestra va data',
    )
  })
})
