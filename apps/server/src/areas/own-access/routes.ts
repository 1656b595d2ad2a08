/** The calls of a user's own access, and what an administrator does for it. */
import { type AccessOf, type Answer, type Identity, type OwnAccess, routes } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import type { Deps } from '../../platform/deps.ts'
import { traceOf } from '../../platform/failures.ts'
import { mailer } from '../../platform/mail.ts'
import type { Mount } from '../../platform/mount.ts'
import { signInAttempts } from '../../platform/oidc/attempts.ts'
import { Refusal } from '../../platform/problem.ts'
import { principal } from '../../platform/schema.ts'
import { signInFailures } from '../audit/failures.ts'
import { recordOfUser } from '../audit/of-user.ts'
import { needsSecondFactor } from '../auth/users.ts'
import { principals } from '../principals/service.ts'
import { accessLinks, accessRequested, endLink, secondFactorTaken } from './links.ts'
import { noteReset } from './notice.ts'
import { passkeyAdded, passkeys, rpIdOf } from './passkeys.ts'
import { passwords } from './password.ts'
import { secondFactors } from './second-factor.ts'
import { secondPerson } from './second-person.ts'
import { endSessions, openSessions } from './sessions.ts'
import type { passkey } from './tables.ts'

/** The session of the token, which has been verified. */
function sessionOf({ headers }: FastifyRequest): string | null {
  const { sid } = decodeJwt((headers.authorization ?? '').replace(/^Bearer +/i, ''))
  return typeof sid === 'string' ? sid : null
}

export function ownAccess(mount: Mount, deps: Pick<Deps, 'db' | 'vault' | 'asProgram' | 'clock' | 'config' | 'siteOf' | 'readAgain'>): void {
  const { db, asProgram, clock, config, siteOf, readAgain } = deps
  const factors = secondFactors(deps, clock)
  const keys = passkeys(deps, clock)
  const own = passwords(db, clock, asProgram)
  const attempts = signInAttempts(db, clock)
  const failures = signInFailures(db, clock)
  const links = accessLinks(db, clock, config)
  const send = mailer(config)
  const service = principals(deps)
  const second = secondPerson(db, clock)
  const external = config.issuer !== null

  /** Throws if an external provider has the passwords and sessions. */
  const here = () => {
    if (external) throw new Refusal('FORNITORE_ESTERNO')
  }
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
  /** Does not wait for the mail, and does not fail with it. */
  const tell = (request: FastifyRequest, to: string, letter: { readonly subject: string; readonly text: string }) => {
    send?.({ to, ...letter }).catch((error: unknown) => request.log.error({ reason: traceOf(error) }, 'no mail'))
  }

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

  /** As the program, here and below: the policies hide keys and sessions of a user from administrators, who see only this summary. */
  const stateOf = async (who: Identity, id: number): Promise<AccessOf> => {
    const user = await service.present(who, id)
    const { username, passwordTemporary } = user
    return asProgram(async () => {
      const hasPassword = await own.exists(id)
      const waitUntil = await attempts.waitUntil(username)
      const [left, sessions] = [await factors.recoveryLeft(id), await openSessions(db, id)]
      return {
        External: external,
        WaitUntil: waitUntil?.toISOString() ?? null,
        Password: hasPassword,
        PasswordTemporary: passwordTemporary,
        SecondFactor: left !== null,
        Passkeys: (await keys.of(id)).length,
        Sessions: sessions.length,
        SecondNeeded: hasPassword && second.needed(user.role),
        SecondPossible: await second.possible(who, user),
        Requests: await second.of(who, user),
      }
    })
  }

  mount(routes.accessOf, ({ who, params: { id } }) => stateOf(who, id))

  mount(routes.unlockPrincipal, async ({ who, params: { id } }) => {
    const { username } = await service.changeable(who, id)
    await db.transaction(async (tx) => {
      const until = await asProgram(() => attempts.waitUntil(username))
      await asProgram(() => attempts.lift(username))
      const wait = { Field: 'Attesa dopo accessi non riusciti', Before: until ? until.toISOString() : null, After: 'tolta' }
      await recordOfUser(tx, id, clock(), { kind: 'Utente', action: 'Modifica', changes: [wait] }, who)
    })
    return stateOf(who, id)
  })

  mount(routes.linkPrincipal, async ({ who, params: { id }, request }) => {
    here()
    await service.invitable(who, id)
    const [user] = await asProgram(() => db.select().from(principal).where(eq(principal.id, id)))
    if (!user) throw new Refusal('PRINCIPAL_NON_TROVATO', { id })
    // Without a password there is no access to take over yet.
    if (user.passwordHash === null) return asProgram(() => links.give(user, siteOf(request), who, send))
    const target = await service.commanded(who, id)
    const given = () =>
      db.transaction(async () => {
        await second.take(who, target, 'password')
        await noteReset(db, id, who.Username, clock())
        return links.give(user, siteOf(request), who, send)
      })
    return asProgram(given)
  })

  mount(routes.requestAccess, async ({ who, params: { id }, body: { What }, request }) => {
    const target = await service.commanded(who, id)
    if (!second.needed(target.role)) throw new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: `per un ${target.role} non serve una conferma` })
    await asProgram(() => db.transaction(() => second.ask(who, target, What)))
    tell(request, target.mail, accessRequested(siteOf(request).brand.name, target.username, who.Username))
    return stateOf(who, id)
  })

  mount(routes.confirmAccess, async ({ who, params: { id }, body: { What, By } }) => {
    const target = await service.present(who, id)
    await asProgram(() => db.transaction(() => second.confirm(who, target, What, By)))
    return stateOf(who, id)
  })

  mount(routes.resetSecondFactor, async ({ who, params: { id }, request }) => {
    const target = await service.commanded(who, id)
    const mended = () =>
      db.transaction(async (tx) => {
        await second.take(who, target, 'secondfactor')
        const removed = [await factors.remove(id, who), (await keys.removeAll(id, who)) > 0]
        if (!removed.includes(true)) throw new Refusal('SECONDO_FATTORE_ASSENTE')
        await endSessions(tx, id, { at: clock(), by: who })
        await noteReset(tx, id, who.Username, clock())
      })
    await asProgram(mended)
    const { mail, username } = await service.present(who, id)
    tell(request, mail, secondFactorTaken(siteOf(request).brand.name, username, who.Username))
    return stateOf(who, id)
  })
}

const shown = ({ id, name, rpId, insertedAt, usedAt }: typeof passkey.$inferSelect): OwnAccess['Passkeys'][number] => ({
  Id: id,
  Name: name,
  Address: rpId,
  AddedAt: insertedAt.toISOString(),
  UsedAt: usedAt?.toISOString() ?? null,
})
