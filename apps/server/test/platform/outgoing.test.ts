/**
 * Files read from an address that a user gives. The server and its encryption are real. Only the name server is not: it gives public addresses, which
 * lead to this computer.
 */
import dns from 'node:dns'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, Socket } from 'node:net'
import tls from 'node:tls'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { publicFile } from '../../src/platform/outgoing.ts'

/** Made for these tests, for `*.esempio.it`, until 2126; nothing else trusts it. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgE74SEX4DOaKZ3wC7
HCb/WxtjbspfLc+ca5Gnm7RgvfahRANCAASckNn7Q4BNe2P80XNy+lqCqOSGTnGI
az5D5jPnQ+wNhoZNxJvn6P26nLSpIb28SV1E9OEeoUoocunC4v07gz2f
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBqDCCAU6gAwIBAgIUOc6SCZxJ+iVe1YNYpINNl+nGHgowCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRUHJvdmUgZGkgQmlsYW5jaWEwIBcNMjYxMTI4MTkwOTM3WhgP
MjEyNjExMDQxOTA5MzdaMBwxGjAYBgNVBAMMEVByb3ZlIGRpIEJpbGFuY2lhMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEnJDZ+0OATXtj/NFzcvpagqjkhk5xiGs+
Q+Yz50PsDYaGTcSb5+j9upy0qSG9vEldRPThHqFKKHLpwuL9O4M9n6NsMGowHQYD
VR0OBBYEFNUJWO8jIc4ayUcPg1Oligl62B6IMB8GA1UdIwQYMBaAFNUJWO8jIc4a
yUcPg1Oligl62B6IMA8GA1UdEwEB/wQFMAMBAf8wFwYDVR0RBBAwDoIMKi5lc2Vt
cGlvLml0MAoGCCqGSM49BAMCA0gAMEUCIQCw7xe30Hco/ZfiD3NhDNJ3HNNuJ2mv
FUDAeKwjtB0UrwIgFofpNmpmNux+iWc1cfvjbtccdYhyYy3bvXNcNcOjmXQ=
-----END CERTIFICATE-----`

/** What the name server answers; the other names are unknown. */
const names: Readonly<Record<string, readonly string[]>> = {
  'logo.esempio.it': ['203.0.113.7'],
  'logo.esempio.com': ['203.0.113.7'],
  'dentro.esempio.it': ['10.0.0.5'],
  'questo.esempio.it': ['127.0.0.1'],
  'sei.esempio.it': ['::ffff:192.168.1.1'],
  'metadati.esempio.it': ['169.254.169.254'],
  'misto.esempio.it': ['203.0.113.7', 'fd00::7'],
}
const lookup = (hostname: string, _: unknown, found: (error: Error | null, addresses: readonly object[]) => void) => {
  const known = names[hostname]
  if (known)
    found(
      null,
      known.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  else found(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), [])
}

const asked: (string | undefined)[] = []
let answer: (response: ServerResponse) => void
const server = createServer({ key, cert }, ({ url }, response) => {
  asked.push(url)
  answer(response)
})
let connections = 0
server.on('connection', () => {
  connections += 1
})

const authorities = tls.getCACertificates('default')
const { connect } = Socket.prototype
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  tls.setDefaultCACertificates([...authorities, cert])
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as never)
  syncBuiltinESMExports()
  /** The address that was accepted leads to the server of this test. */
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, options: never, connected: never) {
    const { lookup: chosen, ...rest } = options as { readonly lookup?: typeof lookup }
    if (!chosen) return connect.call(this, options, connected)
    const led: typeof lookup = (hostname, all, found) =>
      chosen(hostname, all, (error) => (error ? found(error, []) : found(null, [{ address: '127.0.0.1', family: 4 }])))
    return connect.call(this, { ...rest, lookup: led } as never, connected)
  } as never)
})
afterAll(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  tls.setDefaultCACertificates(authorities)
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
  connections = 0
  answer = (response) => response.end('123456789')
})

const bounds = { maxBytes: 2048, patienceMs: 5_000, accept: 'image/png' }
const read = (host: string, more: Partial<typeof bounds> = {}) =>
  publicFile(`https://${host}:${(server.address() as AddressInfo).port}/logo.png?v=2`, { ...bounds, ...more })

it('a file at a public address is read', async () => {
  expect(Buffer.from(await read('logo.esempio.it')).toString()).toBe('123456789')
  expect(asked).toEqual(['/logo.png?v=2'])
})

it.each(Object.keys(names).slice(2))('a name that leads inside is not connected to: %s', async (host) => {
  await expect(read(host)).rejects.toThrow('serve un indirizzo pubblico che comincia con https://')
  expect(connections).toBe(0)
})

it.each([301, 302, 303, 307, 308])('a redirect %i is not followed, also to an address that would be read', async (status) => {
  answer = (response) => response.writeHead(status, { location: '/altro.png' }).end()
  await expect(read('logo.esempio.it')).rejects.toThrow(`l'indirizzo ha risposto ${status}`)
  expect(asked).toEqual(['/logo.png?v=2'])
})

it('a file may have as many bytes as allowed, and not one more', async () => {
  const send = (bytes: number) => {
    answer = (response) => response.end(Buffer.alloc(bytes))
    return read('logo.esempio.it')
  }
  expect((await send(2048)).length).toBe(2048)
  await expect(send(2049)).rejects.toThrow('il file ha più di 2 kB')
})

it('a file without end is cut off at the bound', async () => {
  let closed: Promise<unknown> = Promise.resolve()
  answer = (response) => {
    closed = once(response, 'close')
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1024)));
    }
    response.on('drain', more)
    more()
  }
  await expect(read('logo.esempio.it')).rejects.toThrow('il file ha più di 2 kB')
  await closed
})

it.each<[string, typeof answer]>([
  ['does not answer', () => {}],
  ['stops in the middle', (response) => void response.write('1234')],
  [
    'sends one byte now and then',
    (response) => {
      const every = setInterval(() => response.write('1'), 10)
      response.on('close', () => clearInterval(every))
    },
  ],
])('a server that %s is left when the time is over', async (_, how) => {
  let closed: Promise<unknown> = Promise.resolve()
  answer = (response) => {
    closed = once(response, 'close')
    how(response)
  }
  await expect(read('logo.esempio.it', { patienceMs: 150 })).rejects.toThrow('non ha risposto in tempo')
  await closed
})

it('a connection that breaks in the middle of the file gives no part of it', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': 9 })
    response.write('1234', () => response.destroy())
  }
  await expect(read('logo.esempio.it', { patienceMs: 500 })).rejects.toThrow('la risposta si è interrotta')
})

it('a server whose certificate is of another name is not asked', async () => {
  await expect(read('logo.esempio.com')).rejects.toThrow('non risponde')
  expect(asked).toEqual([])
})

it('a name that nobody knows does not answer', async () => {
  await expect(read('assente.esempio.it')).rejects.toThrow('non risponde')
  expect(connections).toBe(0)
})
