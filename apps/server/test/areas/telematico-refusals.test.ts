/** Files that the import of returns refuses as a whole, with the reason. */
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ImportSummary, TaxReturnItem } from '@bilancia/contract/api'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { validFile } from '../../../../packages/telematic/test/tools/arbitrary.ts'
import { damage, damaged } from '../../../../packages/telematic/test/tools/damage.ts'
import { fileOf } from '../../../../packages/telematic/test/tools/file.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import { asOwner } from '../support/database.ts'
import { type Form, manyReturns, personCode, sample, send } from '../support/returns.ts'
import { type Suite, suite } from '../support/suite.ts'

let running: Suite
let token: string
let AgencyId: number
beforeAll(async () => {
  running = await suite()
  await running.db.delete(taxReturn)
  token = await running.tokenOf(running.usernames.OPERATOR)
  const { body } = await running.call(token, 'GET', '/telematico/scope')
  AgencyId = (body as { Agencies: { Id: number }[] }).Agencies[0]?.Id ?? 0
})
afterAll(() => running.close())
afterEach(async () => {
  await running.db.delete(taxReturn)
})

const mine = () => ({ AgencyId })
const upload = (form: Form, as = token) => send(running, as, 'upload', { fields: mine(), ...form })
const preview = (form: Form, as = token) => send(running, as, 'preview', { fields: mine(), ...form })
const list = async (filters: object = {}, as = token) => (await running.call(as, 'POST', '/telematico/search', filters)).body as readonly TaxReturnItem[]
const stored = () => running.db.$count(taxReturn)

const AS_FILE = 'content-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'

const both = [preview, upload]
/** A file of many megabytes takes one way a day, because both read it with the same function. */
const oneWay = howMany(1, 2) === 1 ? [upload] : both
const refused: readonly (readonly [string, () => Uint8Array, string])[] = [
  ['empty', () => new Uint8Array(), 'E001'],
  ['a PDF', () => Buffer.from('%PDF-1.7 ...'), 'E002'],
  ['a ZIP', () => Buffer.from('PK\x03\x04...'), 'E002'],
  ['UTF-16', () => Buffer.from(`﻿${Buffer.from(sample('sc-2026')).toString('latin1')}`, 'utf16le'), 'E002'],
  ['signed', () => Buffer.from('\x30\x80\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02', 'latin1'), 'E003'],
  ['cut', () => sample('sc-2026').subarray(0, 5_000), 'E004'],
  // More than the 20 MB that a file may have.
  ['21 MB of zeros', () => new Uint8Array(21 * 1024 * 1024), 'E004'],
  [
    'one return more than a file may have',
    () => {
      const bytes = sample('sc-2026')
      return Buffer.concat([bytes.subarray(0, 1900), ...Array.from({ length: 5_001 }, () => bytes.subarray(1900, 3800))])
    },
    'E007',
  ],
  [
    'with a wrong check character',
    () => Buffer.from(Buffer.from(sample('pf-impresa-2026')).toString('latin1').replaceAll('FTTDND96B67H501M', 'FTTDND96B67H501X'), 'latin1'),
    'E020',
  ],
  ['of another model', () => Buffer.from(Buffer.from(sample('sc-2026')).toString('latin1').replace('RSC26', 'IVA26'), 'latin1'), 'E010'],
  ['wrong in its last record alone', () => Buffer.concat([manyReturns(300).subarray(0, -3), Buffer.from(' \r\n')]), 'E005'],
]

it('U+0000 in the name of a file is refused, and nothing is stored', async () => {
  const file = sample('pf-impresa-2026')
  for (const form of [
    { file, fields: { ...mine(), FileName: 'rossi\0.txt' } },
    { file, fields: { ...mine(), FileName: '\0' } },
  ])
    expect(await upload(form)).toMatchObject({ status: 400, body: { code: 'CARATTERE_NULLO' } })
  expect(await stored()).toBe(0)
})

describe('a damaged file', () => {
  it.each(refused)('that is %s is refused as a whole, with line, position and reason, and stored returns stay', async (_, bytes, code) => {
    await upload({ file: sample('pf-professionista-2026') })
    const file = bytes()
    for (const step of file.length > 5_000_000 ? oneWay : both) {
      const answer = await step({ file })
      expect(answer).toMatchObject({ status: 422, body: { code: 'FILE_RIFIUTATO', title: 'Errore in importazione dati da telematico' } })
      expect(answer.type).toContain('application/problem+json')
      const { errori } = answer.body as { errori: { codice: string; riga: number; posizione: number; frase: string }[] }
      const found = errori.find(({ codice }) => codice === code)
      expect(found, JSON.stringify(errori.slice(0, 3))).toBeDefined()
      expect(found?.frase).toMatch(/^Riga \d+, posizione \d+: .{10}/)
    }
    expect((await list()).map(({ TaxCodeDichiarante }) => TaxCodeDichiarante)).toEqual(['FTTDND62T42F205F'])
  })

  it('with the same declarant twice is told so, besides the reason of the refusal', async () => {
    const [a, b, c] = Buffer.from(manyReturns(1)).toString('latin1').split('\r\n')
    // The counters in Z count one return: 1 and 1 instead of 2 and 2.
    const z = `Z${' '.repeat(14)}000000001000000001`.padEnd(1897) + 'A'
    const twice = Buffer.from([a, b, c, b, c, z, ''].join('\r\n'), 'latin1')
    for (const step of [preview, upload]) {
      const { status, body } = await step({ file: twice })
      expect({ status, body }).toMatchObject({
        status: 422,
        body: {
          errori: [
            { codice: 'E040', riga: 6 },
            { codice: 'E040', riga: 6 },
          ],
          avvisi: [{ codice: 'W050', riga: 4, posizione: 2, codiceFiscale: personCode(0) }],
          altriAvvisi: 0,
        },
      })
    }
    expect(await stored()).toBe(0)
  })

  it('that the database accepts only in part is not stored at all', async () => {
    const last = personCode(299)
    await asOwner(
      running.db,
      sql.raw(
        `create function refuse_last() returns trigger language plpgsql as $$ begin if new.tax_code = '${last}' then raise exception 'no'; end if; return new; end $$`,
      ),
    )
    await asOwner(running.db, sql`create trigger refuse_last before insert on tax_return for each row execute function refuse_last()`)
    try {
      expect((await upload({ file: manyReturns(300) })).status).toBe(500)
      expect(await stored()).toBe(0)
    } finally {
      await asOwner(running.db, sql`drop trigger refuse_last on tax_return`)
      await asOwner(running.db, sql`drop function refuse_last`)
    }
    expect((await upload({ file: manyReturns(300) })).status).toBe(200)
    expect(await stored()).toBe(300)
  })

  it('that is refused at its first line leaves the connection ready for the next call', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const previewed = (file: Uint8Array) =>
      new Promise<{ readonly status: number | undefined; readonly body: string }>((resolve, reject) => {
        const form = [`--x\r\ncontent-disposition: form-data; name="AgencyId"\r\n\r\n${AgencyId}\r\n`, `--x\r\n${AS_FILE}`, file, '\r\n--x--\r\n']
        const body = Buffer.concat(form.map((part) => Buffer.from(part)))
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length }
        request(`${running.origin}/api/telematico/preview`, { method: 'POST', agent, headers, timeout: 5_000 }, async (answer) =>
          resolve({ status: answer.statusCode, body: await text(answer) }),
        )
          .on('timeout', () => reject(new Error('no answer')))
          .on('error', reject)
          .end(body)
      })
    try {
      for (let times = 0; times < 3; times++) {
        expect(await previewed(Buffer.alloc(2_000_000, 'a'))).toMatchObject({ status: 422, body: expect.stringContaining('E004') })
        expect(await previewed(sample('sc-2026'))).toMatchObject({ status: 200 })
      }
    } finally {
      agent.destroy()
    }
  })

  it('that stops arriving halfway is not stored, and the server goes on', async () => {
    const socket = connect(Number(new URL(running.origin).port), '127.0.0.1')
    const half = Buffer.from(manyReturns(50)).subarray(0, 60_000)
    const head =
      '--x\r\ncontent-disposition: form-data; name="AgencyId"\r\n\r\n' +
      AgencyId +
      '\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
    socket.write(
      `POST /api/telematico/upload HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n${head}`,
    )
    socket.write(half)
    await new Promise((resolve) => setTimeout(resolve, 200))
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await stored()).toBe(0)
    expect((await upload({ file: sample('sc-2026') })).status).toBe(200)
  })
})

it('a file on a slow line may take longer than a minute, unlike other data and callers who are not signed in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const begun = (path: string, type: string, as: string) => {
    const head = [`POST /api/telematico/${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, `Authorization: Bearer ${as}`]
    const socket = connect(Number(new URL(running.origin).port), '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n`)
    let said = ''
    socket.setEncoding('utf8').on('data', (part) => (said += part))
    onTestFinished(() => void socket.destroy())
    return { socket, said: () => said }
  }
  const form = [`--x\r\ncontent-disposition: form-data; name="AgencyId"\r\n\r\n${AgencyId}\r\n`, `--x\r\n${AS_FILE}`, sample('sc-2026'), '\r\n--x--\r\n']
  const body = Buffer.concat(form.map((part) => Buffer.from(part)))
  const file = begun('upload', 'multipart/form-data; boundary=x', token)
  const stranger = begun('upload', 'multipart/form-data; boundary=x', 'nobody')
  const data = begun('search', 'application/json', token)
  file.socket.write(body.subarray(0, 3_000))
  await vi.waitFor(() => expect(stranger.said()).toContain('NON_AUTENTICATO'))
  // By then the earlier calls are signed in too.
  await list()
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(() => expect(data.said()).toContain('RICHIESTA_INTERROTTA'))
  await vi.waitFor(() => expect(stranger.said()).toContain('RICHIESTA_INTERROTTA'))
  file.socket.write(body.subarray(3_000))
  await vi.waitFor(() => expect(file.said()).toMatch(/^HTTP\/1.1 200/))
  expect(await stored()).toBe(1)
})

describe('a form', () => {
  it.each<readonly [string, () => Form, number, string]>([
    ['without studio', () => ({ file: sample('sc-2026'), fields: {} }), 400, 'Scegliere studio di competenza'],
    ['without file', () => ({}), 400, 'Scegliere un file telematico da importare, uno solo'],
    ['with two files', () => ({ file: [sample('sc-2026'), sample('sc-2026')] }), 400, 'Scegliere un file telematico da importare, uno solo'],
    [
      "in another user's name",
      () => ({ file: sample('sc-2026'), fields: { ...mine(), Username: 'admin' } }),
      403,
      "L'indirizzo nomina un altro utente: ognuno vede solo le proprie elaborazioni",
    ],
    [
      'with a studio that is no number',
      () => ({ file: sample('sc-2026'), fields: { AgencyId: 'mio' } }),
      400,
      'Richiesta non valida: company, studio o nome del file non leggibili',
    ],
    [
      'with a studio that does not exist',
      () => ({ file: sample('sc-2026'), fields: { AgencyId: 999_999 } }),
      403,
      "Lo studio scelto non è tra quelli dell'utente",
    ],
  ])('%s is refused in words', async (_, form, status, title) => {
    for (const step of [preview, upload]) expect(await step(form())).toMatchObject({ status, body: { title } })
    expect(await stored()).toBe(0)
  })

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['nothing that is a form', 'multipart/form-data; boundary=x', 'niente'],
    ['a part without end', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nA'],
  ])('with %s is no failure of ours', async (_, type, body) => {
    const response = await fetch(`${running.origin}/api/telematico/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    })
    expect(response.status, await response.text()).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })
})

describe('any file', () => {
  it('is stored completely or not at all, without a failure of the server', async () => {
    await fc.assert(
      fc.asyncProperty(validFile, fc.option(damage), async ({ file, model }, list) => {
        await running.db.delete(taxReturn)
        // Valid tax codes, so that undamaged returns are stored.
        const returns = file.returns
          .slice(0, model.type === 'SC' ? 1 : 4)
          .map((one, i) => ({ ...one, cf: model.type === 'SC' ? '98084600638' : personCode(i) }))
        const sound = fileOf({ ...file, returns })
        const answer = await upload({ file: list === null ? sound : damaged(sound, list) })
        if (list === null) expect(answer.status).toBe(200)
        expect([200, 422], JSON.stringify(answer.body)).toContain(answer.status)
        const { dichiaranti = [] } = answer.body as Partial<ImportSummary>
        expect(await stored()).toBe(dichiaranti.length)
      }),
      { numRuns: howMany(20, 60) },
    )
  })
})
