/** The figures of law over HTTP, and those behind a headline. */
import { readFileSync } from 'node:fs'
import { type LawFigures, routes, type UsedFigures } from '@bilancia/contract/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Suite, suite } from '../support/suite.ts'

let running: Suite
let token: string
beforeAll(async () => {
  running = await suite()
  token = await running.tokenOf(running.usernames.OPERATOR)
})
afterAll(() => running.close())

it('answers every figure, and every reading that a figure names', async () => {
  const { status, body } = await running.call(token, 'GET', '/norme/cifre')
  expect(status).toBe(200)
  const { cifre, fonti } = body as LawFigures
  // Art. 11, c. 1, TUIR, as changed by L. 199/2025.
  expect(cifre.find(({ id }) => id === 'irpef.scaglioni')?.anni.find(({ anno }) => anno === 2026)?.valore).toEqual([
    { fino: 28_000, aliquota: 23 },
    { fino: 50_000, aliquota: 33 },
    { fino: null, aliquota: 43 },
  ])
  const named = new Set(cifre.flatMap(({ anni }) => anni.flatMap((anno) => anno.fonti)))
  expect(named.size).toBeGreaterThan(50)
  expect([...named].filter((id) => fonti[id] === undefined)).toEqual([])
})

it('answers the whole catalog', async () => {
  const { body } = await running.call(token, 'GET', '/norme/cifre')
  expect(routes.lawFigures.answer.parse(body)).toEqual(body)
})

it('lists the unconfirmed figures behind a headline, the weakest first', async () => {
  const [line = ''] = readFileSync(new URL('../../../../packages/tax-rules/golden/iforfettari.jsonl', import.meta.url), 'utf8').split('\n')
  const { stato } = JSON.parse(line) as { readonly stato: { readonly annoImposta: number } }
  const { status, body } = await running.call(token, 'POST', `/consultools/calcolaForfetari/${stato.annoImposta}/figures`, stato)
  expect(status).toBe(200)
  const { attendibilita, usate, deboli } = body as UsedFigures
  expect(attendibilita).toBe(deboli[0]?.attendibilita)
  expect(deboli.length).toBeLessThanOrEqual(usate)
  expect(deboli.map((one) => one.attendibilita)).not.toContain('confermata')
  expect(deboli.map((one) => one.attendibilita)).not.toContain('scelta del programma')
})
