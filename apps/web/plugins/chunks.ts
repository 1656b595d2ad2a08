/** Writes the modules of each script of the build beside the pages, for the test of their weight. The server sends no file whose name starts with a dot. */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export type Chunk = {
  readonly fileName: string
  /** The module that the page asks for when it loads this script; null if it is only a part of others. */
  readonly facade: string | null
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}

export const CHUNKS = '.chunks.json'

const root = fileURLToPath(new URL('..', import.meta.url))
const named = (id: string): string => relative(root, id).replaceAll('\\', '/')

export const chunks: Plugin = {
  name: 'chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const made = Object.values(bundle).flatMap((one): readonly Chunk[] =>
      one.type === 'chunk'
        ? [
            {
              fileName: one.fileName,
              facade: one.facadeModuleId === null ? null : named(one.facadeModuleId),
              imports: one.imports,
              modules: one.moduleIds.map(named),
            },
          ]
        : [],
    )
    this.emitFile({ type: 'asset', fileName: CHUNKS, source: JSON.stringify(made) })
  },
}
