/** A user's own access, with the real provider: password, sessions, lock, second factor. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { removeEndedSessions } from '../../src/areas/own-access/sessions.ts'
import { secondFactor, signInSession } from '../../src/areas/own-access/tables.ts'
import { signInAttempt, signInLock } from '../../src/platform/schema.ts'
import { aPrincipal } from '../support/records.ts'
import { browser, codeOf, errorIn, keyIn, openSignIn, recoveryIn, signIn, titleIn, token } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

const OTHER = 'cavallo graffetta lampione'
let server: Studio
let admin: { readonly id: number; readonly username: string }
beforeAll(async () => {
  server = await studio()
  admin = await server.addUser({ role: 'ADMIN', userCreation: true })
})
afterAll(() => server.close())
const forgetAttempts = () => server.db.delete(signInAttempt)
beforeEach(forgetAttempts)

let ahead = 0
/** What a process remembers of a session ends. */
function forgotten() {
  ahead += 12_000
  server.wait(0.2)
}
/** What the server's clock says. */
const now = () => new Date(Date.now() + ahead)
/** Does something when so much time has passed; tokens are issued by the real clock, so it is turned back. */
async function later<T>(minutes: number, act: () => Promise<T>): Promise<T> {
  server.wait(minutes)
  return act().finally(() => server.wait(-minutes))
}
/** What the app shows in half a minute: the server takes it already, and the one of now is used up. */
const nextCode = (key: string) => codeOf(key, new Date(now().getTime() + 30_000))

const enter = (username: string, password = PASSWORD) => signIn(server.origin, username, password, { now })
const asAdmin = async (method: string, path: string, body?: unknown) => server.call(await server.tokenOf(admin.username), method, path, body)
const attempt = async (username: string, password: string, who = browser(server.origin)) => {
  const { page } = await openSignIn(server.origin, who)
  return { url: page.url, answer: await who.post(page.url, { username, password }), who }
}
const access = async (bearer: string) => (await server.call(bearer, 'GET', '/auth/access')).body as { Sessions: { Id: string; Current: boolean }[] }
/** Whether the register tells that this user changed themselves: who, what, of which company, once each time. */
const changesBy = async (username: string) =>
  (await server.db.select().from(audit).where(eq(audit.username, username))).map(({ action, kind, recordName, companyId }) => ({
    action,
    kind,
    recordName,
    companyId,
  }))
const change = (bearer: string, Current: string, New: string) => server.call(bearer, 'POST', '/auth/password', { Current, New })

describe('a password of one’s own', () => {
  it('is changed with the present one, and ends the other sessions but not this one', async () => {
    const { username } = await server.addUser()
    const [here, there] = [await enter(username), await enter(username)]
    expect((await access(here.access_token)).Sessions.map(({ Current }) => Current)).toEqual(expect.arrayContaining([true, false]))
    expect(await change(here.access_token, 'sbagliata', OTHER)).toMatchObject({ status: 422, body: { title: 'La password attuale non è corretta' } })
    expect(await change(here.access_token, PASSWORD, OTHER)).toMatchObject({ status: 200 })
    forgotten()
    expect(await server.call(there.access_token, 'GET', '/auth/identity')).toMatchObject({ status: 401 })
    expect((await token(server.origin, { grant_type: 'refresh_token', refresh_token: there.refresh_token })).status).toBe(400)
    expect(await server.call(here.access_token, 'GET', '/auth/identity')).toMatchObject({ status: 200 })
    expect((await token(server.origin, { grant_type: 'refresh_token', refresh_token: here.refresh_token })).status).toBe(200)
    await expect(enter(username)).rejects.toThrow('Nome utente o password non corretti')
    await enter(username, OTHER)
    expect(await changesBy(username)).toEqual([{ action: 'Modifica', kind: 'Utente', recordName: username, companyId: server.companyId }])
  })

  it.each([
    ['undici lett', 'Password: almeno 12 caratteri'],
    ['password1234', 'Password: è tra quelle che si provano per prime'],
    ['qwertyuiop12', 'Password: è tra quelle che si provano per prime'],
    ['aaaaaaaaaaaaaaaa', 'Password: è tra quelle che si provano per prime'],
    ['francescamaria', 'Password: è tra quelle che si provano per prime'],
    ['ugo.fantozzi1', 'Password: è tra quelle che si provano per prime'],
    [PASSWORD, 'Password: la nuova deve essere diversa da quella di prima'],
  ])('is not %j', async (password, testo) => {
    const { username } = await server.addUser({ mail: 'ugo.fantozzi@example.it' })
    const { access_token } = await enter(username)
    expect(await change(access_token, PASSWORD, password)).toMatchObject({
      status: 422,
      body: { code: 'PASSWORD_RIFIUTATA', title: expect.stringContaining(testo) },
    })
  })

  it.each(['tutte lettere minuscole qui', '日本語のながいパスワードです', '918 273 645 546'])(
    'may be %j: no kind of character is asked for',
    async (password) => {
      const { username } = await server.addUser()
      expect(await change((await enter(username)).access_token, PASSWORD, password)).toMatchObject({ status: 200 })
      await enter(username, password)
    },
  )

  it('is asked of whoever has one by an administrator, before they come in', async () => {
    const given = aPrincipal(server.companyId, { Username: 'nuova', Password: 'data dalla segreteria' })
    const studioWithRoom = await server.addAgency({ principalCounter: 5 })
    const { body } = await asAdmin('POST', `/principal/user/${studioWithRoom}`, given)
    const { answer, who, url } = await attempt('nuova', 'data dalla segreteria')
    expect(titleIn(answer.body)).toBe('Scegliere la propria password')
    const choose = async (password: string, repeated = password) => who.post(url, { password, repeated })
    expect(errorIn((await choose(OTHER, 'altro')).body)).toBe('Le due password non sono uguali')
    expect(errorIn((await choose('password1234')).body)).toContain('è tra quelle che si provano per prime')
    expect(errorIn((await choose('data dalla segreteria')).body)).toBe('Password: la nuova deve essere diversa da quella di prima')
    // Leaving the page half way leads nowhere.
    expect((await openSignIn(server.origin, who)).page.url).not.toContain('/callback')
    const fresh = await attempt('nuova', 'data dalla segreteria')
    expect((await fresh.who.post(fresh.url, { password: OTHER, repeated: OTHER })).url).toContain('/callback?code=')
    const { access_token } = await enter('nuova', OTHER)
    expect(await changesBy('nuova')).toEqual([{ action: 'Modifica', kind: 'Utente', recordName: 'nuova', companyId: server.companyId }])

    const record = body as { Id: number; UpdateDate: string | null }
    const reset = { ...given, Id: record.Id, UpdateDate: record.UpdateDate, Password: 'un altra dalla segreteria' }
    expect(await asAdmin('POST', '/principal', reset)).toMatchObject({ status: 200 })
    forgotten()
    expect(await server.call(access_token, 'GET', '/auth/identity')).toMatchObject({ status: 401 })
    expect(titleIn((await attempt('nuova', 'un altra dalla segreteria')).answer.body)).toBe('Scegliere la propria password')
    expect(await asAdmin('POST', '/principal', { ...reset, Password: 'password1234' })).toMatchObject({ status: 422, body: { campi: [{ campo: 'Password' }] } })
  })
})

describe('the sessions', () => {
  it('are listed to their user and ended one by one or all but this one', async () => {
    const { username } = await server.addUser()
    const colleague = await enter((await server.addUser()).username)
    const tokens = [await enter(username), await enter(username), await enter(username)]
    const bearer = tokens[0]?.access_token ?? ''
    const { Sessions } = await access(bearer)
    expect(Sessions).toHaveLength(3)
    expect(Sessions[0]).toMatchObject({ Address: expect.stringMatching(/127\.0\.0\.1|::1/), UserAgent: expect.any(String) })
    const theirs = (await access(colleague.access_token)).Sessions[0]?.Id
    expect(await server.call(bearer, 'POST', '/auth/sessions/end', { Id: theirs })).toMatchObject({ status: 404 })
    const other = Sessions.find(({ Current }) => !Current)?.Id
    expect(await server.call(bearer, 'POST', '/auth/sessions/end', { Id: other })).toMatchObject({ status: 200, body: { Sessions: { length: 2 } } })
    expect(await server.call(bearer, 'POST', '/auth/sessions/end', { Id: null })).toMatchObject({ body: { Sessions: [{ Current: true }] } })
    forgotten()
    const statuses = await Promise.all(tokens.map(({ access_token }) => server.call(access_token, 'GET', '/auth/identity')))
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 401])
    expect(await server.call(colleague.access_token, 'GET', '/auth/identity')).toMatchObject({ status: 200 })
  })

  it('that have ended leave no trace of where they came from', async () => {
    const { id, username } = await server.addUser()
    await enter(username)
    await server.db.insert(signInSession).values({ uid: 'finita', principalId: id, startedAt: new Date() })
    await removeEndedSessions(server.db)
    expect(await server.db.$count(signInSession, eq(signInSession.principalId, id))).toBe(1)
  })
})

describe('after fifteen failures in a row', () => {
  const fail = async (username: string, times: number) => {
    for (let i = 0; i < times; i++) {
      if (i % 5 === 0) await forgetAttempts()
      expect((await attempt(username, 'sbagliata')).answer.status).toBe(401)
    }
    await forgetAttempts()
  }
  const LOCKED = 'Utente bloccato dopo 15 tentativi non riusciti: lo sblocca un amministratore dalla pagina Utenti'

  it('a user stays out, whatever the time, until an administrator lifts the lock', async () => {
    const { id, username } = await server.addUser()
    await fail(username, 15)
    const { answer } = await attempt(username, PASSWORD)
    expect([answer.status, errorIn(answer.body)]).toEqual([429, LOCKED])
    const inAMonth = await later(60 * 24 * 30, () => attempt(username, PASSWORD))
    expect(errorIn(inAMonth.answer.body)).toBe(LOCKED)
    expect(await asAdmin('GET', `/principal/${id}/access`)).toMatchObject({ body: { LockedAt: expect.any(String), SecondFactor: false } })
    expect(await asAdmin('POST', `/principal/${id}/unlock`)).toMatchObject({ status: 200, body: { LockedAt: null } })
    await enter(username)
  })

  it('a name that nobody has is locked alike', async () => {
    await fail('mai-esistito', 15)
    expect(errorIn((await attempt('mai-esistito', 'sbagliata')).answer.body)).toBe(LOCKED)
  })

  it('a sign-in in between, or a day, starts the row anew', async () => {
    const { username } = await server.addUser()
    await fail(username, 14)
    await enter(username)
    await fail(username, 14)
    await later(60 * 24, () => fail(username, 2))
    await enter(username)
    expect(await server.db.$count(signInLock, eq(signInLock.key, username))).toBe(0)
  })

  it('only who reaches the user and has no lower role lifts the lock', async () => {
    const { id: above } = await server.addUser({ role: 'SUPERADMIN' })
    expect(await asAdmin('POST', `/principal/${above}/unlock`)).toMatchObject({ status: 403, body: { code: 'RUOLO_SUPERIORE' } })
    const manager = await server.addUser({ role: 'MANAGER', userCreation: true, agencies: [await server.addAgency({ name: 'Altrove' })] })
    const { id } = await server.addUser()
    expect(await server.call(await server.tokenOf(manager.username), 'POST', `/principal/${id}/unlock`)).toMatchObject({ status: 404 })
  })
})

describe('the second factor', () => {
  it.each(['SUPERADMIN', 'ADMIN'] as const)('is asked of %s at the next sign-in, with key, picture and recovery codes', async (role) => {
    const { username } = await server.addUser({ role })
    const { answer, who, url } = await attempt(username, PASSWORD)
    expect(titleIn(answer.body)).toBe('Attivare il secondo fattore')
    expect(answer.body).toContain('<svg')
    const secret = keyIn(answer.body) ?? ''
    const wrong = await who.post(url, { code: '000000' })
    expect(errorIn(wrong.body)).toContain('Il codice non è corretto')
    expect(keyIn(wrong.body)).toBe(secret)
    const codes = recoveryIn((await who.post(url, { code: codeOf(secret, now()) })).body)
    expect(new Set(codes).size).toBe(8)
    expect((await who.post(url, {})).url).toContain('/callback?code=')

    const next = await attempt(username, PASSWORD)
    expect(titleIn(next.answer.body)).toBe('Codice di verifica')
    const code = nextCode(secret)
    expect((await next.who.post(next.url, { code })).url).toContain('/callback?code=')
    const replay = await attempt(username, PASSWORD)
    expect(errorIn((await replay.who.post(replay.url, { code })).body)).toBe('Il codice non è corretto o è già stato usato')
    expect((await replay.who.post(replay.url, { code: ` ${codes[3]?.toUpperCase()} ` })).url).toContain('/callback?code=')
    const used = await attempt(username, PASSWORD)
    expect(errorIn((await used.who.post(used.url, { code: codes[3] ?? '' })).body)).toBe('Il codice non è corretto o è già stato usato')
  })

  it('wrong codes count as failures, and the password alone opens nothing', async () => {
    const { username, id } = await server.addUser({ role: 'ADMIN' })
    await enter(username)
    await forgetAttempts()
    const { who, url } = await attempt(username, PASSWORD)
    for (let i = 0; i < 4; i++) expect((await who.post(url, { code: '123' })).status).toBe(401)
    expect((await who.post(url, { code: '123' })).status).toBe(429)
    expect((await openSignIn(server.origin, who)).page.url).not.toContain('/callback')
    expect((await attempt(username, PASSWORD)).answer.status).toBe(429)
    expect((await server.db.select().from(secondFactor).where(eq(secondFactor.principalId, id)))[0]?.recovery).toHaveLength(8)
  })

  it('is free to the others: activated with the password, renewed, removed', async () => {
    const { username } = await server.addUser()
    const { access_token } = await enter(username)
    const post = (path: string, body: object) => server.call(access_token, 'POST', `/auth/secondfactor/${path}`, body)
    expect(await post('confirm', { Code: '000000' })).toMatchObject({ status: 409, body: { code: 'CHIAVE_SCADUTA' } })
    expect(await post('start', { Password: 'sbagliata' })).toMatchObject({ status: 422, body: { code: 'PASSWORD_ATTUALE_ERRATA' } })
    const { body } = (await post('start', { Password: PASSWORD })) as { body: { Secret: string; Address: string; Qr: string } }
    expect(body.Address).toContain(`otpauth://totp/Bilancia:${username}?issuer=Bilancia&secret=${body.Secret}`)
    expect(body.Qr).toMatch(/^<svg /)
    // Not asked for before it is confirmed.
    await enter(username)
    expect(await post('confirm', { Code: codeOf(body.Secret, now()) })).toMatchObject({ status: 200, body: { RecoveryCodes: { length: 8 } } })
    expect(await post('start', { Password: PASSWORD })).toMatchObject({ status: 409 })
    expect(await server.call(access_token, 'GET', '/auth/access')).toMatchObject({
      body: { External: false, SecondFactor: { Enabled: true, Required: false, RecoveryLeft: 8 } },
    })
    await expect(enter(username)).rejects.toThrow('Codice di verifica')
    expect(await post('codes', { Password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await post('remove', { Password: PASSWORD })).toMatchObject({ status: 200 })
    await enter(username)
    expect(await post('codes', { Password: PASSWORD })).toMatchObject({ status: 409, body: { code: 'SECONDO_FATTORE_ASSENTE' } })
  })

  it('of an ADMIN cannot be removed by themselves; an administrator takes away a lost one', async () => {
    const { id, username } = await server.addUser({ role: 'ADMIN' })
    const { access_token } = await enter(username)
    expect(await server.call(access_token, 'POST', '/auth/secondfactor/remove', { Password: PASSWORD })).toMatchObject({
      status: 403,
      body: { title: 'Con il ruolo ADMIN il secondo fattore è richiesto: non si può togliere' },
    })
    expect(await asAdmin('POST', `/principal/${id}/secondfactor/reset`)).toMatchObject({ status: 200, body: { SecondFactor: false, Sessions: 0 } })
    forgotten()
    expect(await server.call(access_token, 'GET', '/auth/identity')).toMatchObject({ status: 401 })
    expect(titleIn((await attempt(username, PASSWORD)).answer.body)).toBe('Attivare il secondo fattore')
  })

  it('does not stand in the way of the demo users, except in production', async () => {
    const at = async (settings: Record<string, string>) => {
      const own = await studio(settings)
      const { username } = await own.addUser({ username: 'admin', role: 'ADMIN' })
      const who = browser(own.origin)
      const { page } = await openSignIn(own.origin, who)
      const answer = await who.post(page.url, { username, password: PASSWORD })
      await own.close()
      return answer
    }
    expect((await at({})).url).toContain('/callback?code=')
    expect(titleIn((await at({ NODE_ENV: 'production' })).body)).toBe('Attivare il secondo fattore')
  })
})
