/** The server with the demo data, the capitals and the users of another company. Everybody is really signed in. */
import type { Role } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { savable } from '../../src/areas/calculations/savable.ts'
import { loadCapitals } from '../../src/areas/comuni/capitals.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { demoUsers } from '../../src/platform/demo-users.ts'
import { principal } from '../../src/platform/schema.ts'
import { seed } from '../../src/seed.ts'
import { testDatabase } from './database.ts'
import { lightHash, type Studio, studio } from './studio.ts'

export type Suite = Studio & {
  /** One user of the demo company for each role. */
  readonly usernames: Readonly<Record<Role, string>>
}

/** Users of another company: one with every right, one without the simulators. */
export const STRANGER = 'estraneo'
export const WITHOUT_RIGHTS = 'senzadiritti'

/** For `testDatabase`. */
export async function demoData(database: Pick<OpenDatabase, 'db' | 'vault'>): Promise<void> {
  await loadCapitals(database.db)
  await seed(database, { clock: () => new Date(), simulators: savable })
  for (const { username, password } of demoUsers)
    await database.db
      .update(principal)
      .set({ passwordHash: lightHash(password) })
      .where(eq(principal.username, username))
}

export async function suite(): Promise<Suite> {
  const server = await studio({}, await testDatabase(demoData))
  await server.addUser({ username: STRANGER })
  await server.addUser({
    username: WITHOUT_RIGHTS,
    applicationForfetari: false,
    applicationConvenienza: false,
    applicationBudget: false,
    applicationForme: false,
  })
  const demo = (name: string) => demoUsers.find(({ username }) => username === name)
  return {
    ...server,
    usernames: Object.fromEntries(demoUsers.map(({ role, username }) => [role, username])) as Suite['usernames'],
    tokenOf: (username) => server.tokenOf(username, demo(username)?.password),
  }
}
