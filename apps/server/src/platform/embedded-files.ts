/**
 * The files of the embedded database, with every commit on the disk before it is acknowledged. As shipped, PGlite runs
 * with fsync off and its file layer has no fsync at all: a power cut would lose acknowledged rows.
 */
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type Options = Parameters<Init>[1]
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0]
/** The part of Emscripten's file layer that we touch; its types are not published. */
type FileLayer = {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number }
  readonly tryFSOperation: (operation: () => void) => void
}

/** The default `fdatasync` never leaves WebAssembly: only the method `fsync` reaches our hook. */
const START: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB'].flatMap((setting) => ['-c', setting]),
]

export class DurableFiles extends NodeFS {
  /** Times that the database asked for a file to be on the disk. */
  syncs = 0

  override async init(pg: PGlite, options: Options): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    // Before the inherited callback, which mounts the folder.
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [(module: Module) => this.#hook(module), ...(emscriptenOpts.preRun ?? [])] } }
  }

  #hook(module: Module): void {
    const layer = module.NODEFS as unknown as FileLayer
    layer.stream_ops.fsync = ({ nfd }) => {
      this.syncs++
      layer.tryFSOperation(() => fsyncSync(nfd))
      return 0
    }
  }
}

/**
 * After a PANIC, such as a full disk in the middle of a commit, a PostgreSQL server ends; PGlite goes on and its next
 * statement never comes back. Here every later statement fails with the same error, until the folder is opened anew.
 */
class StoppingClient extends PGlite {
  #panic: unknown = null

  override execProtocol(...args: Parameters<PGlite['execProtocol']>): ReturnType<PGlite['execProtocol']> {
    return this.#unlessStopped(() => super.execProtocol(...args))
  }

  override execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>): ReturnType<PGlite['execProtocolStream']> {
    return this.#unlessStopped(() => super.execProtocolStream(...args))
  }

  async #unlessStopped<T>(send: () => Promise<T>): Promise<T> {
    if (this.#panic) throw this.#panic
    try {
      return await send()
    } catch (error) {
      if ((error as { readonly severity?: string }).severity === 'PANIC') this.#panic = error
      throw error
    }
  }
}

/** The upgrade of a library could drop the hook without a word: one commit that reaches no disk, and we do not start. */
export class NotDurable extends Error {}

/** Opens the folder. Throws `NotDurable` where a commit is acknowledged without a single sync. */
export async function startDurable(files: DurableFiles, options: Readonly<PGliteOptions> = {}): Promise<PGlite> {
  const client = new StoppingClient({ ...options, fs: files, startParams: [...START] })
  await client.waitReady
  const before = files.syncs
  await client.query(`select pg_logical_emit_message(true, 'bilancia', 'prova di scrittura')`)
  if (files.syncs > before) return client
  await client.close()
  throw new NotDurable('a commit was acknowledged without a sync')
}

/** Makes a folder with a new database, filled by `fill`. An interrupted start leaves nothing that looks like one: it appears whole, by a rename. */
export async function createDurable<T>(folder: string, fill: (client: PGlite) => Promise<T>, options: Readonly<PGliteOptions> = {}): Promise<T> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const client = await startDurable(new DurableFiles(draft), options)
  const filled = await fill(client).finally(() => client.close())
  // What the initialisation copied was never asked to be on the disk.
  for (const name of readdirSync(draft, { recursive: true, encoding: 'utf8' })) sync(join(draft, name))
  renameSync(draft, folder)
  sync(dirname(folder))
  return filled
}

function sync(path: string): void {
  const folder = statSync(path).isDirectory()
  // Windows syncs no folders and needs none, and syncs only files open for writing.
  if (folder && process.platform === 'win32') return
  const file = openSync(path, folder ? 'r' : 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
