import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { defineConfig } from 'vitest/config'
import { serverPrograms } from './apps/server/test/support/postgresql-cluster.ts'
import { temporaryInMemory } from './apps/server/test/support/temporary.ts'
import { resultNames } from './apps/web/plugins/result-names.ts'
import { lastGroup } from './apps/web/test/browser/support/last-group.ts'

temporaryInMemory()
// For the processes that run the tests, and for the programs that tests start.
process.env.NODE_OPTIONS ??= `--import ${pathToFileURL(`${import.meta.dirname}/scripts/quick.mjs`).href}`

const postgresql = process.env.BILANCIA_TEST_PG || serverPrograms()
if (!postgresql) process.stderr.write('PostgreSQL non trovato: prove eseguite solo sulla base dati incorporata\n')

/** The tests of the server's areas and of the database. With PostgreSQL all of them run on it, because it needs a third less processor. */
const areas = ['apps/server/test/{areas,database}/**/*.test.ts']
/**
 * Area tests that also run on the embedded database, because the two could answer differently: order, search, dates, row visibility. The browser tests
 * run on it too. Its migrations, policies and the rest of `test/database` run on it in the long run: every day a backup and a folder of an earlier
 * version are opened and migrated on it.
 */
const onBoth = ['paging', 'audit-search', 'comuni', 'usage-report', 'calculations-search']
const everyFile = !postgresql || process.env.BILANCIA_LUNGO
/** Only of the embedded database and its folder. */
const ofFolder = ['backup-folder', 'control', 'master-key'].map((name) => `apps/server/test/database/${name}.test.ts`)
const onEmbedded = everyFile ? areas : [...ofFolder, ...onBoth.map((name) => `apps/server/test/areas/${name}.test.ts`)]
/** Tests of the server's parts. Many open the embedded database. */
const ofServer = ['apps/server/test/{*,platform/*}.test.ts']
const onlyEmbedded = ['backup-folder', 'master-key'].map((name) => `apps/server/test/database/${name}.test.ts`)
/** The command line runs the compiled law, which it sets for its process (`runOn`). */
const ofCli = ['apps/cli/test/**/*.test.ts']
const container = 'apps/server/test/container.test.ts'
/** Each in a process of its own: they set the compiled law again, mock a module, or start and stop whole servers. */
const alone = ['packages/artefact/test/{artefact,golden}.test.ts', 'apps/web/test/features/at-once.test.ts', container]
// Renders pages with mocked modules, which no later test may see.
const ofPages = ['apps/web/test/features/fields-shown.test.ts']
// They change every figure, so Vite must be able to transform their test modules. Only in the long run: the first starts with building every rule.
const ofFigures = ['sentite', 'calendario'].map((quali) => `packages/tax-rules/test/cifre-${quali}.test.ts`)

// Node runs the sources directly: Vite's module runner would add a sixth to the run time of the rules.
const asTheyAre = { experimental: { viteModuleRunner: false } }
/** Without optimising the embedded database: that takes three seconds of processor in each process. */
const unoptimised = { execArgv: ['--liftoff-only'] }
const together = {
  globalSetup: 'scripts/law-setup.mjs',
  // Files share a process: the rules are built and compiled once, not once for each of fifty files.
  isolate: false,
  // A long timeout for a busy machine: slow tests are frequent, hanging ones are rare.
  testTimeout: 180_000,
  hookTimeout: 120_000,
}

/** A test file imported as `?raccolta` gives its tests to the importer instead of Vitest (packages/tax-rules/mutazione). */
const raccolta = {
  name: 'raccolta',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('?raccolta') ? code.replace("from 'vitest'", `from '${import.meta.dirname}/packages/tax-rules/mutazione/raccolta.ts'`) : null,
}

export default defineConfig({
  test: {
    // By default Vitest leaves one of two processors idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { ...together, ...asTheyAre, name: 'unit', include: ['packages/*/test/**/*.test.ts'], exclude: [...alone, ...ofFigures] } },
      {
        plugins: [resultNames],
        test: { ...together, name: 'page', include: ['apps/web/test/**/*.test.ts'], exclude: [...alone, ...ofPages, 'apps/web/test/browser/**'] },
      },
      { plugins: [resultNames], test: { ...together, isolate: true, name: 'pages', include: ofPages } },
      'apps/web/test/browser/vitest.config.ts',
      { test: { ...together, ...asTheyAre, name: 'cli', include: ofCli } },
      { test: { ...together, ...asTheyAre, isolate: true, name: 'alone', include: alone } },
      ...(process.env.BILANCIA_LUNGO ? [{ plugins: [raccolta], test: { ...together, isolate: true, name: 'figures', include: ofFigures } }] : []),
      ...(process.env.BILANCIA_MUTAZIONE
        ? [{ plugins: [raccolta], test: { ...together, isolate: true, name: 'mutazione', include: ['packages/tax-rules/mutazione/*.test.ts'] } }]
        : []),
      { test: { ...together, ...asTheyAre, ...unoptimised, name: 'embedded', include: [...ofServer, ...onEmbedded], exclude: [container] } },
      ...(postgresql
        ? [
            {
              test: {
                ...together,
                ...asTheyAre,
                // A backup and a move open the embedded database here, too.
                ...unoptimised,
                name: 'postgresql',
                ...lastGroup,
                include: areas,
                exclude: onlyEmbedded,
                globalSetup: ['scripts/law-setup.mjs', 'apps/server/test/support/postgresql-setup.ts'],
              },
            },
          ]
        : []),
    ],
  },
})
