/** A server that is stopped. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { studio } from '../support/studio.ts'

/** An idle connection could delay the stop for over a minute; the margin is for a busy machine. */
const GONE_MS = 20_000

it('finishes running requests, stops running searches and tells their users, waits for nothing else, and stops', async () => {
  const server = await studio()
  const { username } = await server.addUser()
  const { username: other } = await server.addUser()
  const [token, second] = await Promise.all([server.tokenOf(username), server.tokenOf(other)])
  const { port } = new URL(server.origin)
  const open = async (text: string) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    socket.resume().write(text)
    return socket
  }
  const idle = await open('GET /api/settings HTTP/1.1\r\nHost: x\r\n\r\n')
  const slow = await open(`POST /api/clienterror HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`)
  const ends = Promise.all([idle, slow].map((socket) => once(socket, 'close')))
  const search = (as: string) =>
    fetch(`${server.origin}/api/consultools/ottimizzaSimulazioniSrl/2026`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      body: JSON.stringify(COMPANY),
    })
  const waiting = [search(token), search(second)]
  // An answer begins when its search does. The other search came at the same time and waits for its turn.
  await waiting[0]
  // A transaction of another connection keeps the save waiting.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const holding = server.db.transaction(() => released)
  const save = server.call(token, 'POST', `/consultools/elaborazioni/insert/44/${username}/prova/1/Rossi/-/-`, { annoImposta: 2026 })
  await setTimeout(200)

  const start = performance.now()
  const closed = server.close()
  await setTimeout(500)
  release()
  expect((await save).status).toBe(200)
  await Promise.all([closed, holding])
  expect(performance.now() - start).toBeLessThan(GONE_MS)
  await ends
  for (const answer of waiting) expect(await (await answer).text()).toMatch(/"code":"RICERCA_FERMATA"/)
})

/** Three partners with contributions of their own: a search of about a second, which must still run when the server stops. */
const COMPANY = {
  datiSimulazioniSrl: {
    denominazione: 'Prova S.r.l.',
    utileAnteImposte: 170_000,
    soci: [
      { nome: 'Anna', quota: 50, gestioneIvs: 'ARTIGIANO', codiceRegioneResidenza: 6 },
      { nome: 'Bruno', quota: 30, gestioneIvs: 'ARTIGIANO', redditi: { lavoroDipendente: 15_000 }, codiceRegioneResidenza: 6 },
      { nome: 'Carla', quota: 20, gestioneIvs: 'ARTIGIANO', coniugeACarico: true, codiceRegioneResidenza: 6 },
    ],
  },
}
