/** Backups of an embedded database in a folder. They only apply to the embedded database. */
import fs, { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { expect, it, onTestFinished } from 'vitest'
import { backUp } from '../../src/platform/backup/backup.ts'
import { restore } from '../../src/platform/backup/restore.ts'
import { unsealed } from '../../src/platform/backup/sealed.ts'
import { company } from '../../src/platform/schema.ts'
import { dataFolder } from '../support/data-folder.ts'
import { masterKeySettings, openedAt } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'
import { syncs } from '../support/syncs.ts'

it('a backup replaces the data of its folder only when told to and while no program has it, and keeps them aside; it is on the disk with its name before the command says so, and the next record gets the next number', async () => {
  const key = await generateIdentity()
  const file = join(temporaryFolder(), 'copia.age')
  const dataDir = await dataFolder()
  const put = (replace: boolean) => restore(unsealed(file, key), { ...masterKeySettings, databaseUrl: null, dataDir }, replace)

  const before = await openedAt(dataDir)
  const add = (on: typeof before, businessName: string) => on.db.insert(company).values({ businessName, vatNumber: '' }).returning()
  // Values that are hard to write down: all kinds of characters, null, and the empty text.
  await add(before, `L'"Orto" \\ (di) {Pépé}, €\n\t`)
  const companies = await before.db.select().from(company)
  await backUp(before, file, { backupKey: key, backupKeyFile: '' })
  await add(before, 'Dopo la copia')
  await expect(put(true)).rejects.toThrow(`in uso dal processo ${process.pid}: fermare Bilancia e riprovare`)
  await before.close()

  await expect(put(false)).rejects.toThrow('--sostituisci')
  // A restore that was killed before its last step has left its database here.
  mkdirSync(join(dataDir, 'database.ripristinata', 'base'), { recursive: true })
  const isFolder = (fd: number) => fs.fstatSync(fd).ino === fs.statSync(dataDir).ino
  const hasDatabase = () => existsSync(join(dataDir, 'database', 'PG_VERSION'))
  const synced = syncs((fd) => (isFolder(fd) ? `${hasDatabase() ? 'with' : 'without'} the database` : null))
  const { aside } = await put(true)
  // A power cut after the command has said so must not take the restored database away.
  expect(synced.at(-1)).toBe('with the database')
  const after = await openedAt(dataDir)
  onTestFinished(after.close)
  expect(await after.db.select().from(company)).toEqual(companies)
  expect((await add(after, 'Nuova'))[0]?.id).toBe((companies[0]?.id ?? 0) + 1)
  expect(existsSync(join(aside ?? '', 'PG_VERSION'))).toBe(true)
})
