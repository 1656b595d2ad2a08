/** The second factor: codes of an authenticator app (TOTP, RFC 6238) and recovery codes. */
import { randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { OpenDatabase } from '../../platform/connection.ts'
import { hashPassword, verifyPassword } from '../../platform/password.ts'
import type { Place } from '../../platform/vault/vault.ts'
import { recordOfUser, said } from '../audit/of-user.ts'
import type { Doer } from '../audit/store.ts'
import { secondFactor } from './tables.ts'

/** A key that the app has not yet confirmed: base32, the `otpauth:` address, and that as an SVG. */
export type Enrolment = { readonly secret: string; readonly address: string; readonly qr: string }

const PERIOD = 30
/** The codes before and after are accepted too, because clocks of telephones are not exact. */
const WINDOW = 1
const PENDING_MINUTES = 10
const RECOVERY_CODES = 8
const CODES = 'Codici di recupero'
/** Characters that do not look alike. 20 of these 32 give 100 bits. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
/** A code of 100 bits to read and to type. */
export const randomCode = (): string => [group(), group(), group(), group()].join('-')

const totp = (secret: string, { issuer = '', label = '' } = {}) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) })

/** The step that the code belongs to, or null. */
function stepOf(secret: string, typed: string, now: Date): number | null {
  const token = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta
}

/** The second factors in one database. */
export function secondFactors({ db, vault }: Pick<OpenDatabase, 'db' | 'vault'>, clock: () => Date) {
  const place = (principalId: number): Place => ['second_factor', principalId, 'secret']
  const opened = (row: typeof secondFactor.$inferSelect): string => vault.open(place(row.principalId), row.secret)
  const mine = (principalId: number) => eq(secondFactor.principalId, principalId)
  const active = async (principalId: number) => {
    const [row] = await db
      .select()
      .from(secondFactor)
      .where(and(mine(principalId), isNotNull(secondFactor.confirmedAt)))
    return row ?? null
  }
  const pending = async (principalId: number) => {
    const oldest = new Date(clock().getTime() - PENDING_MINUTES * 60_000)
    const [row] = await db
      .select()
      .from(secondFactor)
      .where(and(mine(principalId), isNull(secondFactor.confirmedAt)))
    return row && row.insertedAt > oldest ? row : null
  }
  const newCodes = async () => {
    const codes = Array.from({ length: RECOVERY_CODES }, randomCode)
    return { codes, hashes: await Promise.all(codes.map(hashPassword)) }
  }
  /** Accepts a code of the app, once. */
  const takeStep = async (principalId: number, step: number): Promise<boolean> => {
    const taken = await db
      .update(secondFactor)
      .set({ lastStep: step })
      .where(and(mine(principalId), lt(secondFactor.lastStep, step)))
      .returning({ id: secondFactor.principalId })
    return taken.length > 0
  }
  /** Accepts a recovery code, once. */
  const takeRecovery = async (principalId: number, recovery: readonly string[], typed: string): Promise<boolean> => {
    const code = typed.trim().toLowerCase()
    if (!/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/.test(code)) return false
    const right = await Promise.all(recovery.map((hash) => verifyPassword(code, hash)))
    const used = recovery[right.indexOf(true)]
    if (used === undefined) return false
    return db.transaction(async (tx) => {
      // Only this code: of two different ones at once both are accepted.
      const [taken] = await tx
        .update(secondFactor)
        .set({ recovery: sql`${secondFactor.recovery} - ${used}::text` })
        .where(and(mine(principalId), sql`${secondFactor.recovery} @> ${JSON.stringify([used])}::jsonb`))
        .returning({ left: sql<number>`jsonb_array_length(${secondFactor.recovery})` })
      if (!taken) return false
      const codes = { Field: CODES, Before: String(taken.left + 1), After: String(taken.left) }
      await recordOfUser(tx, principalId, clock(), { kind: 'Secondo fattore', action: 'Modifica', changes: [codes] })
      return true
    })
  }
  return {
    /** The number of unused recovery codes; null if no app is active. */
    recoveryLeft: async (principalId: number): Promise<number | null> => (await active(principalId))?.recovery.length ?? null,

    /**
     * Makes a key to be confirmed; it stays the same for ten minutes, so that the page can be reloaded. The user must not have an active app. The app
     * shows `suite` and `username`.
     */
    async start(principalId: number, username: string, suite: string): Promise<Enrolment> {
      const before = await pending(principalId)
      const secret = before ? opened(before) : new Secret({ size: 20 }).base32
      if (!before) {
        const fresh = { secret: vault.seal(place(principalId), secret), insertedAt: clock() }
        await db
          .insert(secondFactor)
          .values({ principalId, ...fresh })
          .onConflictDoUpdate({ target: secondFactor.principalId, set: fresh, setWhere: isNull(secondFactor.confirmedAt) })
      }
      const address = totp(secret, { issuer: suite, label: username }).toString()
      return { secret, address, qr: renderSVG(address, { border: 2 }) }
    },

    /** Activates the app with its first code and returns the recovery codes, which are not stored in clear. */
    async confirm(principalId: number, typed: string): Promise<readonly string[] | 'wrong' | 'expired'> {
      const row = await pending(principalId)
      if (!row) return 'expired'
      const step = stepOf(opened(row), typed, clock())
      if (step === null) return 'wrong'
      const { codes, hashes } = await newCodes()
      return db.transaction(async (tx) => {
        const confirmed = await tx
          .update(secondFactor)
          .set({ confirmedAt: clock(), lastStep: step, recovery: hashes })
          .where(and(mine(principalId), isNull(secondFactor.confirmedAt), eq(secondFactor.secret, row.secret)))
          .returning({ id: secondFactor.principalId })
        if (confirmed.length === 0) return 'expired'
        await recordOfUser(tx, principalId, clock(), { kind: 'Secondo fattore', action: 'Creazione', changes: [said(CODES, codes.length)] })
        return codes
      })
    },

    /** Whether the code of the app or the recovery code is right. It is accepted only once. */
    async check(principalId: number, typed: string): Promise<boolean> {
      const row = await active(principalId)
      if (!row) return false
      const step = stepOf(opened(row), typed, clock())
      return step === null ? takeRecovery(principalId, row.recovery, typed) : takeStep(principalId, step)
    },

    /** Makes new recovery codes. The earlier ones become invalid. */
    async newRecovery(principalId: number): Promise<readonly string[]> {
      const { codes, hashes } = await newCodes()
      await db.transaction(async (tx) => {
        await tx.update(secondFactor).set({ recovery: hashes }).where(mine(principalId))
        await recordOfUser(tx, principalId, clock(), { kind: 'Secondo fattore', action: 'Modifica', changes: [said(`${CODES}, nuovi`, codes.length)] })
      })
      return codes
    },

    /** `by`: who removes it, if it is not its user. */
    remove: (principalId: number, by?: Doer): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [gone] = await tx.delete(secondFactor).where(mine(principalId)).returning({ confirmedAt: secondFactor.confirmedAt })
        if (gone?.confirmedAt) await recordOfUser(tx, principalId, clock(), { kind: 'Secondo fattore', action: 'Eliminazione' }, by)
        return gone !== undefined
      }),
  }
}
