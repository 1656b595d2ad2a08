/** What an administrator does for the access of another user. */
import { type AccessOf, type Identity, routes } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { principal } from '../../platform/schema.ts'
import { recordOfUser } from '../audit/of-user.ts'
import { principals } from '../principals/service.ts'
import { accessLinks, accessRequested, secondFactorTaken } from './links.ts'
import { noteReset } from './notice.ts'
import type { AccessDeps, AccessParts } from './parts.ts'
import { secondPerson } from './second-person.ts'
import { endSessions, openSessions } from './sessions.ts'

export function accessOfOthers(mount: Mount, deps: AccessDeps, { factors, keys, own, attempts, send, external, here, tell }: AccessParts): void {
  const { db, asProgram, clock, config, siteOf } = deps
  const links = accessLinks(db, clock, config)
  const service = principals(deps)
  const second = secondPerson(db, clock)

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
    const read = async () => {
      const [row] = await asProgram(() => db.select().from(principal).where(eq(principal.id, id)))
      if (!row) throw new Refusal('PRINCIPAL_NON_TROVATO', { id })
      return row
    }
    let user = await read()
    const give = () => links.give(user, siteOf(request), who, send)
    // Without a password there is no access to take over yet.
    if (user.passwordHash === null) {
      const invitation = await asProgram(give)
      if (invitation) return invitation
      // The user has chosen a password meanwhile.
      user = await read()
    }
    const target = await service.commanded(who, id)
    const given = await asProgram(() =>
      db.transaction(async () => {
        await second.take(who, target, 'password')
        await noteReset(db, id, who.Username, clock())
        return give()
      }),
    )
    if (!given) throw new Error('a link without a row')
    return given
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
