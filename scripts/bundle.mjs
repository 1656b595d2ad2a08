// Makes one file or a few of the command line and of the server: `node bundle.mjs cli server`. What is still fresh stays as it is.
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { fresh, marked, root, STAMP } from './fresh.mjs'

/** Each beside its sources in `dist`. The packages of others stay outside: some read files of their own. */
const bundles = {
  cli: { folder: 'apps/cli', main: 'src/commands.ts', threads: { thread: 'src/thread.ts' } },
  server: {
    folder: 'apps/server',
    main: 'src/main.ts',
    threads: { thread: 'src/areas/simulators/search/thread.ts', 'embedded-thread': 'src/platform/embedded-thread.ts' },
  },
}
const others = /^(?!@bilancia\/)[\w@]/
/** What is there to be used, and does nothing by being imported. */
const used = /[\\/]packages[\\/]((contract|engine)[\\/]src[\\/]|tax-rules[\\/]src[\\/]simulators[\\/](\w+[\\/])?ospite[\\/])/

/** What a module says of where it is stays true: it is of its source, but for the threads that it starts, which are bundled too. */
const whereItWas = {
  name: 'where-it-was',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null
    const told = code
      .replace(/new Worker\(new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/, "new Worker(new URL('./$1.mjs', import.meta.here)")
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.main', 'false')
      .replaceAll('import.meta.here', 'import.meta.url')
    // No line moves: the map of the source stays right.
    return { code: told, map: null }
  },
}

async function bundle({ folder, main, threads }) {
  const at = (path) => join(root, folder, path)
  const made = at(`dist-${process.pid}`)
  const build = await rolldown({
    input: { main: at(main), ...Object.fromEntries(Object.entries(threads).map(([name, path]) => [name, at(path)])) },
    external: others,
    platform: 'node',
    logLevel: 'warn',
    // A figure of law enters the register where it is written down, also if no rule reads it: every module of the rules stays. Of what
    // stands around them only what is used does, so that a start without rules reads little.
    treeshake: { moduleSideEffects: (id) => !used.test(id) },
    plugins: [whereItWas],
  })
  const { output } = await build.write({ dir: made, format: 'esm', sourcemap: true, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  const modules = [...new Set(output.flatMap((chunk) => chunk.moduleIds ?? []))].filter((id) => id.startsWith(root)).map((id) => relative(root, id))
  const manifests = [...new Set(modules.map(packageOf))]
  const files = [...modules, ...manifests, 'package-lock.json', 'scripts/bundle.mjs', 'scripts/fresh.mjs'].sort().map(marked)
  writeFileSync(join(made, STAMP), JSON.stringify({ root, files }))
  // Beside, and then moved: two commands at once leave a whole one behind.
  rmSync(at('dist'), { recursive: true, force: true })
  renameSync(made, at('dist'))
}

/** The manifest of the package that a file of the project is in: it says which file an import means. */
const packageOf = (path) => `${path.split(sep).slice(0, 2).join('/')}/package.json`

for (const name of process.argv.slice(2)) if (!fresh(join(root, bundles[name].folder, 'dist'))) await bundle(bundles[name])
