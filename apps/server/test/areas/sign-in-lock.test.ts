/** The lock on a user after many failures, with the real provider. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInLock } from '../../src/platform/schema.ts'
import { type OwnAccess, ownAccess } from '../support/own-access.ts'
import { errorIn } from '../support/sign-in.ts'
import { PASSWORD } from '../support/studio.ts'

let server: OwnAccess
beforeAll(async () => {
  server = await ownAccess()
})
afterAll(() => server.close())
beforeEach(() => server.forgetAttempts())

describe('after fifteen failures in a row', () => {
  const fail = async (username: string, times: number) => {
    for (let i = 0; i < times; i++) {
      if (i % 5 === 0) await server.forgetAttempts()
      expect((await server.attempt(username, 'sbagliata')).answer.status).toBe(401)
    }
    await server.forgetAttempts()
  }
  const LOCKED = 'Utente bloccato dopo 15 tentativi non riusciti: lo sblocca un amministratore dalla pagina Utenti'

  it('a user stays out, whatever the time, until an administrator lifts the lock', async () => {
    const { id, username } = await server.addUser()
    await fail(username, 15)
    const { answer } = await server.attempt(username, PASSWORD)
    expect([answer.status, errorIn(answer.body)]).toEqual([429, LOCKED])
    const inAMonth = await server.later(60 * 24 * 30, () => server.attempt(username, PASSWORD))
    expect(errorIn(inAMonth.answer.body)).toBe(LOCKED)
    expect(await server.asAdmin('GET', `/principal/${id}/access`)).toMatchObject({ body: { LockedAt: expect.any(String), SecondFactor: false } })
    expect(await server.asAdmin('POST', `/principal/${id}/unlock`)).toMatchObject({ status: 200, body: { LockedAt: null } })
    await server.enter(username)
  })

  it('a name that nobody has is locked alike', async () => {
    await fail('mai-esistito', 15)
    expect(errorIn((await server.attempt('mai-esistito', 'sbagliata')).answer.body)).toBe(LOCKED)
  })

  it('a sign-in in between, or a day, starts the row anew', async () => {
    const { username } = await server.addUser()
    await fail(username, 14)
    await server.enter(username)
    await fail(username, 14)
    await server.later(60 * 24, () => fail(username, 2))
    await server.enter(username)
    expect(await server.db.$count(signInLock, eq(signInLock.key, username))).toBe(0)
  })

  it('only who reaches the user and has no lower role lifts the lock', async () => {
    const { id: above } = await server.addUser({ role: 'SUPERADMIN' })
    expect(await server.asAdmin('POST', `/principal/${above}/unlock`)).toMatchObject({ status: 403, body: { code: 'RUOLO_SUPERIORE' } })
    const manager = await server.addUser({ role: 'MANAGER', userCreation: true, agencies: [await server.addAgency({ name: 'Altrove' })] })
    const { id } = await server.addUser()
    expect(await server.call(await server.tokenOf(manager.username), 'POST', `/principal/${id}/unlock`)).toMatchObject({ status: 404 })
  })
})
