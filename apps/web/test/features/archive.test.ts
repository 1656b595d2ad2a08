/** Carica and Sovrascrivi: what is newer than the last save, or came while a call ran, is neither hidden nor buried. */
import { iforfettari } from '@bilancia/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { archiveOf } from '../../src/features/simulator/archive/useArchive.ts'
import { takeOver } from '../../src/features/simulator/carried.ts'
import { createSimulation, type SimulationStore } from '../../src/features/simulator/simulation.ts'
import { user } from './rendered.ts'

const unasked = () => Promise.reject(new Error('not asked here'))
const { catalog, effects, messages, migrations } = iforfettari

let running: SimulationStore | undefined
const calls: string[] = []
/** The answer to a call, by method and path. */
let answers: (asked: string) => object | Promise<object> = () => ({})
beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('fetch', async (path: string, { method }: { readonly method: string }) => {
    calls.push(`${method} ${path}`)
    return Response.json(await answers(`${method} ${path}`))
  })
})
afterEach(() => {
  running?.stop()
  vi.unstubAllGlobals()
})

const item = { ID: 12, NomeSimulazione: 'Rossi 2026', Identificativo: 'Rossi', annoImposta: 2026, TStamp: '2026-11-28T09:00:00.000Z', Impronta: null }
const asSaved = { ...item, State: { nomeCognome: 'Rossi' }, Risultato: null, Applicazione: 1, Modifica: null }
const typedSince = { ...asSaved, State: { nomeCognome: 'Rossi', note: 'nuove' }, Modifica: { di: 'Neri Ugo', il: '2026-11-28T10:00:00.000Z' } }

function opened({ document = null, newest }: { readonly document?: number | null; readonly newest?: () => Promise<string | undefined> } = {}) {
  const simulation = createSimulation(
    {
      ...{ catalog, effects, messages, migrations, applicationId: 1, start: {}, nameOf: () => '', figures: unasked, changes: unasked, explain: unasked },
      ...{ jumps: async () => [], labelOf: (path: string) => path, calculate: () => new Promise(() => {}) },
    },
    7,
    document,
  )
  running = simulation
  const went: string[] = []
  const archive = archiveOf({ simulation, user, sync: newest && { newest }, navigate: (path) => void went.push(path) })
  return { archive, went, now: simulation.store.getState, store: simulation.store }
}

describe('Carica on the page without a document', () => {
  it('loads a calculation that is as it was saved', async () => {
    answers = () => asSaved
    const { archive, went, now } = opened()
    expect(await archive.load(12)).toBe(true)
    expect(now()).toMatchObject({ values: { nomeCognome: 'Rossi' }, saved: { id: 12, version: item.TStamp }, dirty: false })
    expect(went).toEqual([])
  })

  it('opens a calculation that was typed in since at its address, and leaves its own values as they are', async () => {
    answers = (asked) => (asked.includes('/elaborazioni/') ? typedSince : asSaved)
    const { archive, went, now } = opened()
    now().set('nomeCognome', 'Bozza')
    expect(await archive.load(12)).toBe(true)
    expect(went).toEqual(['/iforf/12'])
    expect(now()).toMatchObject({ values: { nomeCognome: 'Bozza' }, saved: null })
  })

  it('changes nothing if the user typed meanwhile', async () => {
    const { archive, went, now } = opened()
    answers = () => {
      now().set('nomeCognome', 'Da non perdere')
      return typedSince
    }
    expect(await archive.load(12)).toBe(false)
    expect([now().values.nomeCognome, went]).toEqual(['Da non perdere', []])
  })
})

describe('Salva', () => {
  const saving = async (meanwhile: (simulation: SimulationStore) => void) => {
    const { archive, store, now } = opened()
    now().set('nomeCognome', 'Rossi')
    answers = () => {
      if (running) meanwhile(running)
      return { ...item, ID: 30, NomeSimulazione: 'Rossi' }
    }
    await archive.insert('Rossi')
    return store.getState()
  }

  it('belongs to the values on screen, also if the user typed meanwhile', async () => {
    const typed = await saving(({ store }) => store.getState().set('nomeCognome', 'Rossi Mario'))
    expect(typed).toMatchObject({ saved: { id: 30 }, dirty: true, values: { nomeCognome: 'Rossi Mario' } })
  })

  it('does not belong to a calculation that was loaded meanwhile, nor to a new simulation', async () => {
    const other = { ...asSaved, ID: 31, NomeSimulazione: 'Bianchi', State: { nomeCognome: 'Bianchi' } }
    expect(await saving(({ store }) => store.getState().load(other))).toMatchObject({ saved: { id: 31 }, dirty: false })
    expect(await saving(({ store }) => store.getState().reset())).toMatchObject({ saved: null, dirty: false })
  })
})

it('Sovrascrivi does not give its name to a calculation that was loaded meanwhile', async () => {
  const { archive, now } = opened()
  now().load(asSaved)
  const { saved } = now()
  if (!saved) throw new Error('Nothing is loaded')
  answers = () => {
    now().load({ ...asSaved, ID: 31, NomeSimulazione: 'Bianchi', State: { nomeCognome: 'Bianchi' } })
    return item
  }
  await archive.overwrite(saved)
  expect(now()).toMatchObject({ saved: { id: 31, name: 'Bianchi' }, dirty: false, values: { nomeCognome: 'Bianchi' } })
})

describe('Sovrascrivi of a document', () => {
  it('saves what others have typed too, and says which change it has seen', async () => {
    answers = () => ({ ...item, TStamp: '2026-11-28T10:00:01.000Z' })
    const { archive, now } = opened({
      document: 12,
      newest: async () => {
        now().replace({ ...now().values, note: 'nuove' })
        return typedSince.Modifica.il
      },
    })
    now().load(asSaved)
    await archive.overwrite({ id: 12, name: item.NomeSimulazione, version: item.TStamp })
    expect(calls).toHaveLength(1)
    expect(new URL(calls[0]?.split(' ')[1] ?? '', 'http://x').searchParams.get('modifica')).toBe(typedSince.Modifica.il)
    expect(now()).toMatchObject({ values: { note: 'nuove' }, dirty: false, saved: { version: '2026-11-28T10:00:01.000Z' } })
  })

  it('saves nothing if what is typed did not reach the server', async () => {
    const { archive } = opened({ document: 12, newest: () => Promise.reject(new Error('Server non raggiungibile')) })
    await expect(archive.overwrite({ id: 12, name: item.NomeSimulazione, version: item.TStamp })).rejects.toThrow('Server non raggiungibile')
    expect(calls).toEqual([])
  })
})

describe('values that come from another simulator', () => {
  it('do not belong to the calculation that was on this page, also after they are undone', async () => {
    const { store, now } = opened()
    running?.start()
    now().load(asSaved)
    if (running) takeOver(running, { nomeCognome: 'Bianchi' })
    expect(now()).toMatchObject({ values: { nomeCognome: 'Bianchi' }, saved: null, dirty: true })
    await Promise.resolve()
    running?.history.undo()
    expect(store.getState()).toMatchObject({ values: { nomeCognome: 'Rossi' }, saved: null, dirty: true })
  })
})
