// Builds the artefacts of the law if their sources have changed. Plain JavaScript, like run.mjs.
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ended } from './ended.mjs'
import { fresh, marked, root, STAMP } from './fresh.mjs'

/** Every file under a folder, in order. */
export const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()

/** Builds into `node_modules/.bilancia/legge`, unless the artefacts there are up to date. Resolves to the exit code. */
export async function law(node) {
  const kept = join(root, 'node_modules', '.bilancia', 'legge')
  if (fresh(kept)) return 0
  process.stderr.write('Compilo la legge…\n')
  const packages = ['contract', 'engine', 'tax-rules', 'artefact'].map((name) => join(root, 'packages', name))
  // Recorded before the build reads them: a source that changes meanwhile triggers another build.
  const files = [...packages.flatMap((at) => [join(at, 'package.json'), ...filesOf(join(at, 'src'))]), join(root, 'package-lock.json')]
  const stamp = JSON.stringify({ root, files: files.map((file) => marked(relative(root, file))) })
  // Written to a folder beside and then renamed, so that two commands at once leave complete artefacts.
  const made = `${kept}-${process.pid}`
  const status = await ended(node, [join(root, 'packages', 'artefact', 'src', 'build.ts'), made], { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) return status
  writeFileSync(join(made, STAMP), stamp)
  rmSync(kept, { recursive: true, force: true })
  renameSync(made, kept)
  return 0
}
