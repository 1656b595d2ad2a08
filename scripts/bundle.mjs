// Bundles the command line and the server into a few files: `node bundle.mjs cli server`. A fresh bundle is kept.
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { fresh, marked, root, STAMP } from './fresh.mjs'

/** Each bundle is in `dist`, beside its sources. */
const bundles = {
  cli: { folder: 'apps/cli', main: 'src/commands.ts', threads: { thread: 'src/thread.ts' } },
  server: {
    folder: 'apps/server',
    main: 'src/main.ts',
    threads: { thread: 'src/areas/simulators/search/thread.ts', 'embedded-thread': 'src/platform/embedded-thread.ts' },
  },
}
/** Third-party packages stay outside, because some read files of their own. Drizzle comes in, for the reason in `quick.mjs`. */
const others = /^(?!@bilancia\/|drizzle-orm)[\w@]/
/** Modules without side effects on import: only what is used of them is kept. */
const used = /[\\/]packages[\\/]((contract|engine)[\\/]src[\\/]|tax-rules[\\/]src[\\/]simulators[\\/](\w+[\\/])?ospite[\\/])/

/** `import.meta` in a bundled module still means its source file, except for the threads that it starts, which are bundled too. */
const whereItWas = {
  name: 'where-it-was',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null
    const rewritten = code
      .replace(/new Worker\(new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/, "new Worker(new URL('./$1.mjs', import.meta.here)")
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.main', 'false')
      .replaceAll('import.meta.here', 'import.meta.url')
    // No line moves, so the source map stays valid.
    return { code: rewritten, map: null }
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
    // A figure of law is registered where it is declared, even if no rule reads it, so every module of the rules is kept.
    // Of the code around them only the used part is kept, so that a start without rules loads little.
    treeshake: { moduleSideEffects: (id) => !used.test(id) },
    plugins: [whereItWas],
  })
  const { output } = await build.write({ dir: made, format: 'esm', sourcemap: true, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  const modules = [...new Set(output.flatMap((chunk) => chunk.moduleIds ?? []))].filter((id) => id.startsWith(root)).map((id) => relative(root, id))
  const manifests = [...new Set(modules.map(packageOf))]
  const files = [...modules, ...manifests, 'package-lock.json', 'scripts/bundle.mjs', 'scripts/fresh.mjs'].sort().map(marked)
  writeFileSync(join(made, STAMP), JSON.stringify({ root, files }))
  // Written to a folder beside and then renamed, so that two commands at once leave a complete bundle.
  rmSync(at('dist'), { recursive: true, force: true })
  renameSync(made, at('dist'))
}

/** The package.json of a project file, which decides what an import resolves to. */
const packageOf = (path) => `${path.split(sep).slice(0, 2).join('/')}/package.json`

for (const name of process.argv.slice(2)) if (!fresh(join(root, bundles[name].folder, 'dist'))) await bundle(bundles[name])
