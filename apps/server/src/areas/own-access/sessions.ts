/** The sessions of the embedded provider, by user: which are open, from where, and their end. */
import { and, desc, eq, exists, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { grantWith } from '../../platform/oidc/adapter.ts'
import { oidcArtifact } from '../../platform/schema.ts'
import { signInSession } from './tables.ts'

export type Opened = { readonly uid: string; readonly principalId: number; readonly userAgent: string | null; readonly address: string | null }

const open = (which: SQL | undefined) => and(eq(oidcArtifact.kind, 'Session'), gt(oidcArtifact.expiresAt, sql`now()`), which)
const ofUser = (principalId: number) => eq(sql`(${oidcArtifact.payload} ->> 'accountId')`, String(principalId))

/** Remembers from where a session was opened; that of a session already known stays. */
export async function recordSession(db: Db, opened: Opened, startedAt: Date): Promise<void> {
  await db
    .insert(signInSession)
    .values({ ...opened, userAgent: opened.userAgent?.slice(0, 500) ?? null, startedAt })
    .onConflictDoNothing()
}

type Given = { readonly id: number; readonly session: string; readonly grant: string }

/** Whether the session of the user has not ended, nor what it gave been taken back. */
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

/** Ends sessions of a user: all, one, or all but one. With a session end its refresh tokens. Answers how many have ended. */
export async function endSessions(db: Db, principalId: number, which: { readonly only?: string; readonly except?: string } = {}): Promise<number> {
  const { only, except } = which
  const chosen = and(only === undefined ? undefined : eq(oidcArtifact.uid, only), except === undefined ? undefined : ne(oidcArtifact.uid, except))
  const ended = await db
    .delete(oidcArtifact)
    .where(and(eq(oidcArtifact.kind, 'Session'), ofUser(principalId), chosen))
    .returning({ uid: oidcArtifact.uid })
  for (const { uid } of ended) if (uid !== null) await db.delete(signInSession).where(eq(signInSession.uid, uid))
  return ended.length
}

/** Forgets from where the sessions came that have expired. */
export async function removeEndedSessions(db: Db): Promise<void> {
  await db
    .delete(signInSession)
    .where(sql`not exists (select 1 from ${oidcArtifact} where ${oidcArtifact.kind} = 'Session' and ${oidcArtifact.uid} = ${signInSession.uid})`)
}
