/** The studio's payments: kept from a client's calculation, the next ones of all clients on one page, and who sees them. */
import { type Document, routes } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { paymentDay } from '../../src/platform/schema.ts'
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
const document = async (cambi: object = STATE): Promise<Document> => {
  const made = routes.document.answer.parse(await good(author, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: client }))
  const changes = Object.entries(cambi).map(([percorso, dopo]) => ({ percorso, dopo }))
  await good(author, 'POST', `/elaborazioni/${made.ID}/modifiche`, { Revisione: 0, cambi: changes })
  return made
}
const next = async (by: User, giorni = 366) => routes.nextPayments.answer.parse(await good(by, 'GET', `/pagamenti?giorni=${giorni}`))

it('keeps the days of a calculation with its choices, for the whole studio; another calculation takes its place', async () => {
  const { ID } = await document()
  const kept = routes.keepPayments.answer.parse(await good(author, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: ID }))
  expect(kept.giorni).toBeGreaterThan(5)
  const seen = await next(colleague)
  expect(seen.length).toBeGreaterThan(2)
  for (const one of seen)
    expect(one).toMatchObject({ cliente: client, nome: 'Rossi Mario', elaborazione: ID, chi: 'Rossi Mario', pagamenti: expect.any(Number) })
  expect(seen.map(({ il }) => il)).toEqual(seen.map(({ il }) => il).toSorted())
  expect(seen.some(({ il, provvisorio }) => il.endsWith('-02-16') && provvisorio)).toBe(true)
  // Nothing that is far away.
  expect((await next(colleague, 1)).length).toBeLessThan(seen.length)

  const other = await document()
  await good(author, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: other.ID })
  expect(new Set((await next(colleague)).map(({ elaborazione }) => elaborazione))).toEqual(new Set([other.ID]))
})

it('says nothing to another studio, not even to its administrator', async () => {
  expect(await next(outsider)).toEqual([])
  const { ID } = await document()
  expect((await ask(outsider, 'POST', `/clienti/${client}/pagamenti`, { elaborazione: ID })).status).toBe(404)
  expect((await ask(outsider, 'DELETE', `/clienti/${client}/pagamenti`)).status).toBe(404)
})

it('a copy of the database tells the days, and neither who pays nor how much', async () => {
  const rows = await server.db.select().from(paymentDay).where(eq(paymentDay.clientId, client))
  expect(rows.length).toBeGreaterThan(5)
  for (const { content } of rows) expect(content).not.toMatch(/totale|Rossi/)
})

it('refuses a calculation without a calendar, of another client, or that is not there, and keeps what was', async () => {
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
