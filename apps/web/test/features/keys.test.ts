/** Which action a key of the page starts, and which keys stay with the browser: its document and elements stand in by their few properties. */
import { createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onKey } from '../../src/features/shell/KeysDialog.tsx'
import { type PageAction, useDeclared } from '../../src/features/shell/page-actions.ts'
import { REDO_KEYS, UNDO_KEYS } from '../../src/features/simulator/history.ts'

class Box extends EventTarget {
  readonly isContentEditable = false
  matches(selector: string) {
    return selector.split(', ').includes('input')
  }
}

let dialog: object | null
let done: string[]
const action = (id: string, keys: string): PageAction => ({ id, label: id, keys, icon: createElement('i'), onClick: () => done.push(id) })

beforeEach(() => {
  dialog = null
  done = []
  vi.stubGlobal('document', { querySelector: () => dialog })
  vi.stubGlobal('HTMLElement', Box)
  useDeclared.setState({ actions: [action('annulla', UNDO_KEYS), action('ripeti', REDO_KEYS), action('salva', 'Ctrl+S')] })
})
afterEach(() => {
  useDeclared.setState({ actions: [] })
  vi.unstubAllGlobals()
})

const PLAIN = { ctrlKey: true, metaKey: false, shiftKey: false, altKey: false }
/** Ctrl with the key, in a text box. Returns whether the browser's own action was prevented. */
function press(key: string, more: Partial<typeof PLAIN> = {}, target: EventTarget = new Box()): boolean {
  const event = Object.assign(new KeyEvent('keydown', { cancelable: true }), PLAIN, { key }, more)
  Object.defineProperty(event, 'target', { value: target })
  onKey(event)
  return event.defaultPrevented
}
class KeyEvent extends Event {
  key = ''
  ctrlKey = false
  metaKey = false
  shiftKey = false
  altKey = false
}

it('Shift makes another key: Ctrl+Z is undone, and Ctrl+Y, Ctrl+Shift+Z and Cmd+Shift+Z do it again', () => {
  press('z')
  press('y')
  press('Z', { shiftKey: true })
  press('z', { shiftKey: true, ctrlKey: false, metaKey: true })
  expect(done).toEqual(['annulla', 'ripeti', 'ripeti', 'ripeti'])
  // With the capital lock.
  press('Z')
  expect(done.at(-1)).toBe('annulla')
  expect(press('S', { shiftKey: true })).toBe(false)
  expect(done).toHaveLength(5)
})

it('in a text box of a dialog undo stays with the browser; what else the page has a key for does nothing, not even in the browser', () => {
  dialog = {}
  expect([press('z'), press('y'), press('Z', { shiftKey: true })]).toEqual([false, false, false])
  // Ctrl+S would save the page as a file. On a button of the dialog undo would change a field behind it.
  expect([press('s'), press('z', {}, new EventTarget())]).toEqual([true, true])
  expect(done).toEqual([])
})
