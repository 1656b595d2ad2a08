/** The studio's payments: kept from a client's calculation, the next ones of all clients on one page and in a diary, and who sees them. */
import { createHash } from 'node:crypto'
import { format } from '@bilancia/contract'
import { type Document, routes } from '@bilancia/contract/api'
import { and, eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import type { Db } from '../../src/platform/connection.ts'
import { agency, calculation, paymentDay, paymentDiary, principal, principalAuth } from '../../src/platform/schema.ts'
import { during } from '../support/during.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
type User = { readonly id: number; readonly username: string }
let author: User
let colleague: User
let outsider: User
let client: number
beforeAll(async () => {
  server = await studio()
  author = await server.addUser({ surname: 'Verdi', name: 'Ada' })
  colleague = await server.addUser({ surname: 'Neri', name: 'Ugo' })
  outsider = await server.addUser({ role: 'ADMIN', agencies: [await server.addAgency({ name: 'Studio Blu' })] })
  client = routes.client.answer.parse(await good(author, 'POST', '/clienti', ROSSI)).id
})
afterAll(() => server.close())

const ROSSI = { tipo: 'PERSONA', denominazione: 'Rossi Mario', codiceFiscale: 'RSSMRA80A01H501U' }
const ask = async (by: User, method: string, path: string, body?: unknown) => server.call(await server.tokenOf(by.username), method, path, body)
const good = async (by: User, method: string, path: string, body?: unknown) => {
  const answer = await ask(by, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
// An artisan under the minimum: four fixed quotas a year, which the law dates 16 May, 20 August, 16 November and 16 February.
const STATE = {
  tipologia: 'IMPRESA',
  gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
  regimeForfettario: { gruppo: 9, impostaSost: 5 },
  redditoContributiImposta: { ricavi: 10_000 },
  calendario: { situazionePrecedente: 'INIZIO_ATTIVITA' },
}
const document = async (cambi: object = STATE, of = client): Promise<Document> => {
  const made = routes.document.answer.parse(await good(author, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: of }))
  const changes = Object.entries(cambi).map(([percorso, dopo]) => ({ percorso, dopo }))
  await good(author, 'POST', `/elaborazioni/${made.ID}/modifiche`, { Revisione: 0, cambi: changes })
  return made
}
const next = async (by: User, giorni = 366) => routes.nextPayments.answer.parse(await good(by, 'GET', `/pagamenti?giorni=${giorni}`))

it('keeps the payment days of a calculation for the whole studio; another calculation of the client replaces it', async () => {
  const { ID } = await document()
  const kept = routes.keepPayments.answer.parse(await good(author, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: ID }))
  expect(kept.giorni).toBeGreaterThan(5)
  const seen = await next(colleague)
  expect(seen.length).toBeGreaterThan(2)
  for (const one of seen)
    expect(one).toMatchObject({ cliente: client, nome: 'Rossi Mario', elaborazione: ID, chi: 'Rossi Mario', pagamenti: expect.any(Number) })
  expect(seen.map(({ il }) => il)).toEqual(seen.map(({ il }) => il).toSorted())
  expect(seen.some(({ il, provvisorio }) => il.endsWith('-02-16') && provvisorio)).toBe(true)
  // With one day ahead the later payments are left out.
  expect((await next(colleague, 1)).length).toBeLessThan(seen.length)

  const other = await document()
  await good(author, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: other.ID })
  expect(new Set((await next(colleague)).map(({ elaborazione }) => elaborazione))).toEqual(new Set([other.ID]))
})

it('keeps one set of days when two calls come at once', async () => {
  const { ID } = await document()
  const keep = () => good(author, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: ID })
  const [first] = await Promise.all([keep(), keep(), keep(), keep()])
  const { giorni } = routes.keepPayments.answer.parse(first)
  expect(await server.db.$count(paymentDay, eq(paymentDay.clientId, client))).toBe(giorni)
})

it('writes the tax code of the client into the F24 forms of their calculation, for whoever sees the client', async () => {
  const state = {
    ...{ annoImposta: 2026, simulatore: 'IFORFETTARI', situazionePrecedente: 'INIZIO_ATTIVITA' },
    statoSimulatore: { nomeCognome: 'Rossi Mario', ...STATE },
  }
  const codes = async (by: User, rest: string) => {
    const body = await good(by, 'POST', `/consultools/calcolaCalendario/2026/file?formato=f24${rest}`, state)
    const forms: { f24: { taxPayer: { taxCode: string | null } } }[] = JSON.parse(routes.exportCalendario.answer.parse(body).testo)
    return new Set(forms.map(({ f24 }) => f24.taxPayer.taxCode))
  }
  expect(await codes(colleague, `&cliente=${client}`)).toEqual(new Set([ROSSI.codiceFiscale]))
  expect(await codes(author, '')).toEqual(new Set([null]))
  expect(await codes(outsider, `&cliente=${client}`)).toEqual(new Set([null]))
})

it('shows nothing to another studio, not even to its administrator', async () => {
  expect(await next(outsider)).toEqual([])
  const { ID } = await document()
  expect((await ask(outsider, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: ID })).status).toBe(404)
  expect((await ask(outsider, 'DELETE', `/clienti/${client}/pagamenti`)).status).toBe(404)
})

it('a copy of the database reveals the days, but neither who pays nor how much', async () => {
  const rows = await server.db.select().from(paymentDay).where(eq(paymentDay.clientId, client))
  expect(rows.length).toBeGreaterThan(5)
  for (const { content } of rows) expect(content).not.toMatch(/totale|Rossi/)
})

it('refuses a calculation that has no calendar, is of another client or does not exist, and keeps the earlier days', async () => {
  const before = await next(colleague)
  const empty = await document({ tipologia: 'IMPRESA' })
  expect(await ask(author, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: empty.ID })).toMatchObject({
    status: 422,
    body: { code: 'CALENDARIO_ASSENTE' },
  })
  const second = { tipo: 'SOCIETA', denominazione: 'Altra S.r.l.', codiceFiscale: '00743110157' }
  const { id } = routes.client.answer.parse(await good(author, 'POST', '/clienti', second))
  const { ID } = await document()
  expect((await ask(author, 'POST', `/clienti/${id}/pagamenti`, { elaborazione: ID })).status).toBe(404)
  expect((await ask(author, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: 999_999 })).status).toBe(404)
  expect(await next(colleague)).toEqual(before)
})

it('refuses a calculation that a colleague is just taking out of the folder', async () => {
  const { ID } = await document()
  const out = (tx: Db) => tx.update(calculation).set({ clientId: null }).where(eq(calculation.id, ID))
  const keep = () => ask(author, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: ID })
  expect(await during(server.db, out, keep)).toMatchObject({ status: 404, body: { code: 'ELABORAZIONE_NON_TROVATA' } })
})

it('enters in the register that payments were kept and dropped, by number', async () => {
  const { ID } = await document()
  const [last] = await server.db
    .select({ id: audit.id })
    .from(audit)
    .orderBy(audit.id)
    .limit(1)
    .offset((await server.db.$count(audit)) - 1)
  await good(author, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: ID })
  expect(await good(author, 'DELETE', `/clienti/${client}/pagamenti`)).toBe(true)
  expect(await good(author, 'DELETE', `/clienti/${client}/pagamenti`)).toBe(false)
  const rows = (await server.db.select().from(audit).orderBy(audit.id)).filter(
    ({ id, kind, action }) => id > (last?.id ?? 0) && kind === 'Cliente' && action === 'Modifica',
  )
  expect(rows.map(({ recordName }) => recordName)).toEqual([`cliente ${client}`, `cliente ${client}`])
  expect(await next(colleague)).toEqual([])
})

describe('the private address of a diary', () => {
  /** The events that a diary reads there; without a token, as diaries ask. */
  const diary = async (address: string) => {
    const answer = await fetch(address)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  /** A diary also has the days of the last month. */
  const today = new Date().toISOString().slice(0, 10)
  const eventsOf = (text: string) => events(text).filter(({ startDate }) => startDate.toString() >= today)
  const events = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const make = async (by: User) => routes.makePaymentDiary.answer.parse(await good(by, 'POST', `/pagamenti/agende/${server.agencyId}`))
  const mine = async (by: User) => routes.paymentDiaries.answer.parse(await good(by, 'GET', '/pagamenti/agende'))
  beforeAll(async () => {
    const { ID } = await document()
    await good(author, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: ID })
  })

  it('gives titles without amounts, an event for each day, and the same ids at every reading', async () => {
    expect((await mine(colleague)).map(({ studio, dal }) => [studio, dal])).toEqual([[server.agencyId, null]])
    const { indirizzo } = await make(colleague)
    const [first, second] = [await diary(indirizzo), await diary(indirizzo)]
    expect(first).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
    const read = eventsOf(first.text)
    expect(read.map(({ summary }) => summary)).toEqual(read.map(() => 'Paga Rossi Mario'))
    expect(new Set(read.map(({ startDate }) => startDate.toString()))).toEqual(new Set((await next(colleague, 120)).map(({ il }) => il)))
    expect(first.text).not.toMatch(/€|DESCRIPTION|Totale/)
    expect(eventsOf(second.text).map(({ uid }) => uid)).toEqual(read.map(({ uid }) => uid))
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length)
    expect(first.text).toContain('STATUS:TENTATIVE')
    expect((await mine(colleague))[0]).toMatchObject({ dal: expect.any(String), usato: expect.any(String), importi: false })
  })

  // The embedded database runs one transaction after the other: there the user has no studio any more when the call begins.
  it.runIf(inject('postgresql'))('is not made for a studio that a colleague is just deleting', async () => {
    const studioId = await server.addAgency()
    const { username } = await server.addUser({ agencies: [studioId] })
    const token = await server.tokenOf(username)
    const gone = async (tx: Db) => {
      await tx.delete(principalAuth).where(eq(principalAuth.agencyId, studioId))
      await tx.delete(agency).where(eq(agency.id, studioId))
    }
    const made = () => server.call(token, 'POST', `/pagamenti/agende/${studioId}`)
    expect(await during(server.db, gone, made)).toMatchObject({ status: 403, body: { code: 'AGENDA_STUDIO' } })
  })

  it('gives amounts while the studio chooses so', async () => {
    const { indirizzo } = await make(colleague)
    const manager = await server.addUser({ role: 'MANAGER' })
    const details = (importi: boolean) => good(manager, 'POST', `/pagamenti/agende/${server.agencyId}/importi`, { importi })
    expect(await details(true)).toBe(true)
    expect((await mine(colleague))[0]).toMatchObject({ importi: true })
    expect((await ask(outsider, 'POST', `/pagamenti/agende/${server.agencyId}/importi`, { importi: false })).status).toBe(403)
    const days = await next(colleague, 120)
    expect(eventsOf((await diary(indirizzo)).text).map(({ summary }) => summary)).toEqual(days.map(({ totale }) => `Paga Rossi Mario: ${format.money(totale)}`))
    await details(false)
    expect((await diary(indirizzo)).text).not.toContain('€')
  })

  it('is stored as a digest, shown once, and ends when it is revoked or made again', async () => {
    const { indirizzo } = await make(colleague)
    const secret = /_([\w-]{43})\.ics$/.exec(indirizzo)?.[1] ?? ''
    expect(secret).toHaveLength(43)
    const rows = await server.db.select().from(paymentDiary)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(rows.map(({ digest }) => digest)).toContain(createHash('sha256').update(secret).digest('base64url'))
    const again = (await make(colleague)).indirizzo
    expect([(await diary(indirizzo)).status, (await diary(again)).status]).toEqual([404, 200])
    expect(await good(colleague, 'DELETE', `/pagamenti/agende/${server.agencyId}`)).toBe(true)
    expect(await good(colleague, 'DELETE', `/pagamenti/agende/${server.agencyId}`)).toBe(false)
    expect((await diary(again)).status).toBe(404)
  })

  it('is the last of those that are made at once', async () => {
    const addresses = (await Promise.all([1, 2, 3, 4].map(() => make(colleague)))).map(({ indirizzo }) => indirizzo)
    const answers = await Promise.all(addresses.map(diary))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each([
    ['another secret', (address: string) => address.replace(/_.{43}/, `_${'A'.repeat(43)}`)],
    ['the number of another', (address: string) => address.replace(/\/\d+_/, '/999999_')],
    ['no ending', (address: string) => address.replace('.ics', '')],
    ['nonsense', (address: string) => address.replace(/[^/]+$/, '%00%ff')],
  ])('refuses %s, and does not say why', async (_, spoilt) => {
    const { indirizzo } = await make(colleague)
    const { status, text } = await diary(spoilt(indirizzo))
    expect([400, 404]).toContain(status)
    expect(text).not.toContain('VCALENDAR')
  })

  it('shows what its user sees today: nothing of clients that others follow, nothing after they left the studio', async () => {
    const leaver = await server.addUser({ surname: 'Bianchi', name: 'Eva' })
    const { indirizzo } = await make(leaver)
    expect(eventsOf((await diary(indirizzo)).text).length).toBeGreaterThan(0)
    await server.db.update(agency).set({ assignedClientsOnly: true }).where(eq(agency.id, server.agencyId))
    expect(eventsOf((await diary(indirizzo)).text)).toEqual([])
    await server.db.update(agency).set({ assignedClientsOnly: false }).where(eq(agency.id, server.agencyId))
    await server.db.update(principal).set({ disabled: '2020-01-01' }).where(eq(principal.id, leaver.id))
    expect((await diary(indirizzo)).status).toBe(404)
    await server.db.update(principal).set({ disabled: null }).where(eq(principal.id, leaver.id))
    await server.db.delete(principalAuth).where(eq(principalAuth.principalId, leaver.id))
    expect((await diary(indirizzo)).status).toBe(404)
  })

  it('shows a change after five minutes, also if several devices read it more often', async () => {
    const { indirizzo } = await make(colleague)
    const { length } = eventsOf((await diary(indirizzo)).text)
    const [first] = await next(colleague, 120)
    const gone = await server.db
      .delete(paymentDay)
      .where(and(eq(paymentDay.clientId, first?.cliente ?? 0), eq(paymentDay.due, first?.il ?? '')))
      .returning()
    expect(gone.length).toBeGreaterThan(0)
    for (const _ of [1, 2, 3]) {
      server.wait(2)
      await diary(indirizzo)
    }
    expect(eventsOf((await diary(indirizzo)).text)).toHaveLength(length - gone.length)
    await server.db.insert(paymentDay).overridingSystemValue().values(gone)
  })

  it('is written once for all users of the studio who see the same, and again for one who sees only their own clients', async () => {
    const other = await server.addUser({ surname: 'Gialli', name: 'Ivo' })
    const [one, two] = [await make(colleague), await make(other)]
    const { text } = await diary(one.indirizzo)
    // The time of writing is in it.
    server.wait(1)
    expect((await diary(two.indirizzo)).text).toBe(text)
    await server.db.update(agency).set({ assignedClientsOnly: true }).where(eq(agency.id, server.agencyId))
    expect(eventsOf((await diary(two.indirizzo)).text)).toEqual([])
    await server.db.update(agency).set({ assignedClientsOnly: false }).where(eq(agency.id, server.agencyId))
    expect((await diary(two.indirizzo)).text).toBe(text)
  })

  it('is made only by users of the studio, and is entered in the register without the address', async () => {
    expect(await ask(outsider, 'POST', `/pagamenti/agende/${server.agencyId}`)).toMatchObject({ status: 403, body: { code: 'AGENDA_STUDIO' } })
    const { indirizzo } = await make(colleague)
    const rows = (await server.db.select().from(audit)).filter(({ changes }) => JSON.stringify(changes).includes('Agenda dei pagamenti'))
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(indirizzo.slice(-47))
  })
})
