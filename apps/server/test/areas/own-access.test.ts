/** The user's own access, with the real provider: password and sessions. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { resetAccess } from '../../src/areas/own-access/reset.ts'
import { removeEndedSessions } from '../../src/areas/own-access/sessions.ts'
import { signInSession } from '../../src/areas/own-access/tables.ts'
import { type OwnAccess, ownAccess } from '../support/own-access.ts'
import { errorIn, openSignIn, titleIn, token } from '../support/sign-in.ts'
import { PASSWORD } from '../support/studio.ts'

const OTHER = 'cavallo graffetta lampione'
const KNOWN = 'senza nome, mail, studio e nome del programma, che si provano per primi, resta troppo poco'
let server: OwnAccess
beforeAll(async () => {
  server = await ownAccess()
})
afterAll(() => server.close())
beforeEach(() => server.forgetAttempts())

const access = async (bearer: string) => (await server.call(bearer, 'GET', '/auth/access')).body as { Sessions: { Id: string; Current: boolean }[] }
/** The user's own changes in the register: who, what, of which company; each once. */
const changesBy = async (username: string) =>
  (
    await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.username, username), eq(audit.kind, 'Utente')))
  ).map(({ action, kind, recordName, companyId }) => ({
    action,
    kind,
    recordName,
    companyId,
  }))
const change = (bearer: string, Current: string, New: string) => server.call(bearer, 'POST', '/auth/password', { Current, New })

describe('the user’s own password', () => {
  it('is changed with the present password, and ends the other sessions but not this one', async () => {
    const { username } = await server.addUser()
    const [here, there] = [await server.enter(username), await server.enter(username)]
    expect((await access(here.access_token)).Sessions.map(({ Current }) => Current)).toEqual(expect.arrayContaining([true, false]))
    expect(await change(here.access_token, 'sbagliata', OTHER)).toMatchObject({ status: 422, body: { title: 'La password attuale non è corretta' } })
    expect(await change(here.access_token, PASSWORD, OTHER)).toMatchObject({ status: 200 })
    server.forgotten()
    expect(await server.call(there.access_token, 'GET', '/auth/identity')).toMatchObject({ status: 401 })
    expect((await token(server.origin, { grant_type: 'refresh_token', refresh_token: there.refresh_token })).status).toBe(400)
    expect(await server.call(here.access_token, 'GET', '/auth/identity')).toMatchObject({ status: 200 })
    expect((await token(server.origin, { grant_type: 'refresh_token', refresh_token: here.refresh_token })).status).toBe(200)
    await expect(server.enter(username)).rejects.toThrow('Nome utente o password non corretti')
    await server.enter(username, OTHER)
    expect(await changesBy(username)).toEqual([{ action: 'Modifica', kind: 'Utente', recordName: username, companyId: server.companyId }])
  })

  it('is changed once if the answer was lost and the same change comes again: it is granted, and a wrong one is still refused', async () => {
    const { username } = await server.addUser()
    const { access_token } = await server.enter(username)
    for (const _ of [1, 2]) expect(await change(access_token, PASSWORD, OTHER)).toMatchObject({ status: 200 })
    expect(await changesBy(username)).toHaveLength(1)
    expect(await change(access_token, PASSWORD, 'un altro cavallo e un lampione')).toMatchObject({ status: 422, body: { code: 'PASSWORD_ATTUALE_ERRATA' } })
    await server.enter(username, OTHER)
  })

  it('is guessed no faster with two passwords in one call: each counts', async () => {
    const { username } = await server.addUser()
    const { access_token } = await server.enter(username)
    const tries = ['uno', 'due', 'tre'].map((n) => () => change(access_token, `sbagliata ${n}`, `un altro cavallo numero ${n}`))
    const codes: unknown[] = []
    for (const one of tries) codes.push(((await one()).body as { readonly code: string }).code)
    // Each call counts two passwords. Five are checked before the first wait: two calls, and half of the third.
    expect(codes).toEqual(['PASSWORD_ATTUALE_ERRATA', 'PASSWORD_ATTUALE_ERRATA', 'ACCESSO_BLOCCATO'])
  })

  it.each([
    ['undici lett', 'Password: almeno 12 caratteri'],
    ['password1234', KNOWN],
    ['qwertyuiop12', 'è negli elenchi delle password rubate o più usate'],
    ['aaaaaaaaaaaaaaaa', 'è una ripetizione o una sequenza'],
    ['francescamaria', 'è fatta di una parola o di un nome comune'],
    ['Milano2026!!', 'senza anni e segni, che si aggiungono per primi, è fatta di una parola o di un nome comune'],
    ['Juventus2026!', 'senza anni e segni, che si aggiungono per primi, è negli elenchi delle password rubate o più usate'],
    ['ugo.fantozzi1', KNOWN],
    ['ugo.fantozzi@example.it', KNOWN],
    ['MarioRossi1980', KNOWN],
    ['Bilancia2026!', KNOWN],
    ['Stadera.1999!', KNOWN],
    ['StudiRiuniti_2026', KNOWN],
    ['Verdi-Verdi-2026', KNOWN],
    [PASSWORD, 'Password: la nuova deve essere diversa da quella di prima'],
  ])('is not %j', async (password, testo) => {
    const { username } = await server.addUser({ mail: 'ugo.fantozzi@example.it' })
    const { access_token } = await server.enter(username)
    expect(await change(access_token, PASSWORD, password)).toMatchObject({
      status: 422,
      body: { code: 'PASSWORD_RIFIUTATA', title: expect.stringContaining(testo) },
    })
  })

  it.each(['tutte lettere minuscole qui', '日本語のながいパスワードです', '402 917 358 664', 'rossi, ma con sette lumache'])(
    'may be %j: no kind of character is required',
    async (password) => {
      const { username } = await server.addUser()
      expect(await change((await server.enter(username)).access_token, PASSWORD, password)).toMatchObject({ status: 200 })
      await server.enter(username, password)
    },
  )

  it('must be chosen at the first sign-in if the program has made the present one', async () => {
    const { username } = await server.addUser()
    const [, first = ''] = /: (\S+)\n/.exec(await resetAccess(server, username, server.now)) ?? []
    const { answer, who, url } = await server.attempt(username, first)
    expect(titleIn(answer.body)).toBe('Scegliere la propria password')
    const choose = async (password: string, repeated = password) => who.post(url, { password, repeated })
    expect(errorIn((await choose(OTHER, 'altro')).body)).toBe('Le due password non sono uguali')
    expect(errorIn((await choose('password1234')).body)).toContain('resta troppo poco')
    expect(errorIn((await choose(first)).body)).toBe('Password: la nuova deve essere diversa da quella di prima')
    // Leaving the page halfway does not sign in.
    expect((await openSignIn(server.origin, who)).page.url).not.toContain('/callback')
    const fresh = await server.attempt(username, first)
    expect((await fresh.who.post(fresh.url, { password: OTHER, repeated: OTHER })).url).toContain('/callback?code=')
    await server.enter(username, OTHER)
    expect(await changesBy(username)).toEqual([{ action: 'Modifica', kind: 'Utente', recordName: username, companyId: server.companyId }])
  })
})

describe('the user’s own sessions', () => {
  it('are listed to their user and ended one by one or all but this one', async () => {
    const { username } = await server.addUser()
    const colleague = await server.enter((await server.addUser()).username)
    const tokens = [await server.enter(username), await server.enter(username), await server.enter(username)]
    const bearer = tokens[0]?.access_token ?? ''
    const { Sessions } = await access(bearer)
    expect(Sessions).toHaveLength(3)
    expect(Sessions[0]).toMatchObject({ Address: expect.stringMatching(/127\.0\.0\.1|::1/), UserAgent: expect.any(String) })
    const theirs = (await access(colleague.access_token)).Sessions[0]?.Id
    expect(await server.call(bearer, 'POST', '/auth/sessions/end', { Id: theirs })).toMatchObject({ status: 404 })
    const other = Sessions.find(({ Current }) => !Current)?.Id
    expect(await server.call(bearer, 'POST', '/auth/sessions/end', { Id: other })).toMatchObject({ status: 200, body: { Sessions: { length: 2 } } })
    expect(await server.call(bearer, 'POST', '/auth/sessions/end', { Id: null })).toMatchObject({ body: { Sessions: [{ Current: true }] } })
    server.forgotten()
    const statuses = await Promise.all(tokens.map(({ access_token }) => server.call(access_token, 'GET', '/auth/identity')))
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 401])
    expect(await server.call(colleague.access_token, 'GET', '/auth/identity')).toMatchObject({ status: 200 })
  })

  it('that have ended leave no address behind', async () => {
    const { id, username } = await server.addUser()
    await server.enter(username)
    await server.db.insert(signInSession).values({ uid: 'finita', principalId: id, startedAt: new Date() })
    await removeEndedSessions(server.db, new Date())
    expect(await server.db.$count(signInSession, eq(signInSession.principalId, id))).toBe(1)
  })
})
