/** PostgreSQL goes away under a running server and comes back. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPostgresql } from '../../src/platform/postgresql-database.ts'
import { type Cluster, serverPrograms, startCluster } from '../support/postgresql-cluster.ts'
import { browser, openSignIn } from '../support/sign-in.ts'
import { type Studio, studio } from '../support/studio.ts'

const programs = inject('postgresql') ? serverPrograms() : null

describe.runIf(programs)('PostgreSQL that is stopped and started again', () => {
  let cluster: Cluster
  let server: Studio
  const log: string[] = []
  beforeAll(async () => {
    cluster = await startCluster(programs ?? '')
    server = await studio({}, await openPostgresql(cluster.url), { write: (line) => void log.push(line) })
  })
  afterAll(async () => {
    await server.close()
    await cluster.stop()
  })

  it('is reported in Italian by every call meanwhile, and no restart of ours is needed afterwards', async () => {
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

    await cluster.pause()
    // Beyond the seconds for which a user is remembered.
    server.wait(1)
    const start = performance.now()
    for (const [method, path, body] of calls)
      expect(await server.call(token, method, path, body)).toMatchObject({
        status: 503,
        type: 'application/problem+json; charset=utf-8',
        body: { code: 'BASE_DATI_NON_RAGGIUNGIBILE', title: 'La base dati non risponde: nulla è stato salvato. Riprovare tra poco' },
      })
    expect((await openSignIn(server.origin, browser(server.origin))).page).toMatchObject({ status: 500, body: expect.stringContaining('<html lang="it">') })
    expect(performance.now() - start).toBeLessThan(10_000)
    // What was being stored, codes of sign-ins among it, stands around the error of the database.
    expect(log.length).toBeGreaterThan(calls.length)
    expect(log.join('')).not.toMatch(/insert into|code_challenge|annoImposta/)

    await cluster.resume()
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])
    expect((await openSignIn(server.origin, browser(server.origin))).page.status).toBe(200)
  })
})
