/** Errors of pages: stored here or, if so set, at a service that understands Sentry's envelopes. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { clientError } from '../../src/areas/client-errors/tables.ts'
import { type Studio, studio } from '../support/studio.ts'

let service: Server
let server: Studio
let accepts: boolean
let taken: { readonly request: IncomingMessage; readonly lines: readonly string[] }[]
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      if (accepts) taken.push({ request, lines: body.split('\n') })
      response.writeHead(accepts ? 200 : 429).end('{}')
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  server = await studio({ SENTRY_DSN: `http://chiave@127.0.0.1:${(service.address() as AddressInfo).port}/errori/12` })
})
beforeEach(() => {
  accepts = true
  taken = []
})
afterAll(async () => {
  await server.close()
  service.close()
})

const report = (message: string) => server.call(null, 'POST', '/clienterror', { message, stack: 'at riga 1', url: 'http://localhost/budget4u' })
const stored = async () => (await server.db.select({ message: clientError.message }).from(clientError)).map(({ message }) => message)

it('an error goes to the service, with its place in the page, and not into the database', async () => {
  expect(await report('rotto')).toMatchObject({ status: 200, body: true })
  const [{ request, lines } = expect.fail('nothing arrived')] = taken
  expect(request.url).toBe('/errori/api/12/envelope/')
  expect(request.headers['x-sentry-auth']).toContain('sentry_key=chiave')
  const [header, item, event] = lines.map((line) => JSON.parse(line))
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    ...{ event_id: header.event_id, message: { formatted: 'rotto' }, extra: { stack: 'at riga 1' } },
    request: { url: 'http://localhost/budget4u' },
  })
  expect(header.event_id).toMatch(/^[0-9a-f]{32}$/)
  expect(await stored()).toEqual([])
})

it('an error that the service does not take is stored', async () => {
  accepts = false
  expect(await report('perso?')).toMatchObject({ status: 200, body: true })
  expect(await stored()).toEqual(['perso?'])
})
