/** Unknown addresses, methods that an address does not accept and malformed requests are refused in Italian. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problem, type Raw, raw } from '../support/raw.ts'
import { type Suite, suite } from '../support/suite.ts'

let running: Suite
let server: Raw
beforeAll(async () => {
  running = await suite()
  server = raw(running.origin, await running.tokenOf(running.usernames.OPERATOR))
})
afterAll(() => running.close())

const STATE = { annoImposta: 2026, nomeCognome: 'Anna Bianchi', tipologia: 'IMPRESA', redditoContributiImposta: { ricavi: 50_000 } }
const CALCULATE = '/api/consultools/calcolaForfetari/2026'

describe('an address', () => {
  it.each([
    ['/api//auth/identity', 404, 'CHIAMATA_SCONOSCIUTA'],
    ['/api/auth/identity/', 404, 'CHIAMATA_SCONOSCIUTA'],
    ['/api/auth%2Fidentity', 404, 'CHIAMATA_SCONOSCIUTA'],
    ['/api/auth/../auth/identity', 404, 'CHIAMATA_SCONOSCIUTA'],
    ['/api/%zz', 400, 'RICHIESTA_NON_VALIDA'],
    ['/api/consultools/loguser/%ED%A0%80/1', 400, 'RICHIESTA_NON_VALIDA'],
    ['/api/consultools/loguser/%00/1', 400, 'CARATTERE_NULLO'],
    ['/api/comuni?anno=2025&q=a%00', 400, 'CARATTERE_NULLO'],
    ['/api/niente%00', 400, 'CARATTERE_NULLO'],
    ['/iforf?elaborazione=%00', 400, 'CARATTERE_NULLO'],
    ['/api/consultools/loguser/%2500/1', 403, 'ALTRO_UTENTE'],
    ['/api/consultools/loguser//1', 403, 'ALTRO_UTENTE'],
    ['/api/comuni?anno=2025&anno=2026&q=a', 400, 'RICHIESTA_NON_VALIDA'],
    ['/api/comuni?anno=1e999&q=a', 400, 'RICHIESTA_NON_VALIDA'],
    ['/api/comuni?anno=2025&q[]=a', 400, 'RICHIESTA_NON_VALIDA'],
    [`/api/comuni?anno=2025&q=${'a'.repeat(101)}`, 400, 'RICHIESTA_NON_VALIDA'],
  ])('%s is refused', async (path, status, code) => expect(await server.send('GET', path)).toMatchObject(problem(status, code)))

  it.each(['PUT', 'PATCH', 'OPTIONS', 'TRACE', 'GET', 'DELETE', 'PROPFIND'])(
    'of a calculation refuses %s and names the methods that it accepts',
    async (method) => expect(await server.send(method, CALCULATE)).toMatchObject({ ...problem(405, 'METODO_NON_AMMESSO'), allow: 'POST' }),
  )

  it.each(['__proto__', 'constructor', 'confronto.__proto__', 'pareggio.__proto__', 'pareggio.constructor', '.', 'x'.repeat(10_000)])(
    'of the explanation of %s is refused',
    async (path) =>
      expect(await server.send('POST', `${CALCULATE}/explanation/${path}`, JSON.stringify(STATE))).toMatchObject(problem(404, 'SPIEGAZIONE_NON_TROVATA')),
  )

  it.each(['%', '_', '.*', '(?=)', '\\', '[', "'", '"'].flatMap((sign) => [sign, `bolog${sign}na`, sign.repeat(100).slice(0, 100)]))(
    'of the look-up of comuni takes %s as text, not as a pattern',
    async (text) => {
      const start = performance.now()
      const { status, text: found } = await server.send('GET', `/api/comuni?anno=2025&limit=50&q=${encodeURIComponent(text)}`)
      expect([status, JSON.parse(found).length]).toEqual([200, 0])
      expect(performance.now() - start).toBeLessThan(3000)
    },
  )
})

describe('U+0000 in a request', () => {
  const calls: readonly (readonly [string, (text: string) => object])[] = [
    [CALCULATE, (text) => ({ ...STATE, nomeCognome: text })],
    [CALCULATE, (text) => ({ ...STATE, [text]: 1 })],
    ['/api/consultools/elaborazioni/insert/44/operatore/prova/1/Anna/-/-', (text) => ({ ...STATE, nomeCognome: text })],
    ['/api/clienterror', (message) => ({ message })],
    ['/api/auth/password', (Password) => ({ Password, NewPassword: Password })],
    ['/api/whatsnew/search', (Version) => ({ Version })],
  ]
  it.each(calls)('is refused at %s; with one more backslash it is ordinary text', async (path, body) => {
    for (const text of ['\0', 'a\0b', '\\\0'])
      expect(await server.send('POST', path, JSON.stringify(body(text))), JSON.stringify(text)).toMatchObject(problem(400, 'CARATTERE_NULLO'))
    for (const text of ['\\u0000', 'a\\\\u0000'])
      expect((await server.send('POST', path, JSON.stringify(body(text)))).text, JSON.stringify(text)).not.toContain('CARATTERE_NULLO')
  })

  it('is checked quickly, also in long bodies', async () => {
    const start = process.cpuUsage()
    await server.send('POST', CALCULATE, `{"a":"${'\\\\'.repeat(200_000)}u0000\\\\u0000"}`)
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1_000_000).toBeLessThan(3)
  })
})

describe('a malformed request', () => {
  it.each([
    ['a length below zero', 'POST /api/clienterror HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}'],
    ['two lengths', 'POST /api/clienterror HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a length beside pieces', 'POST /api/clienterror HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a method of its own', 'FOO /api/settings HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a space in its path', 'GET /api/ settings HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a header with U+0000', 'GET /api/settings HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
  ])('with %s is refused in Italian', async (_, text) => {
    const answer = await server.write(text)
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*application\/problem\+json/)
    expect(answer).toContain('Richiesta non valida: non è HTTP')
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
  })

  it('with a header of 300 kB is refused', async () =>
    expect(await server.write(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(300_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /))
})
