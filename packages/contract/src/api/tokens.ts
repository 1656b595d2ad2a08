/**
 * One set of colour tokens, each with a light and a dark value. The server writes them into each page as CSS variables, so
 * that a theme is a change of `color-scheme` and of nothing else.
 */
import type { Brand, Dress } from './brand.ts'
import { mixed, readable, usable } from './colour.ts'
import { look, themes } from './look.ts'

const white = '#ffffff'
/** The darkest surface. In the dark theme it is also the text on a light colour. */
const night = '#0b0e12'
const dusk = { paper: '#14181d', raised: '#1e242b', shade: '#1b2026' } as const
const nightly = [dusk.paper, dusk.raised]

type Pair = readonly [light: string, dark: string]

/** A colour for text and buttons, its stronger shade under the pointer, a tint behind text, and the colour of text on the full colour. */
function colour(
  main: string,
  strong: string,
  tint = mixed(usable(main), white, 0.9),
): { readonly main: Pair; readonly strong: Pair; readonly tint: Pair; readonly on: Pair } {
  // Made from the darkened colour. Behind the chosen entry of a list, a very light one would take the contrast of the text below 4.5.
  const dark = readable(usable(main), nightly, 5.5)
  return {
    main: [usable(main), dark],
    strong: [usable(strong), mixed(dark, white, 0.25)],
    tint: [tint, mixed(dusk.raised, dark, 0.1)],
    on: [white, night],
  }
}

/** The colours of a notice: of its icon, of its text, and behind them. */
function notice(main: string): { readonly main: Pair; readonly ink: Pair; readonly tint: Pair } {
  const light = mixed(main, white, 0.2)
  const dark = readable(main, nightly, 5.5)
  const tint = mixed(dusk.paper, dark, 0.16)
  return { main: [main, dark], ink: [mixed(light, '#000000', 0.6), readable(mixed(dark, white, 0.5), [tint], 7)], tint: [mixed(light, white, 0.9), tint] }
}

/** A colour of the charts: dark enough for a line on white, light enough for one on the dark paper. */
const drawn = (main: string): Pair => [main, readable(main, nightly, 4.5)]

/** The part of a bar that is not full: the second colour of its pattern. */
const faint = (light: string, main: string): Pair => [light, mixed(dusk.paper, main, 0.35)]

/** The colours of a brand. A new pair of colours on a page is added to `contrast.test.ts`. */
export const tokensOf = (brand: Brand) => {
  const primary = colour(brand.primary, brand.dark)
  const error = { ...colour('#b3261e', '#7d1b15', white), ...notice('#b3261e') }
  const [warning, success, info] = [notice('#b45309'), notice('#2e7d32'), notice('#01579b')]
  const accent = colour(brand.accent, mixed(usable(brand.accent), '#000000', 0.3))
  return {
    paper: [white, dusk.paper],
    /** Dialogs and menus. */
    raised: [white, dusk.raised],
    /** Behind anything that cannot be used. */
    shade: ['#f5f5f5', dusk.shade],
    /** Around a sheet of paper. */
    desk: ['#e7eaee', night],
    ink: ['#1b1f24', '#e6e9ed'],
    quiet: ['#57606a', '#a9b3bd'],
    hairline: ['#d8dee4', '#39424c'],
    /** Border of input fields. */
    border: ['#8c959f', '#7d8792'],
    /** Behind the white text of a tooltip. */
    tip: ['#5b646d', '#4a545f'],
    /** The header. */
    bar: [primary.main[0], mixed(usable(brand.dark), dusk.paper, 0.35)],
    onBar: [white, white],
    /** Behind the sign-in card. */
    cover: [usable(brand.dark), usable(brand.dark)],
    /** Printed text, and the background of a video. */
    black: ['#000000', '#000000'],
    primary: primary.main,
    primaryStrong: primary.strong,
    primaryTint: primary.tint,
    onPrimary: primary.on,
    accent: accent.main,
    accentStrong: accent.strong,
    accentTint: accent.tint,
    onAccent: accent.on,
    warning: warning.main,
    warningInk: warning.ink,
    warningTint: warning.tint,
    error: error.main,
    errorStrong: error.strong,
    errorInk: error.ink,
    errorTint: error.tint,
    onError: error.on,
    success: success.main,
    successInk: success.ink,
    successTint: success.tint,
    info: info.main,
    infoInk: info.ink,
    infoTint: info.tint,
    // The pictures: colours that differ for the colour-blind too; the patterns that go with them are in `bars.ts`.
    taxes: drawn('#1565c0'),
    taxesFaint: faint('#e3f2fd', '#1565c0'),
    contributions: drawn('#b56a00'),
    contributionsFaint: faint('#ffe0b2', '#b56a00'),
    charges: drawn('#6a1b9a'),
    chargesFaint: faint('#f3e5f5', '#6a1b9a'),
    spots: ['#3d444d', '#aab3bc'],
    left: ['#b2dfdb', '#1d5f59'],
    line1: drawn('#00695c'),
    line2: drawn('#c05500'),
    line3: drawn('#1565c0'),
    line4: drawn('#6a1b9a'),
    line5: drawn('#b3261e'),
    line6: drawn('#2e7d32'),
    line7: drawn('#57606a'),
    line8: drawn('#9a6700'),
  } as const satisfies Readonly<Record<string, Pair>>
}

export type Token = keyof ReturnType<typeof tokensOf>

/** The colour as a CSS value. */
export const token = <T extends Token>(name: T): `var(--${T})` => `var(--${name})`

/**
 * CSS of the tokens, the font and the logo (`.brand-logo`). Paper is always light. An element with a `color-scheme` of its own has the colours of
 * that theme.
 */
export function lookStyle({ brand, logo }: Dress): string {
  const colours = Object.entries(tokensOf(brand)).map(([name, [light, dark]]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`)
  const chosen = Object.entries(themes).map(([name, scheme]) => `:root[data-tema=${name}]{color-scheme:${scheme}}`)
  return `@font-face{font-family:"IBM Plex Sans";font-style:normal;font-weight:100 700;font-display:swap;src:url(${look.font}) format("woff2")}
:root{color-scheme:light dark;${colours.join(';')}}
${chosen.join('')}
@media print{:root:root:root{color-scheme:light}}
html{background:var(--paper)}
.brand-logo{flex:none;display:block;max-width:120px;aspect-ratio:${logo.ratio};${drawnLogo(logo)}}
`
}

const drawnLogo = ({ src, plain }: Dress['logo']) =>
  plain
    ? `height:24px;background-color:currentColor;forced-color-adjust:none;mask:url("${src}") center/contain no-repeat`
    : `box-sizing:border-box;height:36px;padding:2px;border-radius:${look.radius}px;background:${white} url("${src}") center/contain content-box no-repeat`
