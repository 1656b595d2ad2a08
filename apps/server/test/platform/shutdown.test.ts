/** A server that is told to stop. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { studio } from '../support/studio.ts'

it('answers what it is answering, waits for nobody else, and is gone within two seconds', async () => {
  const server = await studio()
  const { username } = await server.addUser()
  const token = await server.tokenOf(username)
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
  // Somebody else's transaction keeps the save waiting.
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
  expect(performance.now() - start).toBeLessThan(2000)
  await ends
})

it('ends the searches under way, and tells who waits for them', async () => {
  const server = await studio()
  const { username } = await server.addUser()
  const { username: other } = await server.addUser()
  const search = async (who: string) => server.call(await server.tokenOf(who), 'POST', '/consultools/ottimizzaSimulazioniSrl/2026', COMPANY)
  await Promise.all([server.tokenOf(username), server.tokenOf(other)])
  const waiting = Promise.all([search(username), search(other)])
  await setTimeout(50)
  const start = performance.now()
  await server.close()
  expect(performance.now() - start).toBeLessThan(2000)
  for (const { body } of await waiting) expect(JSON.stringify(body)).toMatch(/"code":"RICERCA_FERMATA"/)
})

/** Three partners: a search of some hundred milliseconds. */
const COMPANY = {
  datiSimulazioniSrl: {
    denominazione: 'Prova S.r.l.',
    utileAnteImposte: 170_000,
    soci: [
      { nome: 'Anna', quota: 50, gestioneIvs: 'ARTIGIANO', codiceRegioneResidenza: 6 },
      { nome: 'Bruno', quota: 30, redditi: { lavoroDipendente: 15_000 }, codiceRegioneResidenza: 6 },
      { nome: 'Carla', quota: 20, coniugeACarico: true, codiceRegioneResidenza: 6 },
    ],
  },
}
