/** One draft for all the tabs of a tool: what was typed in one is never overwritten silently by another. */
import { concordato, iforfettari } from '@bilancia/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Values } from '../../src/features/simulator/path.ts'
import { createSimulation, type SimulationStore } from '../../src/features/simulator/simulation.ts'
import type { Simulator } from '../../src/features/simulator/simulator.ts'
import { Stored } from './stored.ts'

type Wrote = { readonly key: string; readonly newValue: string }
type Hears = (event: Wrote) => void

/** The tab that acts: its writes are told to the others only, as a browser does. */
let acting: object | null = null
const hearing = new Map<Hears, object | null>()
const waiting: { readonly by: object | null; readonly event: Wrote }[] = []

class Shared extends Stored {
  override setItem(key: string, newValue: string) {
    if (this.getItem(key) !== newValue) waiting.push({ by: acting, event: { key, newValue } })
    super.setItem(key, newValue)
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Shared())
  vi.stubGlobal('addEventListener', (type: string, hears: Hears) => type === 'storage' && hearing.set(hears, acting))
  vi.stubGlobal('removeEventListener', (_: string, hears: Hears) => hearing.delete(hears))
})
const open: SimulationStore[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.stop()
  vi.unstubAllGlobals()
})

/** Tells the tabs what the others have written, in order. What they write meanwhile is told too. */
function told() {
  for (let next = waiting.shift(); next; next = waiting.shift())
    for (const [hears, tab] of [...hearing]) {
      if (tab === next.by) continue
      acting = tab
      hears(next.event)
    }
  acting = null
}

const unasked = () => Promise.reject(new Error('not asked here'))

function tab({ catalog, effects, messages, migrations }: Pick<Simulator, 'catalog' | 'effects' | 'messages' | 'migrations'> = iforfettari) {
  const me = {}
  /** The other tabs hear of what is done here only when `told` is called. */
  const unheard = <T>(act: () => T): T => {
    acting = me
    const done = act()
    acting = null
    return done
  }
  const asked = { figures: unasked, changes: unasked, explain: unasked, jumps: async () => [], calculate: async (values: Values) => values }
  const simulation = unheard(() => {
    const made = createSimulation(
      { catalog, effects, messages, migrations, applicationId: 1, start: {}, nameOf: () => '', labelOf: (path) => path, ...asked },
      7,
    )
    made.start()
    return made
  })
  open.push(simulation)
  const now = simulation.store.getState
  return {
    simulation,
    now,
    unheard,
    act: <T>(act: () => T) => {
      unheard(act)
      told()
    },
    type: (nomeCognome: string) => {
      unheard(() => now().set('nomeCognome', nomeCognome))
      told()
    },
    close: () => unheard(() => simulation.stop()),
  }
}
const name = ({ now }: ReturnType<typeof tab>) => now().values.nomeCognome
const draft = (): { readonly values: Values; readonly dirty: boolean } => JSON.parse(localStorage.getItem('bilancia.bozza.7.1') ?? 'null').state
const pause = () => new Promise((resolve) => setTimeout(resolve, 30))

const loaded = (ID: number, nomeCognome: string) => ({
  ...{ ID, NomeSimulazione: nomeCognome, Identificativo: nomeCognome, annoImposta: 2026, TStamp: '2026-11-21T10:00:00.000Z', Impronta: null },
  ...{ State: { nomeCognome }, Risultato: { messaggi: [] } },
})

describe('an empty tab', () => {
  it('follows what another types, so that its first keystroke destroys nothing', async () => {
    const [one, other] = [tab(), tab()]
    one.type('Ros')
    one.type('Rossi')
    expect([name(other), other.now().dirty, other.now().elsewhere]).toEqual(['Rossi', true, null])
    await pause()
    expect(other.now()).toMatchObject({ pending: false, result: { nomeCognome: 'Rossi' } })
    one.close()
    other.act(() => other.now().set('note', 'x'))
    expect(draft().values).toMatchObject({ nomeCognome: 'Rossi', note: 'x' })
  })

  it('writes nothing itself when it follows: keys typed meanwhile in the other are not lost', () => {
    const [one, other] = [tab(), tab()]
    one.unheard(() => {
      one.now().set('nomeCognome', 'R')
      one.now().set('nomeCognome', 'Ro')
    })
    told()
    expect([name(one), name(other), draft().values.nomeCognome]).toEqual(['Ro', 'Ro', 'Ro'])
    expect([one.now().elsewhere, one.simulation.loses(), other.simulation.loses()]).toEqual([null, false, false])
  })

  it('does not undo what was typed in the other', async () => {
    const [one, other] = [tab(), tab()]
    one.type('Rossi')
    await pause()
    expect(other.simulation.history.steps.getState().done).toEqual([])
  })

  it('stops following with its own first keystroke, and the other tab is asked', () => {
    const [one, other] = [tab(), tab()]
    one.type('Rossi')
    other.type('Verdi')
    expect([name(one), one.now().elsewhere?.values.nomeCognome, other.now().elsewhere]).toEqual(['Rossi', 'Verdi', null])
    one.type('Rossi M')
    expect([name(other), other.now().elsewhere?.values.nomeCognome]).toEqual(['Verdi', 'Rossi M'])
  })

  it('of the concordato does the same', () => {
    const [one, other] = [tab({ ...concordato, effects: [] }), tab({ ...concordato, effects: [] })]
    one.act(() => one.now().set('soggetto', 'SOCIETA_CAPITALI'))
    expect(other.now().values.soggetto).toBe('SOCIETA_CAPITALI')
  })
})

describe('a tab whose draft was overwritten', () => {
  it('offers the other values until one of the two is chosen, also after more keys, Azzera and Carica', () => {
    const [one, other] = [tab(), tab()]
    one.type('Rossi')
    other.type('Verdi')
    other.close()
    const offered = () => one.now().elsewhere?.values.nomeCognome
    one.type('Rossi M')
    expect([offered(), one.simulation.loses()]).toEqual(['Verdi', true])
    one.act(() => one.now().load(loaded(3, 'Neri')))
    expect(offered()).toBe('Verdi')
    one.act(() => one.now().reset())
    expect([offered(), one.simulation.loses()]).toEqual(['Verdi', true])
    one.act(() => one.now().takeOther())
    expect([name(one), offered(), draft().values.nomeCognome]).toEqual(['Verdi', undefined, 'Verdi'])
    expect(one.simulation.loses()).toBe(false)
  })

  it('keeps its own values if they are chosen', () => {
    const [one, other] = [tab(), tab()]
    one.type('Rossi')
    other.type('Verdi')
    one.type('Rossi M')
    one.act(() => one.now().keepThis())
    expect([name(one), one.now().elsewhere, draft().values.nomeCognome]).toEqual(['Rossi M', null, 'Rossi M'])
    expect([name(other), other.now().elsewhere?.values.nomeCognome]).toEqual(['Verdi', 'Rossi M'])
  })
})

describe('a tab with a loaded calculation', () => {
  it('keeps it on screen and offers what is typed in another', () => {
    const [one, other] = [tab(), tab()]
    one.act(() => one.now().load(loaded(3, 'Neri')))
    other.type('Verdi')
    expect([name(one), one.now().dirty, one.now().elsewhere?.values.nomeCognome]).toEqual(['Neri', false, 'Verdi'])
    expect(one.simulation.loses()).toBe(false)
    other.close()
    one.type('Neri A')
    expect(one.now().elsewhere?.values.nomeCognome).toBe('Verdi')
  })

  it('is not disturbed by another that only loads', () => {
    const [one, other] = [tab(), tab()]
    one.act(() => one.now().load(loaded(3, 'Neri')))
    other.act(() => other.now().load(loaded(4, 'Verdi')))
    expect([name(one), one.now().elsewhere]).toEqual(['Neri', null])
  })
})
