/** Documents: calculations at an address. Autosave merges by field, versions stay, variants follow their first, and only those who may read them do. */
import { type Autosaved, type Document, routes } from '@bilancia/contract/api'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { calculation, calculationVersion } from '../../src/platform/schema.ts'
import type { Connection } from '../../src/platform/statement.ts'
import { aClient, companyCode } from '../support/clients.ts'
import { testDatabase } from '../support/database.ts'
import { type Studio, studio } from '../support/studio.ts'

/** The first word of each statement that the calls have sent to the database. Each statement is one round trip. */
const sent: string[] = []
const said = (text: string) => sent.push(text.split(' ', 1)[0] ?? '')
function watched(open: OpenDatabase): OpenDatabase {
  const { ask, transaction } = open.driver
  const over = (on: Connection): Connection => ({
    ask: (statement) => {
      said(statement.text)
      return on.ask(statement)
    },
  })
  const driver: OpenDatabase['driver'] = {
    ask: (statement, opening) => {
      said(statement.text)
      return ask(statement, opening)
    },
    async transaction(work, opening) {
      said('begin')
      const result = await transaction((on) => work(over(on)), opening)
      said('commit')
      return result
    },
  }
  return { ...open, driver }
}

let server: Studio
type User = { readonly id: number; readonly username: string }
let author: User
let colleague: User
let outsider: User
let client: number
beforeAll(async () => {
  server = await studio({}, watched(await testDatabase()))
  author = await server.addUser({ surname: 'Verdi', name: 'Ada' })
  colleague = await server.addUser({ surname: 'Neri', name: 'Ugo' })
  outsider = await server.addUser({ role: 'ADMIN', agencies: [await server.addAgency({ name: 'Studio Blu' })] })
  const { body } = await ask(author, 'POST', '/clienti', { tipo: 'PERSONA', denominazione: 'Rossi Mario', codiceFiscale: 'RSSMRA80A01H501U' })
  client = routes.client.answer.parse(body).id
})
afterAll(() => server.close())

const ask = async (by: User, method: string, path: string, body?: unknown) => server.call(await server.tokenOf(by.username), method, path, body)
const good = async (by: User, method: string, path: string, body?: unknown) => {
  const answer = await ask(by, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const made = async (by = author): Promise<Document> =>
  routes.document.answer.parse(await good(by, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: client }))
const open = async (by: User, id: number): Promise<Document> => routes.document.answer.parse(await good(by, 'GET', `/elaborazioni/${id}`))
const write = async (by: User, id: number, Revisione: number, ...cambi: readonly (readonly [string, unknown, unknown])[]): Promise<Autosaved> => {
  const body = { Revisione, cambi: cambi.map(([percorso, prima, dopo]) => ({ percorso, prima, dopo })) }
  return routes.autosaveDocument.answer.parse(await good(by, 'POST', `/elaborazioni/${id}/modifiche`, body))
}
const versions = async (by: User, id: number) => routes.documentVersions.answer.parse(await good(by, 'GET', `/elaborazioni/${id}/versioni`))
/** The calculation as its author saved it, and what the author then saves, as a program does. */
const loaded = async (id: number) => routes.calculation.answer.parse(await good(author, 'GET', `/consultools/elaborazione/44/${author.username}/${id}`))
const overwrite = (id: number, state: object, seen: Readonly<Record<string, string>>) =>
  ask(author, 'POST', `/consultools/elaborazioni/update/${author.username}/${id}?${new URLSearchParams(seen)}`, state)
/** The time of the last change, as a page at the address learns it. */
const lastChange = async (by: User, id: number) => (await write(by, id, 0)).Modifica?.il ?? ''
const RICAVI = 'redditoContributiImposta.ricavi'

describe('a document', () => {
  it('is autosaved in one transaction that goes to the database five times: begin with the caller, locked document, versions, change, commit', async () => {
    const { ID } = await made()
    await write(author, ID, 0, [RICAVI, undefined, 1])
    sent.length = 0
    await write(author, ID, 1, [RICAVI, 1, 2])
    expect(sent).toEqual(['begin', 'select', 'select', 'update', 'commit'])
  })

  it('is made in the folder of a client with their name and the year, and a colleague opens it', async () => {
    const { ID } = await made()
    expect(await open(colleague, ID)).toMatchObject({
      ...{ Autore: 'Verdi Ada', Mia: false, Cliente: { id: client, nome: 'Rossi Mario' }, Revisione: 0, Modifica: null },
      State: { nomeCognome: 'Rossi Mario', annoImposta: 2026 },
    })
  })

  it('is listed under the year that somebody has typed since it was saved, and found by it', async () => {
    const { ID, TStamp } = await made()
    await write(colleague, ID, 0, ['annoImposta', 2026, 2027])
    const filed = routes.clientCalculations.answer.parse(await good(author, 'GET', `/clienti/${client}/elaborazioni`))
    expect(filed.find((one) => one.ID === ID)).toMatchObject({ annoImposta: 2027, TStamp })
    const found = async (testo: string) => routes.searchCalculations.answer.parse(await good(author, 'POST', '/elaborazioni/search', { testo })).righe
    expect((await found('2027')).map((one) => one.ID)).toEqual([ID])
    expect((await found('mario')).map((one) => one.ID)).toContain(ID)
  })

  it('is among the last ones of its author by its last change, whoever made it, and one saved later than that before it', async () => {
    const [older, newer] = [await made(), await made()]
    const last = async () => routes.lastCalculations.answer.parse(await good(author, 'GET', '/elaborazioni/ultime'))
    expect((await last()).slice(0, 2)).toMatchObject([
      { ID: newer.ID, Modifica: newer.TStamp },
      { ID: older.ID, Modifica: older.TStamp },
    ])
    await write(colleague, older.ID, 0, [RICAVI, undefined, 1])
    const [first, second] = await last()
    expect([first?.ID, second?.ID]).toEqual([older.ID, newer.ID])
    expect(first?.Modifica).toBe(await lastChange(author, older.ID))
    expect((await overwrite(newer.ID, { annoImposta: 2026 }, {})).status).toBe(200)
    expect((await last())[0]?.ID).toBe(newer.ID)
  })

  it('of a client with a long name has a name that fits in its field', async () => {
    const long = async (denominazione: string, codiceFiscale: string) => {
      const { id } = routes.client.answer.parse(await good(author, 'POST', '/clienti', { tipo: 'SOCIETA', denominazione, codiceFiscale }))
      return routes.document.answer.parse(await good(author, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: id })).NomeSimulazione
    }
    expect(await long('a'.repeat(195), companyCode(41))).toBe(`${'a'.repeat(195)} 2026`)
    expect(await long('a'.repeat(200), companyCode(42))).toBe(`${'a'.repeat(195)} 2026`)
    // The 195th and 196th are one character of two halves.
    expect(await long(`${'a'.repeat(194)}𝄞bcd`, companyCode(43))).toBe(`${'a'.repeat(194)} 2026`)
  })

  it('has a name that no other of its tool in the folder has, and that follows the year until somebody gives it another', async () => {
    const body = { tipo: 'SOCIETA', denominazione: 'Bianchi Anna', codiceFiscale: companyCode(44) }
    const { id: Cliente } = routes.client.answer.parse(await good(author, 'POST', '/clienti', body))
    const another = async (more: object = {}) =>
      routes.document.answer.parse(await good(author, 'POST', '/elaborazioni', { Applicazione: 1, Cliente, ...more }))
    const [first, second] = [await another(), await another()]
    expect([first.NomeSimulazione, second.NomeSimulazione]).toEqual(['Bianchi Anna 2026', 'Bianchi Anna 2026 (2)'])
    expect((await another({ Applicazione: 2 })).NomeSimulazione).toBe('Bianchi Anna 2026')
    const own = await another({ NomeSimulazione: 'Ipotesi 2026' })

    const moved = await write(colleague, second.ID, 0, ['annoImposta', 2026, 2027])
    expect(moved.NomeSimulazione).toBe('Bianchi Anna 2027')
    expect(await open(author, second.ID)).toMatchObject({ NomeSimulazione: 'Bianchi Anna 2027', TStamp: second.TStamp })
    expect((await write(author, first.ID, 0, ['annoImposta', 2026, 2027])).NomeSimulazione).toBe('Bianchi Anna 2027 (2)')
    expect((await write(author, first.ID, 1)).NomeSimulazione).toBe('Bianchi Anna 2027 (2)')
    expect((await write(author, first.ID, 1, ['annoImposta', 2027, 2026])).NomeSimulazione).toBe('Bianchi Anna 2026')
    expect((await write(author, own.ID, 0, ['annoImposta', 2026, 2027])).NomeSimulazione).toBe('Ipotesi 2026')
  })

  it('is renamed by whoever opens it: found by the new name, entered in the register once, otherwise as it was', async () => {
    const { ID, TStamp } = await made()
    const rename = (by: User, nome: string) => ask(by, 'POST', `/elaborazioni/${ID}/nome`, { nome })
    const entries = async () =>
      (
        await server.db
          .select()
          .from(audit)
          .where(and(eq(audit.recordId, ID), eq(audit.action, 'Modifica')))
      ).length
    for (let i = 0; i < 2; i++) {
      expect(await rename(colleague, ' Con il capannone ')).toMatchObject({ status: 200, body: { NomeSimulazione: 'Con il capannone' } })
      expect(await entries()).toBe(1)
    }
    expect(await open(author, ID)).toMatchObject({ NomeSimulazione: 'Con il capannone', TStamp, Revisione: 0 })
    const found = async (testo: string) =>
      routes.searchCalculations.answer.parse(await good(author, 'POST', '/elaborazioni/search', { testo })).righe.map((one) => one.ID)
    expect(await found('capannone')).toEqual([ID])
    expect((await write(author, ID, 0, ['annoImposta', 2026, 2027])).NomeSimulazione).toBe('Con il capannone')
    expect((await rename(outsider, 'x')).status).toBe(404)
    expect((await rename(author, ' ')).status).toBe(400)
    expect(JSON.stringify(await server.db.select().from(calculation).where(eq(calculation.id, ID)))).not.toContain('capannone')
  })

  it('is made once by a call that is repeated with its key', async () => {
    const token = await server.tokenOf(author.username)
    const call = async () => {
      const answer = await fetch(`${server.origin}/api/elaborazioni`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'documento-1' },
        body: JSON.stringify({ Applicazione: 1, Cliente: client }),
      })
      return routes.document.answer.parse(await answer.json()).ID
    }
    expect(await call()).toBe(await call())
  })

  it('keeps what two type in different fields', async () => {
    const { ID } = await made()
    expect(await write(author, ID, 0, [RICAVI, undefined, 50_000])).toMatchObject({ Revisione: 1, State: null, contrasti: [] })
    const seen = await write(colleague, ID, 0, ['tipologia', undefined, 'PROFESSIONE'])
    expect(seen).toMatchObject({ Revisione: 2, contrasti: [], State: { tipologia: 'PROFESSIONE', redditoContributiImposta: { ricavi: 50_000 } } })
    expect(await write(author, ID, 1)).toMatchObject({ Revisione: 2, State: { tipologia: 'PROFESSIONE' }, Modifica: { di: 'Neri Ugo' } })
    expect(await write(author, ID, 2)).toMatchObject({ Revisione: 2, State: null })
  })

  it('leaves a field that another has changed meanwhile, and says what it contains', async () => {
    const { ID } = await made()
    await write(author, ID, 0, [RICAVI, undefined, 50_000])
    const second = await write(colleague, ID, 0, [RICAVI, undefined, 60_000], ['tipologia', undefined, 'IMPRESA'])
    expect(second).toMatchObject({ Revisione: 2, contrasti: [{ percorso: RICAVI, valore: 50_000 }], State: { tipologia: 'IMPRESA' } })
    // Whoever has seen the other's value may still write their own.
    expect(await write(colleague, ID, 2, [RICAVI, 50_000, 60_000])).toMatchObject({ Revisione: 3, contrasti: [] })
  })

  it('loses nothing when many write at once', async () => {
    const { ID } = await made()
    const fields = Array.from({ length: 12 }, (_, k) => `campo${k}`)
    await Promise.all(fields.map((field, k) => write(k % 2 ? author : colleague, ID, 0, [field, undefined, k])))
    expect((await open(author, ID)).State).toMatchObject(Object.fromEntries(fields.map((field, k) => [field, k])))
  })

  it('takes the same change twice as one', async () => {
    const { ID } = await made()
    await write(author, ID, 0, [RICAVI, undefined, 50_000])
    expect(await write(author, ID, 0, [RICAVI, undefined, 50_000])).toMatchObject({ Revisione: 1, contrasti: [] })
  })

  it.each([
    ['a path that is none', { Revisione: 0, cambi: [{ percorso: '__proto__.x', dopo: 1 }] }],
    ['an index beyond all lists', { Revisione: 0, cambi: [{ percorso: 'soci[9999].x', dopo: 1 }] }],
    ['no revision', { cambi: [] }],
  ])('refuses %s', async (_, body) => {
    const { ID } = await made()
    expect((await ask(author, 'POST', `/elaborazioni/${ID}/modifiche`, body)).status).toBe(400)
  })

  it('refuses a state that is too big, and stays as it was', async () => {
    const { ID } = await made()
    const body = { Revisione: 0, cambi: [{ percorso: 'note', dopo: 'x'.repeat(300 * 1024) }] }
    expect(await ask(author, 'POST', `/elaborazioni/${ID}/modifiche`, body)).toMatchObject({ status: 422, body: { code: 'DOCUMENTO_TROPPO_GRANDE' } })
    expect(await open(author, ID)).toMatchObject({ Revisione: 0 })
  })
})

describe('the versions', () => {
  it('begin with what was saved, and a new one begins for another person, after a name, and after a quarter of an hour', async () => {
    const { ID } = await made()
    await write(author, ID, 0, [RICAVI, undefined, 1])
    await write(author, ID, 1, [RICAVI, 1, 2])
    await write(colleague, ID, 2, [RICAVI, 2, 3])
    await good(author, 'POST', `/elaborazioni/${ID}/versioni`, { nome: ' Prima della riunione ' })
    await write(colleague, ID, 3, [RICAVI, 3, 4], ['tipologia', undefined, 'IMPRESA'])
    const long = new Date(Date.now() - 16 * 60_000)
    await server.db.update(calculationVersion).set({ startedAt: long }).where(eq(calculationVersion.calculationId, ID))
    await write(colleague, ID, 4, [RICAVI, 4, 5])
    const found = await versions(author, ID)
    expect(found.map(({ numero, nome, di, campi }) => [numero, nome, di, campi])).toEqual([
      [5, null, 'Neri Ugo', 1],
      [4, null, 'Neri Ugo', 2],
      [3, 'Prima della riunione', 'Neri Ugo', 1],
      [2, null, 'Verdi Ada', 1],
      [1, 'Salvata', 'Verdi Ada', 0],
    ])
    const whole = async (numero: number) => routes.documentVersion.answer.parse(await good(colleague, 'GET', `/elaborazioni/${ID}/versioni/${numero}`)).State
    expect(await whole(3)).toMatchObject({ redditoContributiImposta: { ricavi: 3 } })
    expect(await whole(1)).toEqual({ annoImposta: 2026, nomeCognome: 'Rossi Mario' })
    expect(await ask(author, 'GET', `/elaborazioni/${ID}/versioni/9`)).toMatchObject({ status: 404, body: { code: 'VERSIONE_NON_TROVATA' } })
  })

  it('have a new one when the author saves, with the result that was saved', async () => {
    const { ID, TStamp } = await made()
    await write(colleague, ID, 0, [RICAVI, undefined, 40_000])
    expect(await open(author, ID)).toMatchObject({ Risultato: null, Modifica: { di: 'Neri Ugo' } })
    const { State } = await open(author, ID)
    expect((await overwrite(ID, State, { version: TStamp, modifica: await lastChange(author, ID) })).status).toBe(200)
    const now = await open(colleague, ID)
    expect(now).toMatchObject({ State: { redditoContributiImposta: { ricavi: 40_000 } }, Modifica: null, Revisione: 2 })
    expect(now.Risultato).not.toBeNull()
    expect((await versions(author, ID)).map(({ nome, di }) => [nome, di])).toEqual([
      ['Salvata', 'Verdi Ada'],
      [null, 'Neri Ugo'],
      ['Salvata', 'Verdi Ada'],
    ])
  })

  it.each([
    ['the author', () => author, "modificata in un'altra scheda o su un altro dispositivo"],
    ['a colleague', () => colleague, 'modificata da Neri Ugo'],
  ])('that %s has typed at the address are not buried by an overwrite that has only seen the saved values', async (_, by, told) => {
    const { ID } = await made()
    const { TStamp, State } = await loaded(ID)
    await write(by(), ID, 0, [RICAVI, undefined, 40_000])
    const refused = { status: 409, body: { code: 'ELABORAZIONE_MODIFICATA', title: expect.stringContaining(told) } }
    expect(await overwrite(ID, { ...State, note: 'vecchio' }, { version: TStamp })).toMatchObject(refused)
    const seen = await lastChange(author, ID)
    await write(by(), ID, 1, [RICAVI, 40_000, 41_000])
    expect(await overwrite(ID, { ...State, note: 'vecchio' }, { version: TStamp, modifica: seen })).toMatchObject(refused)
    expect(await open(colleague, ID)).toMatchObject({ State: { redditoContributiImposta: { ricavi: 41_000 } }, Revisione: 2 })
    // The save of a page that has seen everything, then one that has loaded what this one saved.
    const { State: whole } = await open(author, ID)
    expect((await overwrite(ID, whole, { version: TStamp, modifica: await lastChange(author, ID) })).status).toBe(200)
    const again = await loaded(ID)
    expect(again.State).toMatchObject({ redditoContributiImposta: { ricavi: 41_000 } })
    expect((await overwrite(ID, { ...again.State, note: 'nuovo' }, { version: again.TStamp })).status).toBe(200)
    expect((await open(colleague, ID)).State).toMatchObject({ note: 'nuovo', redditoContributiImposta: { ricavi: 41_000 } })
  })

  it('do not stop an overwrite without `version`, which names nothing that it has seen: they stay in the list', async () => {
    const { ID } = await made()
    await write(colleague, ID, 0, [RICAVI, undefined, 40_000])
    expect((await overwrite(ID, { annoImposta: 2026 }, {})).status).toBe(200)
    expect((await versions(author, ID)).map(({ di }) => di)).toEqual(['Verdi Ada', 'Neri Ugo', 'Verdi Ada'])
  })

  it('keep those with a name, and the last two hundred of the others', async () => {
    const { ID } = await made()
    await write(author, ID, 0, [RICAVI, undefined, 1])
    const numbered = (number: number) =>
      server.db
        .update(calculationVersion)
        .set({ number })
        .where(and(eq(calculationVersion.calculationId, ID), isNull(calculationVersion.name)))
    await numbered(50)
    await write(colleague, ID, 1, [RICAVI, 1, 2])
    expect((await versions(author, ID)).map(({ numero }) => numero)).toEqual([51, 50, 1])
    await server.db
      .update(calculationVersion)
      .set({ number: 250 })
      .where(and(eq(calculationVersion.calculationId, ID), eq(calculationVersion.number, 51)))
    await write(author, ID, 2, [RICAVI, 2, 3])
    expect((await versions(author, ID)).map(({ numero, nome }) => [numero, nome])).toEqual([
      [251, null],
      [250, null],
      [1, 'Salvata'],
    ])
  })

  it('are sealed in the database', async () => {
    const { ID } = await made()
    await write(author, ID, 0, ['note', undefined, 'Una frase riservata'])
    const rows = await server.db.select().from(calculationVersion).where(eq(calculationVersion.calculationId, ID))
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('riservata')
  })
})

describe('the variants', () => {
  const variant = async (by: User, id: number, nome: string) =>
    routes.insertVariant.answer.parse(await good(by, 'POST', `/elaborazioni/${id}/varianti`, { nome }))
  const group = async (by: User, id: number) => routes.variants.answer.parse(await good(by, 'GET', `/elaborazioni/${id}/varianti`))

  it('begin as copies of the first, and follow its changes in the fields that they have not changed themselves', async () => {
    const { ID } = await made()
    await write(author, ID, 0, [RICAVI, undefined, 50_000])
    const other = await variant(colleague, ID, 'Ricavi +20%')
    expect(other).toMatchObject({ NomeSimulazione: 'Ricavi +20%', Cliente: { id: client }, State: { redditoContributiImposta: { ricavi: 50_000 } } })
    await write(colleague, other.ID, 0, [RICAVI, 50_000, 60_000])
    await write(author, ID, 1, [RICAVI, 50_000, 55_000], ['tipologia', undefined, 'PROFESSIONE'])
    expect((await open(author, other.ID)).State).toMatchObject({ tipologia: 'PROFESSIONE', redditoContributiImposta: { ricavi: 60_000 } })
    // A change of a variant does not change the first.
    expect((await open(author, ID)).State).toMatchObject({ redditoContributiImposta: { ricavi: 55_000 } })
    expect((await group(author, other.ID)).map(({ ID: id, Prima, Mia }) => [id, Prima, Mia])).toEqual([
      [ID, true, true],
      [other.ID, false, false],
    ])
  })

  it('are separated from their first when one of them goes into the folder of another client, whose figures it must not follow', async () => {
    const { id: another } = routes.client.answer.parse(await good(author, 'POST', '/clienti', aClient()))
    for (const moved of ['variant', 'first'] as const) {
      const { ID } = await made()
      const other = await variant(author, ID, 'Un altro cliente')
      const kept = await variant(colleague, ID, 'Resta')
      const going = moved === 'variant' ? other.ID : ID
      await good(author, 'POST', `/clienti/${another}/elaborazioni`, { ID: going })
      await write(author, ID, 0, [RICAVI, undefined, 77_000])
      const followers = [other.ID, kept.ID].filter((id) => moved === 'variant' && id !== going)
      for (const id of [other.ID, kept.ID])
        expect([moved, JSON.stringify((await open(author, id)).State).includes('77000')]).toEqual([moved, followers.includes(id)])
      expect((await group(author, going)).map(({ ID: id }) => id)).toEqual([going])
    }
  })

  it('can be in another simulator: they have the fields that both simulators ask for, and follow the first in these', async () => {
    const { ID } = await made()
    await write(author, ID, 0, [RICAVI, undefined, 50_000], ['tipologia', undefined, 'IMPRESA'])
    const other = routes.insertVariant.answer.parse(await good(author, 'POST', `/elaborazioni/${ID}/varianti`, { nome: 'Come Srl', Applicazione: 2 }))
    expect(other).toMatchObject({ Applicazione: 2, Cliente: { id: client }, NomeSimulazione: 'Come Srl' })
    expect(other.State).toEqual({ annoImposta: 2026, datiSimulazioniSrl: { denominazione: 'Rossi Mario', ricavi: 50_000 } })
    await write(author, ID, 1, [RICAVI, 50_000, 70_000], ['tipologia', 'IMPRESA', 'PROFESSIONE'])
    expect((await open(author, other.ID)).State).toEqual({ annoImposta: 2026, datiSimulazioniSrl: { denominazione: 'Rossi Mario', ricavi: 70_000 } })
    // Whoever may not use the other simulator neither sees nor makes variants in it.
    const flat = await server.addUser({ applicationConvenienza: false })
    expect((await group(flat, ID)).map(({ ID: id, Applicazione }) => [id, Applicazione])).toEqual([[ID, 1]])
    expect((await group(author, ID)).map(({ Applicazione }) => Applicazione)).toEqual([1, 2])
    expect((await ask(flat, 'POST', `/elaborazioni/${ID}/varianti`, { nome: 'x', Applicazione: 2 })).status).toBe(403)
    expect((await ask(flat, 'GET', `/elaborazioni/${other.ID}/varianti`)).status).toBe(403)
    expect((await ask(author, 'POST', `/elaborazioni/${ID}/varianti`, { nome: 'x', Applicazione: 4 })).status).toBe(400)
  })

  it('in another simulator follow the comune with the region, also from the first field of a person', async () => {
    const { ID } = routes.document.answer.parse(await good(author, 'POST', '/elaborazioni', { Applicazione: 13, Cliente: client }))
    const { ID: other } = routes.insertVariant.answer.parse(
      await good(author, 'POST', `/elaborazioni/${ID}/varianti`, { nome: 'In Forfetari', Applicazione: 1 }),
    )
    const addizionaleComunale = { codiceCatastale: 'A944', comune: 'BOLOGNA', sogliaEsenzione: 15_000, scaglioni: [{ finoA: null, aliquota: 0.8 }] }
    await write(author, ID, 0, ['persone', undefined, [{ codiceRegioneResidenza: 6, addizionaleComunale }]])
    expect((await open(author, other)).State).toMatchObject({ liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 6, addizionaleComunale } } })
  })

  it('of chosen parts have only these, the year and the name', async () => {
    const { ID } = await made()
    await write(author, ID, 0, [RICAVI, undefined, 50_000], ['tipologia', undefined, 'IMPRESA'], ['regimeForfettario.gruppo', undefined, 9])
    const body = { nome: 'Solo i ricavi', parti: ['redditoContributiImposta', 'nonCe'] }
    const { State } = routes.insertVariant.answer.parse(await good(author, 'POST', `/elaborazioni/${ID}/varianti`, body))
    expect(State).toEqual({ annoImposta: 2026, nomeCognome: 'Rossi Mario', redditoContributiImposta: { ricavi: 50_000 } })
  })

  it('are six at most, with the first', async () => {
    const { ID } = await made()
    const first = await variant(author, ID, 'v1')
    for (const name of ['v2', 'v3', 'v4', 'v5']) await variant(author, first.ID, name)
    expect(await ask(author, 'POST', `/elaborazioni/${ID}/varianti`, { nome: 'v6' })).toMatchObject({ status: 409, body: { code: 'VARIANTI_TROPPE' } })
    expect(await group(author, ID)).toHaveLength(6)
  })

  it('are six at most also when the last are made at once', async () => {
    const { ID } = await made()
    for (const name of ['v1', 'v2', 'v3', 'v4']) await variant(author, ID, name)
    const answers = await Promise.all([author, colleague, author].map((by) => ask(by, 'POST', `/elaborazioni/${ID}/varianti`, { nome: 'ultima' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

describe('nobody else', () => {
  it('opens, changes or names anything: no user of another studio or without the tool, and no colleague if it is not filed', async () => {
    const { ID } = await made()
    const without = await server.addUser({ applicationForfetari: false })
    const path = `/consultools/elaborazioni/insert/44/${author.username}/Mia/1/-/-/-`
    const own = routes.insertCalculation.answer.parse(await good(author, 'POST', path, { annoImposta: 2026 })).ID
    const calls = (id: number): readonly (readonly [string, string, unknown?])[] => [
      ['GET', `/elaborazioni/${id}`],
      ['POST', `/elaborazioni/${id}/modifiche`, { Revisione: 0, cambi: [{ percorso: 'note', dopo: 'x' }] }],
      ['GET', `/elaborazioni/${id}/versioni`],
      ['GET', `/elaborazioni/${id}/versioni/1`],
      ['POST', `/elaborazioni/${id}/versioni`, { nome: 'x' }],
      ['GET', `/elaborazioni/${id}/varianti`],
      ['POST', `/elaborazioni/${id}/varianti`, { nome: 'x' }],
    ]
    const tried = [
      ...calls(ID).map((call) => [outsider, 404, call] as const),
      ...calls(ID).map((call) => [without, 403, call] as const),
      ...calls(own).map((call) => [colleague, 404, call] as const),
    ]
    for (const [by, status, call] of tried) expect((await ask(by, ...call)).status, `${by.username} ${call[0]} ${call[1]}`).toBe(status)
    expect(await ask(outsider, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: client })).toMatchObject({
      status: 404,
      body: { code: 'CLIENTE_NON_TROVATO' },
    })
    // A calculation in no folder is still a document for its author.
    expect(await write(author, own, 0, ['note', undefined, 'mia'])).toMatchObject({ Revisione: 1 })
  })

  it('finds versions of a calculation that its author has deleted: they are gone with it', async () => {
    const { ID } = await made()
    await write(author, ID, 0, [RICAVI, undefined, 1])
    await good(author, 'DELETE', `/consultools/elaborazioni/delete/${author.username}/${ID}`)
    expect(await server.db.$count(calculation, eq(calculation.id, ID))).toBe(0)
    expect(await server.db.$count(calculationVersion, eq(calculationVersion.calculationId, ID))).toBe(0)
  })
})
