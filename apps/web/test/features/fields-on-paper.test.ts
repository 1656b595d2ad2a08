/** What is printed of a field without a value, and of a picture that has not arrived. */
import { OutlinedInput, Skeleton, ThemeProvider } from '@mui/material'
import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { NumberInput } from '../../src/design/fields/NumberInput.tsx'
import { theme } from '../../src/design/theme.ts'
import { Curve } from '../../src/features/simulator/results/Curve.tsx'
import { Sheet } from '../../src/features/simulator/Sheet.tsx'
import { rendered } from './rendered.ts'

const inTheme = (part: ReactNode) => rendered(createElement(ThemeProvider, { theme }, part))

const number = { id: 'x', disabled: false, invalid: false, describedBy: undefined, onChange: () => {} }
const unit = (value: unknown, placeholder = '', greyZero = false) => {
  const html = rendered(createElement(NumberInput, { ...number, kind: 'percent', value, placeholder, greyZero }))
  const [, style = ''] = /class="[^"]*MuiInputAdornment-root[^"]* (css-[\w-]+)"/.exec(html.replaceAll(/<style.*?<\/style>/gs, '')) ?? []
  return new RegExp(`@media print\\s*\\{\\s*\\.${style}[^{]*\\{\\s*display:\\s*none`).test(html) ? 'hidden' : 'printed'
}

it('the unit of an empty number is not printed; that of a number, typed or shown instead, is', () => {
  expect(unit(null)).toBe('hidden')
  expect(unit(0, '', true)).toBe('hidden')
  expect(unit(1.5)).toBe('printed')
  expect(unit(null, '1,23')).toBe('printed')
  expect(unit('abc')).toBe('printed')
})

it('a hint in an empty field is not printed; the number that counts instead of an empty one is', () =>
  expect(inTheme(createElement(OutlinedInput, { placeholder: 'Cerca il comune' }))).toMatch(
    /@media print\{[^@]*:not\(\[inputmode="decimal"\]\)::placeholder\{opacity:0/,
  ))

it('a picture that has not arrived leaves no empty frame on paper', () => {
  expect(inTheme(createElement(Skeleton))).toMatch(/@media print\s*\{\s*[^{}]*\{\s*display:\s*none/)
  const curve = createElement(Curve, { along: 'Ricavi', at: [0, 1], lines: [], marks: [], height: 380, ...{ children: null } })
  expect(rendered(curve)).toMatch(/@media print\s*\{\s*[^{}]*\{\s*min-height:\s*0/)
})

it('a long group of fields continues on the next page, a single field does not', () => {
  const style = rendered(createElement(Sheet, { title: 'Dati', ...{ children: null } }))
  expect(style).toMatch(/section section[^{]*\{[^}]*break-inside:\s*auto/)
  expect(style).toMatch(/\[data-layout\]\s*\{[^}]*break-inside:\s*avoid/)
})
