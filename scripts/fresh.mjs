// Whether a bundle is up to date with its sources. Plain JavaScript without dependencies, because it runs at every start.
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const STAMP = 'fonti.json'

/** The hash module is loaded on demand: loading it would take a tenth of a start. */
const hashOf = (file) =>
  createRequire(import.meta.url)('node:crypto')
    .createHash('sha256')
    .update(readFileSync(file))
    .digest('hex')

/** The record of a file when a bundle is made. `path` is relative to the root. */
export function marked(path) {
  const { size, mtimeMs, ctimeMs } = statSync(join(root, path))
  return { path, size, mtimeMs, ctimeMs, sha256: hashOf(join(root, path)) }
}

/** Every write changes at least one of the three. If one differs, the content decides, because a copy or a checkout changes them too. */
function unchanged({ path, size, mtimeMs, ctimeMs, sha256 }) {
  const now = statSync(join(root, path), { throwIfNoEntry: false })
  if (!now) return false
  return (now.size === size && now.mtimeMs === mtimeMs && now.ctimeMs === ctimeMs) || hashOf(join(root, path)) === sha256
}

/** Whether a folder contains a bundle made here from the current files. */
export function fresh(folder) {
  try {
    const stamp = JSON.parse(readFileSync(join(folder, STAMP), 'utf8'))
    return stamp.root === root && stamp.files.every(unchanged)
  } catch {
    return false
  }
}
