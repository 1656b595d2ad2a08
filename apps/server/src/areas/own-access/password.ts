/** A new password for a user: what it must be, and what ends with the old one. */
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { hashPassword, verifyPassword } from '../../platform/password.ts'
import { passwordRefusal } from '../../platform/password-rules.ts'
import { principal } from '../../platform/schema.ts'
import { record } from '../audit/store.ts'
import { endSessions } from './sessions.ts'

type Owner = Pick<typeof principal.$inferSelect, 'id' | 'username' | 'surname' | 'name' | 'mail' | 'companyId' | 'passwordHash'>
/** `temporary`: it is to be changed at the next sign-in. `keep`: the session that goes on. */
type Options = { readonly temporary: boolean; readonly keep?: string | null }

/** What whoever knows the person would try. */
export const wordsOf = ({ username, surname, name, mail }: Omit<Owner, 'id' | 'companyId' | 'passwordHash'>): readonly string[] => [
  username,
  surname,
  name,
  ...mail.split('@'),
]

export const passwords = (db: Db, clock: () => Date) => ({
  /** Whether this is the password of the user. */
  async isRight(id: number, password: string): Promise<boolean> {
    const [row] = await db.select({ hash: principal.passwordHash }).from(principal).where(eq(principal.id, id))
    return row?.hash ? verifyPassword(password, row.hash) : false
  },

  /** Stores it, ends the sessions and enters the register, where the owner did it. Answers the Italian sentence that refuses it, or null. */
  async replace(user: Owner, password: string, { temporary, keep }: Options): Promise<string | null> {
    const refused = passwordRefusal(password, wordsOf(user))
    if (refused !== null) return refused
    if (user.passwordHash !== null && (await verifyPassword(password, user.passwordHash))) return 'Password: la nuova deve essere diversa da quella di prima'
    const passwordHash = await hashPassword(password)
    const told = { recordId: user.id, recordName: user.username, companyId: user.companyId }
    await db.transaction(async (tx) => {
      await tx.update(principal).set({ passwordHash, passwordTemporary: temporary }).where(eq(principal.id, user.id))
      await endSessions(tx, user.id, keep ? { except: keep } : {})
      await record(tx, { Id: user.id, Username: user.username }, clock(), [{ kind: 'Utente', action: 'Modifica', ...told }])
    })
    return null
  },
})
