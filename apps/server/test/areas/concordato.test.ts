/** The calls of the concordato over HTTP. Figures come from the golden lines and the published cases. */
import { readFileSync } from 'node:fs'
import { daDisco } from '@bilancia/artefact'
import { shape, valueAt } from '@bilancia/contract'
import { figuresRead } from '@bilancia/engine'
import { concordato } from '@bilancia/tax-rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Suite, suite } from '../support/suite.ts'

let running: Suite
let token: string
beforeAll(async () => {
  running = await suite()
  token = await running.tokenOf(running.usernames.OPERATOR)
})
afterAll(() => running.close())

type Golden = { readonly id: string; readonly stato: { readonly biennio: string }; readonly atteso: Record<string, unknown> }
const golden: readonly Golden[] = readFileSync(new URL('../../../../packages/tax-rules/golden/concordato.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const firstOf = ({ biennio }: Golden['stato']) => biennio.slice(0, 4)
const STATE = golden.find(({ stato }) => stato.biennio === '2026-2027')?.stato ?? expect.unreachable()
const call = (path: string, state: object) => running.call(token, 'POST', `/consultools/calcolaConcordato/${path}`, state)

it.each(golden.map((line) => [line.id, line] as const))('gives the golden result of %s', async (_, { stato, atteso }) => {
  const { status, body } = await call(firstOf(stato), stato)
  const { messaggi, ...figures } = atteso
  expect([status, (body as { State: object }).State]).toEqual([200, expect.objectContaining(figures)])
})

it('says which law gave each year, and which explains a figure', async () => {
  const kept = daDisco()
  const of = (anno: 2026 | 2027) => kept.manifesto('concordato', anno).sha256
  const { body } = await call('2026', STATE)
  expect(body).toMatchObject({ Impronte: [2026, 2027].map((anno) => ({ anno, impronta: of(anno as 2026 | 2027) })) })
  expect((await call('2026/explanation/anni[1].con.totale', STATE)).body).toMatchObject({ anno: 2027, Impronta: of(2027) })
  expect((await call('2026/figures', STATE)).body).toMatchObject({ Impronta: of(2026) })
})

it('explains the substitute tax down to its rate, with the texts in which it was read', async () => {
  const path = 'anni[0].con.impostaSostitutiva'
  const { body } = await call(`2026/explanation/${path}`, STATE)
  const { nodo } = body as { nodo: { valore: unknown; norma: string } }
  expect([nodo.valore, nodo.norma]).toEqual([valueAt(concordato.calcola(STATE), path), 'D.Lgs. 13/2024, artt. 20-bis e 31-bis'])
  const rates = figuresRead([concordato.spiega(STATE, path)]).filter(({ id }) => id.startsWith('cpb.sostitutiva.'))
  expect(rates).toEqual([
    expect.objectContaining({ attendibilita: 'confermata', fonti: expect.arrayContaining([expect.objectContaining({ tipo: 'prassi' })]) }),
  ])
})

it('names the figures from memory behind the verdict', async () => {
  const { body } = await call('2026/figures', STATE)
  const { attendibilita, deboli } = body as { attendibilita: string; deboli: { id: string }[] }
  expect(attendibilita).toBe('da memoria')
  expect(deboli.map(({ id }) => id)).toEqual(expect.arrayContaining(['cpb.redditoMinimo', 'cpb.ricaviIsa']))
  // Only the limit for this score.
  expect(deboli.filter(({ id }) => id.startsWith('cpb.aumento.'))).toHaveLength(1)
  expect(deboli.map(({ id }) => id)).not.toContain('cpb.limiteEccedenza')
})

it('refuses a biennium that begins in another year than the address', async () =>
  expect(await call('2025', STATE)).toMatchObject({ status: 400, body: { code: 'ANNO_DIVERSO' } }))

it('turns missing data into messages, and has nothing to explain', async () => {
  expect(await call('2026', {})).toMatchObject({ status: 200, body: { State: { messaggi: [{ id: 'CAMPO_OBBLIGATORIO' }, { id: 'CAMPO_OBBLIGATORIO' }] } } })
  for (const path of ['anni[0].con.totale', 'anni[0].con.boh'])
    expect(await call(`2026/explanation/${path}`, {})).toMatchObject({ status: 404, body: { code: 'SPIEGAZIONE_NON_TROVATA' } })
})

it('lets in users who have one of the two simulators', async () => {
  await running.addUser({ username: 'solosrl', applicationForfetari: false, applicationBudget: false })
  await running.addUser({ username: 'solobudget', applicationForfetari: false, applicationConvenienza: false })
  const as = async (username: string) => (await running.call(await running.tokenOf(username), 'POST', '/consultools/calcolaConcordato/2026', STATE)).status
  expect([await as('solosrl'), await as('solobudget')]).toEqual([200, 403])
})

it('is documented with every field of state and result', async () => {
  const body = await (await fetch(`${running.origin}/docs/json`)).json()
  const { schemas } = (body as { components: { schemas: Record<string, { properties: Record<string, unknown> }> } }).components
  expect(Object.keys(schemas.StatoConcordato?.properties ?? {})).toEqual(expect.arrayContaining(['soggetto', 'biennio', 'punteggioIsa', 'anni', 'previdenza']))
  expect(Object.keys(schemas.RisultatoConcordato?.properties ?? {}).sort()).toEqual(Object.keys(concordato.schema.risultato.fields).sort())
  expect(shape.linesOf(concordato.schema.risultato).length).toBeGreaterThan(30)
})
