/** Health checks, metrics and the log. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestIds } from '../../src/platform/operations/log.ts'
import { freePort } from '../support/port.ts'
import { problem, type Raw, raw } from '../support/raw.ts'
import { type Studio, studio } from '../support/studio.ts'

type Line = { readonly msg: string; readonly reqId: string; readonly route: string | null; readonly status: number | null; readonly userId: number | null }

let server: Studio
let wire: Raw
let user: { readonly id: number; readonly username: string }
let token: string
let metricsPort: number
let lines: string[] = []
beforeAll(async () => {
  metricsPort = await freePort()
  const settings = { NODE_ENV: 'production', METRICS: '1', METRICS_PORT: String(metricsPort) }
  server = await studio(settings, undefined, { write: (line) => void lines.push(line) })
  user = await server.addUser()
  token = await server.tokenOf(user.username)
  wire = raw(server.origin, token)
})
afterAll(() => server.close())
beforeEach(() => {
  lines = []
})

const requests = (): readonly Line[] => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
const metrics = (path = '/metrics') => fetch(`http://127.0.0.1:${metricsPort}${path}`)

describe('the server', () => {
  it('is alive without using the database, and ready if the database answers', async () => {
    expect(await wire.send('GET', '/health')).toMatchObject({ status: 200, text: '{"stato":"attivo"}' })
    expect(await wire.send('GET', '/ready')).toMatchObject({ status: 200, text: '{"stato":"pronto"}' })
  })

  it('never answers a page at the addresses for machines, with any text after them', async () => {
    const addresses = [
      '/api',
      '/API?a=1',
      '/api/',
      '/%61pi/niente',
      '//api/niente',
      '/healthz',
      '/health/live',
      '/Ready/',
      '/readyz',
      '/metrics',
      '/metrics/x',
      '/idp',
    ]
    for (const address of addresses) expect(await wire.send('GET', address), address).toMatchObject(problem(404, 'CHIAMATA_SCONOSCIUTA'))
    expect(await wire.send('GET', '/apicoltura')).toMatchObject({ status: 404, text: '' })
  })
})

describe('the metrics', () => {
  it('are counted by route and status, on their own port, without data of the callers', async () => {
    await server.call(token, 'GET', `/consultools/elaborazioni/44/${user.username}/1`)
    await server.call(null, 'GET', '/auth/identity')
    const answer = await metrics()
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/consultools/elaborazioni/:province/:username/:application",status="200"} 1',
    )
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/auth/identity",status="401"} 1')
    expect(text).toMatch(/^bilancia_ready 1$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).not.toContain(user.username)
    for (const path of ['/', '/api/settings', '/health']) expect((await metrics(path)).status).toBe(404)
  })

  it('stop the start of the server if their port is in use', async () => {
    await expect(server.beside()).rejects.toMatchObject({ code: 'EADDRINUSE', port: metricsPort })
  })
})

describe('the log', () => {
  it('has one line for each request: id (also in the answer), route, status, time and user, without any contents', async () => {
    const secret = 'Rossi-Mario-RSSMRA80A01H501U'
    const answer = await fetch(`${server.origin}/api/consultools/elaborazioni/44/${user.username}/1?cliente=${secret}`, {
      headers: { authorization: `Bearer ${token}`, 'x-altro': secret },
    })
    const id = answer.headers.get('x-request-id')
    const saved = await server.call(token, 'POST', `/consultools/elaborazioni/insert/44/${user.username}/${secret}/1/${secret}/-/-`, { nomeCognome: secret })
    await server.call(null, 'GET', `/niente/${secret}`)
    await server.call(token, 'POST', '/clienterror', { message: `errore di ${secret}`, url: `/iforf?${secret}` })
    await wire.send('GET', `/api/%zz${secret}`)
    expect(saved.status).toBe(200)
    const path = '/api/consultools/elaborazioni'
    expect(requests()).toEqual([
      {
        ...{ level: 30, time: expect.any(Number), pid: expect.any(Number), hostname: expect.any(String), msg: 'request' },
        ...{
          reqId: id,
          method: 'GET',
          route: `${path}/:province/:username/:application`,
          status: 200,
          ms: expect.any(Number),
          userId: user.id,
          ip: '127.0.0.1',
        },
      },
      expect.objectContaining({ method: 'POST', route: `${path}/insert/:province/:username/:name/:application/:displayName/:vatId/:office`, userId: user.id }),
      expect.objectContaining({ route: null, status: 404, userId: null }),
      expect.objectContaining({ route: '/api/clienterror', status: 200 }),
      expect.objectContaining({ route: null, status: 400 }),
    ])
    expect(new Set(requests().map(({ reqId }) => reqId)).size).toBe(5)
    expect(lines.join('')).not.toContain(secret)
    expect(lines.join('')).not.toContain(token)
  })

  it('names the user of a refused call, and none without a token', async () => {
    await server.call(token, 'GET', '/company/1')
    await server.call(null, 'GET', '/company/1')
    expect(requests()).toEqual([expect.objectContaining({ status: 403, userId: user.id }), expect.objectContaining({ status: 401, userId: null })])
  })

  it('names the route of a sign-in, and has no line for health checks', async () => {
    await fetch(`${server.origin}/idp/.well-known/openid-configuration?x=segreto`)
    await wire.send('GET', '/health')
    await wire.send('GET', '/ready')
    expect(requests()).toEqual([expect.objectContaining({ route: '/idp/*', status: 200 })])
    expect(lines.join('')).not.toContain('segreto')
  })

  it('has the id from the proxy, and so have the answers, also refusals and those of the provider', async () => {
    const headers = { 'x-request-id': '7c0e1f2a-proxy' }
    for (const [path, status] of [
      ['/api/settings', 200],
      ['/api/niente', 404],
      ['/api/%zz', 400],
      ['/idp/niente', 404],
    ] as const) {
      const answer = await fetch(server.origin + path, { headers })
      expect([path, answer.status, answer.headers.get('x-request-id')]).toEqual([path, status, headers['x-request-id']])
    }
    expect(new Set(requests().map(({ reqId }) => reqId))).toEqual(new Set([headers['x-request-id']]))
  })
})

describe('the id of a request', () => {
  const idOf = (remoteAddress: string, given: string) => requestIds({ trustedProxies: ['loopback', '10.0.0.0/8'] })({ remoteAddress, given })
  it('is the one of a trusted proxy, if it is a valid id', () => {
    expect([idOf('127.0.0.1', 'uno-1'), idOf('10.2.3.4', 'due-2')]).toEqual(['uno-1', 'due-2'])
    expect(idOf('203.0.113.9', 'mio')).toMatch(/^[\da-f-]{36}$/)
    for (const text of ['', 'a b', '"', 'x'.repeat(101)]) expect(idOf('127.0.0.1', text)).toMatch(/^[\da-f-]{36}$/)
  })
})
