/** Where the provider keeps sessions, codes, grants and refresh tokens: one table. */
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Db } from '../database.ts'
import { oidcArtifact } from '../schema.ts'

/** PostgreSQL stores it neither in a text nor in a JSON value. */
const NUL = '\0'

/** The adapter of each kind of artifact. */
export const artifacts =
  (db: Db): AdapterFactory =>
  (kind) =>
    adapter(db, kind)

function adapter(db: Db, kind: string): Adapter {
  const one = (id: string) => and(eq(oidcArtifact.kind, kind), eq(oidcArtifact.id, id))
  const find = async (key: string, which: SQL | undefined): Promise<AdapterPayload | undefined> => {
    if (key.includes(NUL)) return undefined
    const [row] = await db.select().from(oidcArtifact).where(which)
    if (!row) return undefined
    return { ...row.payload, ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }) }
  }
  return {
    find: (id) => find(id, one(id)),
    findByUid: (uid) => find(uid, and(eq(oidcArtifact.kind, kind), eq(oidcArtifact.uid, uid))),
    findByUserCode: (code) => find(code, and(eq(oidcArtifact.kind, kind), eq(oidcArtifact.userCode, code))),
    async upsert(id, payload, expiresIn) {
      const { grantId = null, userCode = null, uid = null } = payload
      if (JSON.stringify(payload).includes('\\u0000')) throw new errors.InvalidRequest('a parameter holds the character U+0000')
      const row = { payload: { ...payload }, grantId, userCode, uid, expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null }
      await db
        .insert(oidcArtifact)
        .values({ kind, id, ...row })
        .onConflictDoUpdate({ target: [oidcArtifact.kind, oidcArtifact.id], set: row })
    },
    // A code or refresh token is used once, also when two requests present it in the same instant.
    async consume(id) {
      const used = await db
        .update(oidcArtifact)
        .set({ consumedAt: new Date() })
        .where(and(one(id), isNull(oidcArtifact.consumedAt)))
        .returning({ id: oidcArtifact.id })
      if (used.length === 0) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await db.delete(oidcArtifact).where(one(id))
    },
    async revokeByGrantId(grantId) {
      await db.delete(oidcArtifact).where(and(eq(oidcArtifact.kind, kind), eq(oidcArtifact.grantId, grantId)))
    },
  }
}

/** Removes what has expired. */
export async function removeExpired(db: Db): Promise<void> {
  await db.delete(oidcArtifact).where(lt(oidcArtifact.expiresAt, sql`now()`))
}
