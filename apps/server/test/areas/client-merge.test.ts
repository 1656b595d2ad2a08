/** Two clients that are one: what goes to the first, what must be chosen, where the old number leads, and who may. */
import { type ClientMerged, routes } from '@bilancia/contract/api'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { replace } from '../../src/areas/payments/store.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import { advice, calculation, client as clients, clientTransfer, paymentDay, reminder } from '../../src/platform/schema.ts'
import { aClient, companyCode, folders, type User } from '../support/clients.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let operator: User
let manager: User
const { ask, good, client, document, deliver, remind } = folders(() => server)
beforeAll(async () => {
  server = await studio()
  operator = await server.addUser({ surname: 'Verdi', name: 'Ada' })
  manager = await server.addUser({ role: 'MANAGER' })
})
afterAll(() => server.close())

const merge = (by: User, id: number, body: object) => ask(by, 'POST', `/clienti/${id}/unione`, body)
const merged = async (by: User, id: number, body: object): Promise<ClientMerged> =>
  routes.mergeClients.answer.parse(await good(by, 'POST', `/clienti/${id}/unione`, body))
const code = (da: 'questo' | 'altro') => ({ campo: 'codiceFiscale', da })

it('the folder of the second is in the first, its number leads there, its returns are found, and the register says so', async () => {
  const first = await client(manager, aClient({ comune: 'Firenze', etichette: 'edilizia', note: 'di qui' }))
  const second = await client(
    manager,
    aClient({ denominazione: first.denominazione, mail: 'a@b.it', etichette: 'nuova', note: 'di là', codiceFiscale: companyCode(901) }),
  )
  const theirs = await document(operator, second.id)
  const given = await deliver(operator, theirs.ID)
  await remind(operator, second.id)
  const at = { companyId: server.companyId, agencyId: server.agencyId, fileName: 'f', importedByName: 'x', importedAt: new Date(), modules: 'v1.' }
  await server.db.insert(taxReturn).values({ ...at, type: 'SC', taxCode: companyCode(901), modelYear: 2026, taxYear: 2025 })

  const trial = await merged(manager, first.id, { altro: second.id, prova: true })
  expect(trial).toMatchObject({
    contrasti: [{ campo: 'codiceFiscale', etichetta: 'Codice Fiscale', questo: first.codiceFiscale, altro: companyCode(901) }],
    ...{ porta: { elaborazioni: 1, consegne: 1, promemoria: 1 }, cliente: null },
  })
  expect(await server.db.$count(clients, eq(clients.id, second.id))).toBe(1)
  expect(await merge(manager, first.id, { altro: second.id })).toMatchObject({
    status: 409,
    body: { code: 'UNIONE_DA_SCEGLIERE', title: expect.stringContaining('Codice Fiscale') },
  })

  const { cliente } = await merged(manager, first.id, { altro: second.id, scelte: [code('questo')] })
  expect(cliente).toMatchObject({
    ...{ id: first.id, codiceFiscale: first.codiceFiscale, comune: 'Firenze', mail: 'a@b.it', etichette: 'edilizia, nuova', note: 'di qui\n\ndi là' },
  })
  for (const table of [calculation, advice, reminder]) {
    expect(await server.db.$count(table, eq(table.clientId, first.id))).toBe(1)
    expect(await server.db.$count(table, eq(table.clientId, second.id))).toBe(0)
  }
  // The number of the second leads to the first.
  expect(await good(operator, 'GET', `/clienti/${second.id}`)).toMatchObject({ id: first.id })
  // So does a search for its tax code, and says so.
  const found = (testo: string) => good(operator, 'POST', '/clienti/search', { testo })
  expect(await found(companyCode(901))).toMatchObject({ righe: [{ id: first.id, codicePrecedente: companyCode(901) }] })
  expect(await found(first.codiceFiscale)).toMatchObject({ righe: [{ id: first.id, codicePrecedente: null }] })
  expect(await good(operator, 'GET', `/clienti/${second.id}/elaborazioni`)).toMatchObject([{ ID: theirs.ID, Autore: 'Verdi Ada' }])
  expect(await good(operator, 'GET', `/clienti/${second.id}/storia`)).toMatchObject({ consegne: [{ id: given.id }] })
  expect(JSON.stringify(await good(operator, 'GET', `/clienti/${first.id}/storia`))).toContain(`Unito il cliente ${second.id} (${companyCode(901)})`)
  expect(await good(operator, 'GET', `/clienti/${first.id}/dichiarazioni`)).toMatchObject({
    dichiarazioni: [{ TelematicoType: 'SC', codiceFiscale: companyCode(901) }],
  })
  // Calls that cannot be undone do not follow the old number.
  for (const [method, path, body] of [
    ['DELETE', ''],
    ['POST', '/cancella', { nome: first.denominazione }],
    ['POST', '/unione', { altro: first.id }],
    ['POST', '/passaggi', { studio: 1 }],
  ] as const)
    expect(await ask(manager, method, `/clienti/${second.id}${path}`, body), path).toMatchObject({ status: 409, body: { code: 'CLIENTE_UNITO' } })
  const rows = await server.db.select().from(audit).where(eq(audit.recordId, second.id))
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'Eliminazione', changes: [{ Field: 'Unito al cliente', Before: null, After: String(first.id) }] }),
    ]),
  )
  expect(JSON.stringify(rows)).not.toContain(first.denominazione)
})

it('takes the chosen fields, also the code of the second; a number that led to the second leads to the first afterwards', async () => {
  const [one, two, three] = [await client(manager, aClient()), await client(manager, aClient()), await client(manager, aClient())]
  const name = { campo: 'denominazione', da: 'altro' }
  const { cliente } = await merged(manager, two.id, { altro: three.id, scelte: [code('altro'), name] })
  expect(cliente).toMatchObject({ id: two.id, denominazione: three.denominazione, codiceFiscale: three.codiceFiscale })
  await merged(manager, one.id, { altro: two.id, scelte: [code('questo'), { ...name, da: 'questo' }] })
  for (const { id } of [two, three]) expect(await good(operator, 'GET', `/clienti/${id}`)).toMatchObject({ id: one.id, denominazione: one.denominazione })
})

it('the payment days of the second are taken over only if the first has none, because they belong to one calculation', async () => {
  const days = async (id: number) => (await server.db.select({ due: paymentDay.due }).from(paymentDay).where(eq(paymentDay.clientId, id))).map(({ due }) => due)
  const kept = async (due: string) => {
    const made = await client(manager, aClient())
    const content = { chi: 'x', totale: 1, pagamenti: 1, provvisorio: false }
    await replace(server, { clientId: made.id, calculationId: null, insertedAt: new Date() }, [{ due, content }])
    return made
  }
  const [first, second] = [await kept('2027-06-30'), await kept('2027-06-29')]
  const scelte = [code('questo'), { campo: 'denominazione', da: 'questo' }]
  await merged(manager, first.id, { altro: second.id, scelte })
  expect(await days(first.id)).toEqual(['2027-06-30'])
  const none = await client(manager, aClient())
  await merged(manager, none.id, { altro: first.id, scelte })
  expect(await days(none.id)).toEqual(['2027-06-30'])
})

it('the number of the second keeps and drops the payments of the first', async () => {
  const [first, second] = [await client(operator, aClient()), await client(manager, aClient())]
  const { ID } = await document(operator, first.id)
  await merged(manager, first.id, { altro: second.id, scelte: [code('questo'), { campo: 'denominazione', da: 'questo' }] })
  await good(operator, 'POST', `/clienti/${second.id}/pagamenti`, { elaborazione: ID })
  await replace(server, { clientId: first.id, calculationId: ID, insertedAt: new Date() }, [
    { due: '2026-06-30', content: { chi: 'x', totale: 1, pagamenti: 1, provvisorio: false } },
  ])
  expect(await good(operator, 'DELETE', `/clienti/${second.id}/pagamenti`)).toBe(true)
})

it('the receipt of an erasure counts the returns that stay with the company also under the code of a merged client', async () => {
  const [first, second] = [await client(manager, aClient()), await client(manager, aClient())]
  await merged(manager, first.id, { altro: second.id, scelte: [code('questo'), { campo: 'denominazione', da: 'questo' }] })
  const of = { companyId: server.companyId, type: 'PF', modelYear: 2026, taxYear: 2025, modules: 'v1.', fileName: 'f', importedByName: 'x' } as const
  await server.db.insert(taxReturn).values({ ...of, taxCode: second.codiceFiscale, importedAt: new Date() })
  const receipt = await good(manager, 'POST', `/clienti/${first.id}/cancella`, { nome: first.denominazione })
  expect(receipt).toContain('Resta 1 dichiarazione che la company tiene senza studio')
})

it('a client that is added again with the code of a merged one keeps its returns, and the first is erased without them', async () => {
  const [first, second] = [await client(manager, aClient()), await client(manager, aClient())]
  const { codiceFiscale } = second
  await merged(manager, first.id, { altro: second.id, scelte: [code('questo'), { campo: 'denominazione', da: 'questo' }] })
  const at = { companyId: server.companyId, agencyId: server.agencyId, fileName: 'f', importedByName: 'x', importedAt: new Date(), modules: 'v1.' }
  await server.db.insert(taxReturn).values({ ...at, type: 'SC', taxCode: codiceFiscale, modelYear: 2026, taxYear: 2025 })
  const csv = `Codice Fiscale;"Cognome e nome, o denominazione"\n${codiceFiscale};Di nuovo`
  expect(await good(manager, 'POST', '/clienti/import', { csv, prova: true })).toMatchObject({
    righe: [{ esito: 'NUOVO', testo: `Nuovo cliente; ma il codice era di una scheda unita a «${first.denominazione}»` }],
  })
  const again = await client(manager, aClient({ codiceFiscale }))
  const returnsOf = async (id: number) => routes.clientReturns.answer.parse(await good(manager, 'GET', `/clienti/${id}/dichiarazioni`)).dichiarazioni
  expect([(await returnsOf(again.id)).length, (await returnsOf(first.id)).length]).toEqual([1, 0])
  const receipt = await good(manager, 'POST', `/clienti/${first.id}/cancella`, { nome: first.denominazione })
  expect(receipt).toContain('- tax_return: 0 righe.')
  expect(await returnsOf(again.id)).toHaveLength(1)
})

it('keeps the transfers of both clients, and an expired request for one of them is no obstacle', async () => {
  const there = await server.addAgency({ name: 'Studio Blu' })
  const accepter = await server.addUser({ role: 'MANAGER', agencies: [there] })
  const [first, second] = [await client(manager, aClient()), await client(manager, aClient())]
  const scelte = [code('questo'), { campo: 'denominazione', da: 'questo' }]
  const asked = async (id: number) => routes.askTransfer.answer.parse(await good(manager, 'POST', `/clienti/${id}/passaggi`, { studio: there })).id
  const refused = await asked(second.id)
  await good(accepter, 'POST', `/clienti/passaggi/${refused}`, { esito: 'RIFIUTATO' })
  const late = [await asked(first.id), await asked(second.id)]
  expect(await merge(manager, first.id, { altro: second.id, scelte })).toMatchObject({ status: 409, body: { code: 'CLIENTE_IN_PASSAGGIO' } })
  await server.db
    .update(clientTransfer)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(inArray(clientTransfer.id, late))
  await merged(manager, first.id, { altro: second.id, scelte })
  const outcomes = routes.clientTransfers.answer.parse(await good(accepter, 'GET', '/clienti/passaggi')).map(({ id, esito }) => [id, esito])
  expect(outcomes).toEqual([...late.toReversed().map((id) => [id, 'SCADUTO']), [refused, 'RIFIUTATO']])
})

it('leaves nothing half-done when the result is not a client', async () => {
  const [one, two] = [
    await client(manager, aClient()),
    await client(manager, { tipo: 'PERSONA', denominazione: 'Rossi Mario', codiceFiscale: 'RSSMRA80A01H501U' }),
  ]
  // A company with the code of a person.
  const scelte = [code('altro'), { campo: 'tipo', da: 'questo' }, { campo: 'denominazione', da: 'altro' }]
  expect(await merge(manager, one.id, { altro: two.id, scelte })).toMatchObject({ status: 422, body: { code: 'CAMPI_NON_VALIDI' } })
  expect(await good(manager, 'GET', `/clienti/${two.id}`)).toMatchObject({ id: two.id })
})

it('a merge needs the right to delete clients, and two different clients of one studio', async () => {
  const beside = await server.addAgency({ name: 'Accanto' })
  const both = await server.addUser({ role: 'MANAGER', agencies: [server.agencyId, beside] })
  const outsider = await server.addUser({ role: 'ADMIN', agencies: [beside] })
  const [one, two] = [await client(both, aClient({ studio: server.agencyId })), await client(both, aClient({ studio: beside }))]
  expect(await merge(both, one.id, { altro: two.id })).toMatchObject({ status: 422, body: { code: 'CLIENTI_DA_UNIRE' } })
  expect(await merge(both, one.id, { altro: one.id })).toMatchObject({ status: 422, body: { code: 'CLIENTI_DA_UNIRE' } })
  expect((await merge(operator, one.id, { altro: two.id })).status).toBe(403)
  expect((await merge(outsider, one.id, { altro: two.id })).status).toBe(404)
  expect((await merge(outsider, two.id, { altro: one.id })).status).toBe(404)
})
