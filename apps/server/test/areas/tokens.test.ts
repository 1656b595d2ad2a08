/** Codes, tokens and sessions: used once, renewed, valid at every server of the database, unreadable in it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artifacts, removeExpired } from '../../src/platform/oidc/adapter.ts'
import { providerKeys } from '../../src/platform/oidc/keys.ts'
import { oidcArtifact, secret } from '../../src/platform/schema.ts'
import { browser, exchange, openSignIn, signIn, type Tokens, token } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'

let server: Studio
beforeAll(async () => {
  server = await studio()
})
afterAll(() => server.close())

const refresh = (refresh_token: string) => token(server.origin, { grant_type: 'refresh_token', refresh_token })

describe('tokens', () => {
  it('are exchanged once per code, and only with its verifier', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const { page, verifier } = await openSignIn(server.origin, who)
    const { url } = await who.post(page.url, { username, password: PASSWORD })
    expect((await exchange(server.origin, url, 'x'.repeat(43))).status).toBe(400)
    const again = await openSignIn(server.origin, who)
    expect((await exchange(server.origin, again.page.url, again.verifier)).status).toBe(200)
    expect((await exchange(server.origin, again.page.url, again.verifier)).status).toBe(400)
    expect(verifier).not.toBe(again.verifier)
  })

  it('are renewed by a refresh token that works once; using it again ends the whole chain', async () => {
    const { username } = await server.addUser()
    const first = await signIn(server.origin, username, PASSWORD)
    const answer = await refresh(first.refresh_token)
    expect(answer.status).toBe(200)
    const { refresh_token: second } = (await answer.json()) as { readonly refresh_token: string }
    expect(second).not.toBe(first.refresh_token)
    expect((await refresh(first.refresh_token)).status).toBe(400)
    expect((await refresh(second)).status).toBe(400)
  })

  it('are used once, also if two requests find them unused; the second ends the tokens of the first', async () => {
    const [tokens, grants] = [artifacts(server.db)('RefreshToken'), artifacts(server.db)('Grant')]
    await grants.upsert('concessione', {}, 60)
    await grants.upsert('altra', {}, 60)
    await tokens.upsert('uno', { grantId: 'concessione' }, 60)
    await tokens.upsert('due', { grantId: 'concessione' }, 60)
    await tokens.consume('uno')
    expect(await tokens.find('uno')).toMatchObject({ grantId: 'concessione', consumed: expect.any(Number) })
    await expect(tokens.consume('uno')).rejects.toThrow('invalid_grant')
    expect([await tokens.find('uno'), await tokens.find('due'), await grants.find('concessione')]).toEqual([undefined, undefined, undefined])
    expect(await grants.find('altra')).toBeDefined()
  })

  describe('a code or a refresh token that is used twice', () => {
    const opens = async (access_token: string) =>
      (await fetch(`${server.origin}/api/auth/identity`, { headers: { authorization: `Bearer ${access_token}` } })).status
    /** Every process knows a change of a user or session after ten seconds. */
    const waited = () => server.wait(0.5)

    it('ends the access tokens from it, and the browser of the user gets new ones without a password', async () => {
      const { username } = await server.addUser()
      const bystander = await signIn(server.origin, (await server.addUser()).username, PASSWORD)
      for (const shown of ['code', 'refresh token']) {
        const who = browser(server.origin)
        const { page, verifier } = await openSignIn(server.origin, who)
        const { url } = await who.post(page.url, { username, password: PASSWORD })
        const first = (await (await exchange(server.origin, url, verifier)).json()) as Tokens
        const second = (await (await refresh(first.refresh_token)).json()) as Tokens
        expect([await opens(first.access_token), await opens(second.access_token)]).toEqual([200, 200])
        waited()
        expect((await opens(second.access_token)) === 200).toBe(true)
        const again = shown === 'code' ? await exchange(server.origin, url, verifier) : await refresh(first.refresh_token)
        expect([shown, again.status]).toEqual([shown, 400])
        waited()
        expect([shown, await opens(first.access_token), await opens(second.access_token)]).toEqual([shown, 401, 401])
        expect((await refresh(second.refresh_token)).status).toBe(400)
        const anew = await openSignIn(server.origin, who)
        expect(anew.page.url).toContain('/callback?code=')
        const third = (await (await exchange(server.origin, anew.page.url, anew.verifier)).json()) as Tokens
        expect(await opens(third.access_token)).toBe(200)
      }
      expect(await opens(bystander.access_token)).toBe(200)
    })
  })

  it('stay valid after a restart of the server, and so does the session', async () => {
    const own = await studio()
    const { username } = await own.addUser()
    const who = browser(own.origin)
    const { access_token, refresh_token } = await signIn(own.origin, username, PASSWORD, who)
    await own.restart()
    const identity = await fetch(`${own.origin}/api/auth/identity`, { headers: { authorization: `Bearer ${access_token}` } })
    expect(await identity.json()).toMatchObject({ Username: username })
    expect((await token(own.origin, { grant_type: 'refresh_token', refresh_token })).status).toBe(200)
    expect((await openSignIn(own.origin, who)).page.url).toContain('/callback?code=')
    await own.close()
  })

  it('are signed with one key, also if two processes make it at the same time', async () => {
    await server.db.delete(secret)
    const [one, other] = await Promise.all([providerKeys(server, new Date()), providerKeys(server, new Date())])
    expect(one).toEqual(other)
    await server.restart()
  })

  it('and sessions cannot be read from the database', async () => {
    const { username } = await server.addUser()
    const who = browser(server.origin)
    const { page, verifier } = await openSignIn(server.origin, who)
    const { url, headers } = await who.post(page.url, { username, password: PASSWORD })
    const { refresh_token } = (await (await exchange(server.origin, url, verifier)).json()) as { readonly refresh_token: string }
    const [, session = ''] = /_session=([\w-]{20,})/.exec(headers.getSetCookie().join()) ?? []
    const stored = JSON.stringify(await server.db.select().from(oidcArtifact))
    for (const shown of [refresh_token, new URL(url).searchParams.get('code') ?? '', session]) {
      expect(shown.length).toBeGreaterThan(20)
      expect(stored).not.toContain(shown)
    }
  })

  it('of one server are valid at another one on the same database', async () => {
    const own = await studio()
    const other = await own.beside()
    const { username } = await own.addUser()
    const { access_token, refresh_token } = await signIn(own.origin, username, PASSWORD)
    const identity = await fetch(`${other.origin}/api/auth/identity`, { headers: { authorization: `Bearer ${access_token}` } })
    expect(await identity.json()).toMatchObject({ Username: username })
    const renewed = await fetch(`${other.origin}/idp/token`, {
      method: 'POST',
      headers: { origin: own.origin },
      body: new URLSearchParams({ client_id: 'bilancia', grant_type: 'refresh_token', refresh_token }),
    })
    expect(renewed.status).toBe(200)
    expect((await token(own.origin, { grant_type: 'refresh_token', refresh_token })).status).toBe(400)
    await other.close()
    await own.close()
  })

  it('leave no rows in the database after they have expired', async () => {
    const { username } = await server.addUser()
    await signIn(server.origin, username, PASSWORD)
    await server.db.update(oidcArtifact).set({ expiresAt: new Date(0) })
    await removeExpired(server.db)
    expect(await server.db.$count(oidcArtifact)).toBe(0)
  })
})
