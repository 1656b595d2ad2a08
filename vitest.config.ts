import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { serverPrograms } from './apps/server/test/support/postgresql-cluster.ts'
import { resultNames } from './apps/web/plugins/result-names.ts'

/** The tests of the server's areas and of the database. All run on the embedded database. */
const areas = ['apps/server/test/{areas,database}/**/*.test.ts']
/** On PostgreSQL, of the areas, those whose statements two databases could answer differently: order, search, dates, who sees which row. */
const onBoth = ['paging', 'audit-search', 'comuni', 'usage-report', 'calculations', 'reach', 'telematico-isolation', 'own-access']
const all = process.env.BILANCIA_LUNGO || process.env.BILANCIA_TEST_PG
const onPostgresql = all ? areas : ['apps/server/test/database/**/*.test.ts', ...onBoth.map((name) => `apps/server/test/areas/${name}.test.ts`)]
// These run the compiled law (`runOn`), which is said once for a whole process, start and stop programs, or put a module in
// another's place.
const onArtefacts = ['packages/artefact/test/**/*.test.ts', 'apps/{cli,server}/test/**/*.test.ts', 'apps/web/test/features/at-once.test.ts']
// Draws pages with other modules in the place of theirs, which no test after it may find.
const ofPages = ['apps/web/test/features/fields-shown.test.ts']
// Where every figure is moved, tests are modules that Vite must change.
const ofFigures = ['packages/tax-rules/test/cifre-sentite.test.ts']
const postgresql = process.env.BILANCIA_TEST_PG || serverPrograms()
if (!postgresql) process.stderr.write('PostgreSQL non trovato: prove eseguite solo sulla base dati incorporata\n')

// Node runs the sources as they are: what Vite puts between modules would be a sixth of the time of the rules.
const asTheyAre = { experimental: { viteModuleRunner: false } }
const together = {
  globalSetup: 'scripts/law-setup.mjs',
  // Files share a process: the rules are built and compiled once, not once for each of fifty files.
  isolate: false,
  // Room for a busy machine: a test that hangs is rare, a slow one is not.
  testTimeout: 180_000,
  hookTimeout: 120_000,
}

/** A test file asked for as `?raccolta` gives its tests to whoever imports it, instead of to Vitest (packages/tax-rules/mutazione). */
const raccolta = {
  name: 'raccolta',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('?raccolta') ? code.replace("from 'vitest'", `from '${import.meta.dirname}/packages/tax-rules/mutazione/raccolta.ts'`) : null,
}

export default defineConfig({
  test: {
    // Left to itself Vitest keeps one of two processors idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { ...together, ...asTheyAre, name: 'unit', include: ['packages/*/test/**/*.test.ts'], exclude: [...onArtefacts, ...ofFigures] } },
      { plugins: [resultNames], test: { ...together, name: 'page', include: ['apps/web/test/**/*.test.ts'], exclude: [...onArtefacts, ...ofPages] } },
      { plugins: [resultNames], test: { ...together, isolate: true, name: 'pages', include: ofPages } },
      { test: { ...together, ...asTheyAre, isolate: true, name: 'artefacts', include: onArtefacts, exclude: areas } },
      { plugins: [raccolta], test: { ...together, isolate: true, name: 'figures', include: ofFigures } },
      ...(process.env.BILANCIA_MUTAZIONE
        ? [{ plugins: [raccolta], test: { ...together, isolate: true, name: 'mutazione', include: ['packages/tax-rules/mutazione/*.test.ts'] } }]
        : []),
      { test: { ...together, ...asTheyAre, name: 'embedded', include: areas } },
      ...(postgresql
        ? [
            {
              test: {
                ...together,
                ...asTheyAre,
                name: 'postgresql',
                include: onPostgresql,
                globalSetup: ['scripts/law-setup.mjs', 'apps/server/test/support/postgresql-setup.ts'],
              },
            },
          ]
        : []),
    ],
  },
})
