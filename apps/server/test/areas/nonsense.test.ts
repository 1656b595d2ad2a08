/** Any request is answered soon, without a failure of the server, and refusals are in Italian. */
import { gzipSync } from 'node:zlib'
import { type Route, routes } from '@bilancia/contract/api'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { problem, type Raw, raw } from '../support/raw.ts'
import { type Suite, suite } from '../support/suite.ts'

let running: Suite
let server: Raw
beforeAll(async () => {
  running = await suite()
  server = raw(running.origin, await running.tokenOf(running.usernames.OPERATOR))
})
afterAll(() => running.close())

const STATE = {
  annoImposta: 2026,
  nomeCognome: 'Anna Bianchi',
  tipologia: 'IMPRESA',
  gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
  regimeForfettario: { gruppo: 9, impostaSost: 15 },
  redditoContributiImposta: { ricavi: 50_000 },
  regimeNormale: { determinazioneDelReddito: { altriCosti: 16_500 } },
  liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 4 } },
  confronto: { tabellaRettifica: { beni: [] } },
  lettera: {},
}
const COMPANY = {
  annoImposta: 2026,
  consideraSommeIntegrative: true,
  datiSimulazioniSrl: {
    denominazione: 'Prova S.r.l.',
    utileAnteImposte: 90_000,
    soci: [
      { nome: 'Anna', quota: 60 },
      { nome: 'Bruno', quota: 40 },
    ],
    scenario4: { compensoTotale: 20_000, compensi: [20_000], dividendiTotali: 10_000 },
  },
  confronto: { formaAttuale: 'SOCIETA_DI_PERSONE', persone: [] },
  ottimizzatore: { scenario: 4 },
}
const BUDGET = {
  annoImposta: 2026,
  informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'IMPRESA_FAMILIARE', regime: 'NORMALE', investimenti: { furgoni: { costo: 20_000 } } },
  iscrizioneRegistroImprese: {},
  contoEconomicoDittaSocieta: { ricavi: 90_000, tipologiaInail: 'ARTIGIANATO' },
  inail: { classeDiRischio: 4 },
  dirittiCCIAA: { sezione: 'IMPRESE_INDIVIDUALI_SEZIONE_SPECIALE' },
  imposteContributi: { gestioneIvs: 'ARTIGIANO', titolare: { quota: 51 }, collaboratori: [{ quota: 49 }] },
  forfetari: { gruppoDiSettore: { gruppo: 9 } },
  pianoTriennale: { crescitaRicavi: [10, 5] },
}
const CALCULATE = '/api/consultools/calcolaForfetari/2026'
const INSERT = '/api/consultools/elaborazioni/insert/44/operatore/prova/1/Anna/-/-'

describe('any call with any parameters and any body', () => {
  const odd = fc.constantFrom(
    '__proto__',
    'constructor',
    'toJSON',
    '\0',
    '%',
    '../..',
    "'; drop table principal; --",
    'è'.repeat(10_000),
    '1e999',
    '-0',
    ' ',
    '0x1',
  )
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), odd)
  const value = fc.oneof(fc.jsonValue({ stringUnit: 'binary' }), odd, fc.dictionary(text, text), fc.constant(1e308), fc.constant([[[]]]))
  const good: Readonly<Record<string, string>> = {
    param: '2026',
    application: '1',
    id: '1',
    b: '1',
    userId: '1',
    anno: '2026',
    q: 'bo',
    points: '5',
    path: 'confronto.oggi.netto',
  }
  const given = (name: string) => fc.oneof({ weight: 3, arbitrary: fc.constant(good[name] ?? 'operatore') }, { weight: 1, arbitrary: text })
  /** A state in which one section or value is replaced by anything. */
  const damaged = fc
    .tuple(fc.constantFrom<Readonly<Record<string, unknown>>>(STATE, COMPANY, BUDGET), text, value)
    .chain(([state, key, anything]) =>
      fc
        .constantFrom(...Object.keys(state))
        .chain((section) => fc.constantFrom({ ...state, [section]: anything }, { ...state, [section]: { ...(state[section] as object), [key]: anything } })),
    )
  const body = fc.oneof({ weight: 4, arbitrary: damaged }, value, fc.record({ message: text, stack: text, url: text }))
  const written = fc.oneof({ weight: 9, arbitrary: body.map((json) => JSON.stringify(json)) }, { weight: 1, arbitrary: fc.string() })
  const call = fc.constantFrom(...(Object.values(routes) as Route[])).chain(({ method, path }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const parameters = ['anno', 'q', 'limit', 'points', 'version']
    return fc.record({
      method: fc.constant(method),
      path: fc.tuple(fc.tuple(...names.map(given)), fc.option(fc.tuple(...parameters.map(given)))).map(([values, query]) => {
        const at = path.replace(/:\w+/g, () => encodeURIComponent((values.shift() ?? '').toWellFormed()))
        return query ? `/api${at}?${new URLSearchParams(query.map((one, i): [string, string] => [parameters[i] ?? '', one]))}` : `/api${at}`
      }),
      body: method === 'GET' ? fc.constant(undefined) : written,
    })
  })

  it('is answered within ten seconds of processor time, without a failure of the server; refusals are problems', () =>
    fc.assert(
      fc.asyncProperty(call, async ({ method, path, body: sent }) => {
        // CPU time of this process, which includes the server. The slowest call takes 0.4 seconds; on a crowded host, seven times as much.
        const start = process.cpuUsage()
        const { status, type, text: answer } = await server.send(method, path, sent)
        expect(status, answer).toBeLessThan(500)
        if (status >= 400) expect(type).toBe('application/problem+json; charset=utf-8')
        const { user, system } = process.cpuUsage(start)
        expect((user + system) / 1_000_000).toBeLessThan(10)
      }),
      { numRuns: howMany(100, 4_000) },
    ))
})

describe('a body', () => {
  const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
  it.each([
    ['100,000 brackets', deep(100_000), 'STATO_NON_OGGETTO'],
    ['one level more than a state has', deep(32), 'STATO_NON_OGGETTO'],
    ['brackets that nobody closes', '['.repeat(100_000), 'STATO_NON_JSON'],
    ['a prototype deep inside', '{"a":{"__proto__":{}}}', 'STATO_NON_JSON'],
    ['NaN', '{"a":NaN}', 'STATO_NON_JSON'],
    ['a raw U+0000', '{"a":"\0"}', 'STATO_NON_JSON'],
    ['bytes that are no letters', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d]), 'CODIFICA_DIVERSA'],
  ])('of %s is refused by the calculation and by the save', async (_, body, code) => {
    expect(await server.send('POST', CALCULATE, body)).toMatchObject(problem(400, code))
    expect(await server.send('POST', INSERT, body)).toMatchObject(problem(400, code))
  })

  it.each([
    ['as deep as a state may be', deep(31)],
    ['a number beyond all numbers', '{"redditoContributiImposta":{"ricavi":1e999,"x":-0}}'],
    ['a key written twice', '{"annoImposta":2025,"annoImposta":2026}'],
    ['names of methods as keys', '{"toJSON":1,"hasOwnProperty":2,"valueOf":null,"then":3}'],
    ['80,000 keys', `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":1`).join()}}`],
    ['a megabyte', `{"note":"${'x'.repeat(1024 * 1024 - 11)}"}`],
  ])('of %s is calculated and saved', async (_, body) => {
    expect((await server.send('POST', CALCULATE, body)).status).toBe(200)
    const { status, text } = await server.send('POST', INSERT, body)
    expect(status).toBe(200)
    expect((await server.send('GET', `/api/consultools/elaborazione/44/${running.usernames.OPERATOR}/${JSON.parse(text).ID}`)).status).toBe(200)
  })

  it.each([{}, [2026], '2026', true, 2025])('with the year %j is refused', async (annoImposta) =>
    expect(await server.send('POST', CALCULATE, JSON.stringify({ annoImposta }))).toMatchObject(problem(400, 'ANNO_DIVERSO')),
  )

  const TOO_LARGE = 'I dati inviati superano il limite di 1024 kB: inviarne meno per volta, e una sola simulazione per chiamata'
  const zipped = gzipSync('{"annoImposta":2026}')
  it.each([
    ['zipped', zipped, 'gzip', 200, 'State'],
    ['said to be zipped', '{}', 'gzip', 400, 'RICHIESTA_NON_VALIDA'],
    ['half zipped', zipped.subarray(0, 12), 'gzip', 400, 'RICHIESTA_NON_VALIDA'],
    ['that swells to ten times what a body may have', gzipSync(Buffer.alloc(howMany(10, 100) * 1024 * 1024, ' ')), 'gzip', 413, TOO_LARGE],
    ['in a coding that nobody knows', '{}', 'x', 415, 'FORMATO_NON_AMMESSO'],
  ] as const)('%s', async (_, body, coding, status, said) => {
    const answer = await server.send('POST', CALCULATE, body, { 'content-encoding': coding })
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(said)])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '%%%', 'application/merge-patch+json'])(
    'of type %s is refused',
    async (type) => expect(await server.send('POST', CALCULATE, '{}', { 'content-type': type })).toMatchObject(problem(415, 'FORMATO_NON_AMMESSO')),
  )

  it('is not read before the sender is known', async () => {
    const headers = `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 500000\r\n`
    expect(await server.write(`POST ${CALCULATE} HTTP/1.1\r\n${headers}\r\n{`)).toMatch(/^HTTP\/1.1 401 /)
  })
})
