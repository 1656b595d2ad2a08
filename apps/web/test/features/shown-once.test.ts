/** What is shown only once stays on screen until its button is pressed: Escape and a click beside it do not close it. */
import { createTheme, type DialogProps, ThemeProvider } from '@mui/material'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Shown as NewKey } from '../../src/features/agencies/Keys.tsx'
import { Shown as NewDiary } from '../../src/features/clients/Diaries.tsx'
import { LinkDialog } from '../../src/features/own-access/LinkDialog.tsx'

const onClose = () => {}
const link = { Address: 'https://suite.example/accesso#abc', ExpiresAt: '2026-12-01T10:00:00Z', SentTo: null, Failed: false }
const cases: readonly [string, ReactElement, string][] = [
  ['the key of a program', createElement(NewKey, { chiave: 'abc', onClose }), 'ho copiata'],
  ['the address of a diary', createElement(NewDiary, { indirizzo: 'https://suite.example/agenda/abc', onClose }), 'Fatto'],
  ['the link of a user', createElement(LinkDialog, { link, onClose }), 'Chiudi'],
]

it.each(cases)('%s', (_, dialog, button) => {
  let given: Partial<DialogProps> = {}
  // The styles of a theme are given the properties of the dialog.
  const see = ({ ownerState }: { readonly ownerState: Partial<DialogProps> }) => {
    given = ownerState
    return {}
  }
  const theme = createTheme({ components: { MuiDialog: { defaultProps: { disablePortal: true }, styleOverrides: { root: see } } } })
  const html = renderToStaticMarkup(createElement(ThemeProvider, { theme }, dialog))
  expect(html).toContain(button)
  expect(given.open).toBe(true)
  expect(given.onClose).toBeUndefined()
})
