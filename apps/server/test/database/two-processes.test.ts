/** Two server processes on one PostgreSQL behind one address: they start together, and agree on everything afterwards. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { routes } from '@bilancia/contract/api'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { signInFailures } from '../../src/areas/audit/failures.ts'
import { seal } from '../../src/areas/audit/seal.ts'
import { audit, auditSeal, signInFailure } from '../../src/areas/audit/tables.ts'
import { comuneSurcharge } from '../../src/areas/comuni/tables.ts'
import { startRetention } from '../../src/areas/data/retention.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { demoUsers } from '../../src/platform/demo-users.ts'
import { company, principal, secret } from '../../src/platform/schema.ts'
import { administer, openedOn } from '../support/database.ts'
import { freePort } from '../support/port.ts'
import { type Process, started } from '../support/process.ts'
import { proxyAt, type ReverseProxy } from '../support/proxy.ts'
import { aNews } from '../support/records.ts'
import { browser, errorIn, openSignIn, signIn } from '../support/sign-in.ts'
import { seconds, tell } from '../support/tell.ts'

const server = inject('postgresql')
const main = join(import.meta.dirname, '..', '..', 'src', 'start.mjs')
const name = `due_${randomUUID().replaceAll('-', '')}`
/** Calls of a user in a minute: as few as a server may allow, so that they are soon used up. */
const LIMIT = howMany(100, 200)
/** How long a process remembers a caller (`REMEMBERED_MS` of `areas/auth/users.ts`). */
const REMEMBERED_MS = 10_000

describe.runIf(server)('two processes on one database', () => {
  let ports: readonly [number, number]
  let processes: readonly Process[]
  let proxy: ReverseProxy
  let origin: string
  let open: readonly [OpenDatabase, OpenDatabase]
  let startMs: number
  beforeAll(async () => {
    await administer(server, `create database ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    const front = await freePort()
    ports = [await freePort(), await freePort()]
    origin = `http://localhost:${front}`
    const env = {
      DATABASE_URL: url.href,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      ORIGIN: origin,
      CALLS_PER_MINUTE: String(LIMIT),
      TZ: 'Europe/Rome',
    }
    const start = performance.now()
    processes = ports.map((port) => started([process.execPath, main], port, env))
    await Promise.all(processes.map(({ ready }) => ready()))
    startMs = performance.now() - start
    proxy = await proxyAt({ port: front, targets: ports })
    open = [await openedOn(url.href), await openedOn(url.href)]
  }, 180_000)
  afterAll(async () => {
    proxy?.close()
    await Promise.all((open ?? []).map(({ close }) => close()))
    await Promise.all((processes ?? []).map(({ stop }) => stop()))
    await administer(server, `drop database if exists ${name} with (force)`)
  })

  const passwordOf = (username: string) => demoUsers.find((user) => user.username === username)?.password ?? ''
  /** Each request of the sign-in goes to the other process. */
  const tokenOf = async (username: string) => (await signIn(origin, username, passwordOf(username))).access_token
  const call = async (at: 0 | 1, token: string, method: string, path: string, body?: object | number) => {
    const response = await fetch(`http://127.0.0.1:${ports[at]}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: { readonly status: number; readonly body: unknown } = { status: response.status, body: await response.json() }
    return answer
  }

  it('start together on an empty database and make its first rows once', async () => {
    const [{ db }] = open
    for (const { said } of processes) expect(said()).toContain('Bilancia è pronta')
    const usernames = (await db.select({ username: principal.username }).from(principal)).map(({ username }) => username)
    expect(usernames.toSorted()).toEqual(demoUsers.map(({ username }) => username).toSorted())
    expect(await db.$count(company)).toBe(1)
    expect(await db.$count(comuneSurcharge)).toBeGreaterThan(500)
    const secrets = (await db.select({ name: secret.name }).from(secret)).map((row) => row.name)
    expect(secrets.length).toBe(new Set(secrets).size)
    tell(`due processi: avvio insieme su una base dati vuota in ${seconds(startMs)}, dati iniziali una volta sola`)
  })

  it('share a sign-in whose steps reach both, and both accept the token', async () => {
    const token = await tokenOf('operatore')
    for (const at of [0, 1] as const) expect(await call(at, token, 'GET', '/auth/identity')).toMatchObject({ status: 200, body: { Username: 'operatore' } })
  })

  it('count the calls of a user together', async () => {
    const token = await tokenOf('manager')
    const statuses: number[] = []
    for (let n = 1; n <= (LIMIT + 60) / 2; n++) {
      for (const at of [0, 1] as const) statuses.push((await call(at, token, 'GET', '/auth/identity')).status)
      // After a twentieth of the limit each process tells the other in the background; on a busy machine that takes its time.
      if (n % 10 === 0) await setTimeout(100)
    }
    const answered = statuses.filter((status) => status === 200).length
    tell(`due processi: ${answered} chiamate di un utente ammesse in un minuto da ${LIMIT}`)
    // Without the other process's count, all of them would be.
    expect(answered).toBeGreaterThanOrEqual(LIMIT - 2)
    expect(answered).toBeLessThanOrEqual(LIMIT + 20)
    expect(statuses.slice(-10)).toEqual(Array(10).fill(429))
  })

  it('share the waits after wrong passwords', async () => {
    const username = 'demo'
    const refusalAt = async (at: 0 | 1, password: string) => {
      const who = browser(origin, `http://127.0.0.1:${ports[at]}`)
      const { page } = await openSignIn(origin, who)
      return errorIn((await who.post(page.url, { username, password })).body)
    }
    const told = []
    for (let n = 0; n < 5; n++) told.push(await refusalAt(n % 2 === 0 ? 0 : 1, 'sbagliata'))
    expect(new Set(told)).toEqual(new Set(['Nome utente o password non corretti']))
    for (const at of [0, 1] as const) expect(await refusalAt(at, passwordOf(username))).toMatch(/^Troppi tentativi/)
  })

  it('both refuse a session that was ended at one of them, within ten seconds if it was just used', async () => {
    const [ending, ended] = [await tokenOf('operatore'), await tokenOf('operatore')]
    const justUsed = howMany(0, 1) === 1
    if (justUsed) expect((await call(1, ended, 'GET', '/auth/identity')).status).toBe(200)
    expect((await call(0, ending, 'POST', '/auth/sessions/end', { Id: null })).status).toBe(200)
    const start = performance.now()
    expect((await call(0, ended, 'GET', '/auth/identity')).status).toBe(401)
    while ((await call(1, ended, 'GET', '/auth/identity')).status !== 401) {
      expect(performance.now() - start).toBeLessThan(justUsed ? REMEMBERED_MS + 2000 : 0)
      await setTimeout(250)
    }
    expect((await call(1, ending, 'GET', '/auth/identity')).status).toBe(200)
    tell(`due processi: una sessione finita su uno è rifiutata dall'altro dopo ${seconds(performance.now() - start)}`)
  })

  it('share release notes at once, new and deleted ones', async () => {
    const token = await tokenOf('superadmin')
    const { body } = await call(0, token, 'POST', '/whatsNew', aNews({ Title: 'Due processi' }))
    const { Id } = routes.saveNews.answer.parse(body)
    expect(await call(1, token, 'GET', `/whatsNew/${Id}`)).toMatchObject({ status: 200, body: { Title: 'Due processi' } })
    expect((await call(1, token, 'DELETE', '/whatsNew', Id)).status).toBe(200)
    expect((await call(0, token, 'GET', `/whatsNew/${Id}`)).status).toBe(404)
  })

  it('do the nightly work once, even at the same moment', async () => {
    const [{ db }] = open
    const [holder] = await db.select({ id: company.id }).from(company)
    const [user] = await db.select({ id: principal.id }).from(principal).where(eq(principal.username, 'operatore'))
    const old = new Date('2020-01-01T00:00:00Z')
    const aReturn = {
      companyId: holder?.id ?? 0,
      type: 'PF',
      modelYear: 2018,
      taxYear: 2017,
      modules: 'v1.',
      fileName: 'f',
      importedByName: 'x',
      importedAt: old,
    } as const
    await db.insert(taxReturn).values(Array.from({ length: 40 }, (_, n) => ({ ...aReturn, taxCode: `X${n}` })))
    await db.insert(signInFailure).values({ principalId: user?.id ?? 0, network: '192.0.2.1', since: old, failures: 3, waited: 0, lastAt: old })

    const stops = await Promise.all(open.map((one) => startRetention(one.db, () => new Date())))
    for (const stop of stops) stop()
    await Promise.all(open.map((one) => signInFailures(one.db, () => new Date()).enter()))
    await Promise.all(open.map((one) => seal(one.db)))

    const told = await db
      .select({ id: audit.recordId })
      .from(audit)
      .where(and(eq(audit.kind, 'Dichiarazione'), eq(audit.action, 'Eliminazione'), isNotNull(audit.recordId)))
    expect([told.length, new Set(told.map(({ id }) => id)).size]).toEqual([40, 40])
    expect(await db.$count(audit, and(eq(audit.action, 'Accesso non riuscito'), eq(audit.recordId, user?.id ?? 0)))).toBe(1)
    // A process that finds another one sealing leaves the rest for its next second.
    await expect.poll(async () => (await db.$count(audit)) - (await db.$count(auditSeal)), { timeout: 20_000 }).toBe(0)
  })

  it('lose nothing and go on if one of them is killed', async () => {
    const token = await tokenOf('admin')
    const start = performance.now()
    await processes[0]?.stop('SIGKILL')
    expect((await call(1, token, 'GET', '/auth/identity')).status).toBe(200)
    expect((await call(1, token, 'POST', '/consultools/elaborazioni/insert/44/admin/prova/1/Rossi/-/-', { annoImposta: 2026 })).status).toBe(200)
    tell(`due processi: uno ucciso, l'altro salva dopo ${seconds(performance.now() - start)}`)
  })
})
