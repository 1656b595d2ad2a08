/** A key makes calls in the name of the user who made it, only in the key's studio. The user is read for each call, so a lost right is lost at once. */
import { timingSafeEqual } from 'node:crypto'
import { type Identity, KEY_MARK, refusal } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/connection.ts'
import type { KeyHolder } from '../../platform/deps.ts'
import { Refusal } from '../../platform/problem.ts'
import { apiKey } from '../../platform/schema.ts'
import { dayInRome, signInRefusal } from '../auth/sign-in-checks.ts'
import { type authStore, toIdentity } from '../auth/store.ts'
import { digestOf } from './service.ts'

/** How often the use of a key is noted. */
const NOTED_MS = 60_000
/** `KEY_MARK`, the number of the key, its secret. */
const form = /^(?i:Bearer) +bilancia_([1-9]\d{0,9})_([\w-]{43})$/

/** The statements run as the program: there is no caller yet. `holder` throws CHIAVE_NON_VALIDA, or the code why the user may not sign in. */
export const keyHolders = (db: Db, clock: () => Date, users: Pick<ReturnType<typeof authStore>, 'user'>) => ({
  isKey: ({ headers }: FastifyRequest): boolean => headers.authorization?.slice(0, 7 + KEY_MARK.length).endsWith(` ${KEY_MARK}`) ?? false,

  async holder({ headers }: FastifyRequest): Promise<KeyHolder> {
    const [, id, secret = ''] = form.exec(headers.authorization ?? '') ?? []
    const [key] = await db
      .select()
      .from(apiKey)
      .where(eq(apiKey.id, Number(id ?? 0)))
    const now = clock()
    if (!key || !timingSafeEqual(Buffer.from(digestOf(secret)), Buffer.from(key.digest))) throw new Refusal('CHIAVE_NON_VALIDA')
    if (key.revokedAt !== null || key.expiresAt <= now) throw new Refusal('CHIAVE_NON_VALIDA')
    const user = await users.user({ id: key.principalId })
    const who: Identity | null = user && toIdentity(user)
    const PrincipalAuth = who?.PrincipalAuth.filter(({ AgencyId }) => AgencyId === key.agencyId) ?? []
    // If the user could not make the key today, it is not valid.
    if (!who || PrincipalAuth.length === 0 || refusal('chiavi', who) !== null) throw new Refusal('CHIAVE_NON_VALIDA')
    const code = signInRefusal({ ...who, PrincipalAuth }, dayInRome(now))
    if (code) throw new Refusal(code)
    if (key.usedAt === null || now.getTime() - key.usedAt.getTime() > NOTED_MS) await db.update(apiKey).set({ usedAt: now }).where(eq(apiKey.id, key.id))
    return { ...who, PrincipalAuth, AgencyId: key.agencyId, ApiKey: { id: key.id, nome: key.name, gruppi: key.groups } }
  },
})
