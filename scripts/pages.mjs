// Builds the pages if their sources have changed. Plain JavaScript without dependencies, like run.mjs.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ended } from './ended.mjs'
import { root } from './fresh.mjs'
import { filesOf } from './law.mjs'

/** The hash of the paths and contents of files. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) if (existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds into `apps/web/dist`, unless the pages there are up to date. Resolves to the exit code. */
export async function pages(node, env = process.env) {
  const web = join(root, 'apps', 'web')
  const built = join(web, 'dist', '.stamp')
  const sources = [
    join(web, 'src'),
    join(web, 'plugins'),
    join(web, 'public'),
    ...['contract', 'engine', 'tax-rules', 'artefact'].map((name) => join(root, 'packages', name, 'src')),
  ]
    .filter((folder) => existsSync(folder))
    .flatMap(filesOf)
  const wanted = hashOf([...sources, join(web, 'index.html'), join(web, 'vite.config.ts'), join(root, 'package-lock.json')])
  if (existsSync(built) && readFileSync(built, 'utf8') === wanted) return 0
  process.stderr.write('Costruisco le pagine…\n')
  const vite = [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
  // A test sets another NODE_ENV, with which React would be the one for development.
  const status = await ended(node, vite, { cwd: web, env: { ...env, NODE_ENV: 'production' }, stdio: ['ignore', 2, 2] })
  if (status === 0) writeFileSync(built, wanted)
  else process.stderr.write('Costruzione delle pagine non riuscita: il motivo è qui sopra.\n')
  return status
}
