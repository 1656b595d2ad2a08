/** A dialog in which something is typed does not drop it without asking. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTheme, type DialogProps, ThemeProvider } from '@mui/material'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormDialog } from '../../src/design/FormDialog.tsx'

/** What Escape and a click beside it call, before and after a field has changed; and how often the dialog was closed by then. */
function opened(told: { readonly chosen?: boolean; readonly unsaved?: boolean } = {}): { readonly leave: () => number; readonly type: () => void } {
  let given: Partial<DialogProps> = {}
  let closed = 0
  // The styles of a theme are given the properties of the dialog.
  const see = ({ ownerState }: { readonly ownerState: Partial<DialogProps> }) => {
    if (ownerState.maxWidth === 'sm') given = ownerState
    return {}
  }
  const theme = createTheme({ components: { MuiDialog: { defaultProps: { disablePortal: true }, styleOverrides: { root: see } } } })
  const dialog = createElement(FormDialog, { onClose: () => closed++, ...told, maxWidth: 'sm' }, 'Campi')
  expect(renderToStaticMarkup(createElement(ThemeProvider, { theme }, dialog))).toContain('Campi')
  const call = (name: 'onClose' | 'onChange') => Reflect.apply(Object(given[name]), undefined, [{}, 'escapeKeyDown'])
  return {
    leave: () => {
      call('onClose')
      return closed
    },
    type: () => call('onChange'),
  }
}

it('closes at once while nothing is typed, and then no more', () => {
  const { leave, type } = opened()
  expect(leave()).toBe(1)
  type()
  expect(leave()).toBe(1)
})

it('does not close at once if an entry of a searched list is chosen', () => expect(opened({ chosen: true }).leave()).toBe(0))

it('closes at once if another field than the one that would be lost has changed', () => {
  const { leave, type } = opened({ unsaved: false })
  type()
  expect(leave()).toBe(1)
  expect(opened({ unsaved: true }).leave()).toBe(0)
})

it('is the dialog of every form and of every file', () => {
  const src = join(import.meta.dirname, '../../src')
  const files = globSync('**/*.tsx', { cwd: src }).map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }))
  const dialogs = files.filter(({ text }) => /<(?:Form)?Dialog\b/.test(text) && /<FormActions\b|type="file"|component="form"|<NewVariant\b/.test(text))
  expect(dialogs.length).toBeGreaterThan(15)
  expect(dialogs.filter(({ text }) => !text.includes('<FormDialog')).map(({ name }) => name)).toEqual([])
})
