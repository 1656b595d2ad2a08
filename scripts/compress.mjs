// Compresses the built pages once, at the highest level: smaller than a server could do on request. It is not part of the
// build, because it takes longer than the build and the tests do not need it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { root } from './fresh.mjs'

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]
const dist = join(root, 'apps', 'web', 'dist')
const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && !entry.name.startsWith('.') && /\.(js|css|svg|json|wasm)$/.test(entry.name),
)
await Promise.all(
  files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }))
    writeFileSync(`${file}.br`, await brotli(bytes))
  }),
)
// A build empties the folder, including this mark.
writeFileSync(join(dist, '.compressed'), '')
