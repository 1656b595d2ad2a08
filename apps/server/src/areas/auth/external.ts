/** The users of an external provider: bound to an account at their first sign-in, and signed out when the provider says so. */
import { secondFactorRoles } from '@bilancia/contract/api'
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/connection.ts'
import { accountKey, type ExternalAccount, externalProvider, sessionKey } from '../../platform/external-tokens.ts'
import { Refusal } from '../../platform/problem.ts'
import { externalLogout, principal } from '../../platform/schema.ts'
import { recordOfUser, said } from '../audit/of-user.ts'
import { authStore, type User } from './store.ts'

export function externalUsers(db: Db, clock: () => Date, config: Config) {
  const store = authStore(db)
  const provider = externalProvider(config)

  const isSignedOut = async ({ subject, session, issuedAt }: ExternalAccount): Promise<boolean> => {
    const keys = [accountKey(subject), ...(session === null ? [] : [sessionKey(session)])]
    const since = new Date(issuedAt * 1000)
    return (await db.$count(externalLogout, and(inArray(externalLogout.key, keys), gte(externalLogout.at, since)))) > 0
  }

  /** The user with this name, if no account has been bound to them yet. */
  const bound = ({ issuer, subject, username }: ExternalAccount): Promise<number | null> =>
    db.transaction(async (tx) => {
      if (username === null) return null
      const [row] = await tx
        .update(principal)
        .set({ externalIssuer: issuer, externalSubject: subject })
        .where(and(eq(principal.username, username), isNull(principal.externalSubject), isNull(principal.closedAt)))
        .returning({ id: principal.id })
      if (!row) return null
      const account = said('Account esterno', `${subject}, presso ${issuer}`)
      await recordOfUser(tx, row.id, clock(), { kind: 'Utente', action: 'Modifica', changes: [account] })
      return row.id
    })

  return {
    /** Null where no user has this account. Throws where it was signed out, or its role asks for a second factor that the token does not prove. */
    async user(account: ExternalAccount): Promise<User | null> {
      if (await isSignedOut(account)) throw new Refusal('NON_AUTENTICATO')
      const mine = and(eq(principal.externalIssuer, account.issuer), eq(principal.externalSubject, account.subject))
      const [known] = await db.select({ id: principal.id }).from(principal).where(mine)
      const id = known?.id ?? (await bound(account))
      const user = id === null ? null : await store.user({ id })
      const asked = config.externalSecondFactor
      if (user && secondFactorRoles.includes(user.principal.role) && asked.length > 0 && !account.proofs.some((proof) => asked.includes(proof)))
        throw new Refusal('SECONDO_FATTORE_MANCANTE', { ruolo: user.principal.role })
      return user
    },

    /** Takes a logout token of the provider. Throws where it is none. The same one twice changes nothing. */
    async signOut(token: string): Promise<void> {
      const { key, at } = await provider.signedOut(token, clock())
      await db
        .insert(externalLogout)
        .values({ key, at })
        .onConflictDoUpdate({ target: externalLogout.key, set: { at: sql`greatest(${externalLogout.at}, excluded.at)` } })
    },
  }
}
