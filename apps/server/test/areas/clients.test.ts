/** The clients of a studio: checks, pages, changes, files; and that nobody outside the studio reads or changes one. */
import { setTimeout } from 'node:timers/promises'
import { type ClientImport, type ClientRecord, currentStudio, type Document, routes } from '@bilancia/contract/api'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fileOf } from '../../../../packages/telematic/test/tools/file.ts'
import { audit } from '../../src/areas/audit/tables.ts'
import type { Db } from '../../src/platform/connection.ts'
import { advice, calculation, client, company, principalAuth } from '../../src/platform/schema.ts'
import { companyCode } from '../support/clients.ts'
import { during } from '../support/during.ts'
import { send } from '../support/returns.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
type User = { readonly id: number; readonly username: string }
let operator: User
let manager: User
beforeAll(async () => {
  server = await studio()
  operator = await server.addUser()
  manager = await server.addUser({ role: 'MANAGER', surname: 'Bianchi', name: 'Rita' })
})
afterAll(() => server.close())

const ask = async (by: User, method: string, path: string, body?: unknown) => server.call(await server.tokenOf(by.username), method, `/clienti${path}`, body)
/** Tax codes with the right check character: the Ministry's own example, and those of the demo. */
const ROSSI = { tipo: 'PERSONA', denominazione: 'Rossi Mario', codiceFiscale: 'RSSMRA80A01H501U' } as const
/** The state of an artisan, whose calendar has payments, as the calculation with this number keeps it. */
const withPayments = (id: number): string =>
  server.vault.seal(
    ['calculation', id, 'state'],
    JSON.stringify({
      ...{ annoImposta: 2026, tipologia: 'IMPRESA', gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' } },
      ...{ regimeForfettario: { gruppo: 9, impostaSost: 5 }, redditoContributiImposta: { ricavi: 10_000 } },
      calendario: { situazionePrecedente: 'INIZIO_ATTIVITA' },
    }),
  )
let made = 0
const company_ = (values: object = {}) => ({ tipo: 'SOCIETA', denominazione: `Ditta ${++made}`, codiceFiscale: companyCode(1000 + made), ...values })
const create = async (by: User, body: object): Promise<ClientRecord> => {
  const { status, body: answer } = await ask(by, 'POST', '', body)
  expect(status, JSON.stringify(answer)).toBe(200)
  return routes.client.answer.parse(answer)
}
const search = async (by: User, body: object) => routes.searchClients.answer.parse((await ask(by, 'POST', '/search', body)).body)
const change = (
  { id: _1, studio: _2, aggiornatoIl, gruppoProposto: _3, creatoIl: _4, creatoDa: _5, aggiornatoDa: _6, ...rest }: ClientRecord,
  values: object,
) => ({
  ...rest,
  ...values,
  versione: aggiornatoIl,
})

describe('a client', () => {
  it('is created with three fields, in one way of writing, and read by a colleague', async () => {
    const { id } = await create(operator, {
      tipo: 'PERSONA',
      denominazione: '  Bianchi   Anna ',
      codiceFiscale: 'bnc nna 80a41 h501 r',
      ateco: '620100',
      partitaIva: `IT${companyCode(7)}`,
    })
    const { body } = await ask(manager, 'GET', `/${id}`)
    expect(body).toMatchObject({
      ...{ id, studio: server.agencyId, denominazione: 'Bianchi Anna', codiceFiscale: 'BNCNNA80A41H501R', ateco: '62.01.00', stato: 'ATTIVO' },
      ...{ partitaIva: companyCode(7), note: null, gruppoProposto: { gruppo: 9, daVerificare: false }, creatoDa: 'Rossi Mario', aggiornatoDa: 'Rossi Mario' },
    })
  })

  it('does not name a user of another company who made it', async () => {
    const { id } = await create(operator, company_())
    const [other] = await server.db.insert(company).values({ businessName: 'Altra', vatNumber: '2' }).returning()
    const { username } = await server.addUser({ companyId: other?.id ?? 0 })
    await server.db.update(client).set({ insertUser: username }).where(eq(client.id, id))
    expect((await ask(operator, 'GET', `/${id}`)).body).toMatchObject({ creatoDa: null, aggiornatoDa: 'Rossi Mario' })
    const { righe } = routes.clientHistory.answer.parse((await ask(operator, 'GET', `/${id}/storia`)).body)
    expect(righe).toMatchObject([{ testo: 'Cliente aggiunto', di: null }])
  })

  it.each([
    ['a wrong check character', { ...ROSSI, codiceFiscale: 'RSSMRA80A01H501X' }, 'codiceFiscale'],
    ['a company with a person’s code', { ...ROSSI, tipo: 'SOCIETA' }, 'codiceFiscale'],
    ['a wrong VAT number', { ...ROSSI, partitaIva: '12345678901' }, 'partitaIva'],
    ['an ATECO code that is none', { ...ROSSI, ateco: 'bar' }, 'ateco'],
    ['no name', { ...ROSSI, denominazione: '  ' }, 'denominazione'],
    ['a mail that is none', { ...ROSSI, mail: 'rossi' }, 'mail'],
    ['a follower of another studio', { ...ROSSI, seguitoDa: 999_999 }, 'seguitoDa'],
  ])('with %s is refused at its field', async (_, body, campo) => {
    const answer = await ask(operator, 'POST', '', body)
    expect(answer).toMatchObject({ status: 422, body: { campi: expect.arrayContaining([expect.objectContaining({ campo })]) } })
  })

  it('has a tax code that no other client of the studio has, and the refusal names who has it', async () => {
    await create(operator, ROSSI)
    const again = { ...ROSSI, denominazione: 'Rossi M.', codiceFiscale: 'rssmra80a01h501u' }
    expect(await ask(manager, 'POST', '', again)).toMatchObject({
      status: 409,
      body: { code: 'CLIENTE_PRESENTE', title: expect.stringContaining('Rossi Mario') },
    })
    const other = await create(operator, company_())
    expect(await ask(operator, 'POST', `/${other.id}`, change(other, { ...ROSSI }))).toMatchObject({ status: 409 })
  })

  it('is made once by a call that is repeated with its key', async () => {
    const token = await server.tokenOf(operator.username)
    const call = (key: string, body: object) =>
      fetch(`${server.origin}/api/clienti`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      })
    const body = company_()
    const [first, second] = await Promise.all([call('prova-1', body), call('prova-1', body)])
    expect([first?.status, second?.status]).toEqual([200, 200])
    expect(await first?.json()).toEqual(await second?.json())
    expect((await call('prova-2', body)).status).toBe(409)
    expect((await call('con spazio', body)).status).toBe(400)
  })

  it('that two users change at once keeps the first change; the second user reads who was first', async () => {
    const read = await create(operator, company_({ note: 'prima' }))
    expect(await ask(manager, 'POST', `/${read.id}`, change(read, { note: 'dopo' }))).toMatchObject({ status: 200, body: { note: 'dopo' } })
    const late = await ask(operator, 'POST', `/${read.id}`, change(read, { note: 'altro' }))
    expect(late).toMatchObject({ status: 409, body: { code: 'RECORD_MODIFICATO', title: expect.stringMatching(/^Bianchi Rita ha salvato/) } })
    const { username } = await server.addUser({ role: 'SUPERADMIN', companyId: null, agencies: [] })
    await server.db.update(client).set({ updateUser: username }).where(eq(client.id, read.id))
    const again = await ask(operator, 'POST', `/${read.id}`, change(read, { note: 'altro' }))
    expect(again).toMatchObject({ status: 409, body: { title: expect.stringMatching(/^Un altro utente ha salvato/) } })
  })

  it('does not get a tax code that another client takes at the same moment', async () => {
    const [one, two] = [await create(operator, company_()), await create(operator, company_())]
    const { codiceFiscale } = company_()
    const answers = await Promise.all([one, two].map((read) => ask(operator, 'POST', `/${read.id}`, change(read, { codiceFiscale }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('has entries in the register with its number and the action, without name or content', async () => {
    const read = await create(operator, company_({ denominazione: 'Segretissima', note: 'mai dirlo' }))
    await ask(operator, 'POST', `/${read.id}`, change(read, { note: 'neanche questo', comune: 'Prato' }))
    await ask(manager, 'DELETE', `/${read.id}`)
    const rows = await server.db.select().from(audit).where(eq(audit.recordId, read.id)).orderBy(desc(audit.id)).limit(3)
    expect(rows.map(({ action, changes }) => [action, changes.map(({ Field }) => Field)])).toEqual([
      ['Eliminazione', []],
      ['Modifica', ['Comune', 'Note']],
      ['Creazione', []],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Segretissima|mai dirlo|neanche|Prato/)
  })

  it('keeps mail, telephone and notes sealed', async () => {
    const { id } = await create(operator, company_({ mail: 'ditta@example.it', telefono: '055 1', note: 'riservata' }))
    const [row] = await server.db.select().from(client).where(eq(client.id, id))
    expect(row?.sealed).toMatch(/^s1\./)
    expect(JSON.stringify(row)).not.toMatch(/example|055 1|riservata/)
  })

  it('is deleted by a MANAGER and not by an OPERATOR', async () => {
    const { id } = await create(operator, company_())
    expect(await ask(operator, 'DELETE', `/${id}`)).toMatchObject({ status: 403 })
    expect(await ask(manager, 'DELETE', `/${id}`)).toMatchObject({ status: 200, body: true })
    expect(await ask(manager, 'GET', `/${id}`)).toMatchObject({ status: 404, body: { code: 'CLIENTE_NON_TROVATO' } })
  })
})

describe('a change at the same moment', () => {
  it('a client to whom advice is just being delivered is not deleted with it', async () => {
    const { id } = await create(operator, company_())
    const row = { clientId: id, principalId: operator.id, application: 1, taxYear: 2026, fingerprint: 'x', title: 'x', file: 'x', deliveredAt: new Date() }
    const given = (tx: Db) => tx.insert(advice).values({ ...row, outcome: 'CONSEGNATA' })
    expect(await during(server.db, given, () => ask(manager, 'DELETE', `/${id}`))).toMatchObject({ status: 409, body: { code: 'CLIENTE_CON_CONSEGNE' } })
    expect(await server.db.$count(advice, eq(advice.clientId, id))).toBe(1)
  })

  it('the receipt of an erasure has the advice that a colleague is just delivering', async () => {
    const { id, denominazione } = await create(operator, company_())
    const admin = await server.addUser({ role: 'ADMIN' })
    await server.tokenOf(admin.username)
    const row = { clientId: id, principalId: operator.id, application: 1, taxYear: 2026, fingerprint: 'x', title: 'x', file: 'x', deliveredAt: new Date() }
    let delivered = 0
    const given = async (tx: Db) => {
      const [made] = await tx
        .insert(advice)
        .values({ ...row, outcome: 'CONSEGNATA' })
        .returning()
      delivered = made?.id ?? 0
      await tx
        .update(advice)
        .set({ file: server.vault.seal(['advice', delivered, 'file'], 'x') })
        .where(eq(advice.id, delivered))
    }
    const { status, body } = await during(server.db, given, () => ask(admin, 'POST', `/${id}/cancella`, { nome: denominazione }))
    expect(status).toBe(200)
    expect(body).toContain(`consegna ${delivered}, file sigillato`)
  })

  it('a file of clients does not undo what a colleague is just saving', async () => {
    const { id, codiceFiscale, aggiornatoIl } = await create(operator, company_({ comune: 'Prato' }))
    const updateDate = new Date(Date.parse(aggiornatoIl) + 1)
    const saved = (tx: Db) => tx.update(client).set({ comune: 'Lucca', updateDate }).where(eq(client.id, id))
    const csv = `Codice Fiscale;"Cognome e nome, o denominazione"\r\n${codiceFiscale};Nuovo nome`
    await during(server.db, saved, () => ask(operator, 'POST', '/import', { csv }))
    expect((await ask(operator, 'GET', `/${id}`)).body).toMatchObject({ comune: 'Lucca' })
  })

  const call = async (by: User, path: string, body: unknown) => server.call(await server.tokenOf(by.username), 'POST', path, body)
  const document = async (by: User, of: number): Promise<Document> =>
    routes.document.answer.parse((await call(by, '/elaborazioni', { Applicazione: 1, Cliente: of })).body)
  const reminder = { il: '2030-03-01', testo: 'Rivedere' }
  /** Every call that adds something to the folder of a client. */
  const additions = (id: number, ID: number): Readonly<Record<string, readonly [path: string, body: object]>> => ({
    'a reminder': [`/clienti/${id}/promemoria`, reminder],
    'a document': ['/elaborazioni', { Applicazione: 1, Cliente: id }],
    'a calculation': [`/clienti/${id}/elaborazioni`, { ID }],
    'a variant': [`/elaborazioni/${ID}/varianti`, { nome: 'Altra' }],
    advice: [`/elaborazioni/${ID}/consegne`, { titolo: 'Scelta' }],
    'the payments': [`/clienti/${id}/pagamenti`, { elaborazione: ID }],
  })

  const inTheFolder = Object.keys(additions(0, 0)).filter((name) => name !== 'a variant')
  // The embedded database runs one transaction after the other: there advice finds a calculation without a client.
  it.runIf(inject('postgresql')).each(inTheFolder)('%s of a client that a colleague is just deleting is refused', async (name) => {
    const { id } = await create(operator, company_())
    const { ID } = await document(operator, id)
    await server.db
      .update(calculation)
      .set({ state: withPayments(ID) })
      .where(eq(calculation.id, ID))
    const [path, body] = additions(id, ID)[name] ?? ['', {}]
    const gone = (tx: Db) => tx.delete(client).where(eq(client.id, id))
    expect(await during(server.db, gone, () => call(operator, path, body))).toMatchObject({ status: 404, body: { code: 'CLIENTE_NON_TROVATO' } })
  })

  it.each(['a variant', 'advice', 'the payments'])('%s of a calculation that a colleague is just deleting is refused', async (name) => {
    const { id } = await create(operator, company_())
    const { ID } = await document(manager, id)
    await server.db
      .update(calculation)
      .set({ state: withPayments(ID) })
      .where(eq(calculation.id, ID))
    const [path, body] = additions(id, ID)[name] ?? ['', {}]
    const gone = (tx: Db) => tx.delete(calculation).where(eq(calculation.id, ID))
    expect(await during(server.db, gone, () => call(operator, path, body))).toMatchObject({ status: 404, body: { code: 'ELABORAZIONE_NON_TROVATA' } })
  })
})

it('makes a variant of a calculation whose client a colleague is just deleting; both have no client then', async () => {
  const { id } = await create(operator, company_())
  const call = async (path: string, body: unknown) => (await server.call(await server.tokenOf(operator.username), 'POST', path, body)).body
  const { ID } = routes.document.answer.parse(await call('/elaborazioni', { Applicazione: 1, Cliente: id }))
  const gone = (tx: Db) => tx.delete(client).where(eq(client.id, id))
  const made = routes.document.answer.parse(await during(server.db, gone, () => call(`/elaborazioni/${ID}/varianti`, { nome: 'Seconda' })))
  const [row] = await server.db.select().from(calculation).where(eq(calculation.id, made.ID))
  expect(row).toMatchObject({ clientId: null, variantOf: ID })
})

it('makes a variant of a variant whose first calculation a colleague is just deleting; the variant is the first one then', async () => {
  const { id } = await create(operator, company_())
  const call = async (path: string, body: unknown) => (await server.call(await server.tokenOf(operator.username), 'POST', path, body)).body
  const first = routes.document.answer.parse(await call('/elaborazioni', { Applicazione: 1, Cliente: id }))
  const { ID } = routes.document.answer.parse(await call(`/elaborazioni/${first.ID}/varianti`, { nome: 'Seconda' }))
  const gone = (tx: Db) => tx.delete(calculation).where(eq(calculation.id, first.ID))
  const made = routes.document.answer.parse(await during(server.db, gone, () => call(`/elaborazioni/${ID}/varianti`, { nome: 'Terza' })))
  const [row] = await server.db.select().from(calculation).where(eq(calculation.id, made.ID))
  expect(row).toMatchObject({ clientId: id, variantOf: ID })
})

/** A client of another studio, with the same tax code each time. */
async function elsewhere(): Promise<number> {
  const [row] = await server.db
    .insert(client)
    .values({
      companyId: server.companyId,
      agencyId: await server.addAgency(),
      tipo: 'SOCIETA',
      denominazione: 'Altrove',
      codiceFiscale: companyCode(99),
      stato: 'ATTIVO',
      insertDate: new Date(),
    })
    .returning()
  return row?.id ?? 0
}

it('makes no variant in the folder of a client that the caller does not see, into which the calculation is just moved', async () => {
  const { id } = await create(operator, company_())
  const call = async (path: string, body: unknown) => server.call(await server.tokenOf(operator.username), 'POST', path, body)
  const { ID } = routes.document.answer.parse((await call('/elaborazioni', { Applicazione: 1, Cliente: id })).body)
  await server.db.update(calculation).set({ principalId: manager.id }).where(eq(calculation.id, ID))
  const hidden = await elsewhere()
  const moved = (tx: Db) => tx.update(calculation).set({ clientId: hidden }).where(eq(calculation.id, ID))
  const variant = () => call(`/elaborazioni/${ID}/varianti`, { nome: 'Seconda' })
  expect(await during(server.db, moved, variant)).toMatchObject({ status: 404, body: { code: 'ELABORAZIONE_NON_TROVATA' } })
  expect(await server.db.$count(calculation, eq(calculation.clientId, hidden))).toBe(1)
})

it('makes a variant of an own variant whose first calculation and client the caller does not see any more', async () => {
  const { id } = await create(operator, company_())
  const hidden = await elsewhere()
  const call = async (by: User, path: string, body: unknown) => (await server.call(await server.tokenOf(by.username), 'POST', path, body)).body
  const first = routes.document.answer.parse(await call(manager, '/elaborazioni', { Applicazione: 1, Cliente: id }))
  const own = routes.document.answer.parse(await call(operator, `/elaborazioni/${first.ID}/varianti`, { nome: 'Mia' }))
  await server.db.update(calculation).set({ clientId: null }).where(eq(calculation.id, first.ID))
  await server.db.update(calculation).set({ clientId: hidden }).where(eq(calculation.id, own.ID))
  expect(await call(operator, `/elaborazioni/${own.ID}/varianti`, { nome: 'Ancora' })).toMatchObject({ NomeSimulazione: 'Ancora', Mia: true })
})

describe('the clients of a studio', () => {
  it('are seen by nobody else: not the ADMIN of another studio of the company, not a SUPERADMIN, not another company', async () => {
    const { id, ...read } = await create(operator, company_({ denominazione: 'Solo nostra' }))
    const agencyId = await server.addAgency({ name: 'Studio accanto' })
    const [row] = await server.db.insert(company).values({ businessName: 'Altri', vatNumber: '2' }).returning()
    const away = await server.addAgency({ companyId: row?.id ?? 0 })
    const outsiders = [
      await server.addUser({ role: 'ADMIN', agencies: [agencyId] }),
      await server.addUser({ role: 'MANAGER', agencies: [agencyId] }),
      await server.addUser({ role: 'ADMIN', companyId: row?.id, agencies: [away] }),
    ]
    for (const outsider of outsiders) {
      expect((await search(outsider, { testo: 'Solo nostra' })).righe).toEqual([])
      expect((await search(outsider, { studio: server.agencyId })).righe).toEqual([])
      expect((await ask(outsider, 'GET', `/${id}`)).status).toBe(404)
      expect((await ask(outsider, 'POST', `/${id}`, change({ id, ...read }, {}))).status).toBe(404)
      expect((await ask(outsider, 'DELETE', `/${id}`)).status).toBe(404)
      expect(await ask(outsider, 'POST', '', company_({ studio: server.agencyId }))).toMatchObject({ status: 403, body: { code: 'CLIENTI_STUDIO' } })
      expect((await ask(outsider, 'POST', '/import', { csv: 'x', studio: server.agencyId })).status).toBe(403)
      expect(String((await ask(outsider, 'POST', '/csv', {})).body)).not.toContain('Solo nostra')
    }
    const chief = await server.addUser({ role: 'SUPERADMIN' })
    for (const [method, path, body] of [
      ['POST', '/search', {}],
      ['GET', `/${id}`],
      ['POST', '/csv', {}],
    ] as const)
      expect((await ask(chief, method, path, body)).status).toBe(403)
  })

  it('are paged by a cursor: each once, in order, also while others are added, by name and by change', async () => {
    const reader = await server.addUser({ agencies: [await server.addAgency({ name: 'Grande' })] })
    const names = ['Àncora', 'alba', 'Bosco', 'bosco', 'Élite', 'zeta', 'Zorro', 'casa', 'Dado']
    for (const denominazione of names) await create(reader, company_({ denominazione }))
    const sortedNames = ['alba', 'Àncora', 'Bosco', 'bosco', 'casa', 'Dado', 'Élite', 'zeta', 'Zorro']
    for (const quante of [1, 2, 4, 9, 20]) {
      const seen: string[] = []
      let cursore: string | null = null
      do {
        const page: Awaited<ReturnType<typeof search>> = await search(reader, { quante, cursore })
        expect(page.righe.length).toBeLessThanOrEqual(quante)
        seen.push(...page.righe.map(({ denominazione }) => denominazione))
        cursore = page.cursore
      } while (cursore !== null)
      expect(seen).toEqual(sortedNames)
    }
    const recent = await search(reader, { ordine: 'recenti', quante: 3 })
    expect(recent.righe.map(({ denominazione }) => denominazione)).toEqual(['Dado', 'casa', 'Zorro'])
    expect((await search(reader, { ordine: 'recenti', quante: 1, cursore: recent.cursore })).righe[0]?.denominazione).toBe('zeta')
    for (const cursore of ['x', recent.cursore]) expect(await ask(reader, 'POST', '/search', { cursore })).toMatchObject({ status: 400 })
  })

  it.each([
    ['recenti', '1'],
    ['recenti', '2026-02-30 10:00:00+01'],
    ['recenti', '0000-01-01 10:00:00+01'],
    ['denominazione', 'a\u0000'],
  ])('refuse a cursor that the database cannot read: %s, %j', async (ordine, name) => {
    const cursore = Buffer.from(JSON.stringify([ordine, '', name, 1])).toString('base64url')
    expect(await ask(operator, 'POST', '/search', { ordine, cursore })).toMatchObject({ status: 400 })
  })

  it.each([
    ['ateco', ['Quinto', 'Terzo', 'Secondo', 'Primo', 'Quarto']],
    ['seguitoDa', ['Quarto', 'Secondo', 'Terzo', 'Primo', 'Quinto']],
    ['stato', ['Primo', 'Quarto', 'Terzo', 'Secondo', 'Quinto']],
  ] as const)('are paged by %s, within it by name, those without it last, each once', async (ordine, sorted) => {
    const agencyId = await server.addAgency({ name: `Per ${ordine}` })
    const reader = await server.addUser({ agencies: [agencyId], surname: 'Zuliani' })
    const ada = await server.addUser({ agencies: [agencyId], surname: 'Àrdito' })
    const rows = [
      { denominazione: 'Primo', ateco: null, seguitoDa: null, stato: 'ATTIVO' },
      { denominazione: 'Secondo', ateco: '62.01.00', seguitoDa: ada.id, stato: 'SOSPESO' },
      { denominazione: 'Terzo', ateco: '47.11', seguitoDa: reader.id, stato: 'ATTIVO' },
      { denominazione: 'Quarto', ateco: null, seguitoDa: ada.id, stato: 'ATTIVO' },
      { denominazione: 'Quinto', ateco: '01.11', seguitoDa: null, stato: 'CESSATO' },
    ]
    for (const row of rows) await create(reader, company_(row))
    for (const quante of [1, 2, 5]) {
      const seen: string[] = []
      let cursore: string | null = null
      do {
        const page: Awaited<ReturnType<typeof search>> = await search(reader, { ordine, quante, cursore })
        seen.push(...page.righe.map(({ denominazione }) => denominazione))
        cursore = page.cursore
      } while (cursore !== null)
      expect(seen).toEqual(sorted)
    }
  })

  it('are found by part of the name, by the beginning of a code, by state, label, kind and follower', async () => {
    const agencyId = await server.addAgency({ name: 'Ricerche' })
    const reader = await server.addUser({ agencies: [agencyId] })
    const follower = await server.addUser({ agencies: [agencyId] })
    await create(reader, { ...ROSSI, etichette: 'edilizia, VIP, edilizia', seguitoDa: follower.id })
    const firm = await create(reader, company_({ denominazione: 'Caffè Più', stato: 'SOSPESO' }))
    const found = async (body: object) => (await search(reader, body)).righe.map(({ denominazione }) => denominazione)
    expect(await found({ testo: 'mario' })).toEqual(['Rossi Mario'])
    expect(await found({ testo: 'rossi  mar' })).toEqual(['Rossi Mario'])
    expect(await found({ testo: 'CAFFE PIU' })).toEqual(['Caffè Più'])
    expect(await found({ testo: 'rssmra80' })).toEqual(['Rossi Mario'])
    expect(await found({ testo: firm.codiceFiscale.slice(0, 7) })).toEqual(['Caffè Più'])
    expect(await found({ testo: `IT ${firm.codiceFiscale}` })).toEqual(['Caffè Più'])
    expect(await found({ testo: '%' })).toEqual([])
    expect(await found({ stato: 'SOSPESO' })).toEqual(['Caffè Più'])
    expect(await found({ tipo: 'PERSONA' })).toEqual(['Rossi Mario'])
    expect(await found({ etichetta: 'vip' })).toEqual(['Rossi Mario'])
    expect(await found({ seguitoDa: follower.id })).toEqual(['Rossi Mario'])
    const people = routes.clientFollowers.answer.parse((await ask(reader, 'GET', '/persone')).body)
    expect(people.map(({ id }) => id)).toEqual([reader.id, follower.id])
    // Two people with one name are told apart by the name that they sign in with.
    expect(people.map(({ nome }) => nome)).toEqual([reader, follower].map(({ username }) => `Rossi Mario (${username})`))
    const other = await server.addUser({ agencies: [agencyId], surname: 'Verdi', name: 'Ada' })
    expect(routes.clientFollowers.answer.parse((await ask(reader, 'GET', '/persone')).body)).toContainEqual({
      id: other.id,
      nome: 'Verdi Ada',
      studio: agencyId,
    })
    expect((await search(reader, { testo: 'mario' })).righe[0]?.etichette).toBe('edilizia, VIP')
  })
})

describe('the filed returns of a client', () => {
  const CODE = 'FTTDND96B67H501M'
  const imported = async (by: User, agencyId: number, fornitura: 'RPF24' | 'RPF25' | 'RPF26', cf = CODE) => {
    const file = fileOf({ fornitura, returns: [{ cf, modules: { 1: { RG002002: 1_000, RG012001: 1_000 } } }] })
    expect((await send(server, await server.tokenOf(by.username), 'upload', { file, fields: { AgencyId: agencyId } })).status).toBe(200)
  }
  const returnsOf = async (by: User, id: number) => routes.clientReturns.answer.parse((await ask(by, 'GET', `/${id}/dichiarazioni`)).body)

  it('are listed by year with name and ATECO, the newest first, and only those of the studio with this tax code', async () => {
    const [agencyId, beside] = [await server.addAgency({ name: 'Con dichiarazioni' }), await server.addAgency({ name: 'Accanto' })]
    const [chief, neighbour] = [await server.addUser({ role: 'MANAGER', agencies: [agencyId] }), await server.addUser({ role: 'MANAGER', agencies: [beside] })]
    await server.db.update(company).set({ importEnabled: true }).where(eq(company.id, server.companyId))
    const reader = await server.addUser({ agencies: [agencyId] })
    const typed = { tipo: 'PERSONA', denominazione: 'Fittizio Donato', codiceFiscale: CODE, ateco: '56.10.11' }
    const { id } = await create(reader, typed)
    expect((await returnsOf(reader, id)).dichiarazioni).toEqual([])
    await imported(chief, agencyId, 'RPF25')
    await imported(chief, agencyId, 'RPF26')
    await imported(chief, agencyId, 'RPF24', ROSSI.codiceFiscale)
    await imported(neighbour, beside, 'RPF26')
    const found = await returnsOf(reader, id)
    expect(found).toMatchObject({ studio: agencyId, denominazione: 'Fittizio Donato', codiceFiscale: CODE, ateco: '56.10.11' })
    expect(found.dichiarazioni.map(({ TelematicoType, Year, annoImposta }) => [TelematicoType, Year, annoImposta])).toEqual([
      ['PF', 2026, 2025],
      ['PF', 2025, 2024],
    ])
    expect(found.dichiarazioni[0]?.caricataDa).toBe('Rossi Mario')
    expect((await ask(neighbour, 'GET', `/${id}/dichiarazioni`)).status).toBe(404)
    const alone = await create(neighbour, typed)
    const both = await server.addUser({ agencies: [agencyId, beside] })
    for (const one of [neighbour, both]) expect((await returnsOf(one, alone.id)).dichiarazioni.map(({ Year }) => Year)).toEqual([2026])
    expect((await ask(await server.addUser({ role: 'SUPERADMIN' }), 'GET', `/${id}/dichiarazioni`)).status).toBe(403)
  })
})

describe('the folder of a client', () => {
  const save = async (by: User, name: string) => {
    const { body } = await server.call(await server.tokenOf(by.username), 'POST', `/consultools/elaborazioni/insert/44/${by.username}/${name}/1/Cliente/-/-`, {
      annoImposta: 2026,
      nomeCognome: name,
    })
    return routes.insertCalculation.answer.parse(body).ID
  }
  const own = async (by: User) =>
    (await server.call(await server.tokenOf(by.username), 'GET', `/consultools/elaborazioni/44/${by.username}/1`)).body as object[]
  const folder = async (by: User, id: number) => routes.clientCalculations.answer.parse((await ask(by, 'GET', `/${id}/elaborazioni`)).body)

  it('opens a calculation to the colleagues of the studio; its author keeps it', async () => {
    const [author, colleague] = [await server.addUser({ surname: 'Autrice' }), await server.addUser()]
    const { id } = await create(author, company_())
    const calculation = await save(author, 'da guardare')
    expect(await ask(author, 'POST', `/${id}/elaborazioni`, { ID: calculation })).toMatchObject({ status: 200, body: [{ ID: calculation, Mia: true }] })
    expect(await folder(colleague, id)).toMatchObject([
      { ID: calculation, NomeSimulazione: 'da guardare', Applicazione: 1, Autore: 'Autrice Mario', Mia: false },
    ])
    expect(await own(colleague)).toEqual([])
    const token = await server.tokenOf(colleague.username)
    const base = `/consultools/elaborazion`
    for (const [method, path] of [
      ['GET', `${base}e/44/${colleague.username}/${calculation}`],
      ['DELETE', `${base}i/delete/${colleague.username}/${calculation}`],
    ] as const)
      expect(await server.call(token, method, path)).toMatchObject({ status: 404 })
    expect(await server.call(token, 'POST', `${base}i/update/${colleague.username}/${calculation}`, { annoImposta: 2026 })).toMatchObject({ status: 404 })
    expect(await ask(colleague, 'DELETE', `/${id}/elaborazioni/${calculation}`)).toMatchObject({ status: 404 })
    expect(await own(author)).toHaveLength(1)
    expect(await ask(author, 'DELETE', `/${id}/elaborazioni/${calculation}`)).toMatchObject({ status: 200, body: true })
    expect(await folder(colleague, id)).toEqual([])
  })

  it('is put in and taken out twice at once, and the register has it once', async () => {
    const { id } = await create(operator, company_())
    const calculation = await save(operator, 'due volte')
    const entries = () => server.db.$count(audit, and(eq(audit.kind, 'Cliente'), eq(audit.recordId, id), eq(audit.action, 'Modifica')))
    for (const [done, say] of [
      () => ask(operator, 'POST', `/${id}/elaborazioni`, { ID: calculation }),
      () => ask(operator, 'DELETE', `/${id}/elaborazioni/${calculation}`),
    ].entries()) {
      const [first, second] = await Promise.all([say(), say()])
      expect(first.status).toBe(200)
      expect(second).toEqual(first)
      expect(await entries()).toBe(done + 1)
    }
  })

  it('shows only calculations that their own author put there, of tools that the reader may use, and nothing outside the studio', async () => {
    const author = await server.addUser()
    const { id } = await create(author, company_())
    const calculation = await save(author, 'riservata')
    const other = await save(operator, 'di un altro')
    expect(await ask(author, 'POST', `/${id}/elaborazioni`, { ID: other })).toMatchObject({ status: 404 })
    await ask(author, 'POST', `/${id}/elaborazioni`, { ID: calculation })
    const without = await server.addUser({ applicationForfetari: false })
    expect(await folder(without, id)).toEqual([])
    const agencyId = await server.addAgency({ name: 'Altro studio' })
    const outsider = await server.addUser({ role: 'ADMIN', agencies: [agencyId] })
    const elsewhere = await create(outsider, company_())
    expect(await ask(outsider, 'GET', `/${id}/elaborazioni`)).toMatchObject({ status: 404 })
    expect(await folder(outsider, elsewhere.id)).toEqual([])
    expect(await ask(author, 'POST', `/${elsewhere.id}/elaborazioni`, { ID: calculation })).toMatchObject({ status: 404 })
  })

  it('gives its calculations back to their authors when the client is deleted', async () => {
    const author = await server.addUser()
    const { id } = await create(author, company_())
    await ask(author, 'POST', `/${id}/elaborazioni`, { ID: await save(author, 'resta') })
    expect(await ask(manager, 'DELETE', `/${id}`)).toMatchObject({ status: 200 })
    expect(await own(author)).toMatchObject([{ NomeSimulazione: 'resta' }])
  })
})

describe('several clients at once', () => {
  const team = async () => {
    const agencies = [await server.addAgency({ name: `Insieme ${++made}` })]
    const [by, colleague] = [await server.addUser({ agencies }), await server.addUser({ agencies })]
    const rows = [
      await create(by, company_({ etichette: 'vecchia, Edilizia' })),
      await create(by, company_({ stato: 'SOSPESO' })),
      await create(by, company_()),
    ]
    return { by, colleague, ids: rows.map(({ id }) => id) }
  }
  const listed = async (by: User) => (await search(by, {})).righe.map(({ seguitoDa, stato, etichette }) => [seguitoDa, stato, etichette])

  it('are given to a colleague, change state and labels; a client that already has the value is not changed; each change is in the register', async () => {
    const { by, colleague, ids } = await team()
    const body = { ids: [...ids, ids[0]], seguitoDa: colleague.id, stato: 'SOSPESO', aggiungi: 'edilizia, nuova, Nuova', togli: 'VECCHIA' }
    expect(await ask(by, 'POST', '/insieme', body)).toMatchObject({ status: 200, body: { cambiati: 3 } })
    expect(await listed(by)).toEqual([
      [colleague.id, 'SOSPESO', 'Edilizia, nuova'],
      [colleague.id, 'SOSPESO', 'edilizia, nuova'],
      [colleague.id, 'SOSPESO', 'edilizia, nuova'],
    ])
    expect(await ask(colleague, 'POST', '/insieme', body)).toMatchObject({ status: 200, body: { cambiati: 0 } })
    const rows = await server.db.select().from(audit).where(eq(audit.kind, 'Cliente')).orderBy(desc(audit.id)).limit(3)
    expect(rows.map(({ action, recordId, changes }) => [action, recordId, changes.map(({ Field }) => Field)]).toReversed()).toEqual([
      ['Modifica', ids[0], ['Seguito da', 'Stato', 'Etichette']],
      ['Modifica', ids[1], ['Seguito da', 'Etichette']],
      ['Modifica', ids[2], ['Seguito da', 'Stato', 'Etichette']],
    ])
    expect(await ask(by, 'POST', '/insieme', { ids, seguitoDa: null, togli: 'edilizia, nuova' })).toMatchObject({ status: 200, body: { cambiati: 3 } })
    expect((await listed(by)).every(([seguitoDa, , etichette]) => seguitoDa === null && etichette === null)).toBe(true)
  })

  it('change all or none: with one of another studio, with a follower from elsewhere, with labels that are too long', async () => {
    const { by, ids } = await team()
    const before = await listed(by)
    const elsewhere = await create(operator, company_())
    for (const [body, status] of [
      [{ ids: [...ids, elsewhere.id], stato: 'CESSATO' }, 404],
      [{ ids: [...ids, 999_999], stato: 'CESSATO' }, 404],
      [{ ids, stato: 'CESSATO', seguitoDa: operator.id }, 422],
      [{ ids, stato: 'CESSATO', aggiungi: 'x'.repeat(299) }, 422],
      [{ ids: [], stato: 'CESSATO' }, 400],
    ] as const)
      expect((await ask(by, 'POST', '/insieme', body)).status).toBe(status)
    expect(await listed(by)).toEqual(before)
  })

  it('are exported to a file that has only the chosen ones', async () => {
    const { by, ids } = await team()
    const lines = String((await ask(by, 'POST', '/csv', { ids: ids.slice(0, 2) })).body)
      .trim()
      .split(/\r?\n/)
    expect(lines).toHaveLength(3)
    expect(
      String((await ask(operator, 'POST', '/csv', { ids })).body)
        .trim()
        .split(/\r?\n/),
    ).toHaveLength(1)
  })
})

describe('a file of clients', () => {
  const send = async (by: User, csv: string, more: object = {}) => (await ask(by, 'POST', '/import', { csv, ...more })).body as ClientImport
  const outcomes = ({ righe }: ClientImport) => righe.map(({ riga, esito }) => [riga, esito])
  const reader = async () => server.addUser({ agencies: [await server.addAgency({ name: `Da file ${++made}` })] })

  it('that was exported is imported with the same values', async () => {
    const [from, to] = [await reader(), await reader()]
    await create(from, { ...ROSSI, telefono: '+39 055 1', note: 'riga uno\nriga; "due"', etichette: 'a, b', ateco: '47.11', comune: 'Scandicci' })
    await create(from, company_({ denominazione: '=Somma S.r.l.', stato: 'CESSATO' }))
    const file = String((await ask(from, 'POST', '/csv', {})).body)
    const answer = await send(to, file)
    expect(answer).toMatchObject({ salvati: true })
    const of = async (by: User) =>
      Promise.all(
        (await search(by, {})).righe.map(async ({ id }) => {
          const {
            id: _1,
            studio: _2,
            creatoDa: _3,
            creatoIl: _4,
            aggiornatoDa: _5,
            aggiornatoIl: _6,
            ...rest
          } = routes.client.answer.parse((await ask(by, 'GET', `/${id}`)).body)
          return rest
        }),
      )
    expect(await of(to)).toEqual(await of(from))
    expect(outcomes(await send(to, file)).map(([, esito]) => esito)).toEqual(['UGUALE', 'UGUALE'])
  })

  it('stores new clients in one order: two files with the same ones in another order never wait for each other', async () => {
    const agencyId = await server.addAgency({ name: `Da file ${++made}` })
    const by = await server.addUser({ agencies: [agencyId] })
    const [one = '', two = ''] = [companyCode(1000 + ++made), companyCode(1000 + ++made)].sort()
    const csv = ['Codice Fiscale;"Cognome e nome, o denominazione"', ...[two, one].map((code) => `${code};Ditta`)].join('\n')
    const row = { companyId: server.companyId, agencyId, tipo: 'SOCIETA', denominazione: 'Prima', stato: 'ATTIVO' } as const
    const take = (tx: Db, codiceFiscale: string) => tx.insert(client).values({ ...row, codiceFiscale })
    const { answer } = await server.db.transaction(async (tx) => {
      await take(tx, one)
      const asked = ask(by, 'POST', '/import', { csv })
      await setTimeout(500)
      await take(tx, two)
      return { answer: asked }
    })
    expect(await answer).toMatchObject({ body: { code: 'CLIENTE_PRESENTE' } })
  })

  it('stores all lines or none, and says line by line what is wrong', async () => {
    const by = await reader()
    const old = await create(by, company_({ denominazione: 'Vecchia', note: 'resta' }))
    const lines = ['Codice Fiscale,Cognome e nome, o denominazione,Tipo', 'RSSMRA80A01H501U;Rossi Mario;Persona fisica']
    const { status, body } = await ask(by, 'POST', '/import', { csv: lines.join('\n') })
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ title: expect.stringContaining('Le colonne sono: «Tipo», «Cognome e nome, o denominazione», «') }),
    ])
    const head = 'Codice Fiscale;"Cognome e nome, o denominazione";Tipo;Comune'
    const file = (...rows: readonly string[]) => [head, ...rows].join('\r\n')
    const good = ['RSSMRA80A01H501U;Rossi Mario;;Prato', `${old.codiceFiscale};Nuovo nome;Società o ente;`, '']
    const bad = file(...good, 'RSSMRA80A01H501X;Errato;;', 'rssmra80a01h501u;Doppio;;', 'BNCNNA80A41H501R;Bianchi Anna;Marziano;')
    const refused = await send(by, bad)
    expect(refused.salvati).toBe(false)
    expect(outcomes(refused)).toEqual([
      [2, 'NUOVO'],
      [3, 'AGGIORNATO'],
      [5, 'ERRORE'],
      [6, 'ERRORE'],
      [7, 'ERRORE'],
    ])
    expect(refused.righe.slice(2).map(({ testo }) => testo)).toEqual([
      'Codice Fiscale: non è valido, controllare ogni carattere',
      'Codice Fiscale: è anche nella riga 2',
      'Tipo: «Marziano» non è Persona fisica né Società o ente',
    ])
    expect((await search(by, {})).righe).toHaveLength(1)
    expect(await send(by, file(...good), { prova: true })).toMatchObject({ salvati: false })
    expect((await search(by, {})).righe).toHaveLength(1)
    expect(await send(by, file(...good))).toMatchObject({ salvati: true })
    expect((await search(by, {})).righe.map(({ denominazione }) => denominazione)).toEqual(['Nuovo nome', 'Rossi Mario'])
    expect((await ask(by, 'GET', `/${old.id}`)).body).toMatchObject({ note: 'resta' })
  })

  it('takes the type as people write it, or as the model of the return', async () => {
    const by = await reader()
    const rows = ['Società', 'SOCIETA', "Societa'", 'ente', 'SC', 's.c.'].map((tipo, i) => `${companyCode(950 + i)};Ditta;${tipo}`)
    const persons = ['Persona', 'persona fisica', 'PF', 'P.F.'].map((tipo) => `RSSMRA80A01H501U;Rossi Mario;${tipo}`)
    for (const person of persons) {
      const { righe } = await send(by, ['Codice Fiscale;"Cognome e nome, o denominazione";Tipo', ...rows, person].join('\n'), { prova: true })
      expect(righe.map(({ testo }) => testo)).toEqual([...rows, person].map(() => 'Nuovo cliente'))
    }
    const wrong = ['Persona giuridica', 'o', '7'].map((tipo, i) => `${companyCode(970 + i)};Ditta;${tipo}`)
    const { righe } = await send(by, ['Codice Fiscale;"Cognome e nome, o denominazione";Tipo', ...wrong].join('\n'), { prova: true })
    expect(righe.map(({ testo }) => testo)).toEqual(['Persona giuridica', 'o', '7'].map((tipo) => `Tipo: «${tipo}» non è Persona fisica né Società o ente`))
  })

  it.each([
    ['tabs', 'Codice Fiscale\tCognome e nome, o denominazione\tComune\tNote\r\nRSSMRA80A01H501U\tRossi Mario\t\tdue; una, o più', 2],
    ['a line for Excel', '\ufeffsep=;\r\nCodice Fiscale;Cognome e nome, o denominazione;Comune;Note\r\nRSSMRA80A01H501U;Rossi Mario;;"due; una, o più"', 3],
    [
      'a line for Excel, with commas',
      'sep=,\nCodice Fiscale,"Cognome e nome, o denominazione",Comune,Note\nRSSMRA80A01H501U,Rossi Mario,,"due; una, o più"',
      3,
    ],
  ])('is read with %s', async (_, csv, line) => {
    const by = await reader()
    expect(outcomes(await send(by, csv))).toEqual([[line, 'NUOVO']])
    const [{ id } = { id: 0 }] = (await search(by, {})).righe
    expect((await ask(by, 'GET', `/${id}`)).body).toMatchObject({ denominazione: 'Rossi Mario', comune: null, note: 'due; una, o più' })
  })

  it('that a spreadsheet has saved without the first zeros of the codes is read with them', async () => {
    const by = await reader()
    const [code, vat] = [companyCode(1234), companyCode(123_456)]
    const csv = `Codice Fiscale;"Cognome e nome, o denominazione";Partita Iva\r\n${Number(code)};Zero S.r.l.;${Number(vat)}`
    expect(await send(by, csv)).toMatchObject({ salvati: true })
    expect((await search(by, {})).righe).toMatchObject([{ tipo: 'SOCIETA', codiceFiscale: code, partitaIva: vat }])
    expect(outcomes(await send(by, csv))).toEqual([[2, 'UGUALE']])
    // A number that is no code with zeros either.
    expect(outcomes(await send(by, csv.replace(String(Number(code)), String(Number(code) + 1))))).toEqual([[2, 'ERRORE']])
  })

  it('says which columns are not read, and refuses a column that is there twice', async () => {
    const by = await reader()
    const csv = (more: string) => `Codice Fiscale;"Cognome e nome, o denominazione";${more}\r\nRSSMRA80A01H501U;Rossi Mario;1;2;3`
    expect(await send(by, csv('P.IVA;;Email'), { prova: true })).toMatchObject({ nonLette: ['P.IVA', 'Email'], righe: [{ esito: 'NUOVO' }] })
    expect(await ask(by, 'POST', '/import', { csv: csv('Note;Note'), prova: true })).toMatchObject({
      status: 422,
      body: { title: expect.stringContaining('la colonna «Note» c’è due volte') },
    })
  })

  it('stores new and changed clients in one statement each, because a studio waits for a file of thousands', async () => {
    const by = await reader()
    const lines = (more: string) => [1, 2, 3].map((n) => `${companyCode(700 + n)};Ditta ${n};${more};a@b.it`)
    for (const comune of ['Prato', '']) {
      const csv = ['Codice Fiscale;"Cognome e nome, o denominazione";Comune;Mail', ...lines(comune)].join('\n')
      expect(await send(by, csv)).toMatchObject({ salvati: true })
      const { righe } = await search(by, {})
      expect(righe.map((row) => row.comune)).toEqual([comune, comune, comune].map((one) => one || null))
      const ids = righe.map(({ id }) => id)
      // The number of the statement in its transaction.
      const statements = await server.db.selectDistinct({ number: sql<string>`cmin::text` }).from(client).where(inArray(client.id, ids))
      expect(statements).toHaveLength(1)
      expect((await ask(by, 'GET', `/${ids[0]}`)).body).toMatchObject({ mail: 'a@b.it', denominazione: 'Ditta 1', stato: 'ATTIVO' })
    }
  })

  it('with any text never causes a failure of the server', async () => {
    const by = await reader()
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.array(fc.string()).map((rows) => ['Codice Fiscale;"Cognome e nome, o denominazione"', ...rows].join('\n')),
        ),
        async (csv) => {
          expect((await ask(by, 'POST', '/import', { csv })).status).toBeLessThan(500)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('a user of two studios', () => {
  it('makes new clients in the first studio until they choose the other, and cannot choose a studio in which they do not work', async () => {
    const [second, foreign] = [await server.addAgency({ name: 'Studio Bruno' }), await server.addAgency({ name: 'Studio Grigio' })]
    const both = await server.addUser({ agencies: [server.agencyId, second] })
    const token = await server.tokenOf(both.username)
    const choose = (AgencyId: number) => server.call(token, 'POST', '/auth/studio', { AgencyId })
    const identity = async () => routes.identity.answer.parse((await server.call(token, 'GET', '/auth/identity')).body)
    expect((await create(both, company_())).studio).toBe(server.agencyId)
    expect(await choose(foreign)).toMatchObject({ status: 403, body: { title: "Lo studio scelto non è tra quelli dell'utente" } })
    expect(await choose(second)).toMatchObject({ status: 200 })
    expect(currentStudio(await identity())?.Agency.Name).toBe('Studio Bruno')
    expect((await create(both, company_())).studio).toBe(second)
    expect((await create(both, company_({ studio: server.agencyId }))).studio).toBe(server.agencyId)
    // A user who loses the chosen studio works in the first again.
    await server.db.delete(principalAuth).where(and(eq(principalAuth.principalId, both.id), eq(principalAuth.agencyId, second)))
    server.wait(1)
    expect((await create(both, company_())).studio).toBe(server.agencyId)
  })
})
