/** The calls for the signed-in user: identity, record of accesses, licences in use. */
import { currentStudio, routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { licences } from './licences.ts'
import { dayInRome, signInRefusal } from './sign-in-checks.ts'
import { authStore } from './store.ts'

export function auth(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const store = authStore(db)

  mount(routes.identity, ({ who }) => who)

  mount(routes.loguser, async ({ who, params: { a, b }, request }) => {
    if (a !== who.Username) throw new Refusal('ALTRO_UTENTE')
    const now = clock()
    if (signInRefusal(who, dayInRome(now)) !== null) return false
    request.log.info({ ip: request.ip, openedBy: who.Id, application: b }, 'application opened')
    await store.recordAccess(who.Id, b, dayInRome(now), now)
    return true
  })

  mount(routes.license, ({ who, params: { userId } }) => {
    if (userId !== who.Id) throw new Refusal('ALTRO_UTENTE')
    const agencyId = currentStudio(who)?.AgencyId ?? null
    return licences(db, { agencyId, companyId: who.CompanyId }, dayInRome(clock()))
  })
}
