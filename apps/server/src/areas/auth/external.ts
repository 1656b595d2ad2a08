/** The users of an external provider. Their account is bound at the first sign-in, each session enters the register, and the provider can sign them out. */
import { secondFactorRoles } from '@bilancia/contract/api'
import { and, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/connection.ts'
import { type ExternalAccount, type ExternalSignOut, externalProvider, keysOf, sessionKey } from '../../platform/external-tokens.ts'
import { Refusal } from '../../platform/problem.ts'
import { externalLogout, externalSession, principal } from '../../platform/schema.ts'
import { recordOfUser, said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from './sign-in-checks.ts'
import { authStore, type User } from './store.ts'

const PROVIDER = { program: "fornitore d'identità" } as const
const SESSION = 'Sessione presso il fornitore'

/** A token that names only its session cannot be matched to a user, because sessions at the provider are not stored here. */
async function recordSignOut(db: Db, { issuer, subject, session }: Omit<ExternalSignOut, 'keys' | 'at'>, at: Date): Promise<void> {
  const changes = session === null ? [said('Sessioni chiuse', 'tutte')] : [said(SESSION, session)]
  const [user] =
    subject === null
      ? []
      : await db
          .select({ id: principal.id })
          .from(principal)
          .where(and(eq(principal.externalIssuer, issuer), eq(principal.externalSubject, subject)))
  if (user) await recordOfUser(db, user.id, at, { kind: 'Sessione', action: 'Uscita', changes }, PROVIDER)
  else await record(db, PROVIDER, at, [{ kind: 'Sessione', action: 'Uscita', changes, recordName: subject ?? 'utente non detto' }])
}

export function externalUsers(db: Db, clock: () => Date, config: Config) {
  const store = authStore(db)
  const provider = externalProvider(config)
  /** Keys of sessions that are in the register, so that later calls need no query. */
  const entered = new LRUCache<string, true>({ max: 5000 })

  const isSignedOut = async (account: ExternalAccount): Promise<boolean> => {
    const since = new Date(account.issuedAt * 1000)
    return (await db.$count(externalLogout, and(inArray(externalLogout.key, keysOf(account)), gte(externalLogout.at, since)))) > 0
  }
  const idOf = async ({ issuer, subject }: ExternalAccount): Promise<number | null> => {
    const [row] = await db
      .select({ id: principal.id })
      .from(principal)
      .where(and(eq(principal.externalIssuer, issuer), eq(principal.externalSubject, subject)))
    return row?.id ?? null
  }

  /** The user with this name, if no account of this provider has been bound to them yet. */
  const bound = ({ issuer, subject, username }: ExternalAccount): Promise<number | null> =>
    db.transaction(async (tx) => {
      if (username === null) return null
      const [row] = await tx
        .update(principal)
        .set({ externalIssuer: issuer, externalSubject: subject })
        .where(and(eq(principal.username, username), or(isNull(principal.externalIssuer), ne(principal.externalIssuer, issuer)), isNull(principal.closedAt)))
        .returning({ id: principal.id })
      if (!row) return null
      const account = said('Account esterno', `${subject}, presso ${issuer}`)
      await recordOfUser(tx, row.id, clock(), { kind: 'Utente', action: 'Modifica', changes: [account] })
      return row.id
    })

  return {
    /** Null if no user has this account. Throws if it was signed out, or if the role needs a second factor that the token does not prove. */
    async user(account: ExternalAccount): Promise<User | null> {
      if (await isSignedOut(account)) throw new Refusal('NON_AUTENTICATO')
      // Another process may bind it meanwhile.
      const id = (await idOf(account)) ?? (await bound(account)) ?? (await idOf(account))
      const user = id === null ? null : await store.user({ id })
      const asked = config.externalSecondFactor
      if (user && secondFactorRoles.includes(user.principal.role) && asked.length > 0 && !account.proofs.some((proof) => asked.includes(proof)))
        throw new Refusal('SECONDO_FATTORE_MANCANTE', { ruolo: user.principal.role })
      return user
    },

    /** Enters the sign-in into the register at the first call of its session, which came from this address. */
    async opened(account: ExternalAccount, id: number, address: string): Promise<void> {
      const at = clock()
      const key = `${account.issuer} ${account.session === null ? `${account.subject} ${dayInRome(at)}` : sessionKey(account.session)}`
      if (entered.has(key)) return
      await db.transaction(async (tx) => {
        const fresh = await tx.insert(externalSession).values({ key, at }).onConflictDoNothing().returning({ key: externalSession.key })
        if (fresh.length === 0) return
        const proofs = account.proofs.join(', ')
        const changes = [
          said('Indirizzo', address),
          said('Presso', account.issuer),
          ...(account.session === null ? [] : [said(SESSION, account.session)]),
          ...(proofs === '' ? [] : [said('Con', proofs)]),
        ]
        await recordOfUser(tx, id, at, { kind: 'Sessione', action: 'Accesso', changes })
      })
      entered.set(key, true)
    },

    /** Handles a logout token of the provider, and enters it into the register. Throws if it is not one. A repeated token changes nothing. */
    async signOut(token: string): Promise<void> {
      const { keys, at, ...whose } = await provider.signedOut(token, clock())
      await db.transaction(async (tx) => {
        const fresh = await tx
          .insert(externalLogout)
          .values(keys.map((key) => ({ key, at })))
          .onConflictDoUpdate({ target: externalLogout.key, set: { at: sql`excluded.at` }, setWhere: lt(externalLogout.at, sql`excluded.at`) })
          .returning({ key: externalLogout.key })
        if (fresh.length > 0) await recordSignOut(tx, whose, clock())
      })
    },
  }
}
