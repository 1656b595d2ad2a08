/**
 * Stores the provider's sessions, codes, grants and refresh tokens in one table. The id of an artifact is a secret, for instance the refresh
 * token itself, so the table, its backups and the logs of statements contain only its digest.
 */
import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Db } from '../connection.ts'
import { oidcArtifact } from '../schema.ts'
import { orUnavailable } from './unavailable.ts'

const digest = (id: string) => createHash('sha256').update(id).digest('base64url')

/** The adapter of each kind of artifact. */
export const artifacts =
  (db: Db): AdapterFactory =>
  (kind) =>
    adapter(db, kind)

/** The grant with this id, unless it was revoked. */
export const grantWith = (id: string): SQL | undefined => and(eq(oidcArtifact.kind, 'Grant'), eq(oidcArtifact.id, digest(id)))

function adapter(db: Db, kind: string): Adapter {
  const ofKind = (which: SQL) => and(eq(oidcArtifact.kind, kind), which)
  const one = (id: string) => ofKind(eq(oidcArtifact.id, digest(id)))
  const find = async (which: SQL | undefined): Promise<AdapterPayload | undefined> => {
    const [row] = await db.select().from(oidcArtifact).where(which)
    if (!row) return undefined
    return { ...row.payload, ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }) }
  }
  return {
    find: orUnavailable(async (id: string) => {
      const payload = await find(one(id))
      return payload && { ...payload, jti: id }
    }),
    findByUid: orUnavailable((uid: string) => find(ofKind(eq(oidcArtifact.uid, uid)))),
    findByUserCode: orUnavailable((code: string) => find(ofKind(eq(oidcArtifact.userCode, code)))),
    upsert: orUnavailable(async (id: string, { jti: _, ...payload }: AdapterPayload, expiresIn: number) => {
      const { grantId = null, userCode = null, uid = null } = payload
      textOf(payload)
      const row = { payload, grantId, userCode, uid, expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null }
      await db
        .insert(oidcArtifact)
        .values({ kind, id: digest(id), ...row })
        .onConflictDoUpdate({ target: [oidcArtifact.kind, oidcArtifact.id], set: row })
    }),
    // A code or refresh token works once, also if two requests present it at the same time. A second use revokes what the first one gave.
    consume: orUnavailable(async (id: string) => {
      const used = await db
        .update(oidcArtifact)
        .set({ consumedAt: new Date() })
        .where(and(one(id), isNull(oidcArtifact.consumedAt)))
        .returning({ id: oidcArtifact.id })
      if (used.length > 0) return
      const [row] = await db.select({ grantId: oidcArtifact.grantId }).from(oidcArtifact).where(one(id))
      if (row?.grantId) await db.delete(oidcArtifact).where(or(grantWith(row.grantId), eq(oidcArtifact.grantId, row.grantId)))
      throw new errors.InvalidGrant('already used')
    }),
    destroy: orUnavailable(async (id: string) => {
      await db.delete(oidcArtifact).where(one(id))
    }),
    revokeByGrantId: orUnavailable(async (grantId: string) => {
      await db.delete(oidcArtifact).where(ofKind(eq(oidcArtifact.grantId, grantId)))
    }),
  }
}

/** How long a sign-in page may stay open. */
export const INTERACTION_S = 60 * 60

/** Whether this answer to a sign-in page is the first one. Of several at the same moment one is. */
export async function isFirstAnswer(db: Db, challenge: string): Promise<boolean> {
  const row = { kind: 'Answer', id: digest(challenge), payload: {}, expiresAt: new Date(Date.now() + INTERACTION_S * 1000) }
  return (await db.insert(oidcArtifact).values(row).onConflictDoNothing().returning({ id: oidcArtifact.id })).length > 0
}

/** As JSON. Throws if a parameter contains what the database cannot store. */
export function textOf(payload: AdapterPayload): string {
  const text = JSON.stringify(payload)
  if (text.includes('\\u0000')) throw new errors.InvalidRequest('a parameter holds the character U+0000')
  return text
}

/** Deletes expired artifacts. */
export async function removeExpired(db: Db): Promise<void> {
  await db.delete(oidcArtifact).where(lt(oidcArtifact.expiresAt, sql`now()`))
}
