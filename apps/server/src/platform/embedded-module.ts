/**
 * PGlite's WebAssembly, compiled once for all databases of this process and their threads. Otherwise each thread compiles and optimises it again:
 * a first start makes the database in one thread and opens it in another.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import type { PGliteOptions } from '@electric-sql/pglite'

type Module = NonNullable<PGliteOptions['pgliteWasmModule']>
/** The part of WebAssembly in use. Node's own type libraries do not declare it. */
const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: { readonly compile: (bytes: Uint8Array) => Promise<Module> } }

const file = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '@electric-sql', 'pglite', 'dist', 'pglite.wasm')
const NAME = 'pglite'

/** For `pgliteWasmModule` of PGlite. Threads that start after the first call get the same module. */
export async function pgliteModule(): Promise<Module> {
  // Another caller may compile at the same time: both may use their own.
  const known = getEnvironmentData(NAME) as Module | undefined
  if (known) return known
  const compiled = await WebAssembly.compile(await readFile(file))
  setEnvironmentData(NAME, compiled)
  return compiled
}
