/** The calls of the studio's payments: those of a client's calculation, kept; the next ones of all clients. */
import { calendario as contratto } from '@bilancia/contract'
import { applications, type Identity, routes } from '@bilancia/contract/api'
import { contribuentiDi, perGiornoESoggetto, totaleDi } from '@bilancia/documents/calendario'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { calendario } from '../../platform/simulators.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { documentService } from '../calculations/documents.ts'
import * as clients from '../clients/store.ts'
import { rights } from '../simulators/calendario.ts'
import { studiosOf } from '../telematico/scope.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000

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

export function payments(mount: Mount, deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>): void {
  const { db, clock } = deps
  const documents = documentService(deps)

  const present = async (who: Identity, id: number): Promise<clients.Row> => {
    const row = await clients.find(db, who, id)
    if (!row) throw new Refusal('CLIENTE_NON_TROVATO', { id })
    return row
  }
  /** By number, as every entry about a client. */
  const entered = (who: Identity, { id, companyId }: clients.Row, what: string) =>
    record(db, who, clock(), [
      { kind: 'Cliente', action: 'Modifica', recordId: id, recordName: `cliente ${id}`, companyId, changes: [said('Scadenzario', what)] },
    ])

  mount(routes.keepPayments, async ({ who, params: { id }, body: { elaborazione } }) => {
    const row = await present(who, id)
    const { Cliente, Applicazione, State } = await documents.open(who, elaborazione)
    if (Cliente?.id !== id) throw new Refusal('ELABORAZIONE_NON_TROVATA', { id: elaborazione })
    const days = daysOf(Applicazione, State)
    await db.transaction(async () => {
      await store.replace(deps, { clientId: id, calculationId: elaborazione, insertedAt: clock() }, days)
      await entered(who, row, `pagamenti dell'elaborazione ${elaborazione}`)
    })
    return { giorni: days.length }
  })

  mount(routes.dropPayments, async ({ who, params: { id } }) => {
    const row = await present(who, id)
    return db.transaction(async () => {
      const gone = await store.drop(db, id)
      if (gone) await entered(who, row, 'pagamenti tolti')
      return gone
    })
  })

  mount(routes.nextPayments, async ({ who, query: { giorni } }) => {
    const [first, last] = [clock(), new Date(clock().getTime() + giorni * DAY_MS)].map(dayInRome)
    const studios = studiosOf(who).map(({ Id }) => Id)
    const found = await store.due(deps, studios, first ?? '', last ?? '')
    return found.map(({ clientId, name, calculationId, due, content }) => ({ cliente: clientId, nome: name, elaborazione: calculationId, il: due, ...content }))
  })
}
