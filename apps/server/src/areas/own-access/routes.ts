/** The calls of a user's own access. */
import { type Answer, type Identity, type OwnAccess, routes } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { principal } from '../../platform/schema.ts'
import { signInFailures } from '../audit/failures.ts'
import { needsSecondFactor } from '../auth/users.ts'
import { endLink } from './links.ts'
import { accessOfOthers } from './of-others.ts'
import { type AccessDeps, accessParts } from './parts.ts'
import { passkeyAdded, rpIdOf } from './passkeys.ts'
import { endSessions, openSessions } from './sessions.ts'
import type { passkey } from './tables.ts'

/** The session of the token, which has been verified. */
function sessionOf({ headers }: FastifyRequest): string | null {
  const { sid } = decodeJwt((headers.authorization ?? '').replace(/^Bearer +/i, ''))
  return typeof sid === 'string' ? sid : null
}

/** Mounts them, and those of an administrator for the access of another user. */
export function ownAccess(mount: Mount, deps: AccessDeps): void {
  const parts = accessParts(deps)
  const { db, asProgram, clock, config, siteOf, readAgain } = deps
  const { factors, keys, own, attempts, external, here, tell } = parts
  const failures = signInFailures(db, clock)
  accessOfOthers(mount, deps, parts)

  /**
   * Asks for the password again, in case somebody else uses a page left open. Each attempt counts as at sign-in, but for this session only. Returns true
   * if `next` is already the password: then the same change came before, and its answer was lost.
   */
  const prove = async ({ Id, Username: username }: Identity, password: string, request: FastifyRequest, next?: string): Promise<boolean> => {
    here()
    const trying = { what: 'password', username, address: request.ip, device: sessionOf(request) } as const
    const failed = (waited: boolean) => asProgram(() => failures.count({ username, address: request.ip, waited }))
    const isRight = async (one: string) => {
      const attempt = await asProgram(() => attempts.begin(trying))
      if (attempt.refused !== null) {
        await failed(true)
        throw new Refusal('ACCESSO_BLOCCATO', { testo: attempt.refused })
      }
      if (!(await own.isRight(Id, one))) return false
      await asProgram(attempt.right)
      return true
    }
    if (await isRight(password)) return false
    if (next !== undefined && (await isRight(next))) return true
    await failed(false)
    throw new Refusal('PASSWORD_ATTUALE_ERRATA')
  }
  const required = ({ Role, Username }: Identity) => !external && needsSecondFactor(config, { role: Role, username: Username })

  const record = async (who: Identity, request: FastifyRequest): Promise<Answer<typeof routes.ownAccess>> => {
    const left = await factors.recoveryLeft(who.Id)
    const current = sessionOf(request)
    return {
      External: external,
      SecondFactor: { Enabled: left !== null, Required: required(who), RecoveryLeft: left ?? 0 },
      PasskeysHere: rpIdOf(siteOf(request)) !== null,
      Passkeys: (await keys.of(who.Id)).map(shown),
      Sessions: (await openSessions(db, who.Id)).map(({ uid, startedAt, userAgent, address }) => ({
        Id: uid,
        StartedAt: startedAt.toISOString(),
        UserAgent: userAgent,
        Address: address,
        Current: uid === current,
      })),
    }
  }

  mount(routes.ownAccess, ({ who, request }) => record(who, request))

  mount(routes.changePassword, async ({ who, body, request }) => {
    if (await prove(who, body.Current, request, body.New)) {
      await asProgram(() => endLink(db, who.Id))
      return true
    }
    const [user] = await db.select().from(principal).where(eq(principal.id, who.Id))
    if (!user) throw new Refusal('UTENTE_NON_VALIDO')
    const testo = await own.replace(user, body.New, { temporary: false, keep: sessionOf(request) })
    if (testo !== null) throw new Refusal('PASSWORD_RIFIUTATA', { testo })
    await asProgram(() => endLink(db, who.Id))
    return true
  })

  mount(routes.endSessions, async ({ who, body: { Id }, request }) => {
    here()
    const current = sessionOf(request)
    const ended = await endSessions(db, who.Id, {
      at: clock(),
      ...(Id !== null ? { only: Id } : current !== null && { except: current }),
    })
    if (Id !== null && ended === 0) throw new Refusal('SESSIONE_NON_TROVATA')
    return record(who, request)
  })

  mount(routes.chooseStudio, async ({ who, body: { AgencyId } }) => {
    if (!who.PrincipalAuth.some((link) => link.AgencyId === AgencyId)) throw new Refusal('STUDIO_ALTRUI')
    await db.update(principal).set({ agencyId: AgencyId }).where(eq(principal.id, who.Id))
    readAgain(who.Id)
    return true
  })

  mount(routes.readAccessReset, async ({ who }) => {
    await db.update(principal).set({ accessResetAt: null, accessResetBy: null }).where(eq(principal.id, who.Id))
    readAgain(who.Id)
    return true
  })

  mount(routes.startSecondFactor, async ({ who, body, request }) => {
    await prove(who, body.Password, request)
    if ((await factors.recoveryLeft(who.Id)) !== null) throw new Refusal('SECONDO_FATTORE_PRESENTE')
    const { secret, address, qr } = await factors.start(who.Id, who.Username, siteOf(request).brand.name)
    return { Secret: secret, Address: address, Qr: qr }
  })

  mount(routes.confirmSecondFactor, async ({ who, body }) => {
    here()
    const codes = await factors.confirm(who.Id, body.Code)
    if (codes === 'wrong') throw new Refusal('CODICE_ERRATO')
    // The same code came before, and its answer was lost.
    if (codes === 'expired') throw new Refusal((await factors.recoveryLeft(who.Id)) === null ? 'CHIAVE_SCADUTA' : 'SECONDO_FATTORE_PRESENTE')
    return { RecoveryCodes: [...codes] }
  })

  const enabled = async (who: Identity) => {
    if ((await factors.recoveryLeft(who.Id)) === null) throw new Refusal('SECONDO_FATTORE_ASSENTE')
  }

  mount(routes.newRecoveryCodes, async ({ who, body, request }) => {
    await prove(who, body.Password, request)
    await enabled(who)
    return { RecoveryCodes: [...(await factors.newRecovery(who.Id))] }
  })

  mount(routes.removeSecondFactor, async ({ who, body, request }) => {
    await prove(who, body.Password, request)
    await enabled(who)
    if (required(who)) throw new Refusal('SECONDO_FATTORE_RICHIESTO', { ruolo: who.Role })
    return factors.remove(who.Id)
  })

  const owner = ({ Id, Username, Name, Surname }: Identity) => ({ id: Id, username: Username, fullName: `${Name} ${Surname}` })

  mount(routes.startPasskey, async ({ who, body, request }) => {
    await prove(who, body.Password, request)
    const { options, ticket } = await keys.start(owner(who), siteOf(request))
    return { Options: options, Ticket: ticket }
  })

  mount(routes.confirmPasskey, async ({ who, body: { Ticket, Name, Credential }, request }) => {
    here()
    const site = siteOf(request)
    const row = await keys.confirm(owner(who), site, { ticket: Ticket, name: Name, credential: Credential })
    const [user] = await db.select({ mail: principal.mail }).from(principal).where(eq(principal.id, who.Id))
    if (user) tell(request, user.mail, passkeyAdded(site.brand.name, who.Username, Name))
    return shown(row)
  })

  mount(routes.removePasskey, async ({ who, body: { Id, Password }, request }) => {
    await prove(who, Password, request)
    await keys.remove(who.Id, Id)
    return true
  })
}

const shown = ({ id, name, rpId, insertedAt, usedAt }: typeof passkey.$inferSelect): OwnAccess['Passkeys'][number] => ({
  Id: id,
  Name: name,
  Address: rpId,
  AddedAt: insertedAt.toISOString(),
  UsedAt: usedAt?.toISOString() ?? null,
})
