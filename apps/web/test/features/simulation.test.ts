import { iforfettari } from '@bilancia/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { CallError, Offline } from '../../src/api/call-error.ts'
import type { Values } from '../../src/features/simulator/path.ts'
import { createSimulation, type SimulationStore } from '../../src/features/simulator/simulation.ts'

const { catalog, effects, messages } = iforfettari

type Sent = { readonly values: Values; readonly signal: AbortSignal; readonly answer: (result: Values) => void; readonly refuse: (error: Error) => void }

/** A simulation whose server answers when the test says so. */
function simulation() {
  const sent: Sent[] = []
  const started = createSimulation(
    {
      catalog,
      effects,
      messages,
      applicationId: 1,
      start: {},
      nameOf: () => '',
      explain: () => Promise.reject(new Error('not asked here')),
      labelOf: (path) => path,
      calculate: (values, signal) => new Promise((answer, refuse) => sent.push({ values, signal, answer, refuse })),
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

  it('never lets a late answer stand for a newer edit', async () => {
    const { sent, now } = simulation()
    now().set('nomeCognome', 'prima')
    await pause()
    now().set('nomeCognome', 'dopo')
    await pause()
    sent[1]?.answer({ di: 'dopo' })
    sent[0]?.answer({ di: 'prima' })
    await pause()
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(now()).toMatchObject({ result: { di: 'dopo' }, pending: false })
  })

  it('keeps what was typed and the last figures when a calculation fails, and says why', async () => {
    const { sent, now } = simulation()
    now().set('nomeCognome', 'Rossi')
    await pause()
    sent[0]?.answer({ prima: 1 })
    await pause()
    now().set('nomeCognome', 'Rossi Mario')
    await pause()
    sent[1]?.refuse(new CallError('ERRORE_IMPREVISTO', 500, 'Errore imprevisto'))
    await pause()
    expect(now()).toMatchObject({ calculationError: 'Errore imprevisto', offline: false, pending: false, result: { prima: 1 } })
    expect(now().values.nomeCognome).toBe('Rossi Mario')
  })

  it('tells a lost connection from a refusal', async () => {
    const { sent, now } = simulation()
    now().calculate()
    await pause()
    sent[0]?.refuse(new Offline())
    await pause()
    expect(now()).toMatchObject({ offline: true, pending: false })
  })

  it('clears what the catalog says when a field is left, not while it is typed', () => {
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

  it('clears nothing for a value out of bounds', () => {
    const { now } = simulation()
    now().set('quotaCollab2', 10)
    now().set('quotaCollab1', 300)
    now().settle('quotaCollab1')
    expect(now().values.quotaCollab2).toBe(10)
  })

  it('takes the incompatible schemes away with the tipologia', () => {
    const { now } = simulation()
    now().set('gestionePrevidenziale.tipoPrevidenza', 'COMMERCIO')
    now().set('tipologia', 'PROFESSIONE')
    now().settle('tipologia')
    expect(now().values.gestionePrevidenziale).toMatchObject({ tipoPrevidenza: 'NON_DEFINITO' })
  })

  it('loads a calculation over the defaults, whatever sections it lacks or breaks', () => {
    const { now, started } = simulation()
    now().load({
      ID: 3,
      NomeSimulazione: 'Rossi 2026',
      Identificativo: 'Rossi',
      annoImposta: 2026,
      TStamp: '2026-11-21T10:00:00.000Z',
      State: { nomeCognome: 'Rossi', regimeForfettario: 'rotto', confronto: { bollo: { attivo: true } }, lettera: { testi: {} } },
      Risultato: null,
    })
    expect(now()).toMatchObject({ dirty: false, saved: { id: 3, name: 'Rossi 2026', version: '2026-11-21T10:00:00.000Z' } })
    expect(now().values).toMatchObject({ nomeCognome: 'Rossi', regimeForfettario: started.initial.regimeForfettario, lettera: { testi: {} } })
    expect(now().values.confronto).toMatchObject({ bollo: { attivo: true, numeroFatture: 0 }, ivaIndetraibileAnnua: 0 })
  })

  it('stays unsaved when edits came while it was being saved', () => {
    const { now } = simulation()
    now().set('nomeCognome', 'Rossi')
    const sentValues = now().values
    now().set('nomeCognome', 'Rossi M')
    now().markSaved({ id: 1, name: 'a', version: 'v' }, sentValues)
    expect(now()).toMatchObject({ dirty: true, saved: { id: 1 } })
  })
})
