/** A client goes to another studio of the company: both confirm, everything goes along, who made what stays, and nothing else moves it. */
import { setTimeout } from 'node:timers/promises'
import { type ClientTransfer, type Role, routes } from '@bilancia/contract/api'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyFile } from '../../src/areas/advice/verify-command.ts'
import { audit } from '../../src/areas/audit/tables.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import type { Db } from '../../src/platform/connection.ts'
import { agency, calculation, client as clients, clientTransfer, company } from '../../src/platform/schema.ts'
import { aClient, folders, ROSSI, type User } from '../support/clients.ts'
import { sample, send } from '../support/returns.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let there: number
let author: User
let asker: User
let accepter: User
let reader: User
let stranger: User
const { ask, good, client, document, deliver, remind } = folders(() => server)
beforeAll(async () => {
  server = await studio()
  await server.db.update(company).set({ importEnabled: true }).where(eq(company.id, server.companyId))
  there = await server.addAgency({ name: 'Studio Blu' })
  author = await server.addUser({ surname: 'Verdi', name: 'Ada' })
  asker = await server.addUser({ role: 'MANAGER', surname: 'Bianchi', name: 'Ugo' })
  accepter = await server.addUser({ role: 'MANAGER', agencies: [there], surname: 'Blu', name: 'Ida' })
  reader = await server.addUser({ agencies: [there] })
  const [row] = await server.db.insert(company).values({ businessName: 'Altri', vatNumber: '2' }).returning()
  const companyId = row?.id ?? 0
  stranger = await server.addUser({ role: 'ADMIN', companyId, agencies: [await server.addAgency({ companyId, name: 'Altrove' })] })
})
afterAll(() => server.close())

const request = async (by: User, id: number, body: object = { studio: there }): Promise<ClientTransfer> =>
  routes.askTransfer.answer.parse(await good(by, 'POST', `/clienti/${id}/passaggi`, body))
const answer = (by: User, id: number, esito = 'ACCETTATO') => ask(by, 'POST', `/clienti/passaggi/${id}`, { esito })
const listed = async (by: User) => routes.clientTransfers.answer.parse(await good(by, 'GET', '/clienti/passaggi'))

it('a request reads its two studios in the order of their Ids, in which a call that enables users locks them', async () => {
  const [first = 0, second = 0] = [server.agencyId, there].sort((a, b) => a - b)
  const { id } = await client(accepter, aClient())
  await server.tokenOf(accepter.username)
  const lock = (tx: Db, agencyId: number) => tx.select({ id: agency.id }).from(agency).where(eq(agency.id, agencyId)).for('update')
  const { asked } = await server.db.transaction(async (tx) => {
    await lock(tx, first)
    const made = ask(accepter, 'POST', `/clienti/${id}/passaggi`, { studio: server.agencyId })
    await setTimeout(300)
    await lock(tx, second)
    return { asked: made }
  })
  expect(await asked).toMatchObject({ status: 200 })
})

describe('a client that is accepted', () => {
  it('is in the other studio with its folder, and no longer in the first; who made what, and what was sealed, is as it was', async () => {
    const { id } = await client(author, { ...ROSSI, codiceFiscale: 'FTTDND96B67H501M', note: 'da tempo' })
    const { ID } = await document(author, id)
    const given = await deliver(author, ID)
    await remind(author, id)
    const fields = { AgencyId: server.agencyId, FileName: 'fornitura.txt' }
    expect(await send(server, await server.tokenOf(author.username), 'upload', { file: sample('pf-impresa-2026'), fields })).toMatchObject({ status: 200 })
    const before = await good(author, 'GET', `/consegne/${given.id}/file`)

    const made = await request(asker, id, { studio: there, giorni: 10 })
    expect(made).toMatchObject({
      cliente: id,
      nome: 'Rossi Mario',
      da: 'Studio Verdi',
      a: 'Studio Blu',
      chiestoDa: 'Bianchi Ugo',
      esito: 'ATTESA',
      puoRispondere: false,
      puoRitirare: true,
    })
    expect(Date.parse(made.scade) - Date.parse(made.chiestoIl)).toBe(10 * 86_400_000)
    // Both are told; the other studio sees nothing of the client yet but its name and code.
    expect((await listed(accepter))[0]).toMatchObject({
      id: made.id,
      cliente: null,
      nome: 'Rossi Mario',
      codiceFiscale: 'FTTDND96B67H501M',
      chiestoDa: 'Bianchi Ugo',
      puoRispondere: true,
      puoRitirare: false,
    })
    expect((await ask(accepter, 'GET', `/clienti/${id}`)).status).toBe(404)

    expect(await answer(accepter, made.id)).toMatchObject({ status: 200, body: { cliente: id, esito: 'ACCETTATO', esitoDa: 'Blu Ida' } })
    expect((await listed(asker))[0]).toMatchObject({ cliente: null, esito: 'ACCETTATO', esitoDa: 'Blu Ida', puoRitirare: false })
    expect(await good(reader, 'GET', `/clienti/${id}`)).toMatchObject({ studio: there, note: 'da tempo', seguitoDa: null })
    expect(await good(reader, 'GET', `/clienti/${id}/elaborazioni`)).toMatchObject([{ ID, Autore: 'Verdi Ada', Mia: false }])
    expect(await good(reader, 'GET', `/elaborazioni/${ID}/versioni`)).toMatchObject([{ di: 'Verdi Ada' }, {}])
    expect(await good(reader, 'GET', `/clienti/${id}/storia`)).toMatchObject({ consegne: [{ di: 'Verdi Ada' }], promemoria: [{ di: 'Verdi Ada' }] })
    expect(JSON.stringify(await good(reader, 'GET', `/clienti/${id}/storia`))).toContain('Arrivato da un altro studio')
    // The reader does not see the row of the author, who works in the first studio.
    const { righe } = routes.clientHistory.answer.parse(await good(reader, 'GET', `/clienti/${id}/storia`))
    expect(righe.find(({ testo }) => testo === 'Cliente aggiunto')).toMatchObject({ di: 'Verdi Ada' })
    expect(await good(reader, 'GET', `/clienti/${id}`)).toMatchObject({ creatoDa: 'Verdi Ada' })
    const after = await good(reader, 'GET', `/consegne/${given.id}/file`)
    expect(after).toEqual(before)
    expect(await verifyFile(JSON.stringify(after))).toContain('Firma valida')
    // The return was sealed again for its new owner, who can open it.
    expect(await good(reader, 'GET', `/clienti/${id}/dichiarazioni`)).toMatchObject({ dichiarazioni: [{ TelematicoType: 'PF', Year: 2026 }] })
    const load = { companyId: server.companyId, agencyId: there, year: 2026, cfImpresa: 'FTTDND96B67H501M' }
    await good(reader, 'POST', '/telematico/load', load)

    for (const one of [author, asker])
      for (const path of [
        `/clienti/${id}`,
        `/clienti/${id}/storia`,
        `/clienti/${id}/esporta`,
        `/elaborazioni/${ID}`,
        `/consegne/${given.id}`,
        `/consegne/${given.id}/file`,
      ])
        expect((await ask(one, 'GET', path)).status, path).toBe(404)
    expect(await good(author, 'GET', `/consultools/elaborazioni/44/${author.username}/1`)).toEqual([])
    expect((await server.db.select().from(calculation).where(eq(calculation.id, ID)))[0]).toMatchObject({ principalId: accepter.id, madeBy: author.id })
    expect(await server.db.$count(taxReturn, eq(taxReturn.agencyId, server.agencyId))).toBe(0)
    const rows = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.recordId, id), eq(audit.action, 'Passaggio')))
    expect(rows.map(({ username, changes }) => [username, changes[0]?.After])).toEqual([
      [asker.username, 'chiesto'],
      [accepter.username, 'è stato accettato'],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Rossi|FTTDND/)
  })

  it('leaves a calculation to an author who works in both studios, and leaves alone a variant that is not in the folder', async () => {
    const both = await server.addUser({ agencies: [server.agencyId, there] })
    const { id } = await client(author, aClient({ seguitoDa: both.id }))
    const { ID } = await document(both, id)
    const root = await document(author, id)
    const variant = routes.insertVariant.answer.parse(await good(author, 'POST', `/elaborazioni/${root.ID}/varianti`, { nome: 'fuori' }))
    await good(author, 'DELETE', `/clienti/${id}/elaborazioni/${variant.ID}`)
    await good(accepter, 'POST', `/clienti/passaggi/${(await request(asker, id)).id}`, { esito: 'ACCETTATO' })
    expect(await good(reader, 'GET', `/clienti/${id}`)).toMatchObject({ seguitoDa: both.id })
    expect((await server.db.select().from(calculation).where(eq(calculation.id, ID)))[0]).toMatchObject({ principalId: both.id, madeBy: null })
    expect((await server.db.select().from(calculation).where(eq(calculation.id, variant.ID)))[0]).toMatchObject({ principalId: author.id, variantOf: null })
  })

  it('waits for a change of its folder before it takes the request, so that an erasure or a new request does not wait for it', async () => {
    const { id } = await client(author, aClient())
    const made = await request(asker, id)
    const { answered } = await server.db.transaction(async (tx) => {
      await tx.select().from(clients).where(eq(clients.id, id)).for('update')
      const answering = answer(accepter, made.id)
      await setTimeout(300)
      await tx.select().from(clientTransfer).where(eq(clientTransfer.id, made.id)).for('update')
      return { answered: answering }
    })
    expect(await answered).toMatchObject({ status: 200, body: { esito: 'ACCETTATO' } })
  })

  it('takes along no variant that somebody of the first studio makes meanwhile', async () => {
    const { id } = await client(author, aClient())
    const { ID } = await document(author, id)
    const made = await request(asker, id)
    const { accepted, variant } = await server.db.transaction(async (tx) => {
      await tx.select().from(clients).where(eq(clients.id, id)).for('update')
      const accepting = answer(accepter, made.id)
      await setTimeout(300)
      const varying = ask(author, 'POST', `/elaborazioni/${ID}/varianti`, { nome: 'intanto' })
      await setTimeout(300)
      return { accepted: accepting, variant: varying }
    })
    expect((await accepted).status).toBe(200)
    expect(await variant).toMatchObject({ status: 404, body: { code: 'ELABORAZIONE_NON_TROVATA' } })
    expect(await good(reader, 'GET', `/clienti/${id}/elaborazioni`)).toMatchObject([{ ID }])
  })

  it('is refused if the studio already has its tax code, and the request stays open', async () => {
    const given = aClient()
    const { id } = await client(author, given)
    await client(accepter, { ...given, denominazione: 'Già qui' })
    const { id: made } = await request(asker, id)
    expect(await answer(accepter, made)).toMatchObject({ status: 409, body: { code: 'CLIENTE_PRESENTE' } })
    expect(await good(author, 'GET', `/clienti/${id}`)).toMatchObject({ id })
    expect((await listed(asker))[0]).toMatchObject({ id: made, esito: 'ATTESA' })
  })
})

describe('a request', () => {
  it('can be refused or withdrawn; then the client stays, and a new request can be made', async () => {
    const { id } = await client(author, aClient())
    const first = await request(asker, id)
    expect(await ask(asker, 'POST', `/clienti/${id}/passaggi`, { studio: there })).toMatchObject({ status: 409, body: { code: 'CLIENTE_IN_PASSAGGIO' } })
    expect(await answer(accepter, first.id, 'RIFIUTATO')).toMatchObject({ status: 200, body: { esito: 'RIFIUTATO' } })
    expect(await answer(accepter, first.id)).toMatchObject({ status: 409, body: { code: 'PASSAGGIO_CHIUSO', title: expect.stringContaining('rifiutato') } })
    const second = await request(asker, id)
    expect(await answer(accepter, second.id, 'RITIRATO')).toMatchObject({ status: 403, body: { code: 'PASSAGGIO_NON_AMMESSO' } })
    expect(await answer(asker, second.id, 'RITIRATO')).toMatchObject({ status: 200, body: { esito: 'RITIRATO' } })
    expect((await answer(accepter, second.id)).status).toBe(409)
    expect(await good(author, 'GET', `/clienti/${id}`)).toMatchObject({ studio: server.agencyId })
  })

  it('needs two people: a user of both studios cannot accept their own request', async () => {
    const both = await server.addUser({ role: 'ADMIN', agencies: [server.agencyId, there] })
    const { id } = await client(author, aClient())
    const { id: made } = await request(both, id)
    for (const esito of ['ACCETTATO', 'RIFIUTATO'])
      expect(await answer(both, made, esito)).toMatchObject({ status: 403, body: { code: 'PASSAGGIO_NON_AMMESSO' } })
    expect(await answer(asker, made)).toMatchObject({ status: 403, body: { code: 'PASSAGGIO_NON_AMMESSO' } })
    expect((await answer(accepter, made)).status).toBe(200)
  })

  it('goes to an active studio of the company in which somebody can accept', async () => {
    const { id } = await client(author, aClient())
    const refusedTo = async (to: number) => (await ask(asker, 'POST', `/clienti/${id}/passaggi`, { studio: to })).body
    expect(await refusedTo(server.agencyId)).toMatchObject({ code: 'PASSAGGIO_STUDIO' })
    expect(await refusedTo(await server.addAgency({ disabled: '2020-01-01' }))).toMatchObject({ code: 'PASSAGGIO_STUDIO' })
    const [row] = await server.db.insert(company).values({ businessName: 'Terzi', vatNumber: '3' }).returning()
    expect(await refusedTo(await server.addAgency({ companyId: row?.id ?? 0 }))).toMatchObject({ code: 'PASSAGGIO_STUDIO' })
    expect(await refusedTo(await server.addAgency({ name: 'Vuoto' }))).toMatchObject({
      code: 'PASSAGGIO_SENZA_AMMINISTRATORE',
      title: expect.stringContaining('Vuoto'),
    })
    expect(routes.transferStudios.answer.parse(await good(asker, 'GET', '/clienti/passaggi/studi')).map(({ nome }) => nome)).toContain('Studio Blu')
    expect(await good(stranger, 'GET', '/clienti/passaggi/studi')).toMatchObject([{ nome: 'Altrove' }])
  })

  it.each(['SUPERADMIN', 'ADMIN', 'MANAGER', 'OPERATOR', 'DEMO'] as const)(
    'cannot be made, seen or answered by a %s of a third studio, nor by another company',
    async (role: Role) => {
      const { id } = await client(author, aClient())
      const { id: made } = await request(asker, id)
      const third = await server.addUser({ role, agencies: [await server.addAgency({ name: `Terzo ${role}` })] })
      const status = ['ADMIN', 'MANAGER'].includes(role) ? 404 : 403
      expect((await ask(third, 'POST', `/clienti/${id}/passaggi`, { studio: there })).status).toBe(status)
      for (const esito of ['ACCETTATO', 'RIFIUTATO', 'RITIRATO']) expect((await answer(third, made, esito)).status, esito).toBe(status)
      const seen = await ask(third, 'GET', '/clienti/passaggi')
      expect(status === 404 ? seen.body : seen.status).toEqual(status === 404 ? [] : 403)
      expect((await answer(stranger, made)).status).toBe(404)
      expect(await listed(stranger)).toEqual([])
      // In the two studios themselves only administrators may answer.
      for (const one of [author, reader]) expect((await answer(one, made)).status).toBe(403)
      expect(await good(author, 'GET', `/clienti/${id}`)).toMatchObject({ studio: server.agencyId })
    },
  )

  it('that has expired can no longer be accepted, and a new one can be made', async () => {
    const { id } = await client(author, aClient())
    const { id: made } = await request(asker, id)
    await server.db
      .update(clientTransfer)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(clientTransfer.id, made))
    expect(await answer(accepter, made)).toMatchObject({ status: 409, body: { code: 'PASSAGGIO_CHIUSO', title: expect.stringContaining('scaduto') } })
    for (const one of [asker, accepter]) expect((await listed(one))[0]).toMatchObject({ id: made, esito: 'SCADUTO', puoRispondere: false, puoRitirare: false })
    const { id: anew } = await request(asker, id)
    expect((await answer(accepter, anew)).status).toBe(200)
  })
})
