/** Unknown addresses, methods that an address does not accept and malformed requests are refused in Italian. */
import { type Route, routes } from '@bilancia/contract/api'
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

  // Each of them is 1 for `Number`.
  it.each(['1e0', '0x1', '0b1', '%201', '1%20', '+1', '1.0', '%EF%BC%91', '-1', '1n'])(
    'with the id %s is refused, because an id has only digits',
    async (id) => {
      for (const path of [
        `/api/clienti/${id}`,
        `/api/consultools/elaborazione/44/operatore/${id}`,
        `/api/comuni?anno=2025&q=a&limit=${id.replace('+', '%2B')}`,
      ])
        expect(await server.send('GET', path), path).toMatchObject(problem(400, 'RICHIESTA_NON_VALIDA'))
    },
  )

  it('reads the digits of an id', async () => expect(await server.send('GET', '/api/clienti/2147483647')).toMatchObject(problem(404, 'CLIENTE_NON_TROVATO')))

  it('with a misspelt parameter is refused, and names it and the nearest', async () => {
    for (const path of ['/api/comuni?anno=2025&q=a&limi=5', '/api/comuni?anno=2025&q=a&limit=5&limi=5']) {
      const { status, text } = await server.send('GET', path)
      expect([status, JSON.parse(text).title]).toEqual([400, 'Richiesta non valida: nei parametri questa chiamata non ha «limi» (il nome più vicino: «limit»)'])
    }
    // The length of a name and their number cannot make the answer slow or long.
    const many = Array.from({ length: 1000 }, (_, k) => `${k}${'x'.repeat(200)}=1`).join('&')
    expect((await server.send('GET', `/api/comuni?anno=2025&q=a&${many}`)).text.length).toBeLessThan(2000)
  })

  it('of every call with parameters refuses those that it does not have', () => {
    const parts = (Object.values(routes) as Route[]).flatMap(({ path, query, body }) => [
      ...(query ? [[path, query] as const] : []),
      ...(body && /\/(search|csv)$/.test(path) ? [[path, body] as const] : []),
    ])
    expect(parts.length).toBeGreaterThan(15)
    for (const [path, schema] of parts)
      expect([path, schema.safeParse({ pippo: 1 }).error?.issues.some(({ code }) => code === 'unrecognized_keys')]).toEqual([path, true])
  })

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

describe('a misspelt filter of a list', () => {
  it.each([
    ['/api/clienti/search', { tsto: 'Rossi' }, 'tsto', 'testo'],
    ['/api/clienti/csv', { statto: 'ATTIVO' }, 'statto', 'stato'],
    ['/api/elaborazioni/search', { quanti: 5 }, 'quanti', 'quante'],
    ['/api/telematico/search', { Yaer: 2025 }, 'Yaer', 'Year'],
  ])('at %s is refused, and named', async (path, body, wrong, near) => {
    const { status, text } = await server.send('POST', path, JSON.stringify(body))
    expect([status, JSON.parse(text).title]).toEqual([400, `Richiesta non valida: nei dati questa chiamata non ha «${wrong}» (il nome più vicino: «${near}»)`])
  })
})

describe('a body in another encoding than UTF-8', () => {
  const SAVE = '/api/consultools/elaborazioni/insert/44/operatore/prova/1/Anna/-/-'
  const stored = async () => JSON.parse((await server.send('POST', '/api/elaborazioni/search', '{}')).text) as { readonly righe: readonly unknown[] }

  it('is refused with the place of the first wrong byte, and nothing is stored', async () => {
    const before = (await stored()).righe.length
    const { status, text } = await server.send('POST', SAVE, Buffer.from('{"nomeCognome":"Nicolò"}', 'latin1'))
    // The letter ò is the 22nd byte.
    expect([status, JSON.parse(text).code, JSON.parse(text).title]).toEqual([400, 'CODIFICA_DIVERSA', expect.stringContaining('il byte 22 non si legge')])
    expect((await stored()).righe).toHaveLength(before)
  })

  it.each(['iso-8859-1', '"windows-1252"', 'UTF-16LE'])('is refused if it says so: %s', async (charset) => {
    const sent = await server.send('POST', SAVE, JSON.stringify(STATE), { 'content-type': `application/json; charset=${charset}` })
    expect(sent).toMatchObject(problem(415, 'CODIFICA_DICHIARATA'))
    expect(sent.text).toContain(charset.replaceAll('"', ''))
  })

  it.each(['utf-8', 'UTF-8', '"utf8"', 'us-ascii'])('is not what a body with charset=%s is', async (charset) => {
    const sent = await server.send('POST', CALCULATE, JSON.stringify({ ...STATE, nomeCognome: 'Nicolò \uFFFD' }), {
      'content-type': `application/json; charset=${charset}`,
    })
    expect(sent.status).toBe(200)
  })
})

describe('a call without a valid token', () => {
  // RFC 6750, section 3: an error code only if a token was sent.
  it.each([
    [undefined, 'Bearer'],
    ['Bearer sbagliato', 'Bearer error="invalid_token"'],
    ['Bearer bilancia_1_x', 'Bearer error="invalid_token"'],
  ])('with %s is told how to sign in', async (authorization, challenge) => {
    const { status, headers } = await fetch(`${running.origin}/api/clienti/1`, { headers: authorization === undefined ? {} : { authorization } })
    expect([status, headers.get('www-authenticate')]).toEqual([401, challenge])
  })
  it('is not told so if only a right is missing', async () => {
    const { status, headers } = await fetch(`${running.origin}/api/brand/1`, {
      headers: { authorization: `Bearer ${await running.tokenOf(running.usernames.OPERATOR)}` },
    })
    expect([status, headers.get('www-authenticate')]).toEqual([403, null])
  })
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
