import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DatabaseUnavailable, openDatabase } from '../../src/platform/database.ts'
import { providerKeys } from '../../src/platform/oidc/keys.ts'
import { company } from '../../src/platform/schema.ts'
import { type MasterKeySettings, masterKeys } from '../../src/platform/vault/master-keys.ts'
import { dataFolder } from '../support/data-folder.ts'
import { masterKeySettings } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'

/** The sentence of a refusal. */
async function refusal(settings: { readonly databaseUrl: string | null; readonly dataDir: string } & Partial<MasterKeySettings>): Promise<string> {
  const error = await openDatabase({ ...masterKeySettings, ...settings }).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  return (error as Error).message
}

it('starts again if the first start was interrupted, makes a master key, has the folder for itself, and keeps what was written when the folder is opened again; no migration runs twice', async () => {
  const dataDir = join(temporaryFolder(), 'new', 'folder')
  mkdirSync(join(dataDir, 'database.new'), { recursive: true })
  writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18\n')
  const masterKeyFile = join(temporaryFolder(), 'dati-maestra.key')
  const settings = { databaseUrl: null, dataDir, masterKey: null, masterKeyFile, production: true }
  const first = await openDatabase(settings)
  expect(await first.db.$count(company)).toBe(0)
  await first.db.insert(company).values({ businessName: 'Studi Riuniti', vatNumber: '01234567890' })
  const { signing } = await providerKeys(first, new Date())
  // The folder is in use.
  expect(await refusal(settings)).toContain(`è in uso dal processo ${process.pid}`)
  await first.close()

  // The first start has made a master key, which only its owner can read. If it is missing, it is asked for and not replaced.
  expect(statSync(masterKeyFile).mode & 0o777).toBe(0o600)
  const { id } = masterKeys(settings).newest()
  renameSync(masterKeyFile, `${masterKeyFile}.altrove`)
  expect(await refusal(settings)).toBe(
    `Ciò che è nella base dati si apre con la chiave maestra «${id}», che in ${masterKeyFile} non c'è: rimettere quella (MASTER_KEY, o il file di MASTER_KEY_FILE). Nulla è stato cambiato.`,
  )
  expect(existsSync(masterKeyFile)).toBe(false)
  renameSync(`${masterKeyFile}.altrove`, masterKeyFile)

  const second = await openDatabase(settings)
  expect(await second.db.$count(company)).toBe(1)
  expect((await providerKeys(second, new Date())).signing).toEqual(signing)
  await second.close()
  expect(readdirSync(dataDir)).toEqual(['database'])
})

it('refuses a folder without a database and a database of another version, changes nothing and keeps no lock', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database', 'lettera.txt'), 'del cliente')
  expect(await refusal({ databaseUrl: null, dataDir })).toContain('non è una base dati di Bilancia')
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n')
  expect(await refusal({ databaseUrl: null, dataDir })).toContain('è di PostgreSQL 17')
  expect(readdirSync(join(dataDir, 'database')).sort()).toEqual(['PG_VERSION', 'lettera.txt'])
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
})

it('starts no empty database where a restore was killed before its last step', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'database.ripristinata'))
  expect(await refusal({ databaseUrl: null, dataDir })).toContain('Un ripristino')
  expect(readdirSync(dataDir)).toEqual(['database.ripristinata'])
})

it('refuses a damaged database, and says to keep it', async () => {
  const dataDir = await dataFolder()
  writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'rovinato')
  expect(await refusal({ databaseUrl: null, dataDir })).toContain("conservare la cartella com'è")
})

it('refuses a file instead of a folder', async () => {
  const dataDir = join(temporaryFolder(), 'dati')
  writeFileSync(dataDir, '')
  expect(await refusal({ databaseUrl: null, dataDir })).toBe(`${dataDir} non è una cartella: indicarne una con DATA_DIR.`)
})

it.runIf(process.platform === 'linux')('refuses a folder without permission to write', async () => {
  expect(await refusal({ databaseUrl: null, dataDir: '/sys/bilancia' })).toContain('non si può scrivere')
})

it.each([
  ['postgresql://bilancia:segretissima@127.0.0.1:1/dati', 'PostgreSQL su 127.0.0.1:1 non è raggiungibile'],
  ['postgresql://bilancia:segretissima@server.invalid/dati', 'PostgreSQL su server.invalid non è raggiungibile'],
  ['segretissima', 'DATABASE_URL non è un indirizzo di PostgreSQL'],
  ['http://segretissima', 'DATABASE_URL non è un indirizzo di PostgreSQL'],
])('refuses the address %s in a sentence without its password', async (databaseUrl, sentence) => {
  const said = await refusal({ databaseUrl, dataDir: '' })
  expect(said).toContain(sentence)
  expect(said).not.toContain('segretissima')
})
