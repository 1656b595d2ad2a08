/** Before the tests on PostgreSQL: uses the server of BILANCIA_TEST_PG, or starts one. */
import type { TestProject } from 'vitest/node'
import { migratedTemplate } from './database.ts'
import { serverPrograms, startCluster } from './postgresql-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of the tests; missing on the embedded database. */
    postgresql: string
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.BILANCIA_TEST_PG
  if (given) {
    await migratedTemplate(given)
    project.provide('postgresql', given)
    return undefined
  }
  const programs = serverPrograms()
  if (programs === null) throw new Error('PostgreSQL has gone since the configuration was read')
  const { url, stop } = await startCluster(programs)
  await migratedTemplate(url)
  project.provide('postgresql', url)
  return stop
}
