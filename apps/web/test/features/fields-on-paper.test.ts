/** What is printed of a field, of its heading, and of a picture that has not arrived. */
import { CssBaseline, OutlinedInput, Skeleton, ThemeProvider } from '@mui/material'
import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { Disclosure } from '../../src/design/Disclosure.tsx'
import { FieldFrame } from '../../src/design/fields/FieldFrame.tsx'
import { FieldGrid } from '../../src/design/fields/FieldGrid.tsx'
import { NumberInput } from '../../src/design/fields/NumberInput.tsx'
import { theme } from '../../src/design/theme.ts'
import { simulator as budget4u } from '../../src/features/budget4u/simulator.ts'
import { Accanto } from '../../src/features/calendario/Accanto.tsx'
import { ComunePicker } from '../../src/features/comuni/ComunePicker.tsx'
import { ConcordatoPage } from '../../src/features/concordato/ConcordatoPage.tsx'
import { simulator } from '../../src/features/concordato/simulator.ts'
import { Picture } from '../../src/features/convsrl/picture/Picture.tsx'
import { simulator as convsrl } from '../../src/features/convsrl/simulator.ts'
import { Messaggi } from '../../src/features/forme/piano/Anni.tsx'
import { simulator as forme } from '../../src/features/forme/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { AnyField } from '../../src/features/simulator/Field.tsx'
import { Messages } from '../../src/features/simulator/Messages.tsx'
import { Part } from '../../src/features/simulator/page/Part.tsx'
import { Curve } from '../../src/features/simulator/results/Curve.tsx'
import { FoldControl } from '../../src/features/simulator/results/fold.tsx'
import { Sheet } from '../../src/features/simulator/Sheet.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

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

it('a required amount shows no grey zero while it is empty, and a typed zero; one that counts zero shows the grey zero', () => {
  const shown = (path: string, values: object) => {
    const simulation = inState(createSimulation(simulator, 1), { values: { anni: [{}, {}], ...values } })
    const [input = ''] = /<input[^>]*>/.exec(rendered(createElement(AnyField, { path }), { simulation })) ?? []
    return ['placeholder', 'value'].map((attribute) => new RegExp(` ${attribute}="([^"]*)"`).exec(input)?.[1] ?? '')
  }
  expect(shown('redditoPrecedente', { redditoPrecedente: null })).toEqual(['', ''])
  expect(shown('anni.0.concordato', {})).toEqual(['', ''])
  expect(shown('anni.1.effettivo', { anni: [{}, { effettivo: 0 }] })).toEqual(['', '0,00'])
  expect(shown('anni.1.rettifiche', { anni: [{}, { rettifiche: 0 }] })).toEqual(['0,00', ''])
})

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

it('a text is printed whole, instead of what its input would show of it', () => {
  const nomeDitta = 'Società agricola dei fratelli Ravelli e di Giovanbattista Scarampi'
  const simulation = (name: string) => inState(createSimulation(budget4u, 1), { values: { informazioniCostiDiAvvio: { nomeDitta: name } } })
  const shown = (name: string) => rendered(createElement(AnyField, { path: 'informazioniCostiDiAvvio.nomeDitta' }), { simulation: simulation(name) })
  expect(shown(nomeDitta)).toContain(` data-text="${nomeDitta}"`)
  // An empty field keeps its line.
  expect(shown('')).not.toContain(' data-text')
  const style = rendered(createElement(Sheet, { title: 'Dati', ...{ children: null } }))
  expect(style).toMatch(/@media print.*\[data-text\]::after\{content:attr\(data-text\);/)
  expect(style).toMatch(/\[data-text\]\s?>\s?input\{display:none/)
})

it('the label of a checkbox and of a row is printed as small as a field', () => {
  const style = rendered(createElement(Sheet, { title: 'Dati', ...{ children: null } }))
  expect(style).toMatch(/\[data-layout\]\s?>\s?label[^{]*\{font-size:8\.5pt/)
})

it('the arrow of the list of comuni, and the link to a field of an alert, are not printed', () => {
  const inDocument = { simulation: createSimulation(forme, 1) }
  const comune = createElement(ComunePicker, { anno: 2026, value: null, onChange: () => {}, label: 'Comune' })
  expect(rendered(comune, inDocument)).toMatch(/@media print\{[^{}]*\{display:none;\}[^<]*<\/style><svg/)
  const messaggi = [{ id: 'X', gravita: 'ERRORE' as const, campo: 'piano.orizzonte', testo: 'Manca' }]
  const nowhere = { explain: () => {}, goToField: () => {} }
  expect(rendered(createElement(ExplanationContext, { value: nowhere }, createElement(Messaggi, { messaggi })), inDocument)).toMatch(
    /@media print\{[^{}]*\{display:none;\}[^<]*<\/style><a/,
  )
})

it('a heading is not the last line of a page', () => {
  const simulation = inState(createSimulation(simulator, 1), { messages: new Map() })
  const children = 'x'
  expect(rendered(createElement(Disclosure, { title: 'Dati', open: true, children }))).toMatch(/@media print\{[^@]*>\s?summary\{[^}]*break-after:avoid/)
  expect(rendered(createElement(Part, { title: 'Dati', children }))).toMatch(/break-after:avoid/)
  expect(rendered(createElement(Messages, { campo: 'anni' }), { simulation })).toMatch(/break-after:avoid/)
})

it('how many lines of a table are left out stands below its last line, not on the next page', () => {
  const left = createElement(FoldControl, { hides: () => true, count: 4, open: false, toggle: () => {} })
  expect(rendered(left)).toMatch(/@media print\{[^}]*break-before:avoid;\}\}<\/style><p[^>]*>4 righe a zero/)
})

it('nor are the words above a picture, without the picture', () => {
  const inPage = (part: ReactNode) => createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, part)
  const simulation = inState(createSimulation(convsrl, 1), { result: {} })
  expect(rendered(inPage(createElement(Picture)), { simulation })).toMatch(/break-after:avoid[^<]*<\/style><p/)
  // After the title of the section.
  const [, , choice] = rendered(inPage(createElement(Accanto, { nome: 'CONVSRL', scelto: {} as never })), { simulation }).split('break-after:avoid')
  expect(choice).toContain('Accanto a')
})

it('no button, nothing to search with, no frame of a field and no choice that was not made is printed, on any page; the text of a note keeps its height', () => {
  const css = inTheme(createElement(CssBaseline))
  for (const unwanted of [
    '\\.MuiIconButton-root',
    '\\[role="search"\\]',
    '\\.MuiOutlinedInput-notchedOutline',
    '\\.MuiNativeSelect-icon',
    '\\.MuiToggleButton-root:not\\(\\.Mui-selected\\)',
  ])
    expect(css).toMatch(new RegExp(`@media print\\{[^@]*${unwanted}[^{}]*\\{display:none`))
  expect(css).toMatch(/@media print\{[^@]*\.MuiInputBase-input:not\(textarea\)\{[^}]*height:auto/)
})

it('a note is printed small and without its icon, with a line at its side', () => {
  const css = inTheme(createElement(CssBaseline))
  expect(css).toMatch(/@media print\{[^@]*\.MuiAlert-icon\{display:none/)
  expect(css).toMatch(/@media print\{[^@]*\.MuiAlert-root\{[^}]*border-left:2px solid/)
})

it('fields stand in two columns on a sheet, as on a wide screen', () =>
  expect(inTheme(createElement(FieldGrid))).toMatch(/@media print, ?\(min-width: ?900px\)\{[^{]*\{grid-template-columns:repeat\(2/))

it('the concordato prints its fields as figures', () =>
  expect(rendered(createElement(ConcordatoPage))).toMatch(/@media print\{[^@]*\[data-text\]\s?>\s?input\{display:none/))

it('a long word in a label, which may be the name of a partner, wraps instead of covering the next field', () =>
  expect(inTheme(createElement(FieldFrame, { id: 'x', label: 'Compenso', ...{ children: null } }))).toMatch(/display:block;[^}]*overflow-wrap:break-word/))
