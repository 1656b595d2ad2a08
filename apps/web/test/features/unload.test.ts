import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askAtUnload, losesTyped } from '../../src/design/unload.ts'
import { leaving } from '../../src/offline/kept.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  leaving.now = false
  vi.unstubAllGlobals()
})
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('typed values that would be lost make the browser ask, and «Esci» too', () => {
  let typed = false
  const end = askAtUnload(() => typed)
  expect([browserAsks(), losesTyped()]).toEqual([false, false])
  typed = true
  expect([browserAsks(), losesTyped()]).toEqual([true, true])
  end()
  expect([browserAsks(), losesTyped()]).toEqual([false, false])
})

it('the browser does not ask again after «Esci», which has deleted the drafts and ended the session', () => {
  const end = askAtUnload(() => true)
  leaving.now = true
  expect(browserAsks()).toBe(false)
  end()
})
