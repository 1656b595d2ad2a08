/** The calls of the calendar of payments over HTTP. Figures come from the golden lines. */
import { readFileSync } from 'node:fs'
import type { calendario as contratto } from '@bilancia/contract'
import { calendario } from '@bilancia/tax-rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Suite, suite } from '../support/suite.ts'

let running: Suite
let token: string
beforeAll(async () => {
  running = await suite()
  token = await running.tokenOf(running.usernames.OPERATOR)
})
afterAll(() => running.close())

type State = { readonly simulatore?: string; readonly annoImposta?: number; readonly statoSimulatore?: { readonly annoImposta: number } }
type Golden = { readonly id: string; readonly stato: State; readonly atteso: { readonly pagamenti?: readonly object[] } }
const golden: readonly Golden[] = readFileSync(new URL('../../../../packages/tax-rules/golden/calendario.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const yearOf = ({ statoSimulatore, annoImposta }: State) => statoSimulatore?.annoImposta ?? annoImposta ?? 2026
const from = (simulatore: string) => golden.find(({ stato }) => stato.simulatore === simulatore)?.stato ?? expect.unreachable()
const call = (stato: State, rest = '', as = token) => running.call(as, 'POST', `/consultools/calcolaCalendario/${yearOf(stato)}${rest}`, stato)

it.each(golden.filter(({ atteso }) => atteso.pagamenti).map((line) => [line.id, line] as const))(
  'gives the golden payments of %s',
  async (_, { stato, atteso }) => {
    const { status, body } = await call(stato)
    const { State } = body as { State: contratto.Risultato }
    expect([status, State.pagamenti.map(({ norma: _, ...row }) => row)]).toEqual([200, atteso.pagamenti])
  },
)

it('explains a payment down to its day and its code', async () => {
  const { body } = await call(from('IFORFETTARI'), '/explanation/pagamenti[0].importo')
  const { nodo, letti } = body as { nodo: { norma: string }; letti: { nome: string; tipo: string }[] }
  expect(nodo.norma).not.toBe('')
  expect(letti.filter(({ tipo }) => tipo === 'parametro').map(({ nome }) => nome)).toEqual(['Giorno', 'Codice'])
})

it('names the days and codes that are not confirmed, with their payments', async () => {
  const stato = { annoImposta: 2026, soggetti: [{ anni: [{ anno: 2025, regime: 'FORFETTARIO', imposte: { impostaSostitutiva: { imposta: 5_000 } } }] }] }
  const { body } = await call(stato, '/figures')
  const { deboli } = body as { deboli: { id: string; attendibilita: string; testo: string; pagamenti: number[] }[] }
  // D.L. 89/2026: read in a public repository only, not in the Gazzetta.
  const june = deboli.find(({ id, testo }) => id === 'calendario.termini.isa' && testo === '20/07/2026') ?? expect.unreachable()
  expect(june.attendibilita).toBe('fonte unica')
  const { State } = (await call(stato)).body as { State: contratto.Risultato }
  expect(june.pagamenti.map((k) => State.pagamenti[k]?.data)).toEqual(june.pagamenti.map(() => '2026-07-20'))
})

it('asks for the right of the simulator that it is read from', async () => {
  await running.addUser({ username: 'soloforfetari', applicationConvenienza: false, applicationBudget: false, applicationForme: false })
  const as = await running.tokenOf('soloforfetari')
  expect((await call(from('IFORFETTARI'), '', as)).status).toBe(200)
  for (const rest of ['', '/explanation/pagamenti[0].importo', '/figures']) {
    expect(await call(from('CONVSRL'), rest, as)).toMatchObject({ status: 403, body: { code: 'DIRITTO_CONVENIENZA' } })
    expect(await call(from('BUDGET4U'), rest, as)).toMatchObject({ status: 403, body: { code: 'DIRITTO_BUDGET' } })
    expect(await call({ simulatore: 'FORME', statoSimulatore: { annoImposta: 2026 } }, rest, as)).toMatchObject({
      status: 403,
      body: { code: 'DIRITTO_FORME' },
    })
  }
})

it('refuses another year than that of the simulator, and has nothing to explain without a calendar', async () => {
  const stato = from('IFORFETTARI')
  expect(await running.call(token, 'POST', '/consultools/calcolaCalendario/2020', { ...stato, statoSimulatore: { annoImposta: 2026 } })).toMatchObject({
    status: 400,
    body: { code: 'ANNO_DIVERSO' },
  })
  const empty = { simulatore: 'BUDGET4U', statoSimulatore: { annoImposta: 2026 } }
  expect(await call(empty)).toMatchObject({ status: 200, body: { State: { messaggi: [{ id: 'CALENDARIO_NON_CALCOLABILE' }] } } })
  expect(await call(empty, '/explanation/pagamenti[0].importo')).toMatchObject({ status: 404, body: { code: 'SPIEGAZIONE_NON_TROVATA' } })
  expect((await call(empty, '/figures')).body).toMatchObject({ usate: 0, deboli: [] })
})

it('gives the payments as a table, a diary and F24 forms', async () => {
  const stato = from('IFORFETTARI')
  const { pagamenti } = ((await call(stato)).body as { State: contratto.Risultato }).State
  const file = async (formato: string) => (await call(stato, `/file?formato=${formato}`)).body as { nome: string; tipo: string; testo: string }
  const csv = await file('pagamenti')
  expect([csv.nome, csv.testo.trim().split('\r\n').length]).toEqual([`quando-si-paga-${yearOf(stato)}.csv`, pagamenti.length + 1])
  const days = new Set(pagamenti.map(({ data, soggetto }) => `${data} ${soggetto}`))
  // Parsed by other programs in the tests of `documents` and in the browser test.
  const starts = [...(await file('ics')).testo.matchAll(/^DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)\r$/gm)].map(([, ...parts]) => parts.join('-'))
  expect(starts).toEqual([...days].map((day) => day.slice(0, 10)))
  const forms: { f24: { paymentDetails: { paymentDate: string } } }[] = JSON.parse((await file('f24')).testo)
  expect(forms.length).toBeGreaterThan(3)
  expect(forms.every(({ f24 }) => /^\d\d-\d\d-\d{4}$/.test(f24.paymentDetails.paymentDate))).toBe(true)
  expect(await call({ simulatore: 'BUDGET4U', statoSimulatore: { annoImposta: 2026 } }, '/file?formato=ics')).toMatchObject({
    status: 422,
    body: { title: 'I pagamenti non si possono esportare: Il calendario si calcola quando la simulazione ha un risultato' },
  })
})

it('is documented with every field of state and result', async () => {
  const body = await (await fetch(`${running.origin}/docs/json`)).json()
  const { schemas } = (body as { components: { schemas: Record<string, { properties: Record<string, unknown> }> } }).components
  expect(Object.keys(schemas.StatoCalendario?.properties ?? {})).toEqual(
    expect.arrayContaining(['annoImposta', 'soggetti', 'calendario', 'simulatore', 'lato']),
  )
  expect(Object.keys(schemas.RisultatoCalendario?.properties ?? {}).sort()).toEqual(Object.keys(calendario.schema.risultato.fields).sort())
})
