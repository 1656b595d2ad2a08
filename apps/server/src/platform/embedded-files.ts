/**
 * The files of the embedded database, with every commit on the disk before it is acknowledged. As shipped, PGlite runs
 * with fsync off and its file layer has no fsync at all: a power cut would lose acknowledged rows.
 */
import { fsyncSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { emptyDatabase } from './embedded-empty.ts'
import { pgliteModule } from './embedded-module.ts'

type Init = NodeFS['init']
type Options = Parameters<Init>[1]
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0]
/** The part of Emscripten's file layer that we use; its types are not published. */
type FileLayer = {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number }
  readonly tryFSOperation: (operation: () => void) => void
}

/** The default, `fdatasync`, stays inside WebAssembly. Only the method `fsync` reaches our hook. */
const START: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB', 'max_wal_size=32MB', 'min_wal_size=32MB'].flatMap((setting) => ['-c', setting]),
]

export class DurableFiles extends NodeFS {
  /** How often the database asked for a sync of a file. */
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
 * After a PANIC, for example a full disk in the middle of a commit, a PostgreSQL server ends. PGlite continues, and its next
 * statement never returns. Here every later statement fails with the same error until the folder is opened again.
 */
class StoppingClient extends PGlite {
  #panic: unknown = null

  override execProtocol(...args: Parameters<PGlite['execProtocol']>): ReturnType<PGlite['execProtocol']> {
    return this.#unlessStopped(
      () => super.execProtocol(...args),
      ({ messages }) => messages,
    )
  }

  override execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>): ReturnType<PGlite['execProtocolStream']> {
    return this.#unlessStopped(
      () => super.execProtocolStream(...args),
      (messages) => messages,
    )
  }

  /** An error is thrown, or is one of the messages of the answer. */
  async #unlessStopped<T>(send: () => Promise<T>, messages: (answer: T) => readonly object[]): Promise<T> {
    if (this.#panic) throw this.#panic
    try {
      const answer = await send()
      this.#panic ??= messages(answer).find(isPanic) ?? null
      return answer
    } catch (error) {
      if (isPanic(error)) this.#panic = error
      throw error
    }
  }
}

const isPanic = (answer: unknown): boolean => (answer as { readonly severity?: string }).severity === 'PANIC'

/** An upgrade of the library could silently drop the hook. If a test commit makes no sync, the server does not start. */
export class NotDurable extends Error {}

/** Opens the folder. Throws `NotDurable` if a commit is acknowledged without a sync. */
export async function startDurable(files: DurableFiles, options: Readonly<PGliteOptions> = {}): Promise<PGlite> {
  const client = new StoppingClient({ ...options, fs: files, pgliteWasmModule: await pgliteModule(), startParams: [...START] })
  await client.waitReady
  const before = files.syncs
  await client.query(`select pg_logical_emit_message(true, 'bilancia', 'prova di scrittura')`)
  if (files.syncs > before) return client
  await client.close()
  throw new NotDurable('a commit was acknowledged without a sync')
}

/** Files synced at once: the disk needs a tenth of the time that it needs for one after the other. */
const TOGETHER = 64

/** Makes a folder with a new database, filled by `fill`. The complete folder appears by a rename, so an interrupted start leaves no partial database. */
export async function createDurable<T>(folder: string, fill: (client: PGlite) => Promise<T>): Promise<T> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const client = await startDurable(new DurableFiles(draft), { loadDataDir: await emptyDatabase() })
  const filled = await fill(client).finally(() => client.close())
  // The files of the empty database are copied without a sync.
  const names = readdirSync(draft, { recursive: true, encoding: 'utf8' })
  for (let at = 0; at < names.length; at += TOGETHER) await Promise.all(names.slice(at, at + TOGETHER).map((name) => synced(join(draft, name))))
  renameSync(draft, folder)
  await synced(dirname(folder))
  return filled
}

async function synced(path: string): Promise<void> {
  const folder = statSync(path).isDirectory()
  // Windows cannot sync folders and does not need to. It syncs only files that are open for writing.
  if (folder && process.platform === 'win32') return
  const file = await open(path, folder ? 'r' : 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
