/** The calls of the release notes. */
import { refusal, routes, whatsNewForm } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { creationOf } from '../../platform/idempotency.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile, checkForm, holds } from '../../platform/records.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import * as store from './store.ts'

const NOTHING = { ResultList: [], ListLength: 0 }

export function news(mount: Mount, { db, asProgram, clock }: Pick<Deps, 'db' | 'asProgram' | 'clock'>): void {
  const missing = (id: number) => new Refusal('WHATSNEW_NON_TROVATA', { id })
  const today = () => dayInRome(clock())

  mount(routes.searchNews, ({ who, body }) => {
    if (!body.IsForUser) {
      const code = refusal('novita', who)
      if (code) throw new Refusal(code)
      return store.search(db, body, today())
    }
    if (body.PrincipalId && body.PrincipalId !== who.Id) throw new Refusal('NON_PROPRIO')
    // Federated companies read their news elsewhere.
    return who.Company?.IsFederated ? NOTHING : store.searchForUser(db, who.Id, body, today())
  })

  mount(routes.news, async ({ params: { id } }) => {
    const row = await store.find(db, id)
    if (!row) throw missing(id)
    return store.toRecord(row)
  })

  mount(routes.saveNews, async ({ who, body, request }) => {
    if (body.Id !== 0 && !(await store.find(db, body.Id))) throw missing(body.Id)
    checkForm(whatsNewForm, body)
    const saved = body.Id === 0 ? await store.insert(db, who, body, creationOf(request), clock()) : await store.update(db, who, body, clock())
    if (saved) return store.toRecord(saved)
    const now = await store.find(db, body.Id)
    if (now && holds(now, store.toColumns(body))) return store.toRecord(now)
    throw now ? await changedMeanwhile({ db, asProgram }, who, now) : missing(body.Id)
  })

  mount(routes.closeNews, async ({ who, params: { id } }) => {
    const row = await store.setEnd(db, who, id, today(), clock())
    if (!row) throw missing(id)
    return store.toRecord(row)
  })

  mount(routes.openNews, async ({ who, params: { id } }) => {
    const row = await store.setEnd(db, who, id, null, clock())
    if (!row) throw missing(id)
    return store.toRecord(row)
  })

  mount(routes.deleteNews, async ({ body: id }) => {
    if (!(await store.remove(db, id))) throw missing(id)
    return true
  })

  mount(routes.hideNews, async ({ who, body: { PrincipalId, WhatsNewId, Hide } }) => {
    if (PrincipalId !== who.Id) throw new Refusal('NON_PROPRIO')
    if (!(await store.find(db, WhatsNewId))) throw missing(WhatsNewId)
    await store.setHidden(db, who.Id, WhatsNewId, Hide, clock())
    return true
  })
}
