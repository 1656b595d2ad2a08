/** Clients from imported returns: what is proposed, what a person confirms, and that nothing else changes; for nobody outside the studio. */
import { type ImportSummary, routes } from '@bilancia/contract/api'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, recordA, recordsC, recordZ } from '../../../../packages/telematic/test/tools/file.ts'
import { audit } from '../../src/areas/audit/tables.ts'
import { company } from '../../src/platform/schema.ts'
import { companyCode } from '../support/clients.ts'
import { personCode, send } from '../support/returns.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
type User = { readonly id: number; readonly username: string }
let operator: User
let outsider: User
beforeAll(async () => {
  server = await studio()
  await server.db.update(company).set({ importEnabled: true }).where(eq(company.id, server.companyId))
  operator = await server.addUser()
  outsider = await server.addUser({ role: 'ADMIN', agencies: [await server.addAgency({ name: 'Accanto' })] })
})
afterAll(() => server.close())

/** The title page as the samples of the suite have it: surname at 105, name at 129. */
const titlePage = (cf: string, surname: string, name: string) =>
  `${`B${cf.padEnd(16)}00000001`.padEnd(104)}${surname.padEnd(24)}${name.padEnd(20)}`.padEnd(1897).concat('A')
type Declared = { readonly cf: string; readonly surname: string; readonly name?: string; readonly ateco?: string }
const fileOf = (fornitura: 'RPF26' | 'RSC26', returns: readonly Declared[]) => {
  const bodies = returns.map(({ cf, surname, name = '', ateco }) => [
    titlePage(cf, surname, name),
    ...recordsC(cf, 1, { ...(ateco && { [fornitura === 'RPF26' ? 'RG001001' : 'RF001001']: ateco }), RF032001: 10 }),
  ])
  const c = bodies.reduce((total, records) => total + records.length - 1, 0)
  return bytesOf([recordA(fornitura), ...bodies.flat(), recordZ(returns.length, c)].map((record) => `${record}\r\n`).join(''))
}
const upload = async (by: User, file: Uint8Array, agencyId = server.agencyId): Promise<ImportSummary> => {
  const { status, body } = await send(server, await server.tokenOf(by.username), 'upload', { file, fields: { AgencyId: agencyId } })
  expect(status, JSON.stringify(body)).toBe(200)
  return routes.uploadTelematico.answer.parse(body)
}
const ask = async (by: User, body: object, key?: string) => {
  const response = await fetch(`${server.origin}/api/clienti/dichiarazioni`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await server.tokenOf(by.username)}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
const search = async (by: User, body: object = {}) =>
  routes.searchClients.answer.parse((await server.call(await server.tokenOf(by.username), 'POST', '/clienti/search', body)).body).righe

/** The person of the suite's own sample: FITTIZIANI gives FTT, ADELINDA gives DND. */
const PERSON = { cf: 'FTTDND96B67H501M', surname: 'FITTIZIANI', name: 'ADELINDA', ateco: '471100' }
const FIRM = { cf: '98084600638', surname: 'SINTETICA S.R.L.', ateco: '62.01.00' }

describe('an import', () => {
  it('proposes a name and the activity, and makes no client', async () => {
    const person = await upload(operator, fileOf('RPF26', [PERSON]))
    expect(person.dichiaranti[0]?.cliente).toEqual({ nome: 'Fittiziani Adelinda', ateco: '47.11.00', presente: null, diAltri: false })
    const firm = await upload(operator, fileOf('RSC26', [FIRM]))
    expect(firm.dichiaranti[0]?.cliente).toMatchObject({ nome: 'SINTETICA S.R.L.', ateco: '62.01.00', presente: null })
    expect(await search(operator)).toEqual([])
  })

  it('proposes no name of a person that the tax code contradicts', async () => {
    const { dichiaranti } = await upload(
      operator,
      fileOf('RPF26', [
        { ...PERSON, surname: 'OPACO' },
        { ...PERSON, cf: personCode(9), ateco: '' },
      ]),
    )
    expect(dichiaranti.map(({ cliente }) => cliente?.nome)).toEqual([null, null])
  })

  it('says nothing of clients to a SUPERADMIN or a DEMO user, who keep none there', async () => {
    const chief = await server.addUser({ role: 'SUPERADMIN', agencies: [] })
    const demo = await server.addUser({ role: 'DEMO' })
    for (const one of [chief, demo]) expect((await upload(one, fileOf('RPF26', [PERSON]))).dichiaranti[0]?.cliente).toBeNull()
    for (const one of [chief, demo]) expect((await ask(one, { nuovi: [] })).status).toBe(403)
  })
})

describe('what a person confirms', () => {
  const nuovi = [
    { codiceFiscale: PERSON.cf, denominazione: 'Fittiziani Adele', ateco: '47.11.00' },
    { codiceFiscale: FIRM.cf, denominazione: 'Sintetica S.r.l.' },
  ]

  it('is stored whole or not at all, and only for tax codes of returns of the studio', async () => {
    const stranger = { codiceFiscale: personCode(77), denominazione: 'Mai importato' }
    expect(await ask(operator, { nuovi: [...nuovi, stranger] })).toMatchObject({ status: 422, body: { code: 'CLIENTI_FILE' } })
    expect(await ask(operator, { nuovi: [{ ...nuovi[0], denominazione: ' ' }] })).toMatchObject({ status: 422 })
    expect(await ask(outsider, { nuovi })).toMatchObject({ status: 422 })
    expect(await ask(outsider, { nuovi, studio: server.agencyId })).toMatchObject({ status: 403, body: { code: 'CLIENTI_STUDIO' } })
    expect(await search(operator)).toEqual([])
  })

  it('makes clients once, also if the call is repeated, and enters them in the register by number', async () => {
    const [first, second] = [await ask(operator, { nuovi }, 'una-volta'), await ask(operator, { nuovi }, 'una-volta')]
    expect([first, second]).toMatchObject([
      { status: 200, body: { creati: 2, aggiornati: 0 } },
      { status: 200, body: { creati: 0, aggiornati: 0 } },
    ])
    expect((await search(operator)).map(({ tipo, denominazione, codiceFiscale, ateco }) => [tipo, denominazione, codiceFiscale, ateco])).toEqual([
      ['PERSONA', 'Fittiziani Adele', PERSON.cf, '47.11.00'],
      ['SOCIETA', 'Sintetica S.r.l.', FIRM.cf, null],
    ])
    expect(await ask(operator, { nuovi })).toMatchObject({ status: 409, body: { code: 'CLIENTE_PRESENTE' } })
    const rows = await server.db.select().from(audit).where(eq(audit.kind, 'Cliente')).orderBy(desc(audit.id))
    expect(rows.map(({ action, recordName }) => `${action} ${recordName.replace(/\d+/, 'N')}`)).toEqual(['Creazione cliente N', 'Creazione cliente N'])
  })

  it('changes the chosen fields of an existing client, and nothing that somebody else has changed since', async () => {
    const { dichiaranti } = await upload(operator, fileOf('RPF26', [PERSON]))
    const { presente, nome } = dichiaranti[0]?.cliente ?? {}
    expect(presente).toMatchObject({ denominazione: 'Fittiziani Adele', ateco: '47.11.00' })
    const change = { id: presente?.id, versione: presente?.aggiornatoIl, denominazione: nome }
    expect((await ask(outsider, { cambi: [change] })).status).toBe(404)
    expect(await ask(operator, { cambi: [change] })).toMatchObject({ status: 200, body: { creati: 0, aggiornati: 1 } })
    // Confirmed again because the answer was lost, it changes nothing.
    expect(await ask(operator, { cambi: [change] })).toMatchObject({ status: 200, body: { creati: 0, aggiornati: 1 } })
    const another = { ...change, denominazione: 'Un altro nome' }
    expect(await ask(operator, { cambi: [another] })).toMatchObject({ status: 409, body: { code: 'RECORD_MODIFICATO' } })
    expect((await search(operator, { testo: 'Fittiziani' }))[0]).toMatchObject({ denominazione: 'Fittiziani Adelinda', ateco: '47.11.00' })
    const [row] = await server.db.select().from(audit).where(eq(audit.kind, 'Cliente')).orderBy(desc(audit.id)).limit(1)
    expect(row?.changes).toEqual([{ Field: 'Cognome e nome, o denominazione', Before: null, After: 'cambiato' }])
  })
})

it('the return of a client that was merged into another one proposes no new client', async () => {
  const manager = await server.addUser({ role: 'MANAGER' })
  const token = await server.tokenOf(manager.username)
  const given = { tipo: 'SOCIETA', denominazione: 'Sintetica Nuova', codiceFiscale: companyCode(321) }
  const { id } = routes.client.answer.parse((await server.call(token, 'POST', '/clienti', given)).body)
  const [firm] = await search(operator, { testo: FIRM.cf })
  const scelte = (['denominazione', 'codiceFiscale'] as const).map((campo) => ({ campo, da: 'questo' }))
  expect((await server.call(token, 'POST', `/clienti/${id}/unione`, { altro: firm?.id, scelte })).status).toBe(200)
  const { dichiaranti } = await upload(operator, fileOf('RSC26', [FIRM]))
  expect(dichiaranti[0]?.cliente).toMatchObject({ presente: { id, denominazione: 'Sintetica Nuova' }, diAltri: false })
})

it('two colleagues who confirm the same declarants at once do not wait for each other: the clients of one are stored, the other is told', async () => {
  const colleague = await server.addUser()
  for (let round = 0; round < 4; round++) {
    const codes = Array.from({ length: 20 }, (_, i) => personCode(2000 + round * 20 + i))
    await upload(
      operator,
      fileOf(
        'RPF26',
        codes.map((cf) => ({ cf, surname: 'PROVA' })),
      ),
    )
    const nuovi = codes.map((codiceFiscale) => ({ codiceFiscale, denominazione: `Prova ${codiceFiscale}`, ateco: null }))
    const answers = await Promise.all([ask(operator, { nuovi }), ask(colleague, { nuovi: nuovi.toReversed() })])
    expect(answers.toSorted((a, b) => a.status - b.status)).toMatchObject([
      { status: 200, body: { creati: 20 } },
      { status: 409, body: { code: 'CLIENTE_PRESENTE' } },
    ])
  }
})
