/** PostgreSQL stops under a running server and comes back. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { callers } from '../../src/platform/callers.ts'
import type { Db } from '../../src/platform/connection.ts'
import { isAway } from '../../src/platform/failures.ts'
import { company } from '../../src/platform/schema.ts'
import { administer, openedOn, testDatabase } from '../support/database.ts'
import { type Cluster, serverPrograms, startCluster } from '../support/postgresql-cluster.ts'
import { browser, openSignIn, signIn, token as tokenCall } from '../support/sign-in.ts'
import { PASSWORD, type Studio, studio } from '../support/studio.ts'
import { seconds, tell } from '../support/tell.ts'
import { type Wire, wireTo } from '../support/wire.ts'

const CUTS = howMany(10, 100)
const programs = inject('postgresql') ? serverPrograms() : null

/** One server on a PostgreSQL of its own, through a connection that can be cut. */
let cluster: Cluster
let wire: Wire
let server: Studio
const log: string[] = []
beforeAll(async () => {
  if (programs === null) return
  cluster = await startCluster(programs)
  wire = await wireTo(cluster.url)
  server = await studio({}, await openedOn(wire.url), { write: (line) => void log.push(line) })
})
afterAll(async () => {
  await server?.close()
  wire?.close()
  await cluster?.stop()
})

describe.runIf(programs)('PostgreSQL that is stopped and started again', () => {
  it('is reported in Italian by every call meanwhile, and the server needs no restart afterwards', async () => {
    const { username } = await server.addUser()
    const token = await server.tokenOf(username)
    const calls = [
      ['GET', '/auth/identity'],
      ['GET', `/consultools/elaborazioni/44/${username}/1`],
      ['POST', `/consultools/elaborazioni/insert/44/${username}/prova/1/Rossi/-/-`, { annoImposta: 2026 }],
      ['GET', '/comuni?anno=2026&q=bo'],
      ['POST', '/clienterror', { message: 'prova' }],
    ] as const
    const statuses = () => Promise.all(calls.map(async ([method, path, body]) => (await server.call(token, method, path, body)).status))
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])

    const renewing = await signIn(server.origin, username, PASSWORD)
    const again = () => tokenCall(server.origin, { grant_type: 'refresh_token', refresh_token: renewing.refresh_token })
    const signedIn = browser(server.origin)
    await signIn(server.origin, username, PASSWORD, signedIn)

    await cluster.pause()
    // Longer than the server remembers a user.
    server.wait(1)
    const start = performance.now()
    for (const [method, path, body] of calls)
      expect(await server.call(token, method, path, body)).toMatchObject({
        status: 503,
        type: 'application/problem+json; charset=utf-8',
        body: { code: 'BASE_DATI_NON_RAGGIUNGIBILE', title: 'La base dati non risponde: nulla è stato salvato. Riprovare tra poco' },
      })
    // The page needs no row, but the password does.
    const who = browser(server.origin)
    const { page } = await openSignIn(server.origin, who)
    expect(page.status).toBe(200)
    expect(await who.post(page.url, { username, password: PASSWORD })).toMatchObject({ status: 503, body: expect.stringContaining('<html lang="it">') })
    const renewed = await again()
    expect([renewed.status, renewed.headers.get('retry-after'), await renewed.json()]).toEqual([
      503,
      '5',
      { error: 'temporarily_unavailable', error_description: 'La base dati non risponde: riprovare tra qualche secondo.' },
    ])
    // A tab that opens in a session, and a sign-out.
    const callback = new URL((await openSignIn(server.origin, signedIn)).page.url)
    expect(callback.searchParams.get('error_description')).toBe('La base dati non risponde: riprovare tra qualche secondo.')
    expect(await signedIn.get(`${server.origin}/idp/session/end`)).toMatchObject({ status: 503, body: expect.stringContaining('La base dati non risponde') })
    expect(performance.now() - start).toBeLessThan(10_000)
    // The error of the database quotes the stored values, such as codes of sign-ins; the log must not.
    expect(log.length).toBeGreaterThan(calls.length)
    expect(log.join('')).not.toMatch(/insert into|code_challenge|annoImposta/)

    await cluster.resume()
    const back = performance.now()
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])
    tell(`PostgreSQL fermato e riavviato: tutte le chiamate rispondono dopo ${seconds(performance.now() - back)}`)
    expect((await openSignIn(server.origin, browser(server.origin))).page.status).toBe(200)
    expect((await again()).status).toBe(200)
  })
})

describe.runIf(programs)('a connection that PostgreSQL ends', () => {
  const kill = (pid: unknown) => administer(inject('postgresql'), `select pg_terminate_backend(${Number(pid)})`)
  const pidOf = async (db: Db) => (await db.execute(sql`select pg_backend_pid() as pid`))[0]?.pid

  it('in the middle of a transaction undoes only that transaction', async () => {
    const { db, close } = await testDatabase()
    onTestFinished(close)
    for (let k = 0; k < CUTS; k++) {
      const lost = db.transaction(async (tx) => {
        await tx.insert(company).values({ businessName: `Persa ${k}`, vatNumber: String(k) })
        await kill(await pidOf(tx))
        // The connection ends between two statements, while none is waiting.
        if (k % 2) await new Promise((resolve) => setTimeout(resolve, 20))
        await tx.insert(company).values({ businessName: `Persa ancora ${k}`, vatNumber: String(k) })
      })
      const error = await lost.catch((cause: unknown) => cause)
      expect(isAway(error), String(error)).toBe(true)
      await db.insert(company).values({ businessName: `Salva ${k}`, vatNumber: String(k) })
    }
    const names = (await db.select().from(company)).map(({ businessName }) => businessName)
    tell(`${CUTS} connessioni terminate in mezzo a una transazione: ${CUTS - names.length} salvataggi confermati persi, processo ancora in piedi`)
    expect(names).toEqual(Array.from({ length: CUTS }, (_, k) => `Salva ${k}`))
  })
})

describe.runIf(programs)('a connection to PostgreSQL that is cut, is silent, or leads to a locked table', () => {
  let token: string
  let username: string
  beforeAll(async () => {
    username = (await server.addUser()).username
    token = await server.tokenOf(username)
  })
  const save = (name: string) => server.call(token, 'POST', `/consultools/elaborazioni/insert/44/${username}/${name}/1/Rossi/-/-`, { annoImposta: 2026 })
  const saved = async () =>
    ((await server.call(token, 'GET', `/consultools/elaborazioni/44/${username}/1`)).body as readonly { readonly NomeSimulazione: string }[]).map(
      ({ NomeSimulazione }) => NomeSimulazione,
    )
  const calculate = () => server.call(token, 'POST', '/consultools/calcolaForfetari/2026', { annoImposta: 2026 })

  it('is asked once for a statement of a caller that needs no transaction', async () => {
    const database = await openedOn(wire.url)
    onTestFinished(() => database.close())
    const { db, asCaller } = callers(database.driver)
    const who = { Id: 1, Role: 'OPERATOR', CompanyId: 1, PrincipalAuth: [] } satisfies Parameters<typeof asCaller>[0]
    const rows = () => db.select({ id: company.id }).from(company)
    const read = () => asCaller(who, rows)
    // The connection is made, and the statement gets its name.
    for (let k = 0; k < 4; k++) await read()
    expect(await wire.ways(read)).toBe(1)
    expect(await wire.ways(() => asCaller(who, () => db.transaction(rows)))).toBe(3)
  })

  it.each(['asked', 'answered'] as const)('cut at each message of a save (%s) loses no acknowledged save and reports uncertain ones', async (when) => {
    const told = new Map<string, string>()
    for (let n = 1; ; n++) {
      const name = `${when}${n}`
      wire.cutAt(n, when)
      const { status, body } = await save(name)
      const came = wire.spare()
      told.set(name, status === 200 ? 'saved' : (body as { readonly code: string }).code)
      if (!came) break
    }
    const there = new Set(await saved())
    for (const [name, what] of told) {
      expect(what, name).toMatch(/^(saved|BASE_DATI_NON_RAGGIUNGIBILE|SALVATAGGIO_INCERTO)$/)
      if (what !== 'SALVATAGGIO_INCERTO') expect(there.has(name), `${name} ${what}`).toBe(what === 'saved')
    }
    tell(`taglio a ognuno dei ${told.size} messaggi di un salvataggio (${when}): nessuno confermato perso`)
    expect(told.size).toBeGreaterThan(4)
    expect([...told.values()].at(-1)).toBe('saved')
  })

  it('that is silent does not stop calculations, and works again within 5 seconds', async () => {
    expect((await calculate()).status).toBe(200)
    // Longer than the server remembers a user.
    server.wait(0.3)
    wire.silence()
    const start = performance.now()
    for (let k = 0; k < 5; k++) expect((await calculate()).status).toBe(200)
    expect(performance.now() - start).toBeLessThan(5000)
    wire.speak()
    const back = performance.now()
    expect((await save('dopo')).status).toBe(200)
    tell(`base dati muta e poi di nuovo pronta: primo salvataggio dopo ${seconds(performance.now() - back)}`)
    expect(performance.now() - back).toBeLessThan(5000)
  })

  it('to locked tables still allows calculations and sign-ins, and says at once that a save must wait', async () => {
    expect((await calculate()).status).toBe(200)
    server.wait(0.3)
    const locker = new pg.Client({ connectionString: cluster.url })
    await locker.connect()
    onTestFinished(() => locker.end())
    await locker.query('begin; lock table calculation, principal in access exclusive mode')
    const start = performance.now()
    // More saves than connections: none is free for other calls.
    const saves = Array.from({ length: 12 }, (_, k) =>
      fetch(`${server.origin}/api/consultools/elaborazioni/insert/44/${username}/chiuso${k}/1/Rossi/-/-`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ annoImposta: 2026 }),
      }),
    )
    for (let k = 0; k < 5; k++) expect((await calculate()).status).toBe(200)
    expect(performance.now() - start).toBeLessThan(4000)
    for (const answer of await Promise.all(saves)) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^BASE_DATI_(OCCUPATA|NON_RAGGIUNGIBILE)$/) })
    }
    // One wait of five seconds for the row of their user. If each waited for itself, those of a few connections would take turns.
    expect(performance.now() - start).toBeLessThan(12_000)
    await locker.query('rollback')
    expect((await save('aperto')).status).toBe(200)
    expect((await saved()).filter((name) => name.startsWith('chiuso'))).toEqual([])
  })
})
