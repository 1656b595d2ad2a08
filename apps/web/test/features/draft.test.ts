/** Which edits would be lost: every way out of the page asks before. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { simulator } from '../../src/features/iforfettari/simulator.ts'
import { clearDrafts, hasUnsavedDrafts } from '../../src/features/simulator/draft.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { Stored } from './stored.ts'

class Full extends Stored {
  override setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

const USER = 7
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

/** A page in whose form a name was typed. It asks before it is closed, like `SimulationProvider`. */
function typedWith(storage: Storage) {
  vi.stubGlobal('localStorage', storage)
  const { store, loses } = createSimulation({ ...simulator, calculate: () => new Promise(() => {}) }, USER)
  window.addEventListener('beforeunload', (event) => loses() && event.preventDefault())
  expect([loses(), hasUnsavedDrafts(USER)]).toEqual([false, false])
  store.getState().set('nomeCognome', 'Rossi')
  return loses
}

it('edits kept as a draft are not lost with the page, but with the sign-out, which deletes the drafts', () => {
  const loses = typedWith(new Stored())
  expect([loses(), hasUnsavedDrafts(USER)]).toEqual([false, true])
  clearDrafts(USER)
  expect(hasUnsavedDrafts(USER)).toBe(false)
})

it('edits that the browser does not keep are lost both ways', () => {
  const loses = typedWith(new Full())
  expect([loses(), hasUnsavedDrafts(USER)]).toEqual([true, true])
})
