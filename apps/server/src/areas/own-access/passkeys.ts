/** Passkeys: a user signs in with a device that checks the finger, the face or a PIN. It counts as password and second factor. */
import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { type Assertion, assertion, PASSKEYS_MAX, type PasskeyCreation, type Registration } from '@bilancia/contract/api'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, OpenDatabase } from '../../platform/connection.ts'
import { isFirstAnswer } from '../../platform/oidc/adapter.ts'
import { Refusal } from '../../platform/problem.ts'
import { principal } from '../../platform/schema.ts'
import type { Site } from '../../platform/sites.ts'
import { NotOpened, type Place } from '../../platform/vault/vault.ts'
import { recordOfUser, said } from '../audit/of-user.ts'
import type { Doer } from '../audit/store.ts'
import { passkey } from './tables.ts'

const PENDING_MS = 5 * 60_000
/** Loaded when first needed: it is large, and most sign-ins have a password. */
const webauthn = () => import('@simplewebauthn/server')

type Row = typeof passkey.$inferSelect
type Owner = { readonly id: number; readonly username: string; readonly fullName: string }

/** The relying party of a site; null where browsers allow none, at an IP address. */
export function rpIdOf({ origin }: Pick<Site, 'origin'>): string | null {
  const host = new URL(origin).hostname
  return isIP(host) === 0 && !host.startsWith('[') ? host : null
}

export const passkeyAdded = (suite: string, username: string, name: string) => ({
  subject: `${suite}: una passkey nuova`,
  text: `Al tuo utente ${username} è stata aggiunta la passkey «${name}»: con quel dispositivo si accede senza password. Se non sei stato tu, togli la passkey da Il mio accesso, cambia la password e avvisa un amministratore.`,
})

function refuseMore(than: number): void {
  if (than >= PASSKEYS_MAX) throw new Refusal('PASSKEY_TROPPE', { limite: PASSKEYS_MAX })
}

/** The passkeys in one database. */
export function passkeys({ db, vault }: Pick<OpenDatabase, 'db' | 'vault'>, clock: () => Date) {
  const mine = (principalId: number) => eq(passkey.principalId, principalId)
  const place = ({ id }: Pick<Owner, 'id'>): Place => ['passkey', id, 'challenge']
  const of = (principalId: number): Promise<readonly Row[]> =>
    db.select().from(passkey).where(mine(principalId)).orderBy(asc(passkey.insertedAt), asc(passkey.id))
  const recordPasskey = (tx: Db, principalId: number, action: 'Creazione' | 'Eliminazione', name: string, by?: Doer) =>
    recordOfUser(tx, principalId, clock(), { kind: 'Passkey', action, changes: [said('Nome', name)] }, by)

  /** The challenge of a ticket that this user got in the last five minutes, or null. */
  const challengeIn = (owner: Owner, ticket: string): string | null => {
    try {
      const [challenge = '', until = ''] = vault.open(place(owner), ticket).split(' ')
      return clock().getTime() < Number(until) ? challenge : null
    } catch (error) {
      if (error instanceof NotOpened) return null
      throw error
    }
  }

  return {
    of,

    /** What the browser asks its authenticator for, and the ticket for `confirm`. */
    async start(owner: Owner, site: Site): Promise<{ readonly options: PasskeyCreation; readonly ticket: string }> {
      const rpID = rpIdOf(site)
      if (rpID === null) throw new Refusal('PASSKEY_INDIRIZZO')
      const before = await of(owner.id)
      refuseMore(before.length)
      const { generateRegistrationOptions } = await webauthn()
      const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
        ...{ rpName: site.brand.name, rpID, userName: owner.username, userDisplayName: owner.fullName },
        userID: new TextEncoder().encode(String(owner.id)),
        challenge: randomBytes(32),
      })
      const options: PasskeyCreation = {
        ...{ challenge, user, pubKeyCredParams, timeout: PENDING_MS, attestation: 'none' },
        rp: { id: rpID, name: site.brand.name },
        excludeCredentials: before.map(({ id }) => ({ type: 'public-key', id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }
      return { options, ticket: vault.seal(place(owner), `${challenge} ${clock().getTime() + PENDING_MS}`) }
    },

    /** Stores what the authenticator made. */
    async confirm(owner: Owner, site: Site, given: { readonly ticket: string; readonly name: string; readonly credential: Registration }): Promise<Row> {
      const rpId = rpIdOf(site)
      const challenge = challengeIn(owner, given.ticket)
      if (rpId === null || challenge === null) throw new Refusal('PASSKEY_RIFIUTATA')
      const { verifyRegistrationResponse } = await webauthn()
      const { registrationInfo: made } = await verifyRegistrationResponse({
        response: { ...given.credential, clientExtensionResults: {} },
        ...{ expectedChallenge: challenge, expectedOrigin: site.origin, expectedRPID: rpId, requireUserVerification: true },
      }).catch(() => {
        // The answer does not match the request.
        throw new Refusal('PASSKEY_RIFIUTATA')
      })
      if (!made) throw new Refusal('PASSKEY_RIFIUTATA')
      const { id, publicKey, counter } = made.credential
      return db.transaction(async (tx) => {
        // One after the other: several may have been started before the last one.
        await tx.select({ id: principal.id }).from(principal).where(eq(principal.id, owner.id)).for('no key update')
        refuseMore(await tx.$count(passkey, mine(owner.id)))
        const [row] = await tx
          .insert(passkey)
          .values({ id, principalId: owner.id, rpId, name: given.name, publicKey: Buffer.from(publicKey).toString('base64url'), counter, insertedAt: clock() })
          .onConflictDoNothing()
          .returning()
        if (!row) throw new Refusal('PASSKEY_PRESENTE')
        await recordPasskey(tx, owner.id, 'Creazione', given.name)
        return row
      })
    },

    /** Removes one passkey of the user. */
    remove: (principalId: number, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(passkey)
          .where(and(mine(principalId), eq(passkey.id, id)))
          .returning({ name: passkey.name })
        if (!gone) throw new Refusal('PASSKEY_NON_TROVATA')
        await recordPasskey(tx, principalId, 'Eliminazione', gone.name)
      }),

    /** In a transaction. Removes all passkeys of the user and returns their number. */
    async removeAll(principalId: number, by?: Doer): Promise<number> {
      const gone = await db.delete(passkey).where(mine(principalId)).returning({ name: passkey.name })
      for (const { name } of gone) await recordPasskey(db, principalId, 'Eliminazione', name, by)
      return gone.length
    },

    /** The id of the user whose passkey has answered the challenge at this site, or null. A challenge is answered once. */
    async signIn(answer: string, site: Site, challenge: string): Promise<number | null> {
      const given = assertionIn(answer)
      const rpId = rpIdOf(site)
      if (given === null || rpId === null) return null
      const [row] = await db
        .select()
        .from(passkey)
        .where(and(eq(passkey.id, given.id), eq(passkey.rpId, rpId)))
      if (!row) return null
      const { verifyAuthenticationResponse } = await webauthn()
      const proved = await verifyAuthenticationResponse({
        response: { ...given, clientExtensionResults: {} },
        ...{ expectedChallenge: challenge, expectedOrigin: site.origin, expectedRPID: rpId, requireUserVerification: true },
        credential: { id: row.id, publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')), counter: row.counter },
      }).catch(() => null)
      if (!proved?.verified) return null
      return db.transaction(async (tx) => {
        if (!(await isFirstAnswer(tx, challenge))) return null
        const [used] = await tx
          .update(passkey)
          .set({ counter: proved.authenticationInfo.newCounter, usedAt: clock() })
          .where(eq(passkey.id, row.id))
          .returning({ principalId: passkey.principalId })
        return used?.principalId ?? null
      })
    },
  }
}

function assertionIn(text: string): Assertion | null {
  try {
    return assertion.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
