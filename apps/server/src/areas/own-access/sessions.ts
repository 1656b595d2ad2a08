/** The sessions of the embedded provider, by user: which are open, from where, and their end. */
import { and, desc, eq, exists, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { grantWith } from '../../platform/oidc/adapter.ts'
import { oidcArtifact } from '../../platform/schema.ts'
import { signInFailures } from '../audit/failures.ts'
import { recordOfUser, said } from '../audit/of-user.ts'
import type { Doer } from '../audit/store.ts'
import { signInSession } from './tables.ts'

export type Opened = {
  readonly uid: string
  readonly principalId: number
  readonly userAgent: string | null
  readonly address: string | null
  /** How the user has proved who they are (RFC 8176). */
  readonly proofs: readonly string[]
}

/** The proofs in the words of the pages. */
const means = (proofs: readonly string[]): string => {
  if (proofs.includes('pop')) return 'passkey'
  return proofs.includes('otp') ? 'password e codice' : 'password'
}

const open = (which: SQL | undefined) => and(eq(oidcArtifact.kind, 'Session'), gt(oidcArtifact.expiresAt, sql`now()`), which)
const ofUser = (principalId: number) => eq(sql`(${oidcArtifact.payload} ->> 'accountId')`, String(principalId))

/** Stores from where a session was opened, and enters it into the register. A known session is left unchanged. */
export const recordSession = (db: Db, { proofs, ...opened }: Opened, startedAt: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const fresh = await tx
      .insert(signInSession)
      .values({ ...opened, userAgent: opened.userAgent?.slice(0, 500) ?? null, startedAt })
      .onConflictDoNothing()
      .returning({ uid: signInSession.uid })
    if (fresh.length === 0) return
    await signInFailures(tx, () => startedAt).enter(opened)
    const changes = [...(opened.address === null ? [] : [said('Indirizzo', opened.address)]), said('Con', means(proofs))]
    await recordOfUser(tx, opened.principalId, startedAt, { kind: 'Sessione', action: 'Accesso', changes })
  })

type Given = { readonly id: number; readonly session: string; readonly grant: string }

/** Whether the session of the user is open and the grant of the token still valid. */
export async function isOpen(db: Db, { id, session, grant }: Given): Promise<boolean> {
  const given = db.select({ id: oidcArtifact.id }).from(oidcArtifact).where(grantWith(grant))
  return (await db.$count(oidcArtifact, open(and(eq(oidcArtifact.uid, session), ofUser(id), exists(given))))) > 0
}

/** The open sessions, the newest first. */
export async function openSessions(db: Db, principalId: number) {
  return db
    .select({ uid: signInSession.uid, startedAt: signInSession.startedAt, userAgent: signInSession.userAgent, address: signInSession.address })
    .from(oidcArtifact)
    .innerJoin(signInSession, eq(signInSession.uid, oidcArtifact.uid))
    .where(open(ofUser(principalId)))
    .orderBy(desc(signInSession.startedAt), signInSession.uid)
}

/** `by`: who ends them, if it is not their user. */
type Ending = { readonly at: Date; readonly by?: Doer; readonly only?: string; readonly except?: string }

/** Ends sessions of a user, with their refresh tokens: all, one, or all but one. Returns the number of ended sessions. */
export async function endSessions(db: Db, principalId: number, { at, by, only, except }: Ending): Promise<number> {
  const chosen = and(only === undefined ? undefined : eq(oidcArtifact.uid, only), except === undefined ? undefined : ne(oidcArtifact.uid, except))
  const ended = await db
    .delete(oidcArtifact)
    .where(and(eq(oidcArtifact.kind, 'Session'), ofUser(principalId), chosen))
    .returning({ uid: oidcArtifact.uid })
  for (const { uid } of ended) if (uid !== null) await db.delete(signInSession).where(eq(signInSession.uid, uid))
  if (ended.length > 0) await recordOfUser(db, principalId, at, { kind: 'Sessione', action: 'Uscita', changes: [said('Sessioni chiuse', ended.length)] }, by)
  return ended.length
}

/** The user has signed out. */
export const signedOut = (db: Db, uid: string, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = await tx.delete(signInSession).where(eq(signInSession.uid, uid)).returning({ principalId: signInSession.principalId })
    for (const { principalId } of ended) await recordOfUser(tx, principalId, at, { kind: 'Sessione', action: 'Uscita' })
  })

/** Deletes the origins of expired sessions. */
export const removeEndedSessions = (db: Db, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = await tx
      .delete(signInSession)
      .where(sql`not exists (select 1 from ${oidcArtifact} where ${oidcArtifact.kind} = 'Session' and ${oidcArtifact.uid} = ${signInSession.uid})`)
      .returning({ principalId: signInSession.principalId })
    for (const { principalId } of ended) await recordOfUser(tx, principalId, at, { kind: 'Sessione', action: 'Uscita' }, { program: 'scadenza' })
  })
