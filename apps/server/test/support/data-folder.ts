/** Copies a data folder with an empty, migrated database, because making a new one takes seconds. */
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../../src/platform/migrations.ts'
import { openedAt } from './database.ts'
import { temporaryFolder } from './folder.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

/** Removed after the test. */
export async function dataFolder(): Promise<string> {
  const folder = temporaryFolder()
  cpSync(await template(), folder, { recursive: true })
  return folder
}

async function template(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder)) if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  hash.update(readFileSync(join(root, 'package-lock.json')))
  const made = join(root, 'node_modules', '.cache', 'bilancia', `data-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(made)) return made
  const draft = `${made}.${randomUUID()}`
  mkdirSync(draft, { recursive: true })
  await (await openedAt(draft)).close()
  try {
    renameSync(draft, made)
  } catch {
    // Another test file has made it first.
    rmSync(draft, { recursive: true, force: true })
  }
  return made
}
