/** Several users at once: from a CSV file, and one change for all that were chosen. */
import type { UsersImport } from '@bilancia/contract/api'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agency, company, principal } from '../../src/platform/schema.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let admin: string
let elsewhere: number
let foreign: number
beforeAll(async () => {
  server = await studio()
  admin = (await server.addUser({ role: 'ADMIN', userCreation: true, applicationBudget: false })).username
  const [other] = await server.db.insert(company).values({ businessName: 'Altri', vatNumber: '2' }).returning()
  const [theirs] = await server.db
    .insert(agency)
    .values({ companyId: other?.id ?? 0, name: 'Altrove', code: 'X', principalCounter: 50 })
    .returning()
  elsewhere = theirs?.id ?? 0
  foreign = (await server.addUser({ role: 'OPERATOR', agencies: [elsewhere], companyId: other?.id ?? 0 })).id
})
afterAll(() => server.close())

const call = async (path: string, body: object) => server.call(await server.tokenOf(admin), 'POST', path, body)
const file = (...lines: readonly string[]) => ['Username;Cognome;Nome;Mail;Ruolo;Codice Fiscale;Budget4u', ...lines].join('\r\n')
const good = (name: string) => `${name};Bianchi;Pia;${name}@example.it;operator;;no`
const stored = (pattern: string) => server.db.$count(principal, like(principal.username, pattern))

describe('users from a file', () => {
  it('are only looked at first, then all stored, in the studio, with rights as in a new form that the caller has', async () => {
    const AgencyId = await server.addAgency({ principalCounter: 2 })
    // A spreadsheet leaves rows without values.
    const csv = file(good('lista.uno'), good('lista.due'), ';;;;;;', ' ;;;;;; ')
    const look = await call('/principal/import', { csv, AgencyId, prova: true })
    expect(look.body).toEqual({
      salvati: false,
      righe: [
        { riga: 2, utente: 'lista.uno', esito: 'NUOVO', testo: 'Nuovo utente', Id: null },
        { riga: 3, utente: 'lista.due', esito: 'NUOVO', testo: 'Nuovo utente', Id: null },
      ],
      nonLette: [],
    })
    // A right with a mistyped name would be given by default.
    expect(await call('/principal/import', { csv: csv.replace('Budget4u', 'Budget'), AgencyId, prova: true })).toMatchObject({ body: { nonLette: ['Budget'] } })
    expect(await stored('lista.%')).toBe(0)
    const done = (await call('/principal/import', { csv, AgencyId })).body as UsersImport
    expect(done.salvati).toBe(true)
    const [row] = await server.db
      .select()
      .from(principal)
      .where(eq(principal.id, done.righe[0]?.Id ?? 0))
    expect(row).toMatchObject({ username: 'lista.uno', role: 'OPERATOR', applicationForfetari: true, applicationBudget: false, passwordHash: null })
    expect(await call('/principal/search', { AgencyId })).toMatchObject({ body: { ListLength: 2 } })
  })

  it('with one wrong line are not stored at all; each line says what is wrong, licences and rights included', async () => {
    const AgencyId = await server.addAgency({ principalCounter: 2 })
    const csv = file(
      good('errata.uno'),
      'errata.due;;Pia;nessuna;OPERATOR;RSSMRA80A01H501X;no',
      'errata.tre;Bianchi;Pia;a@b.it;ADMIN;;no',
      'errata.quattro;Bianchi;Pia;a@b.it;OPERATOR;;sì',
      'errata.cinque;Bianchi;Pia;a@b.it;capo;;no',
      'errata.sei;Bianchi;Pia;a@b.it;OPERATOR;;forse',
      good('ERRATA.UNO'),
      good('errata.sette'),
      good('errata.otto'),
    )
    const { body } = await call('/principal/import', { csv, AgencyId })
    expect((body as UsersImport).righe.map(({ testo }) => testo)).toEqual([
      'Nuovo utente',
      'Il Cognome è obbligatorio; Invalid mail; Codice Fiscale: non è valido, controllare ogni carattere',
      'Il ruolo ADMIN non si può assegnare con il proprio ruolo',
      'Non si può dare un diritto che non si ha: Budget4u',
      'Ruolo: «capo» non è MANAGER né OPERATOR né DEMO',
      'Budget4u: «forse» non è Sì né No',
      'Nome utente già presente',
      'Nuovo utente',
      'Non ci sono licenze disponibili per lo studio per attivare un utente',
    ])
    expect(body).toMatchObject({ salvati: false })
    expect(await stored('errata.%')).toBe(0)
  })

  it('cannot be put into a studio of another company, and a file that is none is refused whole', async () => {
    expect(await call('/principal/import', { csv: file(good('fuori')), AgencyId: elsewhere })).toMatchObject({
      status: 404,
      body: { code: 'AGENCY_NON_TROVATA' },
    })
    expect(await call('/principal/import', { csv: 'Nome\r\nPia', AgencyId: server.agencyId })).toMatchObject({
      status: 422,
      body: { title: expect.stringContaining('Nella prima riga mancano le colonne «Username», «Cognome», «Mail» e «Ruolo»') },
    })
  })
})

describe('a change of several users', () => {
  it('disables all of them or none, never oneself nor a user of another company', async () => {
    const agencies = [await server.addAgency({ principalCounter: 2 })]
    const { id: one } = await server.addUser({ agencies })
    const { id: two } = await server.addUser({ agencies })
    const disabled = async () => (await server.db.select().from(principal).where(eq(principal.disabled, '2020-01-01'))).length
    const [own] = await server.db.select().from(principal).where(eq(principal.username, admin))
    for (const other of [foreign, own?.id ?? 0, 999_999]) {
      expect((await call('/principal/insieme', { ids: [one, other], Disabled: '2020-01-01' })).status).toBeGreaterThanOrEqual(403)
      expect(await disabled()).toBe(0)
    }
    expect(await call('/principal/insieme', { ids: [one, two, one], Disabled: '2020-01-01' })).toMatchObject({ status: 200, body: { cambiati: 2 } })
    expect(await call('/principal/insieme', { ids: [one, two], Disabled: '2020-01-01' })).toMatchObject({ body: { cambiati: 0 } })
    expect(await call('/principal/insieme', { ids: [one], Disabled: null })).toMatchObject({ body: { cambiati: 1 } })
  })
})
