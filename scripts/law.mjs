// Builds the artefacts of the law where the sources they come from have changed. Plain JavaScript, as run.mjs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file under a folder, in order. */
export const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()

/** Builds into `node_modules/.bilancia/legge`, unless what stands there is of these sources; gives back the exit code. */
export function law(root, node) {
  const kept = join(root, 'node_modules', '.bilancia', 'legge')
  const stamp = join(kept, 'fonti')
  // Size and moment of each file: reading them all would cost a start as much as the calculation.
  const hash = createHash('sha256')
  for (const name of ['contract', 'engine', 'tax-rules', 'artefact']) {
    for (const file of [join(root, 'packages', name, 'package.json'), ...filesOf(join(root, 'packages', name, 'src'))]) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  const wanted = hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 0
  process.stderr.write('Compilo la legge…\n')
  // Beside, and then moved: two commands at once leave a whole one behind.
  const made = `${kept}-${process.pid}`
  const builder = join(root, 'packages', 'artefact', 'src', 'build.ts')
  const { status } = spawnSync(node, [builder, made], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) return status ?? 1
  writeFileSync(join(made, 'fonti'), wanted)
  rmSync(kept, { recursive: true, force: true })
  renameSync(made, kept)
  return 0
}
