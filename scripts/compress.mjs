// Compresses the built pages once, as far as it goes: smaller than what a server would do while somebody waits. It is no
// part of the build, because it takes longer than that and the tests need none of it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { root } from './fresh.mjs'

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]
const dist = join(root, 'apps', 'web', 'dist')
const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /\.(js|css|svg|json|wasm)$/.test(entry.name))
await Promise.all(
  files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }))
    writeFileSync(`${file}.br`, await brotli(bytes))
  }),
)
// A build empties the folder, this mark too.
writeFileSync(join(dist, '.compressed'), '')
