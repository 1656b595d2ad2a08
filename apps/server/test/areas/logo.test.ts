/** The logos that the suite keeps: checked, cleaned, shown only once saved, and gone with the company. */
import { createServer } from 'node:http'
import { type CompanyRecord, LOGO_BYTES_MAX, type LogoLooked } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageOf } from '../../src/areas/companies/image.ts'
import { logo } from '../../src/areas/companies/tables.ts'
import type { Db } from '../../src/platform/connection.ts'
import { publicFile } from '../../src/platform/outgoing.ts'
import { company as companies } from '../../src/platform/schema.ts'
import { during } from '../support/during.ts'
import { aCompany } from '../support/records.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let token: string
let company: CompanyRecord
beforeAll(async () => {
  server = await studio()
  token = await server.tokenOf((await server.addUser({ role: 'SUPERADMIN', agencies: [] })).username)
  company = (await server.call(token, 'POST', '/company', aCompany())).body as CompanyRecord
})
afterAll(() => server.close())

/** One red point, written by hand: signature, header, data, end. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')
const svg = (inside: string, attributes = 'viewBox="0 0 60 20"') =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
const keep = (Content: Buffer, prova = false) =>
  server.call(token, 'POST', '/company/logo', { CompanyId: company.Id, Content: Content.toString('base64'), prova })
const rows = () => server.db.$count(logo)

describe('a logo', () => {
  it('is looked at without being kept, then kept, served with its type and a policy that loads nothing, and shown by its company', async () => {
    const look = (await keep(PNG, true)).body as LogoLooked
    expect(look).toMatchObject({ Type: 'image/png', Width: 1, Height: 1, Bytes: PNG.length, Removed: [] })
    expect(await rows()).toBe(0)
    expect((await server.call(null, 'GET', look.Address.replace('/api', ''))).status).toBe(404)
    expect(await server.call(token, 'POST', '/company', { ...company, UiLogoUrl: look.Address })).toMatchObject({
      status: 404,
      body: { code: 'LOGO_NON_TROVATO' },
    })
    await keep(PNG)
    const answer = await fetch(`${server.origin}${look.Address}`)
    expect(
      Object.fromEntries(
        ['content-type', 'content-security-policy', 'cache-control', 'x-content-type-options'].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(PNG)).toBe(true)
    company = (await server.call(token, 'POST', '/company', { ...company, UiLogoUrl: look.Address })).body as CompanyRecord
    expect(company.UiLogoUrl).toBe(look.Address)
  })

  it('of a company that a colleague is just deleting is refused', async () => {
    const { Id: CompanyId } = (await server.call(token, 'POST', '/company', aCompany())).body as CompanyRecord
    const gone = (tx: Db) => tx.delete(companies).where(eq(companies.id, CompanyId))
    const keep = () => server.call(token, 'POST', '/company/logo', { CompanyId, Content: PNG.toString('base64'), prova: false })
    expect(await during(server.db, gone, keep)).toMatchObject({ status: 404, body: { code: 'COMPANY_NON_TROVATA' } })
  })

  it('is deleted by the save with which its company no longer shows it', async () => {
    const other = (await keep(svg('<path d="M0 0h9v9z" fill="#123456"/>'))).body as LogoLooked
    expect(await rows()).toBe(2)
    company = (await server.call(token, 'POST', '/company', { ...company, UiLogoUrl: other.Address })).body as CompanyRecord
    expect(await rows()).toBe(1)
    company = (await server.call(token, 'POST', '/company', { ...company, UiLogoUrl: null })).body as CompanyRecord
    expect(await rows()).toBe(0)
  })

  it.each([
    ['no image', Buffer.from('solo testo'), 'serve un PNG, un JPEG o un SVG'],
    ['a page', Buffer.from('<!doctype html><html><body><svg></svg></body></html>'), 'serve un PNG, un JPEG o un SVG'],
    ['a picture without a size', svg('<path d="M0 0"/>', ''), "l'immagine non dice quanto è larga e alta"],
    ['a line', svg('<path d="M0 0"/>', 'viewBox="0 0 900 20"'), 'è troppo stretto e lungo per l’intestazione'],
  ])('that is %s is refused with the reason', async (_, bytes, reason) => {
    expect(await keep(bytes)).toMatchObject({ status: 422, body: { title: `Il logo non si può usare: ${reason}` } })
  })

  it('with too many bytes is refused', () => {
    expect(() => imageOf(new Uint8Array(LOGO_BYTES_MAX + 1))).toThrow('il file ha più di 200 kB')
  })
})

describe('an SVG', () => {
  it.each([
    ['a script', '<script>alert(1)</script><path d="M0 0"/>', /script|alert/],
    ['an event', '<path d="M0 0" onload="alert(1)"/>', /onload|alert/],
    ['a page inside', '<foreignObject><iframe src="https://a.example"/></foreignObject><path d="M0 0"/>', /foreignObject|iframe|a\.example/],
    ['a picture from elsewhere', '<image href="https://a.example/x.png"/><path d="M0 0"/>', /image|a\.example/],
    ['a reference elsewhere', '<use href="https://a.example/x.svg#a"/><path d="M0 0"/>', /use|a\.example/],
    ['a paint from elsewhere', '<path d="M0 0" fill="url(https://a.example/x.svg#a)"/>', /a\.example/],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', /<a |alert/],
    ['a style', '<style>@import url(https://a.example)</style><path d="M0 0" style="fill:url(https://a.example)"/>', /style|a\.example/],
    ['a handler behind an animation', '<animate attributeName="href" to="javascript:alert(1)"/><path d="M0 0"/>', /animate|alert/],
  ])('loses %s and keeps its drawing', (_, inside, gone) => {
    const { bytes } = imageOf(svg(inside))
    const text = new TextDecoder().decode(bytes)
    expect(text).not.toMatch(gone)
    expect(text).toContain('<path d="M0 0"')
  })

  it('loses entities, and keeps gradients of its own with the case of their names', () => {
    const drawing =
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="#fff"/></linearGradient></defs><path d="M0 0" fill="url(#a)"/>'
    const given = Buffer.from(`<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${drawing}</svg>`)
    const { bytes, width, height, removed } = imageOf(given)
    const text = new TextDecoder().decode(bytes)
    expect(text).not.toContain('ENTITY')
    expect(text).toContain('<linearGradient id="a" gradientUnits="userSpaceOnUse">')
    expect(text).toContain('fill="url(#a)"')
    expect([width, height, removed]).toEqual([60, 20, []])
  })
})

describe('an address to copy from', () => {
  it.each([
    'https://localhost/x.png',
    'https://127.0.0.1/x.png',
    'https://0.0.0.0/x.png',
    'https://0/x.png',
    'https://2130706433/x.png',
    'https://10.1.2.3/x.png',
    'https://[::1]/x.png',
    'https://[::]/x.png',
    'https://[::ffff:127.0.0.1]/x.png',
    'https://[::ffff:0.0.0.0]/x.png',
    'http://example.it/x.png',
    'https://169.254.169.254/',
  ])('%s is refused', async (Address) => {
    expect(await server.call(token, 'POST', '/company/logo', { CompanyId: company.Id, Address })).toMatchObject({
      status: 422,
      body: { title: 'Il logo non si può usare: serve un indirizzo pubblico che comincia con https://' },
    })
  })

  it('of a server in the internal network is not even asked', async () => {
    let asked = 0
    const inner = createServer(() => {
      asked += 1
    })
    await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve))
    const address = inner.address()
    const port = typeof address === 'object' ? address?.port : 0
    await expect(publicFile(`https://127.0.0.1:${port}/x.png`, { maxBytes: 9, patienceMs: 500, accept: '*/*' })).rejects.toThrow('serve un indirizzo pubblico')
    expect(asked).toBe(0)
    inner.close()
  })
})
