// Whether a bundle is still of the sources it was made of. Plain JavaScript without dependencies: it runs at every start.
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const STAMP = 'fonti.json'

/** What makes hashes is loaded where one is asked for: it would be a tenth of a start. */
const hashOf = (file) =>
  createRequire(import.meta.url)('node:crypto')
    .createHash('sha256')
    .update(readFileSync(file))
    .digest('hex')

/** What is written of a file when a bundle is made; `path` is under the root. */
export function marked(path) {
  const { size, mtimeMs, ctimeMs } = statSync(join(root, path))
  return { path, size, mtimeMs, ctimeMs, sha256: hashOf(join(root, path)) }
}

/** No write leaves all three as they were; where one differs the content decides, because a copy or a checkout moves them too. */
function unchanged({ path, size, mtimeMs, ctimeMs, sha256 }) {
  const now = statSync(join(root, path), { throwIfNoEntry: false })
  if (!now) return false
  return (now.size === size && now.mtimeMs === mtimeMs && now.ctimeMs === ctimeMs) || hashOf(join(root, path)) === sha256
}

/** Whether there is a bundle in a folder, made here of the files as they are now. */
export function fresh(folder) {
  try {
    const stamp = JSON.parse(readFileSync(join(folder, STAMP), 'utf8'))
    return stamp.root === root && stamp.files.every(unchanged)
  } catch {
    return false
  }
}
