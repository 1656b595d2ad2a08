/** The title of a dialog can hold a name of any length. */
import { DialogTitle, ThemeProvider } from '@mui/material'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { theme } from '../../src/design/theme.ts'

it('a long word in it is broken instead of widening the dialog', () => {
  expect(renderToStaticMarkup(createElement(ThemeProvider, { theme }, createElement(DialogTitle)))).toContain('overflow-wrap:anywhere')
})
