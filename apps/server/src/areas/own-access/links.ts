/** Links with which users choose their own password: for an invitation, or in place of a forgotten one. */
import { createHash, randomBytes } from 'node:crypto'
import type { AccessLink, Brand } from '@bilancia/contract/api'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/connection.ts'
import type { SendMail } from '../../platform/mail.ts'
import { principal } from '../../platform/schema.ts'
import type { Site } from '../../platform/sites.ts'
import { recordOfUser, said } from '../audit/of-user.ts'
import type { Doer } from '../audit/store.ts'
import { lock } from '../principals/store.ts'
import { passwords } from './password.ts'
import { accessLink } from './tables.ts'

/** The path of a link; the token follows. */
const LINK_PATH = '/idp/link/'
/** The minimum time between two mails to the same user. */
const BETWEEN_MS = 5 * 60_000

type User = typeof principal.$inferSelect
type Made = { readonly address: string; readonly expiresAt: Date }

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const moment = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' })

const letter = ({ name }: Brand, { username }: User, { address, expiresAt }: Made, invited: boolean) => ({
  subject: invited ? `Il tuo accesso a ${name}` : `Una nuova password per ${name}`,
  text: [
    invited ? `Per te c'è un utente di ${name}: ${username}.` : `È stata chiesta una nuova password per il tuo utente di ${name}: ${username}.`,
    `Apri questo indirizzo e scegli la tua password:\n${address}`,
    `L'indirizzo vale una volta sola, fino al ${moment.format(expiresAt)}.${invited ? '' : ' Se non hai chiesto nulla, ignora questa mail: la password resta quella di prima.'}`,
  ].join('\n\n'),
})

/** The mail after the second factor was removed, because the user may not have asked for it. */
export const secondFactorTaken = (suite: string, username: string, by: string) => ({
  subject: `${suite}: il tuo secondo fattore è stato tolto`,
  text: `L'amministratore ${by} ha tolto il secondo fattore e le passkey del tuo utente ${username}, e le tue sessioni sono finite. Se non l'hai chiesto tu, avvisa subito un altro amministratore.`,
})

/** The mail to an administrator whose access somebody asks to reset, because they may not have asked for it. */
export const accessRequested = (suite: string, username: string, by: string) => ({
  subject: `${suite}: chiesta la reimpostazione del tuo accesso`,
  text: `L'amministratore ${by} ha chiesto di reimpostare l'accesso del tuo utente ${username}: un secondo amministratore deve ancora confermarlo. Se non l'hai chiesto tu, avvisa subito un altro amministratore.`,
})

const NOT_SENT = 'Mail con il link non partita'
const LINK_ENDED = 'Il link è già stato usato o è scaduto: chiederne un altro.'

/** Ends the link of a user whose mail or password has changed. Call it as the program. */
export async function endLink(db: Db, principalId: number): Promise<void> {
  await db.delete(accessLink).where(eq(accessLink.principalId, principalId))
}

/** Use it as the program: the policies hide the links of users from administrators. */
export function accessLinks(db: Db, clock: () => Date, { linkMinutes }: Pick<Config, 'linkMinutes'>) {
  /** Makes a link, which replaces the user's earlier one. Null if that was made after `latest`, or if the user has chosen their first password meanwhile. */
  const make = (user: User, { origin }: Site, by?: Doer, latest?: Date): Promise<Made | null> =>
    db.transaction(async (tx) => {
      // A link that is just used waits for this one, or this one for it.
      await lock(tx, user.id)
      if (user.passwordHash === null && (await passwords(tx, clock).exists(user.id))) return null
      const token = randomBytes(32).toString('base64url')
      const now = clock()
      const minutes = user.passwordHash === null ? linkMinutes.invitation : linkMinutes.forgotten
      const link = { digest: digestOf(token), madeAt: now, expiresAt: new Date(now.getTime() + minutes * 60_000) }
      const setWhere = latest && lte(accessLink.madeAt, latest)
      const made = await tx
        .insert(accessLink)
        .values({ principalId: user.id, ...link })
        .onConflictDoUpdate({ target: accessLink.principalId, set: link, ...(setWhere && { setWhere }) })
        .returning({ of: accessLink.principalId })
      if (made.length === 0) return null
      const changes = [said('Link per scegliere la password', `fino al ${moment.format(link.expiresAt)}`)]
      await recordOfUser(tx, user.id, now, { kind: 'Utente', action: 'Modifica', changes }, by)
      return { address: `${origin}${LINK_PATH}${token}`, expiresAt: link.expiresAt }
    })

  const valid = (token: string) => and(eq(accessLink.digest, digestOf(token)), gt(accessLink.expiresAt, clock()))
  const isOwner = and(eq(principal.id, accessLink.principalId), isNull(principal.closedAt))

  return {
    /** For an administrator. If no mail was sent, the answer has the link, to be handed over. Null if the user has chosen their first password meanwhile. */
    async give(user: User, site: Site, by: Doer, send: SendMail | null): Promise<AccessLink | null> {
      const made = await make(user, site, by)
      if (!made) return null
      const to = user.mail
      const sent =
        send === null
          ? null
          : await send({ to, ...letter(site.brand, user, made, user.passwordHash === null) }).then(
              () => true,
              () => false,
            )
      return { Address: sent ? null : made.address, SentTo: sent ? to : null, Failed: sent === false, ExpiresAt: made.expiresAt.toISOString() }
    },

    /** For a user who has forgotten the password. Does nothing for an unknown name, or shortly after another mail. */
    async mail(username: string, site: Site, send: SendMail): Promise<void> {
      const [user] = await db
        .select()
        .from(principal)
        .where(and(eq(principal.username, username), isNull(principal.closedAt)))
      const [before] = user ? await db.select().from(accessLink).where(eq(accessLink.principalId, user.id)) : []
      const latest = new Date(clock().getTime() - BETWEEN_MS)
      if (!user || (before && before.madeAt > latest)) return
      // Another call may have made one since.
      const made = await make(user, site, undefined, latest)
      if (!made) return
      try {
        await send({ to: user.mail, ...letter(site.brand, user, made, user.passwordHash === null) })
      } catch (error) {
        // The register tells administrators why no mail came. The user may ask again after some minutes, as after a mail.
        const changes = [said(NOT_SENT, "il server di posta non l'ha accettata")]
        await recordOfUser(db, user.id, clock(), { kind: 'Utente', action: 'Modifica', changes }, { program: 'posta' })
        throw error
      }
    },

    /** The username of its owner; null if it was used, has expired or never existed. */
    async owner(token: string): Promise<string | null> {
      const [row] = await db.select({ username: principal.username }).from(accessLink).innerJoin(principal, isOwner).where(valid(token))
      return row?.username ?? null
    },

    /** Sets the password of the owner and ends the link. Returns the Italian sentence of the refusal, or null. */
    use: (token: string, password: string): Promise<string | null> =>
      db.transaction(async (tx) => {
        const [owner] = await tx.select({ id: accessLink.principalId }).from(accessLink).where(valid(token))
        if (!owner) return LINK_ENDED
        // A second use at the same time waits here, and then finds no link.
        await lock(tx, owner.id)
        const [row] = await tx.select({ user: principal }).from(accessLink).innerJoin(principal, isOwner).where(valid(token))
        if (!row) return LINK_ENDED
        const refused = await passwords(tx, clock).replace(row.user, password, { temporary: false })
        if (refused === null) await endLink(tx, row.user.id)
        return refused
      }),
  }
}
