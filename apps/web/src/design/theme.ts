/**
 * The MUI theme. Its colours are the tokens of `tokens.ts`, which the server writes into the page: light and dark are one
 * theme, and paper is light. In addition to MUI's palette: `accent` (the best regime), `hairline` (thin lines), `shade`.
 */

import { look, type Token, token } from '@bilancia/contract/api'
import { itIT } from '@mui/material/locale'
import { createTheme } from '@mui/material/styles'

declare module '@mui/material/styles' {
  interface Palette {
    accent: Palette['primary']
    hairline: string
    shade: string
  }
  interface PaletteOptions {
    accent: PaletteOptions['primary']
    hairline: string
    shade: string
  }
}

/** Height of the header and widths of the drawers, in pixels. */
export const measures = { header: 56, drawer: 240, actions: 100 } as const
/** So many pixels below the header, and below the notice of a document if there is one (`FixedNotice`). */
export const belowHeader = (pixels = 0) => `calc(${measures.header + pixels}px + var(--notice, 0px))`

const ease = '150ms'
const focus = { outline: `2px solid ${token('primary')}` }
const raised = { '--paper': token('raised') }

/** A size of the scale, in rem: it follows the size that the user sets in the browser. */
const size = (name: keyof typeof look.sizes) => ({ fontSize: rem(look.sizes[name][0]), lineHeight: look.sizes[name][1] / look.sizes[name][0] })
const rem = (pixels: number) => `${pixels / 16}rem`
const body = size('body')

/** A coefficient of MUI as a percentage: a number, or a sum in text. */
const share = (coefficient: number | string) =>
  `${
    Math.round(
      String(coefficient)
        .split('+')
        .reduce((sum, part) => sum + Number(part), 0) * 10_000,
    ) / 100
  }%`
/** Browsers mix the colours, because only they know the value of a token. */
const faded = (colour: string, coefficient: number | string) => `color-mix(in srgb, ${colour} ${share(coefficient)}, transparent)`

const mix = (other: string) => (colour: string, coefficient: number | string) => `color-mix(in srgb, ${colour}, ${other} ${share(coefficient)})`

const notices = (['warning', 'error', 'success', 'info'] as const).map((severity) => ({
  props: { variant: 'standard' as const, severity },
  style: { color: token(`${severity}Ink`), backgroundColor: token(`${severity}Tint`), '& .MuiAlert-icon': { color: token(severity) } },
}))

/** A colour of MUI's palette for marks only: its lighter and darker shades are the full colour too. */
const mark = (name: Token) => ({ main: token(name), light: token(name), dark: token(name), contrastText: token('paper') })

/** What asks for a click or a search, the frame of a field, and of a row of choices those that were not made. */
const unprinted =
  '.MuiButton-root, .MuiIconButton-root, [role="search"], .MuiOutlinedInput-notchedOutline, .MuiNativeSelect-icon, .MuiToggleButton-root:not(.Mui-selected)'

const made = createTheme(
  {
    palette: {
      primary: { main: token('primary'), light: token('primaryTint'), dark: token('primaryStrong'), contrastText: token('onPrimary') },
      accent: { main: token('accent'), light: token('accentTint'), dark: token('accentStrong'), contrastText: token('onAccent') },
      secondary: mark('quiet'),
      warning: mark('warning'),
      error: { main: token('error'), light: token('errorTint'), dark: token('errorStrong'), contrastText: token('onError') },
      success: mark('success'),
      info: mark('info'),
      text: { primary: token('ink'), secondary: token('quiet'), disabled: faded(token('ink'), 0.5) },
      background: { default: token('paper'), paper: token('paper') },
      action: {
        active: token('quiet'),
        hover: faded(token('ink'), 0.05),
        selected: faded(token('ink'), 0.1),
        disabled: faded(token('ink'), 0.4),
        disabledBackground: faded(token('ink'), 0.12),
        focus: faded(token('ink'), 0.12),
        // A chosen entry that has the focus: a brand may be black, and its text must stay readable.
        focusOpacity: 0.06,
      },
      // The text on a notice in full colour. MUI would compute it from the colour, but it does not know the value of a token.
      getContrastText: () => token('paper'),
      divider: token('hairline'),
      hairline: token('hairline'),
      shade: token('shade'),
    },
    spacing: look.space,
    shape: { borderRadius: look.radius },
    typography: {
      fontFamily: look.fonts,
      fontSize: look.sizes.body[0],
      body1: body,
      body2: body,
      caption: size('label'),
      subtitle1: { ...size('section'), fontWeight: 600 },
      subtitle2: { ...body, fontWeight: 600 },
      h1: { ...size('headline'), fontWeight: 600 },
      h2: { ...size('section'), fontWeight: 600 },
      h3: { ...body, fontWeight: 600 },
      h4: { ...size('amount'), fontWeight: 600 },
      button: { ...body, fontWeight: 600, textTransform: 'none' },
    },
    transitions: { duration: { shortest: 100, shorter: 100, short: 150, standard: 150, complex: 150, enteringScreen: 150, leavingScreen: 100 } },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          html: { scrollPaddingTop: belowHeader() },
          body: { fontVariantNumeric: 'tabular-nums' },
          ':focus-visible': { ...focus, outlineOffset: 2 },
          // A target of 24 px (WCAG 2.2, 2.5.8) also where its words are small.
          summary: { cursor: 'pointer', minHeight: 24 },
          '@media (prefers-reduced-motion: reduce)': {
            // No transition at all: a short one on everything would let an inherited colour change one level a frame.
            '*, *::before, *::after': { animationDuration: '0.01ms !important', transition: 'none !important', scrollBehavior: 'auto !important' },
          },
          '@media print': {
            body: { color: token('black') },
            [unprinted]: { display: 'none !important' },
            '.MuiToggleButton-root, .MuiInputBase-root': { border: '0 !important', background: 'none !important', paddingInline: '0 !important' },
            '.MuiInputBase-input:not(textarea)': { paddingBlock: '0 !important', height: 'auto !important' },
            '.MuiInputBase-input:not([inputmode])': { paddingInline: '0 !important' },
            // A line at its side marks a note, as its icon and colour do on the screen.
            '.MuiAlert-root': {
              padding: '0 0 0 8px !important',
              borderRadius: '0 !important',
              borderLeft: '2px solid',
              fontSize: '8.5pt !important',
              breakInside: 'avoid',
            },
            '.MuiAlert-message': { padding: '1px 0 !important' },
            '.MuiAlert-icon': { display: 'none !important' },
            '.MuiLink-root': { color: 'inherit !important', textDecoration: 'none !important' },
            // Nobody can open a folded list on paper.
            'details::details-content': { contentVisibility: 'visible', height: 'auto' },
          },
        },
      },
      // Without the ripple, the focus needs an outline. It is drawn inside, because a neighbour or the edge of a list would cut it.
      MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': { ...focus, outlineOffset: -2 } } } },
      MuiAppBar: {
        styleOverrides: { root: { backgroundColor: token('bar'), color: token('onBar'), '&& .Mui-focusVisible': { outlineColor: token('onBar') } } },
      },
      MuiFab: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: 2 } } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { transitionDuration: ease, '&.Mui-focusVisible': { outlineOffset: 2 } } },
      },
      // MUI's default scrolls in some widths by a pixel, and the keyboard cannot reach that scroll area.
      MuiAlert: { styleOverrides: { root: { variants: notices }, message: { overflow: 'visible', minWidth: 0, overflowWrap: 'anywhere' } } },
      MuiPaper: { defaultProps: { elevation: 0 } },
      // In the dark theme dialogs, popovers and lists are a little lighter than the page, with everything on them.
      MuiDialog: { styleOverrides: { paper: raised } },
      MuiDialogTitle: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
      MuiPopover: { styleOverrides: { paper: raised } },
      MuiAutocomplete: { styleOverrides: { paper: raised } },
      MuiTooltip: {
        defaultProps: { arrow: true },
        styleOverrides: { tooltip: { backgroundColor: token('tip'), color: token('onBar') }, arrow: { color: token('tip') } },
      },
      MuiTableCell: { styleOverrides: { root: { borderColor: token('hairline') } } },
      // A label stands above its field, as in FieldFrame, so the outline has no gap for it.
      MuiInputLabel: {
        defaultProps: { shrink: true },
        styleOverrides: { root: { ...size('label'), position: 'static', transform: 'none', maxWidth: 'none', whiteSpace: 'normal', marginBottom: 4 } },
      },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: token('border'), top: 0, '& legend': { display: 'none' } } } },
      MuiInputBase: {
        styleOverrides: {
          input: {
            '&::placeholder': { color: token('quiet'), opacity: 1 },
            // The placeholder of an amount is the figure that counts. Other placeholders are hints, which are not printed.
            '@media print': { '&:not([inputmode="decimal"])::placeholder': { opacity: 0 } },
          },
        },
      },
      // Skeletons are not printed.
      MuiSkeleton: { styleOverrides: { root: { '@media print': { display: 'none' } } } },
      MuiLinearProgress: { styleOverrides: { root: { backgroundColor: token('primaryTint') } } },
      MuiSwitch: { styleOverrides: { switchBase: { color: token('border') }, track: { backgroundColor: token('quiet') } } },
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiLink: { defaultProps: { underline: 'hover' } },
    },
  },
  itIT,
)

/** One theme for all brands: components compare themes by identity. MUI's own mixing of colours knows no tokens. */
export const theme = Object.assign(made, { alpha: faded, lighten: mix('#ffffff'), darken: mix('#000000') })
