/**
 * Contrast (WCAG 2.2, 1.4.3 and 1.4.11) of every pair of colours, in each brand and theme. Text against its background: at
 * least 4.5. Marks, icons and borders with a meaning: at least 3. Disabled controls are exempt in WCAG too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, contrast, look, mixed, type Token, tokensOf, usable } from '@bilancia/contract/api'
import { expect, it } from 'vitest'
import { theme } from '../../src/design/theme.ts'
import { aBrand } from '../a-brand.ts'

type Colours = Readonly<Record<Token, string>>
/** `[name, foreground, background]` */
type Pair = readonly [string, string, string]
type Surface = readonly [string, string]

/** The colours of a brand in one theme. */
const coloursOf = (brand: Brand, dark: boolean): Colours => {
  const pairs = Object.entries(tokensOf(brand))
  return Object.fromEntries(pairs.map(([name, pair]) => [name, pair[dark ? 1 : 0]])) as Colours
}

const tones = ['warning', 'error', 'success', 'info'] as const
/** The share of ink in the background of a row under the pointer, from 0 to 1, as the theme says. */
const HOVERED = Number(/ ([\d.]+)%/.exec(theme.palette.action.hover)?.[1]) / 100
const { hoverOpacity, selectedOpacity, focusOpacity } = theme.palette.action

const papers = (c: Colours): readonly Surface[] => [
  ['paper', c.paper],
  ['a dialog', c.raised],
]

/** Paper, and paper under the pointer. */
const plain = (c: Colours): readonly Surface[] =>
  papers(c).flatMap(([where, paper]): readonly Surface[] => [
    [where, paper],
    [`a row of ${where} that is pointed at`, mixed(paper, c.ink, HOVERED)],
    [`a button on ${where} that is pointed at`, mixed(paper, c.primary, hoverOpacity)],
  ])

/** The background of the selected entry, in a list, a menu or the drawer. */
const chosen = (c: Colours): readonly Surface[] =>
  papers(c).flatMap(([where, paper]) =>
    [0, hoverOpacity, focusOpacity].map(
      (more): Surface => [`an entry of ${where} that is chosen (${more} over)`, mixed(paper, c.primary, selectedOpacity + more)],
    ),
  )

const onEach = (c: Colours, surfaces: readonly Surface[], inks: readonly Token[]): readonly Pair[] =>
  surfaces.flatMap(([where, behind]) => inks.map((ink): Pair => [`${ink} on ${where}`, c[ink], behind]))

function texts(c: Colours): readonly Pair[] {
  return [
    ...onEach(c, plain(c), ['ink', 'quiet', 'primary', 'primaryStrong', 'accent', 'warning', 'error', 'success']),
    ...onEach(c, chosen(c), ['ink', 'quiet']),
    ...(['ink', 'quiet', 'accent'] as const).map((ink): Pair => [`${ink} on the total that wins`, c[ink], c.accentTint]),
    ['what a tool that is closed says', c.quiet, c.shade],
    ...(['primary', 'accent', 'error'] as const).flatMap((name): readonly Pair[] => {
      const on = name === 'primary' ? c.onPrimary : name === 'accent' ? c.onAccent : c.onError
      return [
        [`what is written on full ${name}`, on, c[name]],
        [`the same on ${name}, pointed at`, on, c[`${name}Strong`]],
      ]
    }),
    ['the header', c.onBar, c.bar],
    ['the header, pointed at', c.onBar, mixed(c.bar, c.onBar, hoverOpacity)],
    ...tones.map((tone): Pair => [`a notice of kind ${tone}`, c[`${tone}Ink`], c[`${tone}Tint`]]),
    ...tones.map((tone): Pair => [`a link in a notice of kind ${tone}`, c.primary, c[`${tone}Tint`]]),
    ...tones.map((tone): Pair => [`a full notice of kind ${tone}`, c.paper, c[tone]]),
    ['a tooltip', c.onBar, c.tip],
    // The pages of the embedded provider.
    ['a quiet button, pointed at', c.primary, c.primaryTint],
  ]
}

const lines = ['line1', 'line2', 'line3', 'line4', 'line5', 'line6', 'line7', 'line8'] as const
const fills = ['quiet', 'taxes', 'contributions', 'charges'] as const

function marks(c: Colours): readonly Pair[] {
  return [
    ...onEach(c, chosen(c), ['primary']),
    ...onEach(c, papers(c), ['border', 'primary', 'error', 'info', 'warning', 'success', ...lines, ...fills]),
    ['the focus in the header', c.onBar, c.bar],
    ['the border of the total that wins', c.accent, c.accentTint],
    ['the card on its background', c.paper, c.cover],
    ...tones.map((tone): Pair => [`the icon of a notice of kind ${tone}`, c[tone], c[`${tone}Tint`]]),
    // The two colours of a pattern, and the line around every part.
    ...(['taxes', 'contributions', 'charges'] as const).map((part): Pair => [`the pattern of ${part}`, c[part], c[`${part}Faint`]]),
    ['the pattern of the costs', c.spots, c.hairline],
    ['the pattern of what stays in the company', c.spots, c.paper],
    ['the pattern of the depreciation', c.quiet, c.paper],
    ['the line around what is left', c.quiet, c.left],
  ]
}

const weak = (pairs: readonly Pair[], least: number) =>
  pairs.flatMap(([what, front, behind]) => {
    const ratio = contrast(front, behind)
    return ratio < least ? [`${what}: ${front} on ${behind} is ${ratio.toFixed(2)}`] : []
  })

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`
/** 125 colours spread evenly, each with two others as second colours, because a brand may have any colour. */
const grid = Array.from({ length: 125 }, (_, i) => {
  const level = (of: number) => Math.round((of % 5) * 63.75)
  return hex(level(i) * 65_536 + level(Math.floor(i / 5)) * 256 + level(Math.floor(i / 25)))
})
const brandOf = (primary: string, dark: string, accent: string): Brand => ({ ...aBrand, primary, dark, accent })
const brands: readonly (readonly [string, Brand])[] = [
  ['Bilancia', aBrand],
  ['Stadera', brandOf('#1b5e20', '#123f16', '#0b4f8a')],
  ['Meridiana', brandOf('#6b2d6b', '#4a1d4a', '#00695c')],
  ...grid.map((colour, i) => [colour, brandOf(colour, grid[(i * 7 + 3) % 125] ?? '', grid[(i * 11 + 5) % 125] ?? '')] as const),
]

it.each([
  ['light', false],
  ['dark', true],
])('a brand of any colours has a contrast of at least 4.5 for every text and of 3 for every mark in the %s theme', (_, dark) => {
  const found = brands.flatMap(([name, brand]) => {
    const colours = coloursOf(brand, dark)
    // In the dark theme the card of the sign-in stands out by its shadow and its text instead.
    const drawn = marks(colours).filter(([what]) => !dark || !what.startsWith('the card'))
    return [...weak(texts(colours), 4.5), ...weak(drawn, 3)].map((pair) => `${name}: ${pair}`)
  })
  expect(found).toEqual([])
})

it('a colour that is dark enough is used as it was chosen, a lighter one darker', () => {
  for (const colour of ['#1565c0', '#1b5e20', '#6b2d6b', '#0b4f8a', '#00695c', '#000000']) expect(usable(colour)).toBe(colour)
  // This yellow has 1.2 to 1 on white. The colour used in its place has 4.5 on the darkest surface.
  const [yellow, surface] = [usable('#ffeb3b'), '#e6e6e6']
  expect([contrast('#ffeb3b', '#ffffff') < 1.3, contrast(yellow, surface) >= 4.5, contrast(yellow, surface) < 5]).toEqual([true, true, true])
})

it('measures as WCAG does', () => {
  // The largest contrast, and the lightest grey that passes on white.
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
  expect(mixed('#ffffff', '#000000', 0.04)).toBe('#f5f5f5')
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

it('finds no colour on the pages but those of the tokens, and no token that does not exist', () => {
  // White and black only mix with a token in the theme; the picker of a colour starts from black.
  const exempt = ['theme.ts', 'ColourField.tsx']
  const literals = inSources(/['"` (]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?)\(/gi)
  expect(literals.filter(([file]) => !exempt.some((name) => file.endsWith(name)))).toEqual([])
  const names = Object.keys(tokensOf(aBrand))
  const used = inSources(/var\(--[\w-]+\)/g).map(([, text]) => text.slice(6, -1))
  expect([...new Set(used)].filter((name) => !names.includes(name))).toEqual([])
})

it('finds no size of text on the screen that is not on the scale', () => {
  const scale = Object.values(look.sizes).map(([size]) => `fontSize: '${size / 16}rem'`)
  expect(inSources(/fontSize: (?:'[\d.]+(?:rem|px)'|\d+(?=\D))/g).filter(([, text]) => text.includes("'") && !scale.includes(text))).toEqual([])
})

it('checks every colour of the theme that a page uses', () => {
  const found = inSources(/\b(?:primary|secondary|accent|warning|error|success|info|grey)\.(?:main|dark|light|contrastText|\d+)\b/g)
  const known = ['primary.main', 'primary.dark', 'accent.main', 'accent.light', 'warning.main', 'error.main', 'error.contrastText', 'success.main']
  expect([...new Set(found.map(([, colour]) => colour))].filter((name) => !known.includes(name))).toEqual([])
})

it('the address of the font names the version that is installed', async () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../node_modules/@fontsource-variable/ibm-plex-sans/package.json'), 'utf8'))
  expect(look.font).toContain(`-${version}.woff2`)
})
