/** The search of the best mix over HTTP: what it finds, how it is stopped, who waits for whom. The best known points come from another program. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { convsrl } from '@bilancia/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { searches } from '../../src/areas/simulators/search/searches.ts'
import { type Suite, suite } from '../support/suite.ts'

let running: Suite
let token: string
beforeAll(async () => {
  running = await suite()
  token = await running.tokenOf(running.usernames.OPERATOR)
})
afterAll(() => running.close())

/** The threads of this process, on systems that list them. */
const TASKS = '/proc/self/task'

type Golden = {
  readonly id: string
  readonly stato: Readonly<Record<string, unknown>> & { readonly annoImposta: number }
  readonly atteso: { readonly prelievo: number; readonly netto: number; readonly tolleranza: number }
}
type Line = { readonly avanzamento?: convsrl.Avanzamento; readonly risultato?: convsrl.Ottimo | null; readonly problema?: { readonly code: string } }

const golden = readFileSync(new URL('../../../../packages/tax-rules/golden/ottimizzatore.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden)
const goldenOf = (id: string) => golden.find((line) => line.id === id) as Golden
/** Three partners: the longest search. */
const THREE = goldenOf('ott-tre').stato

const path = (year: number | string = 2026) => `/consultools/ottimizzaSimulazioniSrl/${year}`
const search = (state: unknown, as = token, year: number | string = 2026) => running.call(as, 'POST', path(year), state)
const found = (lines: unknown) => (lines as readonly Line[]).at(-1)?.risultato

/** A search whose lines are read one by one. */
async function open(state: object, signal?: AbortSignal) {
  const response = await fetch(`${running.origin}/api${path()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(state),
    ...(signal && { signal }),
  })
  return { response, text: response.text() }
}

describe('the best mix', () => {
  // `tax-rules/test/ottimizzatore.test.ts` searches all of them, without a server.
  it.each(golden.filter((_, i) => i % howMany(5, 1) === 0).map((g) => [g.id, g] as const))(
    'of %s is no worse than the best known point',
    async (_, { stato, atteso }) => {
      const { status, type, body } = await search(stato, token, stato.annoImposta)
      expect([status, type]).toEqual([200, 'application/x-ndjson'])
      const best = found(body)
      const { obiettivo } = (stato.ottimizzatore ?? {}) as { readonly obiettivo?: string }
      if (obiettivo === 'NETTO_MASSIMO') expect(best?.netto).toBeGreaterThanOrEqual(atteso.netto - atteso.tolleranza)
      else expect(best?.prelievo).toBeLessThanOrEqual(atteso.prelievo + atteso.tolleranza)
    },
  )

  it('is missing if the company is blocked, and wrong values count as empty fields', async () => {
    const company = { denominazione: 'Prova', utileAnteImposte: 50_000, soci: [{ nome: 'Anna', quota: 90 }] }
    expect(found((await search({ datiSimulazioniSrl: company })).body)).toBeNull()
    expect(found((await search({})).body)).toBeNull()
    const whole = { ...company, soci: [{ nome: 'Anna', quota: 100 }] }
    const good = found((await search({ datiSimulazioniSrl: whole })).body)
    expect(found((await search({ datiSimulazioniSrl: whole, ottimizzatore: { scenario: 9, compensiMinimi: 'molti', obiettivo: {} } })).body)).toEqual(good)
  })

  it.each([
    ['no JSON', '{', 400, 'STATO_NON_JSON'],
    ['a list', [], 400, 'STATO_NON_OGGETTO'],
    ['another year', { annoImposta: 2025 }, 400, 'ANNO_DIVERSO'],
  ])('is not looked for in %s', async (_, body, status, code) => expect(await search(body)).toMatchObject({ status, body: { code } }))

  it('has an explanation, which is calculated in a thread too', async () => {
    const { stato } = goldenOf('ott-uno-piena')
    const why = (at: string) => running.call(token, 'POST', `/consultools/calcolaSimulazioniSrl/${stato.annoImposta}/explanation/${at}`, stato)
    const { status, body } = await why('ottimizzatore.prelievo')
    expect(status).toBe(200)
    const { nodo } = body as { readonly nodo: { readonly valore: unknown; readonly da: readonly [string] } }
    expect(nodo.valore).toBe(found((await search(stato, token, stato.annoImposta)).body)?.prelievo)
    expect(await why(`ottimizzatore.prelievo?passi=${nodo.da[0]}`)).toMatchObject({ status: 200, body: { nodo: { id: nodo.da[0], valore: nodo.valore } } })
    expect(await why('ottimizzatore.nonEsiste')).toMatchObject({ status: 404, body: { code: 'SPIEGAZIONE_NON_TROVATA' } })
  })
})

describe('a search', () => {
  it('leaves the server free for other calls, and tells its progress before the result, from zero to the end', async () => {
    const ended = { yet: false }
    const searching = search(THREE).finally(() => {
      ended.yet = true
    })
    let answered = 0
    for (; !ended.yet; answered++) expect((await running.call(token, 'POST', '/consultools/calcolaSimulazioniSrl/2026', THREE)).status).toBe(200)
    // On one thread there would be one or two: before the search and after it.
    expect(answered).toBeGreaterThan(5)
    const lines = (await searching).body as readonly Line[]
    const far = lines.slice(0, -1).map(({ avanzamento }) => avanzamento?.fatto ?? Number.NaN)
    expect(far.length).toBeGreaterThan(0)
    expect(far.every((fatto, i) => fatto >= (far[i - 1] ?? 0) && fatto <= 1)).toBe(true)
    expect(lines.at(-1)?.risultato).not.toBeNull()
  })

  it('of one user waits for the one before; a newer search replaces the waiting one, which is told so', async () => {
    const answers = await Promise.all([search(THREE), search(THREE), search(THREE)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'RICERCA_SOSTITUITA', title: expect.stringContaining('ripeterla') })
  })

  it('of many users is answered to each', async () => {
    const others = await Promise.all([running.usernames.ADMIN, running.usernames.MANAGER, running.usernames.SUPERADMIN].map((name) => running.tokenOf(name)))
    const { stato, atteso } = goldenOf('ott-60-40')
    const answers = await Promise.all([token, ...others].map((as) => search(stato, as, 2025)))
    for (const { body } of answers) expect(found(body)?.prelievo).toBeCloseTo(atteso.prelievo, 0)
  })

  it('ends when its user goes away, and makes room for the next', async () => {
    for (let round = 0; round < howMany(1, 3); round++) {
      const leaving = new AbortController()
      const gone = open(THREE, leaving.signal).then(({ text }) => text)
      await setTimeout(20)
      leaving.abort()
      await expect(gone).rejects.toThrow('aborted')
    }
    const { stato } = goldenOf('ott-uno-piena')
    expect(found((await search(stato, token, stato.annoImposta)).body)).not.toBeNull()
  })

  it.runIf(existsSync(TASKS))('that nobody waits for ends its thread', async () => {
    const pool = searches({ places: 1, seconds: 10 })
    const leaving = new AbortController()
    const threads = { during: 0 }
    const onProgress = () => {
      threads.during ||= readdirSync(TASKS).length
      leaving.abort()
    }
    await expect(pool.run({ what: 'ottimo', state: THREE }, { who: 1, gone: leaving.signal, onProgress })).rejects.toThrow('aborted')
    expect(readdirSync(TASKS).length).toBeLessThan(threads.during)
    await pool.close()
  })

  it('that takes too long is stopped and says so; the next one runs', async () => {
    const pool = searches({ places: 1, seconds: 0.001 })
    const asker = { who: 1, gone: new AbortController().signal }
    await expect(pool.run({ what: 'ottimo', state: THREE }, asker)).rejects.toMatchObject({ code: 'RICERCA_TROPPO_LUNGA', status: 503 })
    await expect(pool.run({ what: 'ottimo', state: THREE }, asker)).rejects.toMatchObject({ code: 'RICERCA_TROPPO_LUNGA' })
    await pool.close()
  })
})
