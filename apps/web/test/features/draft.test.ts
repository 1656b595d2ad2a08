/** Which edits would be lost: every way out of the page asks before. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askAtUnload, losesTyped } from '../../src/design/unload.ts'
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
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})
/** As the menu of the user does. */
const signOutAsks = () => hasUnsavedDrafts(USER) || losesTyped()

/** A page in whose form a name was typed. It asks before it is closed, like `SimulationProvider`. */
function typedWith(storage: Storage) {
  vi.stubGlobal('localStorage', storage)
  const { store, loses } = createSimulation({ ...simulator, calculate: () => new Promise(() => {}) }, USER)
  ends.push(askAtUnload(loses))
  expect([loses(), signOutAsks()]).toEqual([false, false])
  store.getState().set('nomeCognome', 'Rossi')
  return loses
}

it('edits kept as a draft are not lost with the page, but with the sign-out, which deletes the drafts', () => {
  const loses = typedWith(new Stored())
  expect([loses(), signOutAsks()]).toEqual([false, true])
  clearDrafts(USER)
  expect(signOutAsks()).toBe(false)
})

it('edits that the browser does not keep are lost both ways', () => {
  const loses = typedWith(new Full())
  expect([loses(), signOutAsks()]).toEqual([true, true])
})
