/** The master key of an embedded database, and the sealing of a folder of an earlier version. They only apply to the embedded database. */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { describe, expect, it, onTestFinished } from 'vitest'
import { opened } from '../../src/areas/calculations/store.ts'
import { DatabaseUnavailable, openDatabase } from '../../src/platform/database.ts'
import { embeddedDriver } from '../../src/platform/embedded-client.ts'
import { createDurable } from '../../src/platform/embedded-files.ts'
import { migrate } from '../../src/platform/migrations.ts'
import { providerKeys } from '../../src/platform/oidc/keys.ts'
import { calculation } from '../../src/platform/schema.ts'
import { masterKeys } from '../../src/platform/vault/master-keys.ts'
import { changeMasterKey } from '../../src/platform/vault/secrets.ts'
import { dataFolder } from '../support/data-folder.ts'
import { masterKeySettings } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'

it('a folder of an earlier version is backed up, and afterwards its tables have no readable rows; no row is sealed twice', async () => {
  const [dataDir, backupDir] = [temporaryFolder(), temporaryFolder()]
  const folder = join(dataDir, 'database')
  await createDurable(folder, async (client) => {
    await migrate(embeddedDriver(client))
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
  const settings = { ...masterKeySettings, databaseUrl: null, dataDir, backupDir, backupKey: await generateIdentity(), backupKeyFile: '' }
  const named = async () => {
    const open = await openDatabase(settings)
    const rows = await open.db.select().from(calculation)
    await open.close()
    return rows.map((row) => opened(open.vault, row).name)
  }
  expect(await named()).toEqual(['Pratica Quondamatteo'])
  expect(holding()).toEqual([])
  expect(readdirSync(backupDir)).toEqual([expect.stringMatching(/^prima-dell-aggiornamento-/)])
  expect(await named()).toEqual(['Pratica Quondamatteo'])
  expect(readdirSync(backupDir)).toHaveLength(1)
})

describe('the master key', () => {
  /** The key of the copied data folders. */
  const [first = Buffer.alloc(0)] = masterKeySettings.masterKey
  const place = (dataDir?: string) => {
    const folder = temporaryFolder()
    const settings = {
      databaseUrl: null,
      dataDir: dataDir ?? join(folder, 'dati'),
      masterKey: null,
      masterKeyFile: join(folder, 'dati-maestra.key'),
      production: true,
    }
    return { settings, file: settings.masterKeyFile }
  }
  const refusal = async (settings: Parameters<typeof openDatabase>[0]): Promise<string> => {
    const error: unknown = await openDatabase(settings).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    return (error as Error).message
  }

  it('is made at the first start in a file that only its owner can read; if it is missing, wrong or damaged, it is asked for and not replaced', async () => {
    const { settings, file } = place()
    const first = await openDatabase(settings)
    const made = (await providerKeys(first, new Date())).signing
    await first.close()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { id } = masterKeys(settings).newest()

    renameSync(file, `${file}.altrove`)
    expect(await refusal(settings)).toBe(
      `Ciò che è nella base dati si apre con la chiave maestra «${id}», che in ${file} non c'è: rimettere quella (MASTER_KEY, o il file di MASTER_KEY_FILE). Nulla è stato cambiato.`,
    )
    expect(() => statSync(file)).toThrow()
    expect(await refusal({ ...settings, masterKey: [Buffer.alloc(32, 9)] })).toContain("che in MASTER_KEY non c'è")
    writeFileSync(file, 'rovinata\n')
    expect(await refusal(settings)).toContain(`Il file ${file} non contiene solo chiavi maestre`)
    rmSync(file)

    renameSync(`${file}.altrove`, file)
    const again = await openDatabase(settings)
    onTestFinished(again.close)
    expect((await providerKeys(again, new Date())).signing).toEqual(made)
  })

  it('can be changed while the server runs; the one before still opens older backups, but no longer this database', async () => {
    const { settings, file } = place(await dataFolder())
    writeFileSync(file, `${first.toString('base64')}\n`)
    const open = await openDatabase(settings)
    const before = readFileSync(file, 'utf8').match(/^[\w+/]{43}=$/gm) ?? []
    const made = (await providerKeys(open, new Date())).signing
    await changeMasterKey(open)
    const after = readFileSync(file, 'utf8').match(/^[\w+/]{43}=$/gm) ?? []
    expect([after.length, after[1], statSync(file).mode & 0o777]).toEqual([2, before[0], 0o600])
    expect((await providerKeys(open, new Date())).signing).toEqual(made)
    await open.close()
    const [newest, earlier] = after.map((text) => Buffer.from(text, 'base64'))
    if (!newest || !earlier) throw new Error('no keys')
    expect(await refusal({ ...settings, masterKey: [earlier] })).toContain("non c'è")
    const again = await openDatabase({ ...settings, masterKey: [newest] })
    onTestFinished(again.close)
    expect((await providerKeys(again, new Date())).signing).toEqual(made)
  })

  it('in MASTER_KEY is changed to the one that a person puts before it', async () => {
    const { settings } = place(await dataFolder())
    const [old, next] = [first, Buffer.alloc(32, 2)]
    const open = await openDatabase({ ...settings, masterKey: [old] })
    await expect(changeMasterKey(open)).rejects.toThrow('metterci davanti la nuova')
    await open.close()
    const both = await openDatabase({ ...settings, masterKey: [next, old] })
    await changeMasterKey(both)
    await both.close()
    await (await openDatabase({ ...settings, masterKey: [next] })).close()
  })

  it('must be set on a production server with PostgreSQL', () => {
    const { settings } = place()
    expect(() => masterKeys({ ...settings, databaseUrl: 'postgresql://unused' }).makeFirst()).toThrow(
      'In produzione con DATABASE_URL la chiave maestra va data',
    )
  })
})
