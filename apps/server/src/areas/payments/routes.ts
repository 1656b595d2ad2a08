/** The calls that keep the payments of a client's calculation, and that show the next payments of a studio on a page and in the diaries of its users. */
import { calendario as contratto } from '@bilancia/contract'
import { API_BASE, applications, followedOnly, type Identity, type PaymentDiary, routes } from '@bilancia/contract/api'
import { agendaIcs, contribuentiDi, perGiornoESoggetto, totaleDi } from '@bilancia/documents/calendario'
import { inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Callers } from '../../platform/callers.ts'
import type { Db } from '../../platform/connection.ts'
import { DAY_MS } from '../../platform/day.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { agency } from '../../platform/schema.ts'
import { calendario } from '../../platform/simulators.ts'
import * as agencies from '../agencies/store.ts'
import { recordOfUser, said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { documentService } from '../calculations/documents.ts'
import * as calculations from '../calculations/store.ts'
import * as clients from '../clients/store.ts'
import { rights } from '../simulators/calendario.ts'
import { studiosOf } from '../telematico/scope.ts'
import * as diaries from './diaries.ts'
import * as store from './store.ts'

/** A diary gets the days from a month ago, which it may show as past, to four months ahead. It reads again before they are over. */
const DIARY_DAYS = { before: 30, after: 120 }
/** A file of thousands of days takes a second to write: diaries that ask again within this time get the same one. */
const DIARY_KEPT_MS = 300_000

/** The days of the calendar of a calculation. Throws CALENDARIO_ASSENTE. */
function daysOf(application: number, values: Readonly<Record<string, unknown>>): readonly store.Day[] {
  const [simulatore] = contratto.simulatori.filter((one) => applications[rights[one]].id === application)
  if (!simulatore) throw new Refusal('CALENDARIO_ASSENTE', { perche: 'questo strumento non ha un calendario' })
  const state = contratto.statoDi(simulatore, values)
  const risultato = calendario.host.calcola(state)
  if (!('pagamenti' in risultato)) throw new Refusal('CALENDARIO_ASSENTE', { perche: risultato.messaggi.map(({ testo }) => testo).join('; ') })
  const names = contribuentiDi(state, risultato)
  return perGiornoESoggetto(risultato.pagamenti).map((rows) => {
    const [{ data, soggetto }] = rows
    const chi = names.get(soggetto)?.nome || soggetto
    return { due: data, content: { chi, totale: totaleDi(rows), pagamenti: rows.length, provvisorio: rows.some(({ provvisorio }) => provvisorio) } }
  })
}

/** `programDb`: of the program itself, for the address of a diary, which has no caller. */
type Parts = Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram' | 'siteOf'> & Pick<Callers, 'asCaller'> & { readonly programDb: Db }

export function payments(mount: Mount, deps: Parts): void {
  const { db, clock } = deps
  const documents = documentService(deps)

  const inDays = (days: number): string => dayInRome(new Date(clock().getTime() + days * DAY_MS))
  /** By number, as every entry about a client. */
  const entered = (who: Identity, { id, companyId }: clients.Row, what: string) =>
    record(db, who, clock(), [
      { kind: 'Cliente', action: 'Modifica', recordId: id, recordName: `cliente ${id}`, companyId, changes: [said('Scadenzario', what)] },
    ])

  mount(routes.keepPayments, async ({ who, params, body: { elaborazione } }) => {
    const row = await clients.present(db, who, params.id)
    const { id } = row
    return db.transaction(async () => {
      // One after the other: neither of two calls at once would drop what the other one adds. Read after the locks: a colleague may just have moved it.
      await clients.lock(db, who, id)
      await calculations.lock(db, elaborazione)
      const { Cliente, Applicazione, State } = await documents.open(who, elaborazione)
      if (Cliente?.id !== id) throw new Refusal('ELABORAZIONE_NON_TROVATA', { id: elaborazione })
      const days = daysOf(Applicazione, State)
      await store.replace(deps, { clientId: id, calculationId: elaborazione, insertedAt: clock() }, days)
      await entered(who, row, `pagamenti dell'elaborazione ${elaborazione}`)
      return { giorni: days.length }
    })
  })

  mount(routes.dropPayments, async ({ who, params }) => {
    const row = await clients.present(db, who, params.id)
    return db.transaction(async () => {
      const gone = await store.drop(db, row.id)
      if (gone) await entered(who, row, 'pagamenti tolti')
      return gone
    })
  })

  mount(routes.nextPayments, async ({ who, query: { giorni } }) => {
    const studios = studiosOf(who).map(({ Id }) => Id)
    const found = await store.due(deps, studios, inDays(0), inDays(giorni))
    return found.map(({ clientId, name, calculationId, due, content }) => ({ cliente: clientId, nome: name, elaborazione: calculationId, il: due, ...content }))
  })

  const readerOf = diaries.diaryReaders(deps.programDb, clock)
  const written = new LRUCache<string, Buffer>({ max: 20, ttl: DIARY_KEPT_MS, perf: { now: () => clock().getTime() } })
  const diaryOf = async (who: Identity, { id, name: studio, detailedDiaries: conImporti }: diaries.Reader['studio']): Promise<Buffer> => {
    const found = await deps.asCaller(who, () => store.due(deps, [id], inDays(-DIARY_DAYS.before), inDays(DIARY_DAYS.after)))
    const days = found.map(({ clientId, name, due, content, insertedAt }) => ({ cliente: clientId, nome: name, il: due, messo: insertedAt, ...content }))
    return Buffer.from(agendaIcs(days, { studio, conImporti, adesso: clock() }))
  }
  const listed = async (who: Identity): Promise<PaymentDiary[]> => {
    const mine = await diaries.own(db, who.Id)
    const studios = await db
      .select({ id: agency.id, name: agency.name, importi: agency.detailedDiaries })
      .from(agency)
      .where(inArray(agency.id, [0, ...studiosOf(who).map(({ Id }) => Id)]))
      .orderBy(agency.name, agency.id)
    return studios.map(({ id, name, importi }) => {
      const one = mine.find(({ agencyId }) => agencyId === id)
      return { studio: id, nome: name, dal: one?.insertedAt.toISOString() ?? null, usato: one?.usedAt?.toISOString() ?? null, importi }
    })
  }
  const ownStudio = (who: Identity, id: number): { readonly Name: string } => {
    const found = studiosOf(who).find(({ Id }) => Id === id)
    if (!found) throw new Refusal('AGENDA_STUDIO', { id })
    return found
  }
  const recordFeed = (who: Identity, what: string, studio: string) =>
    recordOfUser(db, who.Id, clock(), { kind: 'Utente', action: 'Modifica', changes: [said('Agenda dei pagamenti', `${what}, ${studio}`)] }, who)

  mount(routes.paymentDiaries, ({ who }) => listed(who))

  mount(routes.makePaymentDiary, async ({ who, params: { studio }, request }) => {
    const { Name } = ownStudio(who, studio)
    const last = await db.transaction(async () => {
      await agencies.lock(db, studio)
      if (!(await agencies.find(db, who, studio))) throw new Refusal('AGENDA_STUDIO', { id: studio })
      const made = await diaries.make(db, who.Id, studio, clock())
      await recordFeed(who, 'indirizzo fatto', Name)
      return made
    })
    const one = (await listed(who)).find((row) => row.studio === studio)
    if (!one) throw new Error(`the studio ${studio} is not in its list`)
    return { ...one, indirizzo: `${deps.siteOf(request).origin}${API_BASE}/agenda/${last}` }
  })

  mount(routes.dropPaymentDiary, ({ who, params: { studio } }) => {
    const { Name } = ownStudio(who, studio)
    return db.transaction(async () => {
      const gone = await diaries.drop(db, who.Id, studio)
      if (gone) await recordFeed(who, 'indirizzo revocato', Name)
      return gone
    })
  })

  mount(routes.chooseDiaryAmounts, ({ who, params: { studio }, body: { importi } }) => {
    const { Name } = ownStudio(who, studio)
    return db.transaction(async () => {
      const changed = await diaries.chooseAmounts(db, studio, importi)
      const changes = [{ Field: 'Importi nelle agende private', Before: String(!importi), After: String(importi) }]
      if (changed)
        await record(db, who, clock(), [{ kind: 'Studio', action: 'Modifica', recordId: studio, recordName: Name, companyId: who.CompanyId, changes }])
      return importi
    })
  })

  mount(routes.readPaymentDiary, async ({ params: { indirizzo } }) => {
    const { who, studio } = await readerOf(indirizzo)
    // The users of a studio see the same payments, and get the same file, unless they see only the clients that they follow.
    const key = JSON.stringify([studio, followedOnly(who).includes(studio.id) ? who.Id : null])
    const kept = written.get(key)
    const bytes = kept ?? (await diaryOf(who, studio))
    // Only a new file: to set a kept one again would keep it for longer, for as long as somebody reads it.
    if (!kept) written.set(key, bytes)
    return { name: 'pagamenti.ics', bytes }
  })
}
