/** Checks and replaces the password of a user. */
import { eq, inArray, type SQL } from 'drizzle-orm'
import type { Callers } from '../../platform/callers.ts'
import type { Db } from '../../platform/connection.ts'
import { hashPassword, verifyPassword } from '../../platform/password.ts'
import { passwordRefusal } from '../../platform/password-rules.ts'
import { agency, brand, company, principal, principalAuth } from '../../platform/schema.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { endSessions } from './sessions.ts'

type Owner = Pick<typeof principal.$inferSelect, 'id' | 'username' | 'surname' | 'name' | 'mail' | 'companyId' | 'passwordHash'>
/** `temporary`: the user must change it at the next sign-in. `keep`: the session that continues. */
type Options = { readonly temporary: boolean; readonly keep?: string | null }

type Named = Pick<Owner, 'username' | 'surname' | 'name' | 'mail' | 'companyId'>

/** Words that an acquaintance would try: names of the person, the company, the studios. */
async function wordsOf(db: Db, { username, surname, name, mail, companyId }: Named, studios: SQL | undefined): Promise<readonly string[]> {
  const companies = companyId === null ? [] : await db.select({ name: company.businessName }).from(company).where(eq(company.id, companyId))
  const agencies = await db.select({ name: agency.name }).from(agency).where(studios)
  return [username, surname, name, mail, ...[...companies, ...agencies].map((place) => place.name)]
}

/** The studios that the user is linked to. */
const studiosOf = (db: Db, principalId: number): SQL =>
  inArray(agency.id, db.select({ id: principalAuth.agencyId }).from(principalAuth).where(eq(principalAuth.principalId, principalId)))

/** The names of the suite. A caller does not see the table. */
const brandNames = async (db: Db): Promise<readonly string[]> => (await db.select({ name: brand.name }).from(brand)).map(({ name }) => name)

/** `asProgram`: needed if `db` is that of a caller. */
export const passwords = (db: Db, clock: () => Date, asProgram: Callers['asProgram'] = async (work) => work()) => ({
  /** Whether the user has one. */
  async exists(id: number): Promise<boolean> {
    const [row] = await db.select({ hash: principal.passwordHash }).from(principal).where(eq(principal.id, id))
    return Boolean(row?.hash)
  },

  /** Whether this is the password of the user. */
  async isRight(id: number, password: string): Promise<boolean> {
    const [row] = await db.select({ hash: principal.passwordHash }).from(principal).where(eq(principal.id, id))
    return row?.hash ? verifyPassword(password, row.hash) : false
  },

  /** Stores the password, ends the sessions and enters the register. Returns the Italian sentence of the refusal, or null. */
  async replace(user: Owner, password: string, { temporary, keep }: Options): Promise<string | null> {
    const refused = passwordRefusal(password, [...(await wordsOf(db, user, studiosOf(db, user.id))), ...(await asProgram(() => brandNames(db)))])
    if (refused !== null) return refused
    if (user.passwordHash !== null && (await verifyPassword(password, user.passwordHash))) return 'Password: la nuova deve essere diversa da quella di prima'
    const passwordHash = await hashPassword(password)
    const subject = { recordId: user.id, recordName: user.username, companyId: user.companyId }
    await db.transaction(async (tx) => {
      await tx.update(principal).set({ passwordHash, passwordTemporary: temporary }).where(eq(principal.id, user.id))
      await endSessions(tx, user.id, { at: clock(), ...(keep && { except: keep }) })
      await record(tx, { Id: user.id, Username: user.username }, clock(), [
        { kind: 'Utente', action: 'Modifica', ...subject, changes: [said('Password', 'cambiata')] },
      ])
    })
    return null
  },
})
