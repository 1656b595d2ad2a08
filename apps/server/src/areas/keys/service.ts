/** Keys for a studio's own programs. An administrator who works in the studio makes them, never with more rights than their own. */
import { createHash, randomBytes } from 'node:crypto'
import {
  type ApiKeyInput,
  type ApiKeyRecord,
  type Identity,
  KEY_MARK,
  KEYS_MAX,
  type KeyGroup,
  keyGroups,
  type Route,
  refusal,
  routes,
} from '@bilancia/contract/api'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { DAY_MS } from '../../platform/day.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Creation, madeWith } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/problem.ts'
import { apiKey, principal, principalAuth } from '../../platform/schema.ts'
import * as agencies from '../agencies/store.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome, isReached } from '../auth/sign-in-checks.ts'
import { studiosOf } from '../telematico/scope.ts'

export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Whether a user may make at least one call of the group. Each call is still checked on its own. */
const may = (who: Identity, group: KeyGroup): boolean =>
  Object.values<Route>(routes).some(({ keys, permission }) => keys === group && refusal(permission, who) === null)

/** Whether a key of this user works, as far as it depends on the user alone. */
const mayHold = ({ role, closedAt, disabled }: typeof principal.$inferSelect, today: string): boolean =>
  (role === 'ADMIN' || role === 'SUPERADMIN') && closedAt === null && !isReached(disabled, today)

export const keyService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const place = async (who: Identity, id: number) => {
    const row = await agencies.find(db, who, id)
    if (!row) throw new Refusal('AGENCY_NON_TROVATA', { id })
    return row
  }

  const list = async (agencyId: number): Promise<ApiKeyRecord[]> => {
    const rows = await db
      .select({ key: apiKey, by: principal, linked: principalAuth.id })
      .from(apiKey)
      .leftJoin(principal, eq(principal.id, apiKey.principalId))
      .leftJoin(principalAuth, and(eq(principalAuth.principalId, apiKey.principalId), eq(principalAuth.agencyId, apiKey.agencyId)))
      .where(eq(apiKey.agencyId, agencyId))
      .orderBy(desc(apiKey.id))
    const now = clock()
    return rows.map(({ key, by, linked }) => ({
      ...{ id: key.id, nome: key.name, gruppi: [...key.groups], di: by ? `${by.surname} ${by.name}` : '' },
      ...{ dal: key.insertedAt.toISOString(), scade: key.expiresAt.toISOString() },
      ...{ usata: key.usedAt?.toISOString() ?? null, revocata: key.revokedAt?.toISOString() ?? null },
      vale: key.revokedAt === null && key.expiresAt > now && by !== null && linked !== null && mayHold(by, dayInRome(now)),
    }))
  }

  const entered = (who: Identity, id: number, companyId: number, action: 'Creazione' | 'Chiusura', changes: readonly ReturnType<typeof said>[]) =>
    record(db, who, clock(), [{ kind: 'Chiave', action, recordId: id, recordName: `chiave ${id}`, companyId, changes: [...changes] }])

  return {
    list: async (who: Identity, agencyId: number) => list((await place(who, agencyId)).id),

    /**
     * `creation`: a call repeated with its key answers the key that it made first, with a new secret. Throws CHIAVE_GIA_FATTA if that key has been used,
     * revoked or has expired.
     */
    async insert(who: Identity, agencyId: number, { nome, gruppi, giorni }: ApiKeyInput, creation: Creation) {
      const { id, companyId, name } = await place(who, agencyId)
      if (!studiosOf(who).some(({ Id }) => Id === id)) throw new Refusal('CHIAVE_STUDIO', { id })
      const groups = [...new Set(gruppi)]
      const beyond = groups.filter((group) => !may(who, group))
      if (beyond.length > 0) throw new Refusal('CHIAVE_DIRITTO', { gruppi: beyond.map((group) => keyGroups[group]).join('; ') })
      const now = clock()
      const secret = randomBytes(32).toString('base64url')
      const made = await db.transaction(async () => {
        // One after the other, so that two calls do not pass the limit together.
        await agencies.lock(db, id)
        const before = await madeWith(db, apiKey, eq(apiKey.principalId, who.Id), creation)
        const valid = and(isNull(apiKey.revokedAt), gt(apiKey.expiresAt, now))
        if (before !== null) {
          const replaced = await db
            .update(apiKey)
            .set({ digest: digestOf(secret) })
            .where(and(eq(apiKey.id, before), valid, isNull(apiKey.usedAt)))
            .returning({ id: apiKey.id })
          if (replaced.length === 0) throw new Refusal('CHIAVE_GIA_FATTA')
          return before
        }
        const good = and(eq(apiKey.agencyId, id), valid)
        if ((await db.$count(apiKey, good)) >= KEYS_MAX) throw new Refusal('CHIAVI_TROPPE', { massimo: KEYS_MAX })
        const expiresAt = new Date(now.getTime() + giorni * DAY_MS)
        const row = { companyId, agencyId: id, principalId: who.Id, name: nome, digest: digestOf(secret), groups, insertedAt: now, expiresAt, ...creation }
        const [added] = await db.insert(apiKey).values(row).returning({ id: apiKey.id })
        if (!added) throw new Error('a key without a row')
        const told = [
          said('Studio', name),
          said('Nome', nome),
          said('Può', groups.map((group) => keyGroups[group]).join('; ')),
          said('Scade il', expiresAt.toISOString()),
        ]
        await entered(who, added.id, companyId, 'Creazione', told)
        return added.id
      })
      const one = (await list(id)).find((key) => key.id === made)
      if (!one) throw new Error(`the key ${made} is not in its list`)
      return { ...one, chiave: `${KEY_MARK}${made}_${secret}` }
    },

    /** Revoking a key again changes nothing. */
    async revoke(who: Identity, agencyId: number, keyId: number): Promise<ApiKeyRecord[]> {
      const { id, companyId } = await place(who, agencyId)
      const [row] = await db
        .select()
        .from(apiKey)
        .where(and(eq(apiKey.id, keyId), eq(apiKey.agencyId, id)))
      if (!row) throw new Refusal('CHIAVE_NON_TROVATA', { id: keyId })
      await db.transaction(async () => {
        const open = and(eq(apiKey.id, keyId), isNull(apiKey.revokedAt))
        const revoked = await db.update(apiKey).set({ revokedAt: clock(), revokedBy: who.Id }).where(open).returning({ id: apiKey.id })
        if (revoked.length > 0) await entered(who, keyId, companyId, 'Chiusura', [said('Nome', row.name)])
      })
      return list(id)
    },
  }
}
