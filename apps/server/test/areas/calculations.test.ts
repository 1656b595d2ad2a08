/** Saved calculations over HTTP: who owns them, what is returned, how bad input is refused. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { daDisco } from '@bilancia/artefact'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opened } from '../../src/areas/calculations/store.ts'
import { calculation } from '../../src/platform/schema.ts'
import { STRANGER, type Suite, suite } from '../support/suite.ts'

let running: Suite
let me: string
let token: string
beforeAll(async () => {
  running = await suite()
  me = running.usernames.OPERATOR
  token = await running.tokenOf(me)
})
afterAll(() => running.close())

type Item = { ID: number; NomeSimulazione: string; Identificativo: string; annoImposta: number | null; TStamp: string }
const HUGE = 50 * 1024 * 1024
const STATE = { annoImposta: 2026, nomeCognome: 'Anna Bianchi', tipologia: 'IMPRESA', redditoContributiImposta: { ricavi: 50_000 } }

const insertPath = (name: string, username = me, displayName = 'Anna Bianchi') =>
  `/consultools/elaborazioni/insert/44/${username}/${encodeURIComponent(name)}/1/${encodeURIComponent(displayName)}/-/-`
const save = async (name: string, state: unknown = STATE): Promise<Item> => {
  const { status, body } = await running.call(token, 'POST', insertPath(name), state)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Item
}
const load = (id: number, as = token, username = me) => running.call(as, 'GET', `/consultools/elaborazione/44/${username}/${id}`)
const update = (id: number, state: unknown, version?: string) =>
  running.call(token, 'POST', `/consultools/elaborazioni/update/${me}/${id}${version ? `?version=${encodeURIComponent(version)}` : ''}`, state)

describe('a saved calculation', () => {
  it('is returned as it was typed, with the results of that time', async () => {
    const item = await save('Bianchi 2026')
    const Impronta = daDisco().manifesto('iforfettari', 2026).sha256
    expect(item).toMatchObject({ NomeSimulazione: 'Bianchi 2026', Identificativo: 'Anna Bianchi', annoImposta: 2026, Impronta })
    const { status, body } = await load(item.ID)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...item, State: STATE })
    expect((body as { Risultato: Record<string, unknown> }).Risultato).toHaveProperty('confronto')
  })

  it('names the version of the law with which it was last saved; none without a year or if it was saved before there were versions', async () => {
    const { ID } = await save('impronta')
    expect((await update(ID, { ...STATE, annoImposta: 2025 })).body).toMatchObject({ Impronta: daDisco().manifesto('iforfettari', 2025).sha256 })
    expect((await update(ID, { nomeCognome: 'Anna' })).body).toMatchObject({ Impronta: null })
    await update(ID, STATE)
    await running.db.update(calculation).set({ fingerprint: null }).where(eq(calculation.id, ID))
    expect((await load(ID)).body).toMatchObject({ Impronta: null })
  })

  it('is listed (the latest first), overwritten and deleted', async () => {
    const first = await save('prima')
    const second = await save('seconda')
    const { body } = await running.call(token, 'GET', `/consultools/elaborazioni/44/${me}/1`)
    const ids = (body as Item[]).map(({ ID }) => ID)
    expect(ids.indexOf(second.ID)).toBeLessThan(ids.indexOf(first.ID))

    const { body: changed } = await update(first.ID, { ...STATE, nomeCognome: 'Anna Verdi' })
    expect(changed).toMatchObject({ ID: first.ID, Identificativo: 'Anna Verdi' })
    expect((changed as Item).TStamp > first.TStamp).toBe(true)

    expect(await running.call(token, 'DELETE', `/consultools/elaborazioni/delete/${me}/${first.ID}`)).toMatchObject({ status: 200, body: true })
    expect(await load(first.ID)).toMatchObject({ status: 404, body: { title: `Errore in recupero elaborazione non trovata avente id: ${first.ID}` } })
  })

  it.each([
    ['a slash and quotes', `Rossi / "Verdi" & 'figli' \\ 100%`],
    ['emoji', '👩‍⚖️ bilancio 🇮🇹'],
    ['markup', '<script>alert(1)</script>'],
    ['10,000 characters', 'è'.repeat(10_000)],
    ['10,000 emoji', '😀'.repeat(10_000)],
    ['dots', '../../etc'],
  ])('keeps a name with %s', async (_, name) => {
    const { ID } = await save(name)
    expect((await load(ID)).body).toMatchObject({ NomeSimulazione: name })
  })

  it('can hold half an emoji, which a database refuses in text', async () => {
    const State = { ...STATE, nomeCognome: 'ab\ud83d' }
    const { ID } = await save('strano', State)
    expect((await load(ID)).body).toMatchObject({ State })
    expect((await update(ID, State)).status).toBe(200)
  })

  it('needs a name', async () => {
    expect(await running.call(token, 'POST', insertPath('  '), STATE)).toMatchObject({ status: 400, body: { code: 'NOME_MANCANTE' } })
  })

  it.each([
    ['text that is not JSON', 'annoImposta = 2026', 'STATO_NON_JSON'],
    ['a list', [STATE], 'STATO_NON_OGGETTO'],
    ['null', null, 'STATO_NON_OGGETTO'],
    ['nothing', '', 'STATO_NON_JSON'],
    ['a poisoned prototype', '{"__proto__": {"x": 1}}', 'STATO_NON_JSON'],
  ])('refuses %s as a state', async (_, state, code) => {
    expect(await running.call(token, 'POST', insertPath('rotto'), state)).toMatchObject({ status: 400, body: { code } })
  })

  it.each([
    ['with its length', `Content-Length: ${HUGE}`, '', /^HTTP\/1.1 413 [\s\S]*CORPO_TROPPO_GRANDE/],
    ['in chunks', 'Transfer-Encoding: chunked', `${HUGE.toString(16)}\r\n`, /^HTTP\/1.1 413 [\s\S]*CORPO_TROPPO_GRANDE/],
    [
      'as zipped, which it is not',
      'Transfer-Encoding: chunked\r\nContent-Encoding: gzip',
      `${HUGE.toString(16)}\r\n`,
      /^HTTP\/1.1 400 [\s\S]*RICHIESTA_NON_VALIDA/,
    ],
  ])('of 50 MB, sent %s, is refused, and a client that reads only when it has sent all gets the refusal', async (_, length, size, refusal) => {
    const socket = connect(Number(new URL(running.origin).port), '127.0.0.1')
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer')))
    const head = ['Host: localhost', `Authorization: Bearer ${token}`, 'Content-Type: application/json', length].join('\r\n')
    socket.write(`POST /api${insertPath('enorme')} HTTP/1.1\r\n${head}\r\n\r\n${size}`)
    await new Promise<void>((sent, failed) => socket.on('error', failed).write(Buffer.alloc(HUGE, ' '), () => sent()))
    expect(String((await once(socket, 'data'))[0])).toMatch(refusal)
    socket.destroy()
    const { body } = await running.call(token, 'GET', `/consultools/elaborazioni/44/${me}/1`)
    expect((body as Item[]).some(({ NomeSimulazione }) => NomeSimulazione === 'enorme')).toBe(false)
  })

  it.each(['0', '-1', '1.5', 'abc', '99999999999', '1e3x'])('answers 400 with an Italian sentence to the id %s', async (id) => {
    const answer = await running.call(token, 'GET', `/consultools/elaborazione/44/${me}/${id}`)
    expect(answer).toMatchObject({ status: 400, body: { code: 'RICHIESTA_NON_VALIDA' } })
  })

  it('does not exist for other users, in the same company or another', async () => {
    const { ID } = await save('riservata')
    for (const other of [running.usernames.SUPERADMIN, running.usernames.ADMIN, STRANGER]) {
      const theirs = await running.tokenOf(other)
      expect(await load(ID, theirs, other)).toMatchObject({ status: 404, body: { code: 'ELABORAZIONE_NON_TROVATA' } })
      expect((await running.call(theirs, 'POST', `/consultools/elaborazioni/update/${other}/${ID}`, STATE)).status).toBe(404)
      expect((await running.call(theirs, 'DELETE', `/consultools/elaborazioni/delete/${other}/${ID}`)).status).toBe(404)
    }
    expect((await load(ID)).status).toBe(200)
  })

  it('is not overwritten by a second tab that has not seen the first one save', async () => {
    const item = await save('due schede')
    const first = await update(item.ID, { ...STATE, nomeCognome: 'Prima scheda' }, item.TStamp)
    expect(first.status).toBe(200)
    const second = await update(item.ID, { ...STATE, nomeCognome: 'Seconda scheda' }, item.TStamp)
    const when = expect.stringMatching(/ alle \d\d:\d\d del \d\d\/\d\d\/\d{4}: /)
    expect(second).toMatchObject({ status: 409, body: { code: 'ELABORAZIONE_MODIFICATA', title: when } })
    expect((await load(item.ID)).body).toMatchObject({ State: { nomeCognome: 'Prima scheda' } })
    const again = await update(item.ID, { ...STATE, nomeCognome: 'Seconda scheda' }, (first.body as Item).TStamp)
    expect(again.status).toBe(200)
  })

  it('accepts one of twenty overwrites at once with the same version', async () => {
    const item = await save('gara')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => update(item.ID, { ...STATE, nomeCognome: `Scheda ${i}` }, item.TStamp)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })

  it('in the format of a later version is reported and kept', async () => {
    const { ID } = await save('futuro')
    await running.db.update(calculation).set({ schemaVersion: 99 }).where(eq(calculation.id, ID))
    expect(await load(ID)).toMatchObject({ status: 422, body: { code: 'ELABORAZIONE_ILLEGGIBILE' } })
    const [row] = await running.db.select().from(calculation).where(eq(calculation.id, ID))
    expect(JSON.parse((row && opened(running.vault, row))?.state ?? '')).toEqual(STATE)
  })

  it('of Convenienza Srl is listed separately, with the name of the company', async () => {
    const company = {
      annoImposta: 2026,
      datiSimulazioniSrl: { denominazione: 'Officina S.r.l.', utileAnteImposte: 80_000, soci: [{ nome: 'Anna', quota: 100 }] },
    }
    const { status, body } = await running.call(token, 'POST', insertPath('srl').replace('/1/Anna', '/2/Anna'), company)
    expect(status).toBe(200)
    const { ID } = body as Item
    expect((await load(ID)).body).toMatchObject({ State: company, Risultato: { riepilogo: { scenario1: { societa: { ires: 19_200 } } } } })
    const listed = async (application: number) => (await running.call(token, 'GET', `/consultools/elaborazioni/44/${me}/${application}`)).body as Item[]
    expect((await listed(2)).map((item) => item.ID)).toContain(ID)
    expect((await listed(1)).map((item) => item.ID)).not.toContain(ID)
    const renamed = { ...company, datiSimulazioniSrl: { ...company.datiSimulazioniSrl, denominazione: 'Officina Verdi S.r.l.' } }
    expect((await update(ID, renamed)).body).toMatchObject({ Identificativo: 'Officina Verdi S.r.l.' })
    expect((await update(ID, { datiSimulazioniSrl: { denominazione: {} } })).body).toMatchObject({ Identificativo: '' })
  })

  it('of Budget4u is listed separately, with the name of the firm', async () => {
    const firm = {
      annoImposta: 2026,
      informazioniCostiDiAvvio: { nomeDitta: 'Falegnameria Neri', tipologia: 'IMPRESA', regime: 'NORMALE' },
      contoEconomicoDittaSocieta: { ricavi: 60_000 },
    }
    const { status, body } = await running.call(token, 'POST', insertPath('budget').replace('/1/Anna', '/3/Anna'), firm)
    expect(status).toBe(200)
    const { ID } = body as Item
    expect((await load(ID)).body).toMatchObject({ State: firm, Risultato: { contoEconomicoDittaSocieta: { margineProduzione: 60_000 } } })
    const { body: listed } = await running.call(token, 'GET', `/consultools/elaborazioni/44/${me}/3`)
    expect((listed as Item[]).map((item) => item.ID)).toEqual([ID])
    const renamed = { ...firm, informazioniCostiDiAvvio: { ...firm.informazioniCostiDiAvvio, nomeDitta: 'Falegnameria Neri e figlio' } }
    expect((await update(ID, renamed)).body).toMatchObject({ Identificativo: 'Falegnameria Neri e figlio' })
  })

  it('of an application that is not a simulator is refused', async () => {
    expect(await running.call(token, 'POST', insertPath('altro').replace('/1/Anna', '/7/Anna'), STATE)).toMatchObject({ status: 400 })
  })

  it('of the demo user is limited to five, also if they are saved at once', async () => {
    const demo = running.usernames.DEMO
    const theirs = await running.tokenOf(demo)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => running.call(theirs, 'POST', insertPath(`demo ${i}`, demo), STATE)))
    const { body } = await running.call(theirs, 'GET', `/consultools/elaborazioni/44/${demo}/1`)
    expect((body as Item[]).length).toBe(5)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThanOrEqual(3)
    for (const answer of refused) expect(answer).toMatchObject({ status: 403, body: { title: "Limite di 5 elaborazioni raggiunto per l'utente dimostrativo" } })
  })

  it('is found in any case of the path, and the name keeps its case', async () => {
    const { status, body } = await running.call(
      token,
      'POST',
      insertPath('MiXed').replace('/consultools/elaborazioni/insert', '/ConsulTools/ELABORAZIONI/Insert'),
      STATE,
    )
    expect([status, (body as Item).NomeSimulazione]).toEqual([200, 'MiXed'])
  })
})
