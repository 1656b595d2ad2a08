/**
 * Refuses a build with chunks that import each other, and names them. Their order depends on the page that was opened first, so one
 * can read a value that another has not created yet: a record opened by its address would not appear.
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
