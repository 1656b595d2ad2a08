/**
 * Chunks that import each other run in the order of the page that was opened first, and one can then read what another has not made
 * yet: a record opened by its address would not appear. Such a build is refused, with the names of the chunks.
 */
import type { Plugin } from 'vite'

export const noCircles: Plugin = {
  name: 'no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const imports = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [])))
    const done = new Set<string>()
    const visit = (name: string, path: readonly string[]): void => {
      if (path.includes(name)) this.error(`Chunks that import each other: ${[...path.slice(path.indexOf(name)), name].join(' → ')}`)
      if (done.has(name)) return
      for (const next of imports.get(name) ?? []) visit(next, [...path, name])
      done.add(name)
    }
    for (const name of imports.keys()) visit(name, [])
  },
}
