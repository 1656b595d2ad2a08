/** The address in the log: that of the connection or the one that a trusted proxy gives, never one that the caller gives. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Studio, studio } from '../support/studio.ts'

const NEAR = '198.51.100.7'
const PROXY = '192.0.2.7'

let server: Studio
let token: string
let user: { readonly id: number; readonly username: string }
let lines: string[] = []
beforeAll(async () => {
  server = await studio({ NODE_ENV: 'production', TRUSTED_PROXIES: PROXY }, undefined, { write: (line) => void lines.push(line) })
  user = await server.addUser()
  token = await server.tokenOf(user.username)
})
afterAll(() => server.close())
beforeEach(() => {
  lines = []
})

const send = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: object) =>
  fetch(`${server.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
const told = (msg: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.msg === msg)

it('opening an application leaves a line with user and address', async () => {
  await send('GET', `/consultools/loguser/${user.username}/1`, { 'x-forwarded-for': NEAR })
  expect(told('application opened')).toEqual([expect.objectContaining({ openedBy: user.id, application: 1, ip: NEAR })])
  expect(told('request')).toEqual([expect.objectContaining({ route: '/api/consultools/loguser/:a/:b', ip: NEAR })])
})

it('an error of the page is logged with the address of the caller', async () => {
  await send('POST', '/clienterror', { 'x-forwarded-for': `${NEAR}, ${PROXY}` }, { message: 'la pagina si è fermata' })
  expect(told('error of a page')).toEqual([expect.objectContaining({ ip: NEAR })])
})

it('an address that the caller gives is ignored', async () => {
  await send('POST', '/clienterror', { ip: '203.0.113.9', 'x-forwarded-for': `203.0.113.9, ${NEAR}` }, { message: 'di nuovo' })
  expect(told('error of a page')).toEqual([expect.objectContaining({ ip: NEAR })])
  expect(lines.join('')).not.toContain('203.0.113.9')
})
