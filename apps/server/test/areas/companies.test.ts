import type { AgencyRecord, CompanyRecord } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import type { Db } from '../../src/platform/connection.ts'
import { apiKey, client, clientTransfer, company, principalAuth } from '../../src/platform/schema.ts'
import { during } from '../support/during.ts'
import { aCompany, anAgency } from '../support/records.ts'
import { type Studio, studio } from '../support/studio.ts'

const HTML = `<script>alert(1)</script><b>Rossi & C.</b>`
type Place = { readonly companyId: number; readonly agencyId: number }
const ROSSI = { tipo: 'PERSONA', denominazione: 'Rossi Mario', codiceFiscale: 'RSSMRA80A01H501U', stato: 'ATTIVO', insertDate: new Date() } as const
const IMPORT = { fileName: 'x', importedByName: 'x', importedAt: new Date() }
const A_RETURN = { ...IMPORT, type: 'PF', taxCode: ROSSI.codiceFiscale, modelYear: 2026, taxYear: 2025, modules: 'x' } as const

let server: Studio
let token: string
let chief: string
beforeAll(async () => {
  server = await studio()
  chief = (await server.addUser({ role: 'SUPERADMIN', agencies: [] })).username
  token = await server.tokenOf(chief)
})
afterAll(() => server.close())

const call = (method: string, path: string, body?: unknown) => server.call(token, method, path, body)
const saved = async <T>(path: string, body: unknown): Promise<T> => {
  const answer = await call('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as T
}

describe('a company', () => {
  it('is created, read back with every field and its stamps, changed, listed, deleted', async () => {
    const given = aCompany({
      ...{ BusinessName: HTML, TaxCode: '01234560371', UiLogoBackground: '#1565c0', UiHome: 'https://example.it' },
      ...{ ApplicationName: 'Fisco Facile', ForfetariMenuName: 'Minimi', ConvMenuName: 'Srl', BudgetMenuName: 'Avvio', EasystartName: 'Via' },
      ...{ LogoutUrl: 'https://example.it/uscita', IsLocked: true, IsFederated: true, HasEasyStart: true, ImportEnabled: true },
    })
    const { UpdateDate: _, ...fields } = given
    const created = await saved<CompanyRecord>('/company', given)
    expect(created).toEqual({ ...fields, Id: created.Id, InsertDate: expect.stringMatching(/^\d{4}-/), InsertUser: chief, UpdateDate: null, UpdateUser: null })
    const changed = await saved<CompanyRecord>('/company', { ...given, Id: created.Id, TaxCode: '' })
    expect(changed).toMatchObject({ Id: created.Id, BusinessName: HTML, TaxCode: null, InsertUser: chief, UpdateUser: chief })
    expect(await call('GET', `/company/${created.Id}`)).toMatchObject({ status: 200, type: 'application/json; charset=utf-8', body: changed })
    expect(await call('POST', '/company/search', { BusinessName: 'rossi' })).toMatchObject({ body: [{ Id: created.Id }] })
    expect(await call('DELETE', '/company', created.Id)).toMatchObject({ status: 200, body: true })
    expect(await call('GET', `/company/${created.Id}`)).toMatchObject({
      status: 404,
      body: { title: `Errore in recupero company non trovata avente id: ${created.Id}` },
    })
  })

  it('is refused with all errors at once, in the words and the order of the form', async () => {
    const body = aCompany({
      BusinessName: '  ',
      VatNumber: '',
      LogoutUrl: 'javascript:alert(1)',
      UiLogoUrl: 'http://studio.example/logo.png',
      UiHome: '//altrove.example',
      UiLogoBackground: 'red',
      TaxCode: 'x'.repeat(17),
    })
    expect(await call('POST', '/company', body)).toMatchObject({
      status: 422,
      body: {
        code: 'CAMPI_NON_VALIDI',
        campi: [
          { campo: 'BusinessName', etichetta: 'Nome', testo: 'Il Nome whatsNew è obbligatorio' },
          { campo: 'VatNumber', testo: 'La Partita Iva è obbligatorio' },
          { campo: 'TaxCode', testo: 'Codice Fiscale: al massimo 16 caratteri' },
          { campo: 'UiLogoUrl', testo: "Logo: serve un indirizzo che comincia con https://, da cui copiare l'immagine" },
          { campo: 'UiLogoBackground', testo: 'Sfondo del logo: serve un colore come #1565c0' },
          { campo: 'UiHome', testo: expect.stringContaining('Pagina iniziale: serve una pagina della suite (/iforf, /convsrl, /budget, ') },
          { campo: 'LogoutUrl', testo: 'Indirizzo di uscita: serve un indirizzo che comincia con https:// o http://' },
        ],
      },
    })
  })

  it('accepts the https address of a logo elsewhere and says that it is not shown until it is copied', async () => {
    const UiLogoUrl = 'https://loghi.example/po.png'
    const Warnings = [expect.stringContaining(`Il logo sta a un altro indirizzo, ${UiLogoUrl}, e non si mostra`)]
    const made = await saved<CompanyRecord>('/company', { ...aCompany(), UiLogoUrl })
    expect(made).toMatchObject({ UiLogoUrl, Warnings })
    expect(await call('GET', `/company/${made.Id}`)).toMatchObject({ body: { UiLogoUrl, Warnings } })
    const { Warnings: none, ...gone } = await saved<CompanyRecord>('/company', { ...made, UiLogoUrl: null })
    expect([gone.UiLogoUrl, none]).toEqual([null, undefined])
  })

  it('keeps the first of two edits at once, and tells the second user who has saved', async () => {
    const first = await saved<CompanyRecord>('/company', aCompany())
    const second = await saved<CompanyRecord>('/company', { ...first, BusinessName: 'Prima' })
    expect(await call('POST', '/company', { ...first, BusinessName: 'Seconda' })).toMatchObject({
      status: 409,
      body: { code: 'RECORD_MODIFICATO', title: expect.stringContaining('Rossi Mario ha salvato questo record alle ') },
    })
    expect(await call('GET', `/company/${first.Id}`)).toMatchObject({ body: { BusinessName: 'Prima' } })
    expect(await saved('/company', { ...second, BusinessName: 'Terza' })).toMatchObject({ BusinessName: 'Terza' })
  })

  it('accepts one of twenty saves at once from the same version', async () => {
    const record = await saved<CompanyRecord>('/company', aCompany())
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => call('POST', '/company', { ...record, BusinessName: `Gara ${i}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })

  it('with studios is not deleted; the answer says why', async () => {
    const { Id } = await saved<CompanyRecord>('/company', aCompany())
    await saved('/agency', anAgency(Id))
    expect(await call('DELETE', '/company', Id)).toMatchObject({
      status: 409,
      body: { title: `Errore nella cancellazione ${Id} [false]: la company ha ancora studi, utenti o dati importati` },
    })
    expect(await call('GET', `/company/${Id}`)).toMatchObject({ status: 200 })
  })
})

it.each([
  ['DELETE', '/company', '"uno"', 'i dati non sono quelli di questa chiamata'],
  ['DELETE', '/company', '0', 'i dati non sono quelli di questa chiamata'],
  ['POST', '/company', '{', 'i dati non sono JSON valido'],
  ['POST', '/company', '{}', 'nei dati mancano «Id», «BusinessName»'],
])('%s %s with %s says what is wrong with the request', async (method, path, body, text) => {
  expect(await call(method, path, body)).toMatchObject({ status: 400, body: { title: expect.stringContaining(`Richiesta non valida: ${text}`) } })
})

describe('a studio', () => {
  it('is created, read back with every field, changed and deleted', async () => {
    const given = anAgency(server.companyId, {
      ...{ Name: HTML, VatNumber: '02345670372', CityCode: 'A944', City: 'Bologna', ProvinceCode: 'BO', Address: 'Via Farini 1', Cap: '40124' },
      ...{ Disabled: '2030-12-31', State: 'D', PrincipalCounter: 7 },
    })
    const { UpdateDate: _, ...fields } = given
    const created = await saved<AgencyRecord>('/agency', given)
    expect(created).toMatchObject({ ...fields, Id: created.Id, DescCompany: 'Studi Riuniti S.r.l.', InsertUser: chief, UpdateDate: null })
    expect(await saved('/agency', { ...created, Disabled: null, State: 'A' })).toMatchObject({ Disabled: null, State: 'A', UpdateUser: chief })
    expect(await call('DELETE', '/agency', created.Id)).toMatchObject({ status: 200, body: true })
    expect(await call('DELETE', '/agency', created.Id)).toMatchObject({
      status: 404,
      body: { title: `Errore in recupero agency non trovata avente id: ${created.Id}` },
    })
  })

  it.each([
    [{ Disabled: '2030-01-01', State: 'A' }, 'D'],
    [{ Disabled: null, State: 'D' }, 'A'],
    [{ Disabled: null, State: 'S' }, 'S'],
  ] as const)('saved with %j is in state %s', async (given, State) => {
    expect(await saved('/agency', anAgency(server.companyId, given))).toMatchObject({ State })
  })

  it('is refused with all errors at once, in the words and the order of the form', async () => {
    expect(await call('POST', '/agency', anAgency(0, { Name: '', Code: ' ' }))).toMatchObject({
      status: 422,
      body: { campi: [{ testo: 'Il Nome è obbligatorio' }, { testo: 'Il codice è obbligatorio' }, { testo: 'La company è obbligatoria' }] },
    })
  })

  it.each(['', 'x', 1.5, -1, null])('is not saved with %j users allowed', async (PrincipalCounter) => {
    expect(await call('POST', '/agency', { ...anAgency(server.companyId), PrincipalCounter })).toMatchObject({ status: 400 })
  })

  it('of a company that does not exist is refused', async () => {
    expect(await call('POST', '/agency', anAgency(999_999))).toMatchObject({ status: 404, body: { code: 'COMPANY_NON_TROVATA' } })
  })

  it('with users is not deleted and keeps its company', async () => {
    const record = await saved<AgencyRecord>('/agency', anAgency(server.companyId))
    await server.addUser({ agencies: [record.Id] })
    const other = await saved<CompanyRecord>('/company', aCompany())
    expect(await call('DELETE', '/agency', record.Id)).toMatchObject({ status: 409, body: { code: 'STUDIO_IN_USO' } })
    expect(await call('POST', '/agency', { ...record, CompanyId: other.Id })).toMatchObject({ status: 409, body: { code: 'COMPANY_CON_STUDI' } })
  })

  it.each([
    ['clients', (place: Place) => server.db.insert(client).values({ ...place, ...ROSSI })],
    ['returns', (place: Place) => server.db.insert(taxReturn).values({ ...place, ...A_RETURN })],
  ])('with %s keeps its company, in which they stay', async (_, add) => {
    const record = await saved<AgencyRecord>('/agency', anAgency(server.companyId))
    await add({ companyId: server.companyId, agencyId: record.Id })
    const other = await saved<CompanyRecord>('/company', aCompany())
    expect(await call('POST', '/agency', { ...record, CompanyId: other.Id })).toMatchObject({ status: 409, body: { code: 'STUDIO_CON_DATI' } })
    expect(await call('POST', '/agency', { ...record, Name: 'Altro nome' })).toMatchObject({ status: 200, body: { Name: 'Altro nome' } })
    const title = `Errore nella cancellazione ${record.Id} [false]: lo studio ha ancora utenti, clienti o dati importati`
    expect(await call('DELETE', '/agency', record.Id)).toMatchObject({ status: 409, body: { title } })
  })

  it('that has not yet answered whether it takes a client keeps its company, until the request is over', async () => {
    const record = await saved<AgencyRecord>('/agency', anAgency(server.companyId))
    const place = { companyId: server.companyId, agencyId: server.agencyId }
    const [asked] = await server.db
      .insert(client)
      .values({ ...place, ...ROSSI })
      .returning()
    const { id: askedBy } = await server.addUser()
    const from = { companyId: server.companyId, fromAgencyId: server.agencyId, toAgencyId: record.Id, clientId: asked?.id ?? 0 }
    const [sent] = await server.db
      .insert(clientTransfer)
      .values({ ...from, askedBy, content: 'x', askedAt: new Date(), expiresAt: new Date(Date.now() + 60_000) })
      .returning()
    const other = await saved<CompanyRecord>('/company', aCompany())
    const moved = () => call('POST', '/agency', { ...record, CompanyId: other.Id })
    expect(await moved()).toMatchObject({ status: 409, body: { code: 'STUDIO_CON_DATI' } })
    await server.db
      .update(clientTransfer)
      .set({ outcome: 'RITIRATO' })
      .where(eq(clientTransfer.id, sent?.id ?? 0))
    expect(await moved()).toMatchObject({ status: 200, body: { CompanyId: other.Id } })
  })

  it('takes its keys along to another company, where an administrator sees and revokes them', async () => {
    const record = await saved<AgencyRecord>('/agency', anAgency(server.companyId))
    const { id: principalId } = await server.addUser({ role: 'ADMIN', agencies: [] })
    const place = { companyId: server.companyId, agencyId: record.Id, principalId }
    const now = new Date()
    await server.db.insert(apiKey).values({ ...place, name: 'Paghe', digest: 'x', groups: [], insertedAt: now, expiresAt: now })
    const other = await saved<CompanyRecord>('/company', aCompany())
    await saved('/agency', { ...record, CompanyId: other.Id })
    const admin = await server.addUser({ role: 'ADMIN', companyId: other.Id, agencies: [record.Id] })
    const path = `/agency/${record.Id}/chiavi`
    expect((await server.call(await server.tokenOf(admin.username), 'GET', path)).body).toMatchObject([{ nome: 'Paghe' }])
  })

  it('to which a colleague is just giving a user keeps its company', async () => {
    const record = await saved<AgencyRecord>('/agency', anAgency(server.companyId))
    const { id: principalId } = await server.addUser({ agencies: [] })
    const other = await saved<CompanyRecord>('/company', aCompany())
    const given = (tx: Db) => tx.insert(principalAuth).values({ principalId, agencyId: record.Id, insertDate: new Date() })
    const moved = () => call('POST', '/agency', { ...record, CompanyId: other.Id })
    expect(await during(server.db, given, moved)).toMatchObject({ status: 409, body: { code: 'COMPANY_CON_STUDI' } })
  })

  it('of a company that a colleague is just deleting is refused', async () => {
    const { Id } = await saved<CompanyRecord>('/company', aCompany())
    const gone = (tx: Db) => tx.delete(company).where(eq(company.id, Id))
    expect(await during(server.db, gone, () => call('POST', '/agency', anAgency(Id)))).toMatchObject({ status: 404, body: { code: 'COMPANY_NON_TROVATA' } })
  })

  it('keeps the first of two edits at once', async () => {
    const record = await saved<AgencyRecord>('/agency', anAgency(server.companyId))
    await saved('/agency', { ...record, Name: 'Prima' })
    expect(await call('POST', '/agency', { ...record, Name: 'Seconda' })).toMatchObject({ status: 409, body: { code: 'RECORD_MODIFICATO' } })
  })
})

describe('VAT numbers and tax codes', () => {
  it('are checked like those of clients, written in one way, and a wrong one that was there before does not stop a save', async () => {
    expect(await call('POST', '/company', aCompany({ VatNumber: '01234567890', TaxCode: 'RSSMRA80A01H501X' }))).toMatchObject({
      status: 422,
      body: {
        campi: [
          { campo: 'VatNumber', testo: 'Partita Iva: non è valida, controllare le undici cifre' },
          { campo: 'TaxCode', testo: 'Codice Fiscale: non è valido, controllare ogni carattere' },
        ],
      },
    })
    expect(await saved('/company', aCompany({ VatNumber: 'it 0123 4560371' }))).toMatchObject({ VatNumber: '01234560371' })
    expect(await call('POST', '/agency', anAgency(server.companyId, { VatNumber: '1' }))).toMatchObject({
      status: 422,
      body: { campi: [{ campo: 'VatNumber' }] },
    })
    // The company of the tests has the wrong number 01234567890 since before the check.
    const old = (await call('GET', `/company/${server.companyId}`)).body as CompanyRecord
    expect(old.VatNumber).toBe('01234567890')
    expect(await saved('/company', { ...old, ApplicationName: 'Conti' })).toMatchObject({ ApplicationName: 'Conti', VatNumber: '01234567890' })
  })

  it('that another company or studio has too are saved, with a warning that names it', async () => {
    const first = await saved<CompanyRecord>('/company', aCompany({ BusinessName: 'La prima', VatNumber: '02345670372' }))
    const second = await saved<CompanyRecord>('/company', aCompany({ BusinessName: 'La seconda', VatNumber: '02345670372' }))
    expect(second.Warnings).toEqual([`La Partita Iva 02345670372 è anche di «La prima» (Id ${first.Id})`])
    expect((await call('GET', `/company/${first.Id}`)).body).toMatchObject({
      Warnings: [`La Partita Iva 02345670372 è anche di «La seconda» (Id ${second.Id})`],
    })
    const studio = await saved<AgencyRecord>('/agency', anAgency(first.Id, { Name: 'Uno', Code: 'UGUALE' }))
    expect(studio).not.toHaveProperty('Warnings')
    expect(await saved('/agency', anAgency(first.Id, { Name: 'Due', Code: 'UGUALE' }))).toMatchObject({
      Warnings: [`Il codice UGUALE è anche di «Uno» (Id ${studio.Id})`],
    })
    expect(await saved('/agency', anAgency(second.Id, { Name: 'Tre', Code: 'UGUALE' }))).not.toHaveProperty('Warnings')
  })
})

it('the licences of a studio never become fewer than its active users; their number is in its record and in the list', async () => {
  const studio = await saved<AgencyRecord>('/agency', anAgency(server.companyId, { Name: 'Con licenze', PrincipalCounter: 5 }))
  await server.addUser({ role: 'OPERATOR', agencies: [studio.Id] })
  await server.addUser({ role: 'OPERATOR', agencies: [studio.Id] })
  await server.addUser({ role: 'OPERATOR', agencies: [studio.Id], disabled: '2020-01-01' })
  expect(await call('POST', '/agency', { ...studio, PrincipalCounter: 1 })).toMatchObject({
    status: 422,
    body: { campi: [{ campo: 'PrincipalCounter', testo: 'Numero di utenti ammessi: gli utenti attivi sono 2, prima disabilitarne 1' }] },
  })
  expect(await saved('/agency', { ...studio, PrincipalCounter: 2 })).toMatchObject({ PrincipalCounter: 2, ActiveUsers: 2 })
  expect(await call('POST', '/agency/search', { Id: studio.Id })).toMatchObject({ body: { ResultList: [{ ActiveUsers: 2 }] } })
})
