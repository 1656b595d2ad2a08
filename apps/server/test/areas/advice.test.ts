/** Advice that was given: sealed and signed, shown as it was, recalculated beside; its outcome, reminders and a client's time; and who sees them. */
import { setPath, valueAt } from '@bilancia/contract'
import { type AdviceContent, type AdviceItem, type Document, routes } from '@bilancia/contract/api'
import { and, eq } from 'drizzle-orm'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { signedFile } from '../../src/areas/advice/signed.ts'
import { verifyFile } from '../../src/areas/advice/verify-command.ts'
import { audit } from '../../src/areas/audit/tables.ts'
import { advice } from '../../src/platform/schema.ts'
import { aClient, folders } from '../support/clients.ts'
import { testDatabase } from '../support/database.ts'
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
const STATE = {
  tipologia: 'IMPRESA',
  gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
  regimeForfettario: { gruppo: 9, impostaSost: 15 },
  redditoContributiImposta: { ricavi: 50_000 },
  regimeNormale: { determinazioneDelReddito: { altriCosti: 16_500 } },
}
const document = async (): Promise<Document> => {
  const made = routes.document.answer.parse(await good(author, 'POST', '/elaborazioni', { Applicazione: 1, Cliente: client }))
  const cambi = Object.entries(STATE).map(([percorso, dopo]) => ({ percorso, dopo }))
  await good(author, 'POST', `/elaborazioni/${made.ID}/modifiche`, { Revisione: 0, cambi })
  return made
}
const deliver = async (id: number, titolo = 'Resti forfettario'): Promise<AdviceItem> =>
  routes.deliverAdvice.answer.parse(await good(author, 'POST', `/elaborazioni/${id}/consegne`, { titolo }))
const open = async (by: User, id: number) => routes.advice.answer.parse(await good(by, 'GET', `/consegne/${id}`))
const fileOf = async (id: number) => JSON.stringify(await good(author, 'GET', `/consegne/${id}/file`))

describe('a piece of advice', () => {
  it('keeps what was typed, the result, the figures and the law, whatever happens to the document afterwards', async () => {
    const { ID } = await document()
    const { id } = await deliver(ID)
    const first = await open(author, id)
    expect(first).toMatchObject({
      ...{ titolo: 'Resti forfettario', di: 'Verdi Ada', esito: 'CONSEGNATA', elaborazione: ID, annoImposta: 2026 },
      contenuto: { cliente: { denominazione: 'Rossi Mario', codiceFiscale: 'RSSMRA80A01H501U' }, State: STATE, di: 'Verdi Ada' },
    })
    expect(first.contenuto.cifre.length).toBeGreaterThan(10)
    await good(author, 'POST', `/elaborazioni/${ID}/modifiche`, {
      Revisione: 1,
      cambi: [{ percorso: 'redditoContributiImposta.ricavi', prima: 50_000, dopo: 1 }],
    })
    expect((await open(colleague, id)).contenuto).toEqual(first.contenuto)
    await good(author, 'DELETE', `/consultools/elaborazioni/delete/${author.username}/${ID}`)
    expect(await open(colleague, id)).toMatchObject({ elaborazione: null, contenuto: first.contenuto })
  })

  it('is the same today while the law is the same; after a change of law it says the difference norm by norm', async () => {
    const { id } = await deliver((await document()).ID)
    const today = async () => routes.recalculateAdvice.answer.parse(await good(colleague, 'POST', `/consegne/${id}/oggi`))
    expect(await today()).toMatchObject({ uguale: true, cifre: [], norme: [] })
    // As if sealed when artisans paid 23%: 1% of 33,500 less contributions, and 15% of that more tax.
    const { contenuto } = await open(author, id)
    const total = ['confronto', 'totaleComplessivo', 'forfettario'].join('.')
    const then = Number(valueAt(contenuto.Risultato, total)) - 284.75
    const older: AdviceContent = {
      ...contenuto,
      Risultato: setPath(contenuto.Risultato, total, then),
      cifre: contenuto.cifre.map((one) => (one.id === 'inps.aliquota' ? { ...one, testo: '23%', valore: '23' } : one)),
    }
    const file = await signedFile({ db: server.db, vault: server.vault }, older)
    await server.db
      .update(advice)
      .set({ file: server.vault.seal(['advice', id, 'file'], file) })
      .where(eq(advice.id, id))
    const now = await today()
    expect(now).toMatchObject({
      uguale: false,
      cifre: [{ id: 'inps.aliquota', prima: '23%', dopo: '24%' }],
      norme: [{ norma: 'D.L. 201/2011, art. 24, c. 22', cifre: ['inps.aliquota'] }],
    })
    expect(now.voci[0]).toMatchObject({ percorso: total, prima: then, differenza: 284.75 })
    expect([now.norme[0]?.effetti[0], now.resto[0]]).toEqual([284.75, 0])
    // The ordinary side was sealed with today's result. It does not differ, so the rest cancels the effect of the norm.
    expect(now.resto[1]).toBe(-(now.norme[0]?.effetti[1] ?? 0))
  })

  it('that was sealed before figures had values says which figures differ, without an effect for each norm', async () => {
    const { id } = await deliver((await document()).ID)
    const { contenuto } = await open(author, id)
    const cifre = contenuto.cifre.map(({ valore: _, norma: __, ...one }) => (one.id === 'inps.aliquota' ? { ...one, testo: '23%' } : one))
    const file = await signedFile({ db: server.db, vault: server.vault }, { ...contenuto, cifre, Risultato: {} })
    await server.db
      .update(advice)
      .set({ file: server.vault.seal(['advice', id, 'file'], file) })
      .where(eq(advice.id, id))
    const now = routes.recalculateAdvice.answer.parse(await good(colleague, 'POST', `/consegne/${id}/oggi`))
    expect(now).toMatchObject({ uguale: false, cifre: [{ id: 'inps.aliquota', prima: '23%', dopo: '24%' }], norme: [] })
  })

  it('is made once by a call that is repeated with its key', async () => {
    const { ID } = await document()
    const token = await server.tokenOf(author.username)
    const call = async () => {
      const answer = await fetch(`${server.origin}/api/elaborazioni/${ID}/consegne`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'consegna-1' },
        body: JSON.stringify({ titolo: 'Una volta' }),
      })
      return routes.deliverAdvice.answer.parse(await answer.json()).id
    }
    expect(await call()).toBe(await call())
  })

  it('needs a client', async () => {
    const path = `/consultools/elaborazioni/insert/44/${author.username}/Mia/1/-/-/-`
    const { ID } = routes.insertCalculation.answer.parse(await good(author, 'POST', path, { annoImposta: 2026 }))
    expect(await ask(author, 'POST', `/elaborazioni/${ID}/consegne`, { titolo: 'x' })).toMatchObject({ status: 422, body: { code: 'CONSEGNA_SENZA_CLIENTE' } })
  })

  it('is refused when its row was changed behind the program', async () => {
    const { id } = await deliver((await document()).ID)
    const file = JSON.parse(await fileOf(id))
    const altered = { ...file, payload: Buffer.from(Buffer.from(file.payload, 'base64url').toString().replace('50000', '50001')).toString('base64url') }
    const place = ['advice', id, 'file'] as const
    await server.db
      .update(advice)
      .set({ file: server.vault.seal(place, JSON.stringify(altered)) })
      .where(eq(advice.id, id))
    expect(await ask(author, 'GET', `/consegne/${id}`)).toMatchObject({ status: 422, body: { code: 'CONSEGNA_ALTERATA' } })
  })
})

describe('its file', () => {
  it('has a valid signature, and the program calculates the same figures to the cent', async () => {
    const text = await fileOf((await deliver((await document()).ID)).id)
    expect(decodeProtectedHeader(JSON.parse(text))).toMatchObject({ alg: 'ES256', typ: 'bilancia-consegna', jwk: { kty: 'EC' } })
    expect(decodeProtectedHeader(JSON.parse(text)).jwk).not.toHaveProperty('d')
    const told = await verifyFile(text)
    expect(told).toContain('Firma valida')
    expect(told).toContain('ogni cifra è uguale al centesimo')
  })

  it('that was signed again with another key is refused by the page, and by `verifyFile` with the key that the page showed', async () => {
    const { id } = await deliver((await document()).ID)
    const { contenuto, chiave } = await open(author, id)
    expect(await verifyFile(await fileOf(id))).toContain(`con la chiave ${chiave}`)
    expect(await verifyFile(await fileOf(id), chiave)).toContain('con la chiave indicata: nulla è cambiato dopo la consegna')
    const other = await testDatabase()
    onTestFinished(() => other.close())
    const forged = await signedFile(other, { ...contenuto, titolo: 'Un altro consiglio' })
    expect(await verifyFile(forged)).toContain('Il file viene dallo studio se')
    await expect(verifyFile(forged, chiave)).rejects.toThrow('non con quella indicata')
    await server.db
      .update(advice)
      .set({ file: server.vault.seal(['advice', id, 'file'], forged) })
      .where(eq(advice.id, id))
    expect(await ask(author, 'GET', `/consegne/${id}`)).toMatchObject({ status: 422, body: { code: 'CONSEGNA_ALTERATA' } })
  })

  it('of Forme e piano has the table and the plan, recalculated to the cent and compared', async () => {
    const made = routes.document.answer.parse(await good(author, 'POST', '/elaborazioni', { Applicazione: 13, Cliente: client }))
    const state = {
      annoImposta: 2026,
      denominazione: 'Rossi',
      formaAttuale: 'FORFETTARIO',
      attivita: { tipologia: 'IMPRESA', gruppo: 9, annoInizio: 2015, ricavi: 80_000, determinazioneDelReddito: { acquisti: 20_000 } },
      previdenza: { gestioneIvs: 'ARTIGIANO' },
      piano: { annoInizio: 2026, anni: 3, crescitaRicavi: [20, 10], forme: ['FORFETTARIO', 'DITTA_INDIVIDUALE', 'SRL_TRASPARENTE'] },
    }
    const cambi = Object.entries(state).map(([percorso, dopo]) => ({ percorso, dopo }))
    await good(author, 'POST', `/elaborazioni/${made.ID}/modifiche`, { Revisione: 0, cambi })
    const { id } = await deliver(made.ID, 'Il percorso dei tre anni')
    const { contenuto } = await open(author, id)
    const plan = await good(author, 'POST', '/consultools/calcolaPiano/2026', { ...state.piano, profilo: { ...state, piano: undefined } })
    expect(contenuto.Risultato.piano).toEqual(Object(plan).State)
    expect(contenuto.Risultato.quadro).toMatchObject({ FORFETTARIO: { nettoComparabile: expect.any(Number) } })
    expect(contenuto.Impronta).toBe(Object(plan).Impronta)
    expect(await verifyFile(await fileOf(id))).toContain('ogni cifra è uguale al centesimo')
    const today = async () => routes.recalculateAdvice.answer.parse(await good(author, 'POST', `/consegne/${id}/oggi`))
    expect(await today()).toMatchObject({ uguale: true, cifre: [], norme: [] })
    // As if sealed when artisans paid 23%: the net of one column differs, and the difference has its norm.
    const net = ['quadro', 'FORFETTARIO', 'nettoComparabile'].join('.')
    const then = Number(valueAt(contenuto.Risultato, net)) + 455.6
    const older: AdviceContent = {
      ...contenuto,
      Risultato: setPath(contenuto.Risultato, net, then),
      cifre: contenuto.cifre.map((one) => (one.id === 'inps.aliquota' ? { ...one, testo: '23%', valore: '23' } : one)),
    }
    await server.db
      .update(advice)
      .set({ file: server.vault.seal(['advice', id, 'file'], await signedFile({ db: server.db, vault: server.vault }, older)) })
      .where(eq(advice.id, id))
    const now = await today()
    expect(now.norme).toMatchObject([{ norma: 'D.L. 201/2011, art. 24, c. 22', cifre: ['inps.aliquota'] }])
    const k = now.voci.findIndex(({ percorso }) => percorso === net)
    // 1% of 53,600 (67% of 80,000) is 536.00; 15% of them is saved: 536.00 − 80.40.
    expect(now.voci[k]).toMatchObject({ prima: then, differenza: -455.6 })
    expect([now.norme[0]?.effetti[k], now.resto[k]]).toEqual([-455.6, 0])
  })

  it('is refused with one byte changed, wherever it is', async () => {
    const text = await fileOf((await deliver((await document()).ID)).id)
    for (const part of ['payload', 'protected', 'signature']) {
      const file = JSON.parse(text)
      const at = Math.floor(file[part].length / 2)
      file[part] = file[part].slice(0, at) + (file[part][at] === 'A' ? 'B' : 'A') + file[part].slice(at + 1)
      await expect(verifyFile(JSON.stringify(file)), part).rejects.toThrow('è stato cambiato dopo la firma')
    }
    await expect(verifyFile('{"non":"una consegna"}')).rejects.toThrow('non è una consegna')
    await expect(verifyFile('')).rejects.toThrow('non è una consegna')
  })
})

describe('what came of it', () => {
  it('is an outcome, reminders, and one line of time for the client', async () => {
    const { ID } = await document()
    const { id } = await deliver(ID, 'Da decidere')
    expect(await good(colleague, 'POST', `/consegne/${id}/esito`, { esito: 'ACCETTATA' })).toMatchObject({ esito: 'ACCETTATA', esitoDi: 'Neri Ugo' })
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const made = routes.insertReminder.answer.parse(await good(author, 'POST', `/clienti/${client}/promemoria`, { il: day(3), testo: ' Rivedere i ricavi ' }))
    await good(author, 'POST', `/clienti/${client}/promemoria`, { il: day(30), testo: 'Più avanti' })
    const due = async (by: User) => routes.dueReminders.answer.parse(await good(by, 'GET', '/promemoria')).map(({ testo, nome }) => [testo, nome])
    expect(await due(colleague)).toEqual([['Rivedere i ricavi', 'Rossi Mario']])
    expect(await due(outsider)).toEqual([])
    await good(colleague, 'POST', `/clienti/${client}/promemoria/${made.id}`, { fatto: true })
    expect(await due(author)).toEqual([])
    const { righe, promemoria } = routes.clientHistory.answer.parse(await good(author, 'GET', `/clienti/${client}/storia`))
    expect(righe.find(({ testo }) => testo === 'Cliente aggiunto')?.di).toBe('Verdi Ada')
    expect(righe.map(({ tipo, testo }) => [tipo, testo])).toEqual(
      expect.arrayContaining([
        ['CLIENTE', 'Cliente aggiunto'],
        ['CONSEGNA', 'Consegna: Da decidere'],
        ['ESITO', '«Da decidere» accettata dal cliente'],
        ['PROMEMORIA', 'Fatto: Rivedere i ricavi'],
      ]),
    )
    expect(righe.map(({ il }) => il)).toEqual(
      righe
        .map(({ il }) => il)
        .toSorted()
        .toReversed(),
    )
    expect(promemoria.map(({ testo, fattoDi }) => [testo, fattoDi])).toEqual([
      ['Più avanti', null],
      ['Rivedere i ricavi', 'Neri Ugo'],
    ])
  })

  it('is said twice at once, and the register has it once', async () => {
    const folder = folders(() => server)
    const { id } = await folder.client(author, aClient())
    const advised = await folder.deliver(author, (await folder.document(author, id)).ID)
    const reminder = routes.insertReminder.answer.parse(await good(author, 'POST', `/clienti/${id}/promemoria`, { il: '2026-02-12', testo: 'x' }))
    const entries = (kind: 'Cliente' | 'Consegna', recordId: number) =>
      server.db.$count(audit, and(eq(audit.kind, kind), eq(audit.recordId, recordId), eq(audit.action, 'Modifica')))
    const before = await entries('Cliente', id)
    const done = (by: User) => good(by, 'POST', `/clienti/${id}/promemoria/${reminder.id}`, { fatto: true })
    const accepted = (by: User) => good(by, 'POST', `/consegne/${advised.id}/esito`, { esito: 'ACCETTATA' })
    for (const say of [done, accepted]) {
      const [first, second] = await Promise.all([say(author), say(colleague)])
      expect(second).toEqual(first)
      expect(await say(colleague)).toEqual(first)
    }
    expect(await entries('Cliente', id)).toBe(before + 1)
    expect(await entries('Consegna', advised.id)).toBe(1)
  })

  it('is refused with an empty text, a day that is none, or a reminder of another client', async () => {
    for (const body of [
      { il: '2026-13-01', testo: 'x' },
      { il: '0026-12-01', testo: 'x' },
      { il: '9999-12-31', testo: 'x' },
      { il: '2026-12-01', testo: '  ' },
    ])
      expect((await ask(author, 'POST', `/clienti/${client}/promemoria`, body)).status).toBe(400)
    expect(await ask(author, 'POST', `/clienti/${client}/promemoria/999999`, { fatto: true })).toMatchObject({ status: 404 })
  })

  it('a reminder is corrected and deleted; a change that the caller did not see is not overwritten', async () => {
    const { id } = await folders(() => server).client(author, aClient())
    const path = `/clienti/${id}/promemoria`
    const typed = { il: '2026-02-12', testo: 'Rivedre' }
    const made = routes.insertReminder.answer.parse(await good(author, 'POST', path, typed))
    const at = `${path}/${made.id}`
    const right = { il: '2026-12-02', testo: 'Rivedere' }
    expect(await good(colleague, 'POST', `${at}/correzione`, { ...right, prima: typed })).toMatchObject({ ...right, di: 'Verdi Ada' })
    // Sent again because the answer was lost.
    expect(await good(colleague, 'POST', `${at}/correzione`, { ...right, prima: typed })).toMatchObject(right)
    const late = await ask(author, 'POST', `${at}/correzione`, { ...typed, testo: 'Altro', prima: typed })
    expect(late).toMatchObject({ status: 409, body: { code: 'PROMEMORIA_CAMBIATO' } })
    expect((await ask(author, 'POST', `${at}/correzione`, { ...right, testo: ' ', prima: right })).status).toBe(400)
    const { id: other } = await folders(() => server).client(author, aClient())
    const elsewhere = `/clienti/${other}/promemoria/${made.id}`
    expect(await ask(author, 'POST', `${elsewhere}/correzione`, { ...typed, prima: right })).toMatchObject({ status: 404 })
    expect(await good(author, 'POST', `${elsewhere}/eliminazione`, { prima: right })).toBe(false)
    const unseen = await ask(author, 'POST', `${at}/eliminazione`, { prima: typed })
    expect(unseen).toMatchObject({ status: 409, body: { code: 'PROMEMORIA_NON_ELIMINATO' } })
    expect(routes.clientHistory.answer.parse(await good(author, 'GET', `/clienti/${id}/storia`)).promemoria).toMatchObject([right])
    expect(await good(author, 'POST', `${at}/eliminazione`, { prima: right })).toBe(true)
    expect(await good(author, 'POST', `${at}/eliminazione`, { prima: right })).toBe(false)
    expect(routes.clientHistory.answer.parse(await good(author, 'GET', `/clienti/${id}/storia`)).promemoria).toEqual([])
    const rows = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.kind, 'Cliente'), eq(audit.recordId, id), eq(audit.action, 'Modifica')))
      .orderBy(audit.id)
    expect(rows.map(({ principalId, changes }) => [principalId, changes])).toEqual([
      [author.id, [{ Field: 'Promemoria', Before: null, After: '2026-02-12' }]],
      [
        colleague.id,
        [
          { Field: 'Promemoria', Before: '2026-02-12', After: '2026-12-02' },
          { Field: `Testo del promemoria ${made.id}`, Before: null, After: 'cambiato' },
        ],
      ],
      [author.id, [{ Field: 'Promemoria', Before: '2026-12-02', After: null }]],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Rived/)
  })
})

describe('nobody else', () => {
  it('sees, takes or changes anything: neither a user of another studio nor one without the tool', async () => {
    const { id } = await deliver((await document()).ID)
    const without = await server.addUser({ applicationForfetari: false })
    const calls: readonly (readonly [string, string, unknown?])[] = [
      ['GET', `/consegne/${id}`],
      ['GET', `/consegne/${id}/file`],
      ['POST', `/consegne/${id}/oggi`],
      ['POST', `/consegne/${id}/esito`, { esito: 'FATTA' }],
    ]
    const ofClient: typeof calls = [
      ['GET', `/clienti/${client}/storia`],
      ['POST', `/clienti/${client}/promemoria`, { il: '2026-12-01', testo: 'x' }],
      ['POST', `/clienti/${client}/promemoria/1/correzione`, { il: '2026-12-01', testo: 'x', prima: { il: '2026-12-01', testo: 'y' } }],
      ['POST', `/clienti/${client}/promemoria/1/eliminazione`, { prima: { il: '2026-12-01', testo: 'y' } }],
    ]
    for (const call of calls) {
      expect((await ask(outsider, ...call)).status, call[1]).toBe(404)
      expect((await ask(without, ...call)).status, call[1]).toBe(403)
    }
    for (const call of ofClient) expect((await ask(outsider, ...call)).status, call[1]).toBe(404)
  })
})
