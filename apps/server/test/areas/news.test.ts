import type { WhatsNewRecord } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { company } from '../../src/platform/schema.ts'
import { aNews } from '../support/records.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let chief: string
let reader: { readonly id: number; readonly token: string }
beforeAll(async () => {
  server = await studio()
  chief = await server.tokenOf((await server.addUser({ role: 'SUPERADMIN', agencies: [] })).username)
  const { id, username } = await server.addUser()
  reader = { id, token: await server.tokenOf(username) }
})
afterAll(() => server.close())

const call = (method: string, path: string, body?: unknown) => server.call(chief, method, path, body)
async function saved(given: Parameters<typeof aNews>[0]): Promise<WhatsNewRecord> {
  const { status, body } = await call('POST', '/whatsNew', aNews(given))
  expect(status, JSON.stringify(body)).toBe(200)
  return body as WhatsNewRecord
}
/** The Ids that the home page would show, the first one in the window. */
async function shown(Version: string, token = reader.token, PrincipalId = reader.id): Promise<readonly number[]> {
  const { body } = await server.call(token, 'POST', '/whatsnew/search', { Version, PrincipalId, IsForUser: true, OnlyActive: true })
  return (body as { readonly ResultList: readonly { readonly Id: number }[] }).ResultList.map(({ Id }) => Id)
}

describe('the rich text of a release note', () => {
  it.each([
    ['<p>Ciao <strong>a tutti</strong></p><ul><li>uno</li></ul>', '<p>Ciao <strong>a tutti</strong></p><ul><li>uno</li></ul>'],
    ['<script>alert(1)</script><p onclick="x()" style="color:red">testo</p>', '<p>testo</p>'],
    ['<img src=x onerror=alert(1)>resta', 'resta'],
    ['<a href="javascript:alert(1)">qui</a>', '<a target="_blank" rel="noopener noreferrer">qui</a>'],
    ['<a href="https://example.it" target="x">qui</a>', '<a href="https://example.it" target="_blank" rel="noopener noreferrer">qui</a>'],
    ['<iframe src="https://example.it"></iframe><svg><script>1</script></svg>fine', 'fine'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('%s is stored as %s', async (HtmlContent, expected) => {
    const { Id } = await saved({ HtmlContent })
    expect(await call('GET', `/whatsNew/${Id}`)).toMatchObject({ body: { HtmlContent: expected } })
  })

  it('keeps its title as it was typed', async () => {
    expect(await saved({ Title: '<b>& così</b>' })).toMatchObject({ Title: '<b>& così</b>' })
  })
})

it('a release note is refused without a version, in the words of the form', async () => {
  expect(await call('POST', '/whatsNew', aNews({ Version: ' ' }))).toMatchObject({
    status: 422,
    body: { campi: [{ campo: 'Version', testo: 'La versione whatsNew è obbligatoria' }] },
  })
})

it('a release note is shown to users, the latest first, until it is ended, and again when it is reopened', async () => {
  const [first, second] = [await saved({ Version: '2.0' }), await saved({ Version: '2.0' })]
  expect(await shown('2.0')).toEqual([second.Id, first.Id])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date())
  expect(await call('POST', `/whatsNew/close/${second.Id}`)).toMatchObject({ status: 200, body: { Id: second.Id, ExpirationDate: today } })
  expect(await shown('2.0')).toEqual([first.Id])
  expect(await call('POST', `/whatsNew/open/${second.Id}`)).toMatchObject({ status: 200, body: { ExpirationDate: null } })
  expect(await shown('2.0')).toEqual([second.Id, first.Id])
  expect(await shown('2.1')).toEqual([])
})

it('a release note that a user hides is hidden only for that user', async () => {
  const { Id: WhatsNewId } = await saved({ Version: '3.0' })
  const other = await server.addUser()
  expect(await server.call(reader.token, 'POST', '/principalwhatsnew', { PrincipalId: reader.id, WhatsNewId, Hide: true })).toMatchObject({ body: true })
  expect(await shown('3.0')).toEqual([])
  expect(await shown('3.0', await server.tokenOf(other.username), other.id)).toEqual([WhatsNewId])
  await server.call(reader.token, 'POST', '/principalwhatsnew', { PrincipalId: reader.id, WhatsNewId, Hide: false })
  expect(await shown('3.0')).toEqual([WhatsNewId])
})

it('a release note can be read and hidden only for oneself; only a SUPERADMIN lists all', async () => {
  const { Id } = await saved({ Version: '4.0' })
  const { id: other } = await server.addUser()
  const search = { IsForUser: true, PrincipalId: other }
  expect(await server.call(reader.token, 'POST', '/whatsnew/search', search)).toMatchObject({ status: 403, body: { code: 'NON_PROPRIO' } })
  expect(await server.call(reader.token, 'POST', '/whatsnew/search', {})).toMatchObject({ status: 403, body: { code: 'DIRITTO_MANCANTE' } })
  const hide = { PrincipalId: other, WhatsNewId: Id, Hide: true }
  expect(await server.call(reader.token, 'POST', '/principalwhatsnew', hide)).toMatchObject({ status: 403, body: { code: 'NON_PROPRIO' } })
  expect(await call('POST', '/whatsnew/search', { Version: '4.0' })).toMatchObject({ status: 200, body: { ListLength: 1 } })
})

it('a release note does not reach the users of a federated company', async () => {
  await saved({ Version: '5.0' })
  expect((await shown('5.0')).length).toBe(1)
  await server.db.update(company).set({ isFederated: true }).where(eq(company.id, server.companyId))
  server.wait(1)
  expect(await shown('5.0')).toEqual([])
  await server.db.update(company).set({ isFederated: false }).where(eq(company.id, server.companyId))
  server.wait(1)
})

it('a release note keeps the first of two edits at once; ending it counts as an edit', async () => {
  const record = await saved({})
  await call('POST', `/whatsNew/close/${record.Id}`)
  expect(await call('POST', '/whatsNew', { ...record, Title: 'Seconda' })).toMatchObject({ status: 409, body: { code: 'RECORD_MODIFICATO' } })
})

it('a release note is deleted once, also if somebody has hidden it; then it is not found', async () => {
  const { Id } = await saved({})
  await server.call(reader.token, 'POST', '/principalwhatsnew', { PrincipalId: reader.id, WhatsNewId: Id, Hide: true })
  expect(await call('DELETE', '/whatsNew', Id)).toMatchObject({ status: 200, body: true })
  const title = `Errore in recupero whatsNew non trovata avente id: ${Id}`
  for (const [method, path, body] of [
    ['DELETE', '/whatsNew', Id],
    ['GET', `/whatsnew/${Id}`],
    ['POST', `/WhatsNew/close/${Id}`],
    ['POST', '/whatsNew', aNews({ Id })],
  ] as const)
    expect(await call(method, path, body)).toMatchObject({ status: 404, body: { title } })
})
