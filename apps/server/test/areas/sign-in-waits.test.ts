/** Guessing is slowed down, and nobody is locked out: with the real provider, as attacker and as user. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { unlock } from '../../src/areas/own-access/unlock.ts'
import { Mendable } from '../../src/platform/mendable.ts'
import { signInAttempts } from '../../src/platform/oidc/attempts.ts'
import { devices } from '../../src/platform/oidc/devices.ts'
import { providerKeys } from '../../src/platform/oidc/keys.ts'
import { signInAttempt } from '../../src/platform/schema.ts'
import { type OwnAccess, ownAccess } from '../support/own-access.ts'
import { browser, codeOf, errorIn, keyIn, openSignIn } from '../support/sign-in.ts'
import { PASSWORD } from '../support/studio.ts'

let server: OwnAccess
beforeAll(async () => {
  server = await ownAccess()
})
afterAll(() => server.close())
beforeEach(() => server.forgetAttempts())

const MINUTE = 60_000
const attempts = () => signInAttempts(server.db, server.now)
/** A wrong password for the name from this address, as the server counts it. */
const wrong = (username: string, address: string) => attempts().begin({ what: 'password', username, address, device: null })
/** The answer of the sign-in page to a browser of this machine, which is unknown unless `who` has signed in. */
const typed = async (username: string, password: string, who = browser(server.origin)) => {
  const { answer } = await server.attempt(username, password, who)
  return answer.url.includes('/callback?code=') ? 'in' : errorIn(answer.body)
}
const WRONG = 'Nome utente o password non corretti'

describe('at one address', () => {
  it('five failures are free; each further one doubles the wait, up to a quarter of an hour', async () => {
    const { username } = await server.addUser()
    for (let i = 0; i < 5; i++) expect(await typed(username, 'sbagliata')).toBe(WRONG)
    expect(await typed(username, PASSWORD)).toMatch(/^Troppi tentativi: riprovare tra (10|9) secondi$/)
    let before = 0
    const waits: (string | null)[] = []
    for (const minutes of [0.2, 0.4, 0.7, 1.4, 2.7, 5.4, 11, 15.1]) {
      before += minutes
      waits.push(await server.later(before, () => typed(username, 'sbagliata').then(() => typed(username, 'sbagliata'))))
    }
    expect(waits).toEqual([
      ...[20, 40, 80].map((seconds) => expect.stringMatching(new RegExp(`tra (${seconds}|${seconds - 1}) secondi$`))),
      ...['tra 3 minuti', 'tra 6 minuti', 'tra 11 minuti', 'tra 15 minuti', 'tra 15 minuti'].map((text) => expect.stringContaining(text)),
    ])
  })

  it('attempts during the wait do not make it longer, and the right password works after it', async () => {
    const { username } = await server.addUser()
    for (let i = 0; i < 5; i++) await typed(username, 'sbagliata')
    for (let i = 0; i < 20; i++) expect(await typed(username, 'sbagliata')).toMatch(/tra \d+ secondi/)
    expect(await server.later(0.2, () => typed(username, PASSWORD))).toBe('in')
  })

  it('attempts at the same time are counted, and an unknown name must wait too', async () => {
    const { username } = await server.addUser()
    for (const name of [username, 'mai-esistito']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => typed(name, 'sbagliata')))
      const waits = expect.stringMatching(/^Troppi tentativi/)
      expect(answers.toSorted()).toEqual([...Array(5).fill(WRONG), waits, waits, waits])
    }
    // All have checked the wait before the first is counted.
    const begun = await Promise.all(Array.from({ length: 8 }, () => wrong(username, '198.51.100.1')))
    expect(begun.filter(({ refused }) => refused === null)).toHaveLength(5)
  })

  it('an attempt that another one has overtaken counts as one failure, not more', async () => {
    const { username } = await server.addUser()
    const now = server.now().getTime()
    const begun: boolean[] = []
    for (const behindMs of [0, 1, 2, 3, 4, 5]) {
      const { begin } = signInAttempts(server.db, () => new Date(now - behindMs))
      begun.push((await begin({ what: 'password', username, address: '198.51.100.2', device: null })).refused === null)
    }
    expect(begun).toEqual([true, true, true, true, true, false])
  })
})

describe('a stranger who tries a name', () => {
  it('at one address stops nobody else, however long it goes on', async () => {
    const { username } = await server.addUser()
    for (let minute = 0; minute < 12 * 60; minute += 5) await server.later(minute, () => wrong(username, '203.0.113.9'))
    const waits = await server.db.select().from(signInAttempt)
    expect(waits.map(({ failures }) => failures).sort((a, b) => a - b)[0]).toBeLessThan(20)
    expect(await server.later(12 * 60, () => typed(username, PASSWORD))).toBe('in')
  })

  it('from hundreds of addresses slows the name down on new devices, for a quarter of an hour at most, and never on a known device', async () => {
    const { username } = await server.addUser()
    const own = browser(server.origin)
    expect(await typed(username, PASSWORD, own)).toBe('in')
    for (let i = 0; i < 300; i++) await server.later(i / 4, () => wrong(username, `198.51.${i >> 8}.${i & 255}`))
    await server.later(75.1, async () => {
      expect(await typed(username, PASSWORD)).toMatch(/^Troppi tentativi: riprovare tra /)
      // The session of that browser has ended; only the cookie of the device is left.
      const { page } = await openSignIn(server.origin, own, { prompt: 'login' })
      expect((await own.post(page.url, { username, password: PASSWORD })).url).toContain('/callback?code=')
      const until = (await attempts().waitUntil(username))?.getTime() ?? 0
      expect(until - server.now().getTime()).toBeLessThanOrEqual(15 * MINUTE)
    })
    expect(await server.later(91, () => typed(username, PASSWORD))).toBe('in')
  })

  it('on a device of the user waits for the failures on that device, and only there', async () => {
    const { username } = await server.addUser()
    const own = browser(server.origin)
    await typed(username, PASSWORD, own)
    const again = async (password: string) => {
      const { page } = await openSignIn(server.origin, own, { prompt: 'login' })
      return errorIn((await own.post(page.url, { username, password })).body)
    }
    for (let i = 0; i < 5; i++) expect(await again('sbagliata')).toBe(WRONG)
    expect(await again(PASSWORD)).toMatch(/^Troppi tentativi: riprovare tra \d+ secondi$/)
    expect(await typed(username, PASSWORD)).toBe('in')
  })

  it('with the right password has its own count of codes: nobody without the password can use them up', async () => {
    const { username } = await server.addUser({ role: 'ADMIN' })
    const own = browser(server.origin)
    const first = await server.attempt(username, PASSWORD, own)
    const key = keyIn(first.answer.body) ?? ''
    await own.post(first.url, { code: codeOf(key, server.now()) })
    await own.post(first.url, {})
    for (let i = 0; i < 30; i++) await wrong(username, `198.51.100.${i}`)
    const { who, url } = await server.later(5, () => server.attempt(username, PASSWORD))
    await server.later(5, async () => {
      for (let i = 0; i < 5; i++) expect((await who.post(url, { code: '123' })).status).toBe(401)
      expect(errorIn((await who.post(url, { code: '123' })).body)).toMatch(/^Troppi tentativi/)
    })
  })
})

describe('an office behind one address', () => {
  const OFFICE = '192.0.2.80'
  it('of fifty users may make typing errors on its first day', async () => {
    for (let i = 0; i < 50; i++) for (let j = 0; j < 2; j++) expect((await wrong(`collega${i}`, OFFICE)).refused).toBeNull()
  })

  it('waits after failures with a hundred names, but only on new devices', async () => {
    for (let i = 0; i < 100; i++) expect((await wrong(`nome${i}`, OFFICE)).refused).toBeNull()
    expect((await wrong('un altro', OFFICE)).refused).toMatch(/^Troppi tentativi: riprovare tra 10 secondi/)
    const colleague = { what: 'password', username: 'collega', address: OFFICE, device: 'noto' } as const
    expect((await attempts().begin(colleague)).refused).toBeNull()
    expect((await wrong('altrove', '192.0.2.81')).refused).toBeNull()
  })

  it('is not charged for right passwords', async () => {
    for (let i = 0; i < 150; i++) {
      const attempt = await wrong(`arriva${i}`, OFFICE)
      if (attempt.refused !== null) throw new Error(attempt.refused)
      await attempt.right()
    }
  })

  it('counts as one with all its IPv6 addresses', async () => {
    for (let i = 0; i < 5; i++) await wrong('mario', `2001:db8:0:1::${i}`)
    expect((await wrong('mario', '2001:db8:0:1:ffff::1')).refused).toMatch(/^Troppi tentativi/)
    expect((await wrong('mario', '2001:db8:0:2::1')).refused).toBeNull()
  })
})

describe('the cookie of a device', () => {
  it('is valid for the name that signed in there, unchanged, for 400 days, also with an earlier key', async () => {
    const { cookies } = await providerKeys(server, server.now())
    let now = Date.now()
    const clock = () => new Date(now)
    const made = devices(() => cookies, { clock, secure: true })
    const header = made.remember(null, 'mario')
    expect(header).toMatch(/^__Secure-dispositivo_[\w-]{12}=[\w.-]+; path=\/idp; max-age=34560000; samesite=lax; secure; httponly$/)
    const [pair = ''] = header.split(';')
    const device = made.known(`altro=1; ${pair}`, 'mario')
    expect(device).toMatch(/^[\w-]{22}$/)
    const [name = '', value = ''] = pair.split('=')
    expect(made.known(`${name}=${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`, 'mario')).toBeNull()
    // The value of this cookie with the name of the cookie of another user.
    const [anna = ''] = made.remember(null, 'anna').split('=')
    expect(made.known(`${anna}=${value}`, 'anna')).toBeNull()
    expect(devices(() => ['un altra chiave'], { clock, secure: true }).known(pair, 'mario')).toBeNull()
    expect(devices(() => ['una chiave nuova', ...cookies], { clock, secure: true }).known(pair, 'mario')).toBe(device)
    now += 401 * 24 * 60 * MINUTE
    expect(made.known(pair, 'mario')).toBeNull()
  })
})

describe('the waits are lifted', () => {
  const attacked = async (values = {}) => {
    const user = await server.addUser(values)
    for (let i = 0; i < 40; i++) await wrong(user.username, `198.51.100.${i}`)
    expect(await typed(user.username, PASSWORD)).toMatch(/^Troppi tentativi/)
    return user
  }

  it('by an administrator who reaches the user and does not have a lower role', async () => {
    const { id, username } = await attacked()
    expect(await server.asAdmin('GET', `/principal/${id}/access`)).toMatchObject({ body: { WaitUntil: expect.any(String) } })
    const manager = await server.addUser({ role: 'MANAGER', userCreation: true, agencies: [await server.addAgency({ name: 'Altrove' })] })
    expect(await server.call(await server.tokenOf(manager.username), 'POST', `/principal/${id}/unlock`)).toMatchObject({ status: 404 })
    expect(await server.asAdmin('POST', `/principal/${id}/unlock`)).toMatchObject({ status: 200, body: { WaitUntil: null } })
    expect(await typed(username, PASSWORD)).toBe('in')
    const { id: above } = await server.addUser({ role: 'SUPERADMIN' })
    expect(await server.asAdmin('POST', `/principal/${above}/unlock`)).toMatchObject({ status: 403, body: { code: 'RUOLO_SUPERIORE' } })
  })

  it('on the server with `sblocca`, also for the only SUPERADMIN, and this is recorded in the register', async () => {
    const { username } = await attacked({ role: 'SUPERADMIN' })
    expect(await unlock(server.db, username, server.now)).toContain(`Nessuna attesa per ${username}`)
    await server.enter(username)
    expect(
      await server.db
        .select()
        .from(audit)
        .where(and(eq(audit.recordName, username), eq(audit.kind, 'Utente'))),
    ).toMatchObject([{ username: 'sblocca', action: 'Modifica', kind: 'Utente' }])
    await expect(unlock(server.db, 'nessuno', server.now)).rejects.toThrow(Mendable)
  })

  it('by time: failures that no longer count leave no row', async () => {
    await wrong('qualcuno', '198.51.100.1')
    await attempts().removeForgiven()
    expect(await server.db.$count(signInAttempt)).toBe(3)
    await server.later(60 * 25, () => attempts().removeForgiven())
    expect(await server.db.$count(signInAttempt)).toBe(0)
  })
})
