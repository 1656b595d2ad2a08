/** How the built pages are served. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handleErrors, handleNotFound } from '../src/platform/error-handler.ts'
import { styleNonce } from '../src/platform/html.ts'
import { servePages } from '../src/platform/pages.ts'
import { sitesOf } from '../src/platform/sites.ts'
import { someBrands, stadera, usual } from './support/brands.ts'

const origin = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'bilancia-pages-'))
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><!--brand-->')
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export {}')
  app = Fastify({ routerOptions: { caseSensitive: false } })
  handleErrors(app)
  app.addHook('onRequest', async (_, reply) => void reply.raw.setHeader('content-security-policy', `style-src 'nonce-${styleNonce(reply.raw)}'`))
  const sites = sitesOf({ origin, brandHosts: new Map([['fisco.localhost', 'stadera']]) }, someBrands)
  handleNotFound(app, await servePages(app, sites, folder))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, host = 'localhost:3000') => app.inject({ url, headers: { host } })

describe('the pages', () => {
  it.each(['/', '/iforf', '/login', '/companyDetail/0'])('%s opens the page, which is never cached', async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-cache', expect.stringContaining('<title>Bilancia</title>')])
  })

  it.each([
    ['/login', 'fisco.localhost:3000', 'Stadera'],
    ['/', 'FISCO.localhost:3000', 'Stadera'],
    ['/index.html', 'fisco.localhost:3000', 'Stadera'],
    ['/', 'altro.localhost:3000', 'Bilancia'],
  ])('%s at %s comes in the brand %s: title, icon, colours, logo and data, before any script runs', async (url, host, name) => {
    const { body } = await get(url, host)
    const { brand, logo } = name === 'Stadera' ? stadera : usual
    expect(body).toContain(`<title>${name}</title>`)
    const icon = decodeURIComponent(/href="data:image\/svg\+xml,([^"]+)"/.exec(body)?.[1] ?? '')
    expect(icon).toContain(`fill="${brand.primary}"`)
    expect(icon).toContain(logo.src)
    expect(/<meta name="theme-color"[^>]* content="([^"]+)"/.exec(body)?.[1]).toBe(brand.primary)
    expect(body).toContain(`mask:url("${logo.src}")`)
    expect(body).toContain(`--primary:light-dark(${brand.primary},`)
    expect(JSON.parse(/<script type="application\/json" id="brand">(.*?)<\/script>/.exec(body)?.[1] ?? '')).toEqual(brand)
  })

  it('have the nonce of their style policy, a different one in every answer', async () => {
    const answers = [await get('/'), await get('/iforf')]
    const words = answers.map(({ body }) => /<meta property="csp-nonce" nonce="([\w+/]{22}==)" \/>/.exec(body)?.[1])
    expect(new Set(words).size).toBe(2)
    for (const [i, { headers }] of answers.entries()) expect(headers['content-security-policy']).toBe(`style-src 'nonce-${words[i]}'`)
  })

  it('are cached for good if their name has a hash, and go into no frame', async () =>
    expect((await get('/assets/index-abc.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "frame-ancestors 'none'",
    }))

  it('of an old version are not found; a page is never answered as a script', async () => {
    const { statusCode, body } = await get('/assets/index-old.js')
    expect([statusCode, body]).toEqual([404, 'Questo file non esiste più: ricaricare la pagina.'])
  })

  it.each(['127.0.0.1:3000', '[::1]:3000'])('at %s redirect to the host where sign-in works', async (host) => {
    const { statusCode, headers } = await get('/iforf?elaborazione=3', host)
    expect([statusCode, headers.location]).toEqual([302, `${origin}/iforf?elaborazione=3`])
  })

  it('behind a proxy that changes the host are served without a redirect', async () => expect((await get('/', 'interno:8080')).statusCode).toBe(200))

  it.each([
    ['/api/nowhere', 'CHIAMATA_SCONOSCIUTA'],
    ['/API/nowhere', 'CHIAMATA_SCONOSCIUTA'],
  ])('do not answer the call %s', async (url, code) => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-type'], JSON.parse(body).code]).toEqual([404, 'application/problem+json; charset=utf-8', code])
  })
})
