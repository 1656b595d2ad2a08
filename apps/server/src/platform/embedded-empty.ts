/**
 * An empty database, to copy. PGlite takes seconds and 300 MB to make one, and all empty databases of one version are alike. So it is made
 * once and stored among the installed packages.
 */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgliteModule } from './embedded-module.ts'
import { codeOf } from './failures.ts'

const packages = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules')
const { version }: { readonly version: string } = JSON.parse(readFileSync(join(packages, '@electric-sql', 'pglite', 'package.json'), 'utf8'))
const file = join(packages, '.cache', 'bilancia', `vuota-${version}.tar.gz`)

/** PostgreSQL's default is 128 MB, and clearing them takes half of the time that a database in memory needs to open. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens a copy of `data` (a dump of PGlite) in memory, or an empty database. */
export const inMemory = async (data?: Blob): Promise<PGlite> =>
  PGlite.create({ loadDataDir: data ?? (await emptyDatabase()), pgliteWasmModule: await pgliteModule(), startParams: START })

/** For `loadDataDir` of PGlite. */
export async function emptyDatabase(): Promise<Blob> {
  if (existsSync(file)) return new Blob([readFileSync(file)])
  const client = await PGlite.create({ pgliteWasmModule: await pgliteModule() })
  try {
    await client.exec('checkpoint')
    const made = await client.dumpDataDir('gzip')
    store(new Uint8Array(await made.arrayBuffer()))
    return made
  } finally {
    await client.close()
  }
}

/** On the disk before it gets its name, so that a power cut leaves no partial file. Packages that nobody may write are not an error. */
function store(bytes: Uint8Array): void {
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    const open = openSync(draft, 'w')
    try {
      writeSync(open, bytes)
      fsyncSync(open)
    } finally {
      closeSync(open)
    }
    renameSync(draft, file)
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM', 'ENOSPC'].includes(codeOf(error) ?? '')) throw error
  }
}
