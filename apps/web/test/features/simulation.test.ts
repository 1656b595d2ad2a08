import { budget4u, convsrl, forme, iforfettari, piano } from '@bilancia/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError, Offline } from '../../src/api/call-error.ts'
import { differencesOf } from '../../src/features/simulator/archive/outdated.ts'
import { isEstimated } from '../../src/features/simulator/Estimate.tsx'
import { getPath, type Values } from '../../src/features/simulator/path.ts'
import { createSimulation, forward, type SimulationStore } from '../../src/features/simulator/simulation.ts'

const unasked = () => Promise.reject(new Error('not asked here'))

const { catalog, effects, messages, migrations } = iforfettari

type Sent = { readonly values: Values; readonly signal: AbortSignal; readonly answer: (result: Values) => void; readonly refuse: (error: Error) => void }

/** A simulation whose server answers when the test decides. */
function simulation(calcola?: (values: Values) => Promise<Values>, subito?: (values: Values) => Values | null) {
  const sent: Sent[] = []
  const started = createSimulation(
    {
      catalog,
      effects,
      messages,
      migrations,
      applicationId: 1,
      start: {},
      nameOf: () => '',
      figures: unasked,
      changes: unasked,
      explain: unasked,
      jumps: () => Promise.resolve([]),
      labelOf: (path) => path,
      calculate: (values, signal) => new Promise((answer, refuse) => sent.push({ values, signal, answer, refuse })),
      ...(calcola && { calcola }),
      ...(subito && { subito }),
    },
    7,
  )
  running = started
  return { sent, started, now: started.store.getState }
}
let running: SimulationStore | undefined
afterEach(() => running?.stop())

const pause = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a simulation on screen', () => {
  it('calculates once after quick edits, with the last of them', async () => {
    const { sent, now } = simulation()
    for (const name of ['R', 'Ro', 'Ros']) now().set('nomeCognome', name)
    await pause()
    expect(sent.map(({ values }) => values.nomeCognome)).toEqual(['Ros'])
  })

  it('sends one request at a time, shows each answer, and then sends the last typed values', async () => {
    const { sent, now } = simulation()
    for (const name of ['R', 'Ro', 'Ros', 'Ross']) {
      now().set('nomeCognome', name)
      await pause()
    }
    expect(sent.map(({ values }) => values.nomeCognome)).toEqual(['R'])
    expect(sent[0]?.signal.aborted).toBe(false)
    sent[0]?.answer({ di: 'R' })
    await pause()
    expect(now()).toMatchObject({ result: { di: 'R' }, pending: true })
    expect(sent.map(({ values }) => values.nomeCognome)).toEqual(['R', 'Ross'])
    sent[1]?.answer({ di: 'Ross' })
    await pause()
    expect(now()).toMatchObject({ result: { di: 'Ross' }, pending: false })
  })

  it('continues to calculate by itself after a year of law that could not be loaded', async () => {
    const { sent, now } = simulation(({ annoImposta }) => (annoImposta === 2020 ? Promise.reject(new Offline()) : Promise.resolve({ di: annoImposta })))
    now().set('annoImposta', 2020)
    await pause()
    sent[0]?.refuse(new Offline())
    await pause()
    expect(now()).toMatchObject({ offline: true, pending: false, result: null })
    now().set('annoImposta', 2026)
    await pause()
    expect(now()).toMatchObject({ offline: false, pending: false, result: { di: 2026 } })
    expect(sent).toHaveLength(1)
  })

  it('does not mention a year without law any more when the page answers another', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sent, now } = simulation(({ annoImposta }) => (annoImposta === 2020 ? Promise.reject(new Offline()) : Promise.resolve({ di: annoImposta })))
    for (const [year, retried] of [
      [2020, true],
      [2020, false],
    ] as const) {
      now().set('annoImposta', year)
      await pause()
      if (retried) sent.at(-1)?.refuse(new Offline())
      now().set('annoImposta', 2026)
      await pause()
      if (!retried) sent.at(-1)?.refuse(new Offline())
      await vi.advanceTimersByTimeAsync(20_000)
      expect(now()).toMatchObject({ offline: false, calculationError: null, result: { di: 2026 } })
    }
    expect(sent).toHaveLength(2)
    vi.useRealTimers()
  })

  it('cancels the running calculation on a reset', async () => {
    const { sent, now } = simulation()
    now().set('nomeCognome', 'prima')
    await pause()
    now().reset()
    sent[0]?.answer({ di: 'prima' })
    await pause()
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(now()).toMatchObject({ result: null, pending: false })
  })

  it('keeps the typed values if a calculation fails, says why, and shows no figures of earlier values', async () => {
    const { sent, now } = simulation()
    now().set('nomeCognome', 'Rossi')
    await pause()
    sent[0]?.answer({ prima: 1 })
    await pause()
    now().set('nomeCognome', 'Rossi Mario')
    await pause()
    sent[1]?.refuse(new CallError('ERRORE_IMPREVISTO', 500, 'Errore imprevisto'))
    await pause()
    expect(now()).toMatchObject({ calculationError: 'Errore imprevisto', offline: false, pending: false, result: null })
    expect(now().values.nomeCognome).toBe('Rossi Mario')
  })

  it('asks again after a lost connection, and not after a refusal', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    for (const [error, offline] of [
      [new Offline(), true],
      [new CallError('ERRORE_IMPREVISTO', 500, 'Errore imprevisto'), false],
    ] as const) {
      const { sent, now } = simulation()
      now().calculate()
      await pause()
      sent[0]?.refuse(error)
      await pause()
      expect(now()).toMatchObject({ offline, pending: false })
      await vi.advanceTimersByTimeAsync(20_000)
      expect(sent).toHaveLength(offline ? 2 : 1)
    }
    vi.useRealTimers()
  })

  it('clears the fields that the catalog names when the user leaves a field, not while typing', () => {
    const { now } = simulation()
    now().set('tipologia', 'IMPRESA')
    now().set('famigliare', true)
    now().set('quotaCollab1', 30)
    now().set('quotaCollab2', 10)
    now().set('quotaCollab1', null)
    expect(now().values.quotaCollab2).toBe(10)
    now().settle('quotaCollab1')
    expect(now().values.quotaCollab2).toBe(0)
  })

  it('clears them in the step of the field: one undo brings both back', async () => {
    const { now, started } = simulation()
    started.start()
    now().set('quotaCollab1', 30)
    await pause()
    now().set('quotaCollab2', 10)
    await pause()
    now().set('quotaCollab1', 0)
    await pause()
    now().settle('quotaCollab1')
    expect(now().values).toMatchObject({ quotaCollab1: 0, quotaCollab2: 0 })
    started.history.undo()
    expect(now().values).toMatchObject({ quotaCollab1: 30, quotaCollab2: 10 })
    started.history.redo()
    expect(now().values).toMatchObject({ quotaCollab1: 0, quotaCollab2: 0 })
  })

  it('keeps them a step of their own when another field was changed last', async () => {
    const { now, started } = simulation()
    started.start()
    now().set('quotaCollab2', 10)
    await pause()
    now().set('nomeCognome', 'Rossi')
    await pause()
    now().settle('quotaCollab1')
    started.history.undo()
    expect(now().values).toMatchObject({ nomeCognome: 'Rossi', quotaCollab2: 10 })
  })

  it('clears nothing for a value out of bounds', () => {
    const { now } = simulation()
    now().set('quotaCollab2', 10)
    now().set('quotaCollab1', 300)
    now().settle('quotaCollab1')
    expect(now().values.quotaCollab2).toBe(10)
  })

  it('clears incompatible schemes when the tipologia changes', () => {
    const { now } = simulation()
    now().set('gestionePrevidenziale.tipoPrevidenza', 'COMMERCIO')
    now().set('tipologia', 'PROFESSIONE')
    now().settle('tipologia')
    expect(now().values.gestionePrevidenziale).toMatchObject({ tipoPrevidenza: 'NON_DEFINITO' })
  })

  it('loads a calculation over the defaults, with any missing or invalid sections', () => {
    const { now, started } = simulation()
    now().load({
      ID: 3,
      NomeSimulazione: 'Rossi 2026',
      Identificativo: 'Rossi',
      annoImposta: 2026,
      TStamp: '2026-11-21T10:00:00.000Z',
      Impronta: null,
      State: { nomeCognome: 'Rossi', regimeForfettario: 'rotto', confronto: { bollo: { attivo: true } }, lettera: { testi: {} } },
      Risultato: null,
    })
    expect(now()).toMatchObject({ dirty: false, saved: { id: 3, name: 'Rossi 2026', version: '2026-11-21T10:00:00.000Z' } })
    expect(now().values).toMatchObject({ nomeCognome: 'Rossi', regimeForfettario: started.initial.regimeForfettario, lettera: { testi: {} } })
    expect(now().values.confronto).toMatchObject({ bollo: { attivo: true, numeroFatture: 0 }, ivaIndetraibileAnnua: 0 })
  })

  it('opens a calculation of an earlier law as it was saved, and keeps it beside the new figures on request', async () => {
    const { now, sent } = simulation()
    const item = { ID: 4, NomeSimulazione: 'Rossi 2027', Identificativo: 'Rossi', annoImposta: 2027, TStamp: '2026-11-21T10:00:00.000Z', Impronta: null }
    const Risultato = { provvisorioAl: '2026-11-01', cifreProvvisorie: ['a.x', 'a.y'], a: { x: 100, y: 7 }, messaggi: [] }
    now().load({ ...item, State: { annoImposta: 2027 }, Risultato })
    await pause()
    expect(sent).toHaveLength(0)
    expect(now()).toMatchObject({ result: Risultato, outdated: Risultato, pending: false })

    now().calculate()
    await pause()
    const today = { a: { x: 102, y: 7 }, messaggi: [] }
    sent[0]?.answer(today)
    await pause()
    expect(differencesOf(now().outdated as Values, now().result as Values)).toEqual([{ path: 'a.x', was: 100, is: 102 }])
    now().keepUpdated()
    expect(now()).toMatchObject({ result: today, outdated: null })

    // Saved under the current law, or in a final year: calculated at once.
    for (const saved of [{ ...Risultato, provvisorioAl: '2026-11-22' }, { messaggi: [] }]) {
      now().load({ ...item, State: { annoImposta: 2027 }, Risultato: saved })
      expect(now()).toMatchObject({ outdated: null, pending: true })
    }
  })

  it('stays unsaved if it was edited during the save', () => {
    const { now } = simulation()
    now().set('nomeCognome', 'Rossi')
    const sentValues = now().values
    now().set('nomeCognome', 'Rossi M')
    now().markSaved({ id: 1, name: 'a', version: 'v' }, sentValues)
    expect(now()).toMatchObject({ dirty: true, saved: { id: 1 } })
  })
})

describe('a page that calculates by itself', () => {
  const own = async ({ nomeCognome }: Values): Promise<Values> => ({ di: nomeCognome, voci: [1, { a: 2 }] })
  const typed = async (now: ReturnType<typeof simulation>['now'], name: string) => {
    now().set('nomeCognome', name)
    await pause(0)
  }

  it('answers every keystroke without the server', async () => {
    const { sent, now } = simulation(own)
    for (const name of ['R', 'Ro', 'Ros']) {
      await typed(now, name)
      expect(now()).toMatchObject({ result: { di: name }, pending: false, differs: false })
    }
    await pause()
    expect(sent).toHaveLength(0)
  })

  it('answers the last of several keys typed during a calculation', async () => {
    const waiting: (() => void)[] = []
    const { now } = simulation((values) => new Promise((answer) => waiting.push(() => own(values).then(answer))))
    for (const name of ['R', 'Ro', 'Ros']) now().set('nomeCognome', name)
    waiting.shift()?.()
    await pause()
    expect(now()).toMatchObject({ result: { di: 'R' }, pending: true })
    waiting.shift()?.()
    await pause()
    expect(now()).toMatchObject({ result: { di: 'Ros' }, pending: false })
    expect(waiting).toHaveLength(0)
  })

  it('shows the typed value and its figures in one update if it can calculate at once', () => {
    const asked: Values[] = []
    const { now, started } = simulation(
      (values) => {
        asked.push(values)
        return own(values)
      },
      ({ nomeCognome }) => ({ di: nomeCognome }),
    )
    const seen: unknown[] = []
    started.store.subscribe(({ values, result, pending }) => seen.push([values.nomeCognome, result?.di, pending]))
    for (const name of ['R', 'Ro']) now().set('nomeCognome', name)
    expect(seen).toEqual([
      ['R', 'R', false],
      ['Ro', 'Ro', false],
    ])
    expect(asked).toEqual([])
  })

  it('never shows an earlier answer after a keystroke that was answered at once', async () => {
    let ready = false
    const waiting: (() => void)[] = []
    const { now } = simulation(
      (values) => new Promise((answer) => waiting.push(() => own(values).then(answer))),
      ({ nomeCognome }) => (ready ? { di: nomeCognome } : null),
    )
    now().set('nomeCognome', 'R')
    ready = true
    now().set('nomeCognome', 'Ro')
    waiting.shift()?.()
    await pause()
    expect(now()).toMatchObject({ result: { di: 'Ro' }, pending: false })
    expect(waiting).toHaveLength(0)
  })

  it('also compares figures that it calculated at once with the server', async () => {
    const { sent, now } = simulation(own, ({ nomeCognome }) => ({ di: nomeCognome }))
    now().set('nomeCognome', 'Rossi')
    now().calculate()
    await pause()
    sent[0]?.answer({ di: 'Bianchi' })
    await pause()
    expect(now()).toMatchObject({ result: { di: 'Bianchi' }, differs: true })
    now().set('nomeCognome', 'Verdi')
    expect(now()).toMatchObject({ result: { di: 'Bianchi' }, pending: true })
  })

  it('asks the server on the button and on saving, and shows its answer', async () => {
    const { sent, now } = simulation(own)
    await typed(now, 'Rossi')
    now().calculate()
    await pause()
    sent[0]?.answer({ voci: [1, { a: 2 }], di: 'Rossi' })
    await pause()
    expect(now()).toMatchObject({ pending: false, differs: false })
    now().markSaved({ id: 1, name: 'a', version: 'v' }, now().values)
    await pause()
    expect(sent).toHaveLength(2)
  })

  it('takes the figures of the server if they differ, says so, and leaves keystrokes to the server from then on', async () => {
    const { sent, now } = simulation(own)
    await typed(now, 'Rossi')
    now().calculate()
    await pause()
    sent[0]?.answer({ di: 'Rossi', voci: [1, { a: 3 }] })
    await pause()
    expect(now()).toMatchObject({ result: { voci: [1, { a: 3 }] }, differs: true, pending: false })
    await typed(now, 'Bianchi')
    await pause()
    expect(sent).toHaveLength(2)
  })

  it('does not show an answer of the server for values typed later', async () => {
    const { sent, now } = simulation(own)
    await typed(now, 'Rossi')
    now().calculate()
    await pause()
    await typed(now, 'Bianchi')
    sent[0]?.answer({ di: 'Rossi', voci: [] })
    await pause()
    expect(now()).toMatchObject({ result: { di: 'Bianchi' }, pending: false })
  })

  it('continues without a server, and says so only if the server was asked', async () => {
    const { sent, now } = simulation(own)
    await typed(now, 'Rossi')
    expect(now().calculationError).toBeNull()
    now().calculate()
    await pause()
    sent[0]?.refuse(new Offline())
    await pause()
    expect(now()).toMatchObject({ offline: true, result: { di: 'Rossi' } })
    await typed(now, 'Bianchi')
    expect(now()).toMatchObject({ offline: false, result: { di: 'Bianchi' } })
  })

  it('leaves keystrokes to the server if its calculator fails', async () => {
    const { sent, now } = simulation(() => Promise.reject(new Error('no worker')))
    await typed(now, 'Rossi')
    await pause()
    sent[0]?.answer({ di: 'Rossi' })
    await pause()
    expect(now()).toMatchObject({ result: { di: 'Rossi' }, calculationError: null, pending: false })
  })
})

describe('the other kind of activity in Forme', () => {
  const given = { catalog: piano.documento, effects: forme.effects, messages: piano.messages, migrations: forme.migrations, applicationId: 13 as const }
  const unused = { start: {}, nameOf: () => '', labelOf: (path: string) => path, explain: unasked, figures: unasked, changes: unasked }
  function profile() {
    running = createSimulation({ ...given, ...unused, jumps: () => Promise.resolve([]), calculate: () => new Promise(() => {}) }, 9)
    running.start()
    return running
  }
  const previdenza = ({ store }: SimulationStore) => store.getState().values.previdenza
  async function choose({ store }: SimulationStore, path: string, value: unknown) {
    store.getState().set(path, value)
    store.getState().settle(path)
    await Promise.resolve()
  }

  it('clears the funds that belong only to the first kind, both ways, as one step to undo', async () => {
    const page = profile()
    await choose(page, 'attivita.tipologia', 'IMPRESA')
    await choose(page, 'previdenza.gestioneIvs', 'ARTIGIANO')
    await choose(page, 'previdenza.gestioneIvsSocieta', 'COMMERCIANTE')
    await choose(page, 'attivita.tipologia', 'PROFESSIONE')
    expect(previdenza(page)).toMatchObject({ gestioneIvs: '', gestioneIvsSocieta: 'COMMERCIANTE' })
    page.history.undo()
    expect(page.store.getState().values.attivita).toMatchObject({ tipologia: 'IMPRESA' })
    expect(previdenza(page)).toMatchObject({ gestioneIvs: 'ARTIGIANO' })
    page.history.redo()

    await choose(page, 'previdenza.aliquotaSep', 'PIENA')
    await choose(page, 'previdenza.cassaProfessionale', true)
    await choose(page, 'attivita.tipologia', 'IMPRESA')
    expect(previdenza(page)).toMatchObject({ aliquotaSep: '', cassaProfessionale: false, gestioneIvsSocieta: 'COMMERCIANTE' })
    page.history.undo()
    expect(page.store.getState().values.attivita).toMatchObject({ tipologia: 'PROFESSIONE' })
    expect(previdenza(page)).toMatchObject({ aliquotaSep: 'PIENA', cassaProfessionale: true })
  })
})

describe('a change that restarts the simulation', () => {
  const { catalog, effects, messages, migrations, restart } = budget4u
  const TIPOLOGIA = 'informazioniCostiDiAvvio.tipologia'
  function budget(calculate: (values: Values) => Promise<Values> = () => new Promise(() => {})) {
    const given = { catalog, effects, messages, migrations, restart, applicationId: 3 as const, start: {}, nameOf: () => '', labelOf: (path: string) => path }
    running = createSimulation({ ...given, calculate, explain: unasked, figures: unasked, changes: unasked, jumps: () => Promise.resolve([]) }, 8)
    return running.store.getState
  }
  const tipologia = (now: ReturnType<typeof budget>) => getPath(now().values, TIPOLOGIA)

  it('asks at the second choice and not at the first, and waits for the answer', () => {
    const now = budget()
    now().set(TIPOLOGIA, 'IMPRESA')
    expect(now()).toMatchObject({ restarting: null, dirty: true })
    now().set(TIPOLOGIA, 'PROFESSIONE')
    expect(now().restarting).toEqual({ path: TIPOLOGIA, value: 'PROFESSIONE' })
    expect(tipologia(now)).toBe('IMPRESA')
    now().restart(false)
    expect(now().restarting).toBeNull()
    expect(tipologia(now)).toBe('IMPRESA')
  })

  it('clears everything except the year, then applies the change', () => {
    const now = budget()
    now().set('annoImposta', 2024)
    now().set(TIPOLOGIA, 'IMPRESA')
    now().set('informazioniCostiDiAvvio.nomeDitta', 'Neri')
    now().set('contoEconomicoDittaSocieta.ricavi', 50_000)
    now().set(TIPOLOGIA, 'PROFESSIONE')
    now().restart(true)
    const { values } = now()
    expect([
      values.annoImposta,
      tipologia(now),
      getPath(values, 'informazioniCostiDiAvvio.nomeDitta'),
      getPath(values, 'contoEconomicoDittaSocieta.ricavi'),
    ]).toEqual([2024, 'PROFESSIONE', '', null])
    expect(now()).toMatchObject({ dirty: true, saved: null, restarting: null })
  })

  it('is one step: undone it brings back all that was typed, and done again it clears it', async () => {
    const now = budget()
    running?.start()
    const act = async (path: string, value: unknown) => {
      now().set(path, value)
      await Promise.resolve()
    }
    await act(TIPOLOGIA, 'IMPRESA')
    await act('informazioniCostiDiAvvio.nomeDitta', 'Neri')
    await act('contoEconomicoDittaSocieta.ricavi', 50_000)
    const before = now().values
    now().set(TIPOLOGIA, 'PROFESSIONE')
    now().restart(true)
    await Promise.resolve()
    const after = now().values
    running?.history.undo()
    expect(now().values).toEqual(before)
    running?.history.redo()
    expect(now().values).toEqual(after)
    running?.history.undo()
    running?.history.undo()
    expect(getPath(now().values, 'contoEconomicoDittaSocieta.ricavi')).toBeNull()
    expect(tipologia(now)).toBe('IMPRESA')
  })

  it('can keep the values that both choices have in common; the other values stay too, in case the user changes back', () => {
    const now = budget()
    now().set(TIPOLOGIA, 'IMPRESA')
    now().set('informazioniCostiDiAvvio.nomeDitta', 'Neri')
    now().set('contoEconomicoDittaSocieta.ricavi', 50_000)
    now().set('contoEconomicoDittaSocieta.affittoUffici', 6_000)
    now().set(TIPOLOGIA, 'PROFESSIONE')
    now().restart(true, true)
    const at = (path: string) => getPath(now().values, path)
    expect([tipologia(now), at('informazioniCostiDiAvvio.nomeDitta'), now().restarting]).toEqual(['PROFESSIONE', 'Neri', null])
    expect([at('contoEconomicoProfessionista.compensi'), at('contoEconomicoProfessionista.affittoLocali'), at('forfetari.ricaviCompensi')]).toEqual([
      50_000, 6_000, 50_000,
    ])
    // A value typed under the other choice is not replaced.
    now().set('contoEconomicoProfessionista.compensi', 60_000)
    now().set(TIPOLOGIA, 'IMPRESA')
    now().restart(true, true)
    expect([at('contoEconomicoDittaSocieta.ricavi'), at('contoEconomicoProfessionista.compensi')]).toEqual([50_000, 60_000])
  })

  it('does not include the shares of «Calcola quote», which one calculation with the flag fills in', async () => {
    const sent: Values[] = []
    const now = budget(async (values) => {
      sent.push(values)
      return { imposteContributi: { quote: { titolare: 51, collaboratori: [24.5, 24.5] } } }
    })
    now().set('imposteContributi.collaboratori', [{ quota: 10 }, { quota: 20, under21: true }])
    const [collaborators] = budget4u.calcolaQuote
    await now().fill(collaborators)
    expect(sent.some(({ ricalcolaQuoteCollab }) => ricalcolaQuoteCollab === true)).toBe(true)
    expect(now().values).toMatchObject({
      ricalcolaQuoteCollab: false,
      imposteContributi: { titolare: { quota: 51 }, collaboratori: [{ quota: 24.5 }, { quota: 24.5, under21: true }] },
    })
  })
})

describe('an estimate', () => {
  const said = { messages: new Map([['inail.premioManuale', [{ id: 'INAIL_STIMATO', gravita: 'NOTA' as const, campo: 'inail.premioManuale', testo: '' }]]]) }

  it('is only a figure that a message names', () => {
    expect(isEstimated(budget4u.stime, 'inail.totale', said)).toBe(true)
    expect(isEstimated(budget4u.stime, 'persone[1].addizionali', said)).toBe(false)
    expect(isEstimated(budget4u.stime, 'inail.totale', { messages: new Map() })).toBe(false)
  })
})

describe('a draft of an older format', () => {
  const values = { annoImposta: 2026, datiSimulazioniSrl: { irap: { modalita: 'ESCLUSA', valoreProduzione: 0 } } }
  const kept = { annoImposta: 2026, datiSimulazioniSrl: { irap: { modalita: 'ESCLUSA', valoreProduzione: null } } }

  it('is migrated like a saved calculation', () => {
    expect(forward({ values, saved: null, dirty: true }, 1, convsrl.migrations)).toEqual({ values: kept, saved: null, dirty: true })
    const saved = { id: 3, name: 'a', version: 'v' }
    expect(forward({ values, saved, dirty: false }, 1, convsrl.migrations).values).toEqual(kept)
  })

  it('starts again if it was never edited', () => expect(forward({ values, saved: null, dirty: false }, 1, convsrl.migrations).values).toEqual({}))

  it('of a later format stays as it is', () => expect(forward({ values, saved: null, dirty: true }, 99, convsrl.migrations).values).toBe(values))
})
