/**
 * Contrast (WCAG 2.2, 1.4.3 and 1.4.11) of every pair of colours in a brand. Text against its background: at least 4.5.
 * Marks, icons and borders with a meaning: at least 3. Disabled controls are exempt in WCAG too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, brands, look } from '@bilancia/contract/api'
import { darken, decomposeColor, getContrastRatio, hexToRgb, lighten } from '@mui/material/styles'
import { describe, expect, it } from 'vitest'
import { themeOf } from '../../src/design/theme.ts'

/** `[name, foreground, background]` */
type Pair = readonly [string, string, string]
type Surface = readonly [string, string]
type Theme = ReturnType<typeof themeOf>

const channels = (colour: string): readonly number[] => decomposeColor(colour.startsWith('#') ? hexToRgb(colour) : colour).values
/** The visible colour of a translucent colour over its background. */
const over = (behind: string, colour: string, opacity: number): string =>
  `rgb(${channels(behind).map((channel, i) => Math.round(channel + ((channels(colour)[i] ?? 0) - channel) * opacity))})`

const tones = ['warning', 'error', 'success', 'info'] as const

/** The page backgrounds: paper, and paper on hover. */
const plain = ({ palette: { background, primary, action, text } }: Theme): readonly Surface[] => [
  ['paper', background.paper],
  ['a row that is pointed at', over(background.paper, text.primary, action.hoverOpacity)],
  ['a button that is pointed at', over(background.paper, primary.main, action.hoverOpacity)],
]

/** The background of the selected entry, in a list or in the drawer. */
const chosen = ({ palette: { background, primary, action } }: Theme): readonly Surface[] =>
  [0, action.hoverOpacity, action.focusOpacity].map((more) => [
    `an entry that is chosen (${more} over)`,
    over(background.paper, primary.main, action.selectedOpacity + more),
  ])

const onEach = (surfaces: readonly Surface[], inks: Readonly<Record<string, string>>): readonly Pair[] =>
  surfaces.flatMap(([where, behind]) => Object.entries(inks).map(([ink, colour]): Pair => [`${ink} on ${where}`, colour, behind]))

function texts(brand: Brand): readonly Pair[] {
  const theme = themeOf(brand)
  const { palette } = theme
  const { primary, accent, text, grey, error } = palette
  const inks = {
    'text.primary': text.primary,
    'text.secondary': text.secondary,
    'primary.main': primary.main,
    'primary.dark': primary.dark,
    'accent.main': accent.main,
    'warning.main': palette.warning.main,
    'error.main': error.main,
  }
  return [
    ...onEach(plain(theme), inks),
    ...onEach(chosen(theme), { 'text.primary': text.primary, 'text.secondary': text.secondary }),
    ['success.main, that all is saved, on paper', palette.success.main, look.paper],
    ...(['text.primary', 'text.secondary', 'accent.main'] as const).map((ink): Pair => [`${ink} on the total that wins`, inks[ink], accent.light]),
    ['text.secondary on a tool that is closed', text.secondary, grey[100]],
    ...[primary, accent, error].flatMap(({ main, dark, contrastText }): readonly Pair[] => [
      ['what is written on a full colour', contrastText, main],
      ['the same, pointed at', contrastText, dark],
    ]),
    ['the header, pointed at', primary.contrastText, over(primary.main, primary.contrastText, palette.action.hoverOpacity)],
    ...tones.map((tone): Pair => [`a notice of kind ${tone}`, darken(palette[tone].light, 0.6), lighten(palette[tone].light, 0.9)]),
    ['a tooltip', '#ffffff', over(look.paper, grey[700], 0.92)],
    // The pages of the embedded provider, and the card that they share with /login.
    ['the motto', look.quietInk, look.paper],
    ['a button', look.paper, brand.primary.main],
    ['a button, pointed at', look.paper, brand.primary.dark],
    ['a quiet button, pointed at', brand.primary.main, brand.primary.tint],
    ['a refusal', look.error.ink, look.error.paper],
  ]
}

function marks(brand: Brand): readonly Pair[] {
  const theme = themeOf(brand)
  const { palette } = theme
  return [
    ...onEach(chosen(theme), { 'primary.main': palette.primary.main }),
    ['the logo on the card', brand.primary.main, look.paper],
    ['the logo in the header', palette.primary.contrastText, brand.primary.main],
    ['the focus', brand.primary.main, look.paper],
    ['the focus in the header', '#ffffff', brand.primary.main],
    ['the border of the total that wins', brand.accent.main, brand.accent.light],
    ['the border of a field of the provider', look.border, look.paper],
    ['the border of a field in error', look.error.main, look.paper],
    ['the card on its background', look.paper, brand.primary.dark],
    ...tones.map((tone): Pair => [`the icon of a notice of kind ${tone}`, palette[tone].main, lighten(palette[tone].light, 0.9)]),
  ]
}

const weak = (pairs: readonly Pair[], least: number) =>
  pairs.flatMap(([what, front, behind]) => {
    const ratio = getContrastRatio(front, behind)
    return ratio < least ? [`${what}: ${front} on ${behind} is ${ratio.toFixed(2)}`] : []
  })

describe.each(Object.values(brands))('$name', (brand) => {
  it('has a contrast of at least 4.5 for every text', () => expect(weak(texts(brand), 4.5)).toEqual([]))
  it('has a contrast of at least 3 for every mark', () => expect(weak(marks(brand), 3)).toEqual([]))
  it('differs from the other brands in its colours, its names and its logo', () => {
    const others: readonly Brand[] = Object.values(brands).filter(({ id }) => id !== brand.id)
    const own = ({ name, motto, logo, cover, primary, tools }: Brand) => [name, motto, logo, cover, primary.main, primary.dark, ...Object.values(tools)]
    for (const other of others) expect(own(other).filter((part) => own(brand).includes(part))).toEqual([])
  })
})

it('measures as WCAG does', () => {
  // The limits of the definition, and the first grey that passes on white.
  expect(getContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(getContrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
  expect(over('#ffffff', '#000000', 0.04)).toBe('rgb(245,245,245)')
})

/** Every place of a pattern in the sources of the pages, as `[file, text]`. */
function inSources(pattern: RegExp): readonly (readonly [string, string])[] {
  const src = join(import.meta.dirname, '..', '..', 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return files.flatMap((name) => [...readFileSync(join(src, name), 'utf8').matchAll(pattern)].map(([text]) => [name, text] as const))
}

it('fades no text: opacity would take it below its contrast', () => {
  // A button that cannot be used is exempt (WCAG 2.2, 1.4.3).
  const exempt = ['Ottimizzatore.tsx']
  expect(inSources(/opacity: 0?\.\d+/g).filter(([file]) => !exempt.some((name) => file.endsWith(name)))).toEqual([])
})

it('checks every colour of the theme that a page uses', () => {
  const found = inSources(/\b(?:primary|secondary|accent|warning|error|success|info|grey)\.(?:main|dark|light|contrastText|\d+)\b/g)
  const known = ['primary.main', 'primary.dark', 'accent.main', 'accent.light', 'warning.main', 'error.main', 'error.contrastText', 'success.main', 'grey.100']
  expect([...new Set(found.map(([, colour]) => colour))].filter((name) => !known.includes(name))).toEqual([])
})
