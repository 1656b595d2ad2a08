/** The second factor, with the real provider. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { resetAccess } from '../../src/areas/own-access/reset.ts'
import { secondFactor } from '../../src/areas/own-access/tables.ts'
import { oidcArtifact } from '../../src/platform/schema.ts'
import { type OwnAccess, ownAccess } from '../support/own-access.ts'
import { browser, codeOf, errorIn, keyIn, openSignIn, recoveryIn, titleIn } from '../support/sign-in.ts'
import { PASSWORD, studio } from '../support/studio.ts'

let server: OwnAccess
beforeAll(async () => {
  server = await ownAccess()
})
afterAll(() => server.close())
beforeEach(() => server.forgetAttempts())

describe('the second factor', () => {
  it.each(['SUPERADMIN', 'ADMIN'] as const)('must be activated by %s at the next sign-in, with key, picture and recovery codes', async (role) => {
    const { username } = await server.addUser({ role })
    const { answer, who, url } = await server.attempt(username, PASSWORD)
    expect(titleIn(answer.body)).toBe('Attivare il secondo fattore')
    expect(answer.body).toContain('<svg')
    const secret = keyIn(answer.body) ?? ''
    const wrong = await who.post(url, { code: '000000' })
    expect(errorIn(wrong.body)).toContain('Il codice non è corretto')
    expect(keyIn(wrong.body)).toBe(secret)
    const codes = recoveryIn((await who.post(url, { code: codeOf(secret, server.now()) })).body)
    expect(new Set(codes).size).toBe(8)
    expect(recoveryIn((await who.get(url)).body)).toEqual(codes)
    const stored = JSON.stringify(await server.db.select().from(oidcArtifact))
    for (const code of codes) expect(stored).not.toContain(code)
    expect((await who.post(url, {})).url).toContain('/callback?code=')
    expect(recoveryIn((await who.get(url)).body)).toEqual([])

    const next = await server.attempt(username, PASSWORD)
    expect(titleIn(next.answer.body)).toBe('Codice di verifica')
    const code = server.nextCode(secret)
    expect((await next.who.post(next.url, { code })).url).toContain('/callback?code=')
    const replay = await server.attempt(username, PASSWORD)
    expect(errorIn((await replay.who.post(replay.url, { code })).body)).toBe('Il codice non è corretto o è già stato usato')
    expect((await replay.who.post(replay.url, { code: ` ${codes[3]?.toUpperCase()} ` })).url).toContain('/callback?code=')
    const used = await server.attempt(username, PASSWORD)
    expect(errorIn((await used.who.post(used.url, { code: codes[3] ?? '' })).body)).toBe('Il codice non è corretto o è già stato usato')
  })

  it('accepts two different recovery codes at once, and the same one only once', async () => {
    const { username, id } = await server.addUser({ role: 'ADMIN' })
    const { answer, who, url } = await server.attempt(username, PASSWORD)
    const codes = recoveryIn((await who.post(url, { code: codeOf(keyIn(answer.body) ?? '', server.now()) })).body)
    const together = async (...given: readonly (string | undefined)[]) => {
      const open: Awaited<ReturnType<typeof server.attempt>>[] = []
      for (const _ of given) open.push(await server.attempt(username, PASSWORD))
      const answers = await Promise.all(open.map((one, i) => one.who.post(one.url, { code: given[i] ?? '' })))
      return answers.filter((one) => one.url.includes('/callback?code=')).length
    }
    expect(await together(codes[0], codes[1])).toBe(2)
    expect(await together(codes[2], codes[2])).toBe(1)
    expect((await server.db.select().from(secondFactor).where(eq(secondFactor.principalId, id)))[0]?.recovery).toHaveLength(5)
    const told = (await server.db.select().from(audit).where(eq(audit.recordId, id))).flatMap(({ changes }) => changes)
    expect(told.flatMap(({ Before, After }) => (After === '5' || After === '6' || After === '7' ? [[Before, After]] : [])).sort()).toEqual([
      ['6', '5'],
      ['7', '6'],
      ['8', '7'],
    ])
  })

  it('counts wrong codes as failures, and the password alone gives no access', async () => {
    const { username, id } = await server.addUser({ role: 'ADMIN' })
    await server.enter(username)
    await server.forgetAttempts()
    const { who, url } = await server.attempt(username, PASSWORD)
    for (let i = 0; i < 5; i++) expect((await who.post(url, { code: '123' })).status).toBe(401)
    expect((await who.post(url, { code: '123' })).status).toBe(429)
    expect((await openSignIn(server.origin, who)).page.url).not.toContain('/callback')
    const anew = await server.attempt(username, PASSWORD)
    expect((await anew.who.post(anew.url, { code: '123' })).status).toBe(429)
    expect((await server.db.select().from(secondFactor).where(eq(secondFactor.principalId, id)))[0]?.recovery).toHaveLength(8)
  })

  it('is optional for other roles: activated with the password, renewed, removed', async () => {
    const { username } = await server.addUser()
    const { access_token } = await server.enter(username)
    const post = (path: string, body: object) => server.call(access_token, 'POST', `/auth/secondfactor/${path}`, body)
    expect(await post('confirm', { Code: '000000' })).toMatchObject({ status: 409, body: { code: 'CHIAVE_SCADUTA' } })
    expect(await post('start', { Password: 'sbagliata' })).toMatchObject({ status: 422, body: { code: 'PASSWORD_ATTUALE_ERRATA' } })
    const { body } = (await post('start', { Password: PASSWORD })) as { body: { Secret: string; Address: string; Qr: string } }
    expect(body.Address).toContain(`otpauth://totp/Bilancia:${username}?issuer=Bilancia&secret=${body.Secret}`)
    expect(body.Qr).toMatch(/^<svg /)
    // It is not asked for before it is confirmed.
    await server.enter(username)
    expect(await post('confirm', { Code: codeOf(body.Secret, server.now()) })).toMatchObject({ status: 200, body: { RecoveryCodes: { length: 8 } } })
    expect(await post('start', { Password: PASSWORD })).toMatchObject({ status: 409 })
    expect(await server.call(access_token, 'GET', '/auth/access')).toMatchObject({
      body: { External: false, SecondFactor: { Enabled: true, Required: false, RecoveryLeft: 8 } },
    })
    await expect(server.enter(username)).rejects.toThrow('Codice di verifica')
    expect(await post('codes', { Password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await post('remove', { Password: PASSWORD })).toMatchObject({ status: 200 })
    await server.enter(username)
    expect(await post('codes', { Password: PASSWORD })).toMatchObject({ status: 409, body: { code: 'SECONDO_FATTORE_ASSENTE' } })
  })

  it('of an ADMIN cannot be removed by themselves or by another ADMIN; a SUPERADMIN removes a lost one that the other ADMIN confirms', async () => {
    const { id, username } = await server.addUser({ role: 'ADMIN' })
    const { access_token } = await server.enter(username)
    expect(await server.call(access_token, 'POST', '/auth/secondfactor/remove', { Password: PASSWORD })).toMatchObject({
      status: 403,
      body: { title: 'Con il ruolo ADMIN il secondo fattore è richiesto: non si può togliere' },
    })
    const reset = `/principal/${id}/secondfactor/reset`
    expect(await server.asAdmin('POST', reset)).toMatchObject({ status: 403, body: { code: 'RUOLO_PARI' } })
    const chief = await server.addUser({ role: 'SUPERADMIN' })
    const above = await server.tokenOf(chief.username)
    expect(await server.call(above, 'POST', reset)).toMatchObject({ status: 409, body: { code: 'SECONDO_AMMINISTRATORE' } })
    await server.call(above, 'POST', `/principal/${id}/access/request`, { What: 'secondfactor' })
    await server.asAdmin('POST', `/principal/${id}/access/confirm`, { What: 'secondfactor', By: chief.id })
    expect(await server.call(above, 'POST', reset)).toMatchObject({ status: 200, body: { SecondFactor: false, Sessions: 0 } })
    server.forgotten()
    expect(await server.call(access_token, 'GET', '/auth/identity')).toMatchObject({ status: 401 })
    expect(titleIn((await server.attempt(username, PASSWORD)).answer.body)).toBe('Attivare il secondo fattore')
  })

  it('of a SUPERADMIN is removed on the server, with a password to be changed, and recorded in the register', async () => {
    const { id, username } = await server.addUser({ role: 'SUPERADMIN' })
    const { access_token } = await server.enter(username)
    const told = await resetAccess(server, username, server.now)
    const [, password = ''] = /: (\S+)\n/.exec(told) ?? []
    server.forgotten()
    expect(await server.call(access_token, 'GET', '/auth/identity')).toMatchObject({ status: 401 })
    expect(errorIn((await server.attempt(username, PASSWORD)).answer.body)).toContain('Nome utente o password non corretti')
    expect(titleIn((await server.attempt(username, password)).answer.body)).toBe('Scegliere la propria password')
    const rows = await server.db.select().from(audit).where(eq(audit.recordId, id))
    expect(rows.map(({ username: by, kind }) => [by, kind])).toContainEqual(['reimposta', 'Secondo fattore'])
    expect(JSON.stringify(rows)).not.toContain(password)
    await expect(resetAccess(server, 'nessuno', server.now)).rejects.toThrow('Nessun utente si chiama nessuno')
  })

  it('is not asked of demo users, except in production', async () => {
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
