/** Passkeys, with the real provider and a device in software. */
import { PASSKEYS_MAX, type PasskeyCreation } from '@bilancia/contract/api'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit, signInFailure } from '../../src/areas/audit/tables.ts'
import { rpIdOf } from '../../src/areas/own-access/passkeys.ts'
import { resetAccess } from '../../src/areas/own-access/reset.ts'
import { passkey } from '../../src/areas/own-access/tables.ts'
import { authenticator } from '../support/authenticator.ts'
import { type OwnAccess, ownAccess } from '../support/own-access.ts'
import { type Answer, type Browser, browser, errorIn, openSignIn, titleIn } from '../support/sign-in.ts'
import { PASSWORD } from '../support/studio.ts'

let server: OwnAccess
beforeAll(async () => {
  server = await ownAccess()
})
afterAll(() => server.close())
beforeEach(() => server.forgetAttempts())

type Started = { readonly Options: PasskeyCreation; readonly Ticket: string }
type Token = string

const post = (token: Token, path: string, body: object) => server.call(token, 'POST', `/auth/passkey/${path}`, body)
const start = async (token: Token) => (await post(token, 'start', { Password: PASSWORD })).body as Started
const found = (name: string, { body }: Answer) => new RegExp(`${name}&quot;:&quot;([^&]+)`).exec(body)?.[1] ?? ''

/** A user with a passkey. */
async function owner(values: Parameters<OwnAccess['addUser']>[0] = {}, device = authenticator()) {
  const user = await server.addUser(values)
  const { access_token } = await server.enter(user.username)
  const { Options, Ticket } = await start(access_token)
  const made = await post(access_token, 'confirm', { Ticket, Name: 'Telefono', Credential: device.make(Options, server) })
  expect(made).toMatchObject({ status: 200, body: { Id: device.id, Name: 'Telefono', Address: 'localhost', UsedAt: null } })
  return { ...user, device, token: access_token }
}

type Asked = { readonly who: Browser; readonly page: Answer; readonly challenge: string }
async function asked(who = browser(server.origin)): Promise<Asked> {
  const { page } = await openSignIn(server.origin, who)
  return { who, page, challenge: found('challenge', page) }
}
const send = ({ who, page }: Asked, answer: object) => who.post(page.url, { passkey: JSON.stringify(answer) })
const REFUSED = 'La passkey non è stata accettata: ricominciare, e confermare con impronta, volto o PIN del dispositivo'

describe('a passkey', () => {
  it('signs its user in without a name, a password or a code, and the page says when it was used', async () => {
    const { device, token } = await owner()
    const sign = await asked()
    expect((await send(sign, device.answer(sign.challenge, server))).url).toContain('/callback?code=')
    const { body } = await server.call(token, 'GET', '/auth/access')
    expect(body).toMatchObject({ PasskeysHere: true, Passkeys: [{ Id: device.id, UsedAt: expect.any(String) }] })
  })

  it('counts as the second factor of an ADMIN', async () => {
    const { id, device } = await owner({ role: 'ADMIN' })
    const sign = await asked()
    expect((await send(sign, device.answer(sign.challenge, server))).url).toContain('/callback?code=')
    const rows = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.recordId, id), eq(audit.action, 'Accesso')))
      .orderBy(audit.id)
    expect(rows.at(-1)?.changes).toContainEqual({ Field: 'Con', Before: null, After: 'passkey' })
  })

  it.each<[string, (device: ReturnType<typeof authenticator>, challenge: string, other: string) => object]>([
    ['for the challenge of another sign-in', (device, _, other) => device.answer(other, server)],
    ['of a page elsewhere', (device, challenge) => device.answer(challenge, { origin: 'https://altrove.example', rpId: 'localhost' })],
    ['for another host', (device, challenge) => device.answer(challenge, { origin: server.origin, rpId: 'altrove.example' })],
    ['of a device that did not check its user', (device, challenge) => device.answer(challenge, { origin: server.origin, verifies: false })],
    ['of a device that nobody has registered', (_, challenge) => authenticator().answer(challenge, server)],
    [
      'with the name of a passkey and the signature of another',
      (device, challenge) => ({ ...authenticator().answer(challenge, server), id: device.id, rawId: device.id }),
    ],
    ['that is nonsense', () => ({ id: 1 })],
  ])('an answer %s opens nothing', async (_, answer) => {
    const { device } = await owner()
    const [sign, other] = [await asked(), await asked()]
    const refused = await send(sign, answer(device, sign.challenge, other.challenge))
    expect([refused.status, errorIn(refused.body)]).toEqual([401, REFUSED])
    expect((await send(sign, device.answer(sign.challenge, server))).url).toContain('/callback?code=')
  })

  it('answers a challenge once, even if the browser of the sign-in asks again', async () => {
    const { device, username } = await owner()
    await server.db.execute(`update principal set password_temporary = true where username = '${username}'`)
    const sign = await asked()
    const answer = device.answer(sign.challenge, server)
    expect(titleIn((await send(sign, answer)).body)).toBe('Scegliere la propria password')
    expect((await send(sign, answer)).status).toBe(401)
  })

  it('that does not count answers a challenge once, also if it has answered others since', async () => {
    const { device, username } = await owner({}, authenticator({ counts: false }))
    await server.db.execute(`update principal set password_temporary = true where username = '${username}'`)
    const [sign, other] = [await asked(), await asked()]
    const answers = [sign, other].map((one) => ({ one, answer: device.answer(one.challenge, server) }))
    for (const { one, answer } of answers) expect(titleIn((await send(one, answer)).body)).toBe('Scegliere la propria password')
    for (const { one, answer } of answers) expect((await send(one, answer)).status).toBe(401)
  })

  it('that is refused counts as a failed sign-in of an unknown name, for the register', async () => {
    const counted = async () =>
      (await server.db.select().from(signInFailure).where(eq(signInFailure.principalId, 0))).reduce((sum, { failures }) => sum + failures, 0)
    const before = await counted()
    const sign = await asked()
    await send(sign, authenticator().answer(sign.challenge, server))
    expect(await counted()).toBe(before + 1)
  })

  it('of a user who may not sign in says why', async () => {
    const { device, username } = await owner()
    await server.db.execute(`update principal set disabled = '2020-01-01' where username = '${username}'`)
    const sign = await asked()
    const refused = await send(sign, device.answer(sign.challenge, server))
    expect([refused.status, errorIn(refused.body)]).toEqual([401, expect.stringContaining('disabilitat')])
  })

  it('is removed by its user with the password, and then opens nothing', async () => {
    const { device, token } = await owner()
    expect(await post(token, 'remove', { Id: device.id, Password: 'sbagliata' })).toMatchObject({ body: { code: 'PASSWORD_ATTUALE_ERRATA' } })
    expect(await post(token, 'remove', { Id: device.id, Password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await post(token, 'remove', { Id: device.id, Password: PASSWORD })).toMatchObject({ body: { code: 'PASSKEY_NON_TROVATA' } })
    const sign = await asked()
    expect((await send(sign, device.answer(sign.challenge, server))).status).toBe(401)
  })

  it('of another user cannot be removed', async () => {
    const [mine, other] = [await owner(), await owner()]
    expect(await post(mine.token, 'remove', { Id: other.device.id, Password: PASSWORD })).toMatchObject({ status: 404 })
  })

  it('goes with the second factor, at the hand of an administrator and on the machine of the server', async () => {
    const lost = await owner()
    expect(await server.asAdmin('GET', `/principal/${lost.id}/access`)).toMatchObject({ body: { SecondFactor: false, Passkeys: 1 } })
    expect(await server.asAdmin('POST', `/principal/${lost.id}/secondfactor/reset`)).toMatchObject({ status: 200, body: { Passkeys: 0, Sessions: 0 } })
    const { device, username } = await owner()
    await resetAccess(server, username, server.now)
    const sign = await asked()
    expect((await send(sign, device.answer(sign.challenge, server))).status).toBe(401)
  })
})

describe('a new passkey', () => {
  it('is asked for with the password, as one that checks its user and needs no name', async () => {
    const { username } = await server.addUser()
    const { access_token } = await server.enter(username)
    expect(await post(access_token, 'start', { Password: 'sbagliata' })).toMatchObject({ status: 422, body: { code: 'PASSWORD_ATTUALE_ERRATA' } })
    expect((await start(access_token)).Options).toMatchObject({
      rp: { id: 'localhost', name: 'Bilancia' },
      user: { name: username, displayName: 'Mario Rossi' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
  })

  it('is refused if it was made for somebody else, elsewhere, too late, or without checking its user', async () => {
    const [one, other] = [await server.addUser(), await server.addUser()]
    const [mine, theirs] = [(await server.enter(one.username)).access_token, (await server.enter(other.username)).access_token]
    const { Options, Ticket } = await start(mine)
    const confirm = async (token: string, credential: object) => (await post(token, 'confirm', { Ticket, Name: 'x', Credential: credential })).body
    const refused = { code: 'PASSKEY_RIFIUTATA' }
    const device = authenticator()
    expect(await confirm(theirs, device.make(Options, server))).toMatchObject(refused)
    expect(await confirm(mine, device.make(Options, { origin: 'https://altrove.example' }))).toMatchObject(refused)
    expect(await confirm(mine, device.make(Options, { origin: server.origin, rpId: 'altrove.example' }))).toMatchObject(refused)
    expect(await confirm(mine, device.make(Options, { origin: server.origin, verifies: false }))).toMatchObject(refused)
    expect(await confirm(mine, device.make({ ...Options, challenge: 'altra' }, server))).toMatchObject(refused)
    expect(await server.later(6, () => confirm(mine, device.make(Options, server)))).toMatchObject(refused)
    const made = device.make(Options, server)
    expect(await confirm(mine, made)).toMatchObject({ Id: device.id })
    expect(await confirm(mine, made)).toMatchObject({ code: 'PASSKEY_PRESENTE' })
  })

  it('is the last one that a user may have, also if two were begun before it', async () => {
    const { id, username } = await server.addUser()
    const { access_token } = await server.enter(username)
    const row = { principalId: id, rpId: 'localhost', name: 'Telefono', publicKey: 'x', counter: 0, insertedAt: new Date() }
    await server.db.insert(passkey).values(Array.from({ length: PASSKEYS_MAX - 1 }, (_, k) => ({ ...row, id: `${id} ${k}` })))
    const begun = [await start(access_token), await start(access_token)]
    const answers = await Promise.all(
      begun.map(({ Options, Ticket }) => post(access_token, 'confirm', { Ticket, Name: 'Ultima', Credential: authenticator().make(Options, server) })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('belongs to the host of the page; at an IP address there is none, because browsers refuse passkeys there', () => {
    const hosts = ['https://suite.example:8443', 'http://localhost:3000', 'http://127.0.0.1:3000', 'https://[::1]'].map((origin) => rpIdOf({ origin }))
    expect(hosts).toEqual(['suite.example', 'localhost', null, null])
  })
})
