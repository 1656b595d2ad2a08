/** The users with company and studios, and the record of accesses. */
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { accessLog, agency, company, principal, principalAuth } from '../../platform/schema.ts'

type Row<T extends { readonly $inferSelect: unknown }> = T['$inferSelect']
/** A user, their company, and their links to studios, the oldest first. */
export type User = {
  readonly principal: Row<typeof principal>
  readonly company: Row<typeof company> | null
  readonly links: readonly { readonly id: number; readonly agency: Row<typeof agency> }[]
}

export function authStore(db: Db) {
  const user = async (who: { readonly id: number } | { readonly username: string }): Promise<User | null> => {
    const [row] = await db
      .select()
      .from(principal)
      .leftJoin(company, eq(company.id, principal.companyId))
      .where('id' in who ? eq(principal.id, who.id) : eq(principal.username, who.username))
    if (!row) return null
    const links = await db
      .select({ id: principalAuth.id, agency })
      .from(principalAuth)
      .innerJoin(agency, eq(agency.id, principalAuth.agencyId))
      .where(eq(principalAuth.principalId, row.principal.id))
      .orderBy(principalAuth.id)
    return { ...row, links }
  }
  return {
    user,
    /** One row per user, application and day: a second access of the day changes nothing. */
    recordAccess: async (principalId: number, application: number, day: string, at: Date): Promise<void> => {
      await db.insert(accessLog).values({ principalId, application, day, at }).onConflictDoNothing()
    },
  }
}
