import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { serverPrograms } from './apps/server/test/support/postgresql-cluster.ts'
import { resultNames } from './apps/web/plugins/result-names.ts'

// The tests of the server's areas and of the database run on both databases, everything else once.
const areas = ['apps/server/test/{areas,database}/**/*.test.ts']
const postgresql = process.env.BILANCIA_TEST_PG || serverPrograms()
if (!postgresql) process.stderr.write('PostgreSQL non trovato: prove delle aree eseguite solo sulla base dati incorporata\n')

// Room for a busy machine: a test that hangs is rare, a slow one is not.
const common = { testTimeout: 180_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    // Left to itself Vitest keeps one of two processors idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [resultNames],
        test: {
          ...common,
          name: 'unit',
          globalSetup: 'scripts/law-setup.mjs',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
          exclude: areas,
        },
      },
      { test: { ...common, name: 'embedded', globalSetup: 'scripts/law-setup.mjs', include: areas } },
      ...(postgresql
        ? [{ test: { ...common, name: 'postgresql', include: areas, globalSetup: ['scripts/law-setup.mjs', 'apps/server/test/support/postgresql-setup.ts'] } }]
        : []),
    ],
  },
})
