/**
 * A document in the page and on the server, and undo. The server of these tests is one state with the contract's own merge; the real one is tested
 * in `e2e/documents.spec.ts` and `documents.test.ts`.
 */
import { applyChanges, type Change, changesBetween, setPath, valueAt } from '@bilancia/contract'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { Offline } from '../../src/api/call-error.ts'
import { type Base, type Contrast, documentSync, type KeptBase } from '../../src/features/simulator/document/sync.ts'
import { historyOf } from '../../src/features/simulator/history.ts'
import { applyLoaded } from '../../src/features/simulator/load/imported.ts'
import type { Values } from '../../src/features/simulator/path.ts'
import type { Simulation } from '../../src/features/simulator/simulation-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Typed = Pick<Simulation, 'values' | 'dirty' | 'turn' | 'beside' | 'replace'> & { readonly saved: { readonly id: number; readonly name: string } | null }
const empty = { dirty: false, saved: null, turn: 0, beside: {} }
const typing = (values: Values) => createStore<Typed>((set) => ({ ...empty, values, replace: (next) => set({ values: next, dirty: true }) }))

function server(state: Values = {}) {
  let now: Base = { State: { ...state }, Revisione: 0 }
  /** When the last change came: a minute later for each. */
  const touched = () => (now.Revisione > 0 ? { di: 'Verdi Ada', il: new Date(Date.UTC(2026, 0, 1, 9, now.Revisione)).toISOString() } : null)
  let name = 'Rossi 2026'
  return {
    now: () => now,
    rename: (to: string) => {
      name = to
    },
    answer: ({ Revisione, cambi }: { readonly Revisione: number; readonly cambi: readonly Change[] }) => {
      const { state: next, made, unlike } = applyChanges(now.State, structuredClone(cambi))
      const seen = now.Revisione
      if (made.length > 0) now = { State: next, Revisione: seen + 1 }
      return {
        Revisione: now.Revisione,
        State: seen === Revisione ? null : now.State,
        contrasti: unlike.map(({ percorso }) => ({ percorso, valore: valueAt(now.State, percorso) })),
        Modifica: touched(),
        NomeSimulazione: name,
      }
    },
  }
}

type Left = { readonly base: KeptBase; readonly values: Values }
/** A tab that has opened the document, or continues from `left`, the values of an earlier tab. While `online` is false, calls fail. */
function tab({ answer, now }: ReturnType<typeof server>, contrasts: readonly Contrast[] = [], left: Left = { base: now(), values: now().State }) {
  const store = typing({ nome: '', ...left.values })
  const history = historyOf(store)
  const net = { online: true }
  let kept: KeptBase | null = null
  const sync = documentSync({
    // The parts of a simulation that the synchronisation reads.
    simulation: { store, initial: { nome: '' }, history } as never,
    opened: { ...left.base, Modifica: null, NomeSimulazione: 'Rossi 2026' },
    contrasts,
    sources: left.base.Fonti,
    send: async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (!net.online) throw new Offline()
      return answer(asked)
    },
    keep: (base) => {
      kept = base
    },
  })
  history.watch()
  sync.start()
  return {
    store,
    sync,
    history,
    net,
    type: (path: string, value: unknown) => store.getState().replace(setPath(store.getState().values, path, value)),
    kept: () => kept,
  }
}

describe('a document', () => {
  it('saves a second load of returns once, and undo brings back the values and sources of the first', async () => {
    const there = server()
    const { store, sync, history } = tab(there)
    const load = (valore: number) =>
      store
        .getState()
        .replace(applyLoaded(store.getState().values, [{ campo: 'costi.acquisti', valore, daDove: 'quadro RG', caselle: [], codiceFiscale: 'X' }]))
    load(500)
    await vi.advanceTimersByTimeAsync(2000)
    load(900)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sync.state.getState().phase).toBe('salvato')
    expect(there.now()).toMatchObject({ Revisione: 2, State: { costi: { acquisti: 900 }, importati: { 'costi.acquisti': { valore: 900 } } } })
    await vi.advanceTimersByTimeAsync(4000)
    expect(there.now().Revisione).toBe(2)
    history.undo()
    expect(store.getState().values).toMatchObject({ costi: { acquisti: 500 }, importati: { 'costi.acquisti': { valore: 500 } } })
  })

  it.each([
    [true, false],
    [false, false],
    [true, true],
    [false, true],
  ])('asks two who load at once about values only, and each value keeps its own source (mine: %s, after a reload: %s)', async (mine, reloaded) => {
    const there = server({ costi: { acquisti: null }, importati: {} })
    const [one, other] = [tab(there), tab(there)]
    const load = ({ store }: typeof one, daDove: string, loaded: Readonly<Record<string, number>>) => {
      const fields = Object.entries(loaded).map(([campo, valore]) => ({ campo, valore, daDove, caselle: [], codiceFiscale: 'X' }))
      store.getState().replace(applyLoaded(store.getState().values, fields))
    }
    load(one, 'RG', { 'costi.acquisti': 500, ricavi: 7 })
    await vi.advanceTimersByTimeAsync(100)
    load(other, 'RE', { 'costi.acquisti': 900, anni: 3 })
    await vi.advanceTimersByTimeAsync(5000)
    const question = { percorso: 'costi.acquisti', theirs: 500 }
    expect([one, other].map(({ sync }) => sync.state.getState().contrasts)).toEqual([[], [question]])
    const base = other.kept()
    if (!base) throw new Error('nothing kept')
    if (reloaded) other.sync.stop()
    const last = reloaded ? tab(there, [], { base, values: other.store.getState().values }) : other
    await vi.advanceTimersByTimeAsync(1000)
    expect(last.sync.state.getState().contrasts).toEqual([question])
    last.sync.choose(question, mine)
    await vi.advanceTimersByTimeAsync(20_000)
    const acquisti = mine ? { valore: 900, daDove: 'RE' } : { valore: 500, daDove: 'RG' }
    const all = {
      ...{ costi: { acquisti: acquisti.valore }, ricavi: 7, anni: 3 },
      importati: { 'costi.acquisti': acquisti, ricavi: { valore: 7, daDove: 'RG' }, anni: { valore: 3, daDove: 'RE' } },
    }
    expect(there.now().State).toEqual(all)
    for (const { store } of [one, last]) expect(store.getState()).toMatchObject({ values: all, dirty: false })
  })

  it('goes to the server a moment after the last key, and is not dirty then', async () => {
    const there = server()
    const { type, store } = tab(there)
    for (const text of ['A', 'An', 'Anna']) type('nome', text)
    expect(store.getState().dirty).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(there.now()).toEqual({ State: { nome: 'Anna' }, Revisione: 1 })
    expect(store.getState().dirty).toBe(false)
  })

  it('is called what the server says, also where it would be saved', async () => {
    const there = server()
    const { sync, store } = tab(there)
    store.setState({ saved: { id: 40, name: 'Rossi 2026' } })
    const names = () => [sync.state.getState().name, store.getState().saved]
    there.rename('Rossi 2027')
    await vi.advanceTimersByTimeAsync(9000)
    expect(names()).toEqual(['Rossi 2027', { id: 40, name: 'Rossi 2027' }])
    sync.named('Con il capannone')
    expect(names()).toEqual(['Con il capannone', { id: 40, name: 'Con il capannone' }])
  })

  it('gets what others have typed, and undo does not take it back', async () => {
    const there = server()
    const [one, other] = [tab(there), tab(there)]
    one.type('ricavi', 5)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(other.store.getState().values).toMatchObject({ ricavi: 5 })
    expect(other.history.steps.getState().done).toEqual([])
  })

  it('waits without a network, and asks about a field that two have changed', async () => {
    const there = server({ ricavi: 1 })
    const [one, other] = [tab(there), tab(there)]
    other.net.online = false
    other.type('ricavi', 3)
    one.type('ricavi', 2)
    await vi.advanceTimersByTimeAsync(3000)
    expect(other.sync.state.getState().phase).toBe('senza rete')
    other.net.online = true
    await vi.advanceTimersByTimeAsync(8000)
    expect(other.sync.state.getState().contrasts).toEqual([{ percorso: 'ricavi', theirs: 2 }])
    expect([other.store.getState().values.ricavi, there.now().State.ricavi, other.store.getState().dirty]).toEqual([3, 2, true])
    other.sync.choose({ percorso: 'ricavi', theirs: 2 }, true)
    await vi.advanceTimersByTimeAsync(20_000)
    expect([one.store.getState().values.ricavi, there.now().State.ricavi, other.store.getState().dirty]).toEqual([3, 3, false])
  })

  it('that is left during an exchange sends what was typed meanwhile, and then keeps nothing', async () => {
    const there = server()
    const { type, sync, kept } = tab(there)
    type('nome', 'A')
    // The exchange begins 700 ms after the key and takes 20.
    await vi.advanceTimersByTimeAsync(710)
    type('nome', 'Anna')
    sync.stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(there.now().State).toEqual({ nome: 'Anna' })
    expect(kept()).toBeNull()
  })

  it('is the newest before it is saved: what is typed has gone, what others typed is here, also while another exchange runs', async () => {
    const there = server()
    const [one, other] = [tab(there), tab(there)]
    other.type('note', 'di un altro')
    await vi.advanceTimersByTimeAsync(1000)
    one.type('nome', 'A')
    // The exchange begins 700 ms after the key and takes 20.
    await vi.advanceTimersByTimeAsync(710)
    one.type('nome', 'Anna')
    const newest = one.sync.newest()
    await vi.advanceTimersByTimeAsync(100)
    expect(await newest).toBe('2026-01-01T09:03:00.000Z')
    expect(there.now().State).toEqual({ note: 'di un altro', nome: 'Anna' })
    expect(one.store.getState().values).toEqual({ note: 'di un altro', nome: 'Anna' })
  })

  it('is not the newest without a network, or while a field is disputed', async () => {
    const there = server({ ricavi: 1 })
    const [one, other] = [tab(there), tab(there)]
    other.net.online = false
    const offline = expect(other.sync.newest()).rejects.toThrow(Offline)
    await vi.advanceTimersByTimeAsync(100)
    await offline
    other.type('ricavi', 3)
    one.type('ricavi', 2)
    await vi.advanceTimersByTimeAsync(3000)
    other.net.online = true
    const disputed = expect(other.sync.newest()).rejects.toThrow('prima scegliere quale valore tenere')
    await vi.advanceTimersByTimeAsync(100)
    await disputed
    expect(there.now().State.ricavi).toBe(2)
  })

  it('asks about every value of a field that several tabs have filled in, and sends the field when all are decided', async () => {
    const there = server({ ricavi: 1 })
    const three = { percorso: 'ricavi', theirs: 3 }
    const four = { percorso: 'ricavi', theirs: 4 }
    const { type, sync } = tab(there, [three, four])
    type('ricavi', 2)
    sync.choose(three, false)
    await vi.advanceTimersByTimeAsync(2000)
    expect([sync.state.getState().contrasts, there.now().State.ricavi]).toEqual([[four], 1])
    sync.choose(four, true)
    await vi.advanceTimersByTimeAsync(2000)
    expect([sync.state.getState().contrasts, there.now().State.ricavi]).toEqual([[], 3])
  })

  it('that is left with a disputed field keeps what was typed in it, and asks about it again', async () => {
    const there = server({ ricavi: 1 })
    const [one, other] = [tab(there), tab(there)]
    other.net.online = false
    other.type('ricavi', 3)
    one.type('ricavi', 2)
    await vi.advanceTimersByTimeAsync(3000)
    other.net.online = true
    await vi.advanceTimersByTimeAsync(8000)
    expect(other.sync.state.getState().contrasts).toHaveLength(1)
    other.sync.stop()
    await vi.advanceTimersByTimeAsync(1000)
    const base = other.kept()
    if (!base) throw new Error('nothing kept')
    const again = tab(there, [], { base, values: other.store.getState().values })
    await vi.advanceTimersByTimeAsync(1000)
    expect(again.sync.state.getState().contrasts).toEqual([{ percorso: 'ricavi', theirs: 2 }])
    expect([again.store.getState().values.ricavi, there.now().State.ricavi]).toEqual([3, 2])
    again.sync.choose({ percorso: 'ricavi', theirs: 2 }, false)
    await vi.advanceTimersByTimeAsync(1000)
    again.sync.stop()
    expect([again.store.getState().values.ricavi, there.now().State.ricavi, again.kept()]).toEqual([2, 2, null])
  })

  it('is the same everywhere in the end, whatever two type and whenever the network is lost, and no value is lost without a question', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            who: fc.constantFrom(0, 1),
            field: fc.constantFrom('a', 'b', 's.c', 'l[1].x'),
            value: fc.integer({ min: 0, max: 4 }),
            wait: fc.integer({ min: 0, max: 3000 }),
            online: fc.boolean(),
          }),
          { maxLength: 12 },
        ),
        async (acts) => {
          const there = server({ l: [{ x: 0 }, { x: 0 }] })
          const tabs = [tab(there), tab(there)]
          for (const { who, field, value, wait, online } of acts) {
            const one = tabs[who]
            if (!one) continue
            one.net.online = online
            one.type(field, value)
            await vi.advanceTimersByTimeAsync(wait)
          }
          for (const { net } of tabs) net.online = true
          await vi.advanceTimersByTimeAsync(40_000)
          // Each user who is asked keeps their own value.
          for (const { sync } of tabs) for (const contrast of sync.state.getState().contrasts) sync.choose(contrast, true)
          await vi.advanceTimersByTimeAsync(40_000)
          for (const { sync } of tabs) for (const contrast of sync.state.getState().contrasts) sync.choose(contrast, false)
          await vi.advanceTimersByTimeAsync(40_000)
          for (const { store, sync } of tabs) {
            expect(sync.state.getState().contrasts).toEqual([])
            expect(changesBetween({ nome: '', ...there.now().State }, store.getState().values)).toEqual([])
            expect(store.getState().dirty).toBe(false)
            sync.stop()
          }
        },
      ),
      { numRuns: 60 },
    ))
})

describe('undo and redo', () => {
  const typed = (values: Values = {}) => {
    const store = typing(values)
    const history = historyOf(store)
    history.watch()
    return {
      store,
      history,
      type: async (path: string, value: unknown) => {
        store.getState().replace(setPath(store.getState().values, path, value))
        await Promise.resolve()
      },
    }
  }

  it('take typing in one field as one step, and a pause as its end', async () => {
    const { store, history, type } = typed()
    for (const text of ['1', '12', '123']) await type('ricavi', text)
    vi.advanceTimersByTime(2000)
    await type('ricavi', '1234')
    history.undo()
    expect(store.getState().values.ricavi).toBe('123')
    history.undo()
    expect(store.getState().values.ricavi).toBeUndefined()
    history.redo()
    history.redo()
    expect(store.getState().values.ricavi).toBe('1234')
  })

  it('take one action on many fields as one step, and leave what another has typed since', async () => {
    const { store, history } = typed({ a: 1, b: 2, c: 3 })
    store.getState().replace({ a: null, b: 2, c: 3 })
    store.getState().replace({ a: null, b: null, c: 3 })
    await Promise.resolve()
    history.quietly(() => store.getState().replace({ ...store.getState().values, c: 9 }))
    history.undo()
    expect(store.getState().values).toEqual({ a: 1, b: 2, c: 9 })
  })

  it('end with another calculation, so that an overwrite never takes the wrong one', async () => {
    const { store, history, type } = typed()
    await type('a', 1)
    store.setState({ values: { a: 7 }, saved: { id: 5, name: 'Rossi 2026' } })
    await Promise.resolve()
    history.undo()
    expect(store.getState().values).toEqual({ a: 7 })
  })
})
