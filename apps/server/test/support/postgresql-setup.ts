/** Before the area tests on PostgreSQL: the server of BILANCIA_TEST_PG, or one of our own. */
import type { TestProject } from 'vitest/node'
import { serverPrograms, startCluster } from './postgresql-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that the tests use; absent on the embedded database. */
    postgresql: string
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.BILANCIA_TEST_PG
  if (given) {
    project.provide('postgresql', given)
    return undefined
  }
  const programs = serverPrograms()
  if (programs === null) throw new Error('PostgreSQL has gone since the configuration was read')
  const { url, stop } = await startCluster(programs)
  project.provide('postgresql', url)
  return stop
}
