/**
 * The MUI theme of a brand. In addition to MUI's palette: `accent` (the best regime) and `hairline` (thin lines). Every
 * number on the page already uses tabular figures.
 */

import { type Brand, look } from '@bilancia/contract/api'
import { itIT } from '@mui/material/locale'
import { createTheme } from '@mui/material/styles'

declare module '@mui/material/styles' {
  interface Palette {
    accent: Palette['primary']
    hairline: string
  }
  interface PaletteOptions {
    accent: PaletteOptions['primary']
    hairline: string
  }
}

/** Height of the header and widths of the drawers, in pixels. */
export const measures = { header: 56, drawer: 240, actions: 100 } as const

const body = { fontSize: '0.875rem', lineHeight: 20 / 14 }
const label = { fontSize: '0.75rem', lineHeight: 16 / 12 }
const ease = '150ms'

/** Call it once: components compare themes by identity. */
export const themeOf = ({ primary: { main, dark }, accent }: Brand) => {
  const focus = { outline: `2px solid ${main}` }
  return createTheme(
    {
      palette: {
        primary: { main, dark, contrastText: look.paper },
        accent: { ...accent, contrastText: look.paper },
        warning: { main: '#b45309' },
        error: { main: look.error.main },
        success: { main: '#2e7d32' },
        info: { main: '#01579b' },
        text: { primary: look.ink, secondary: look.quietInk },
        background: { default: look.paper, paper: look.paper },
        divider: look.hairline,
        hairline: look.hairline,
      },
      spacing: 8,
      shape: { borderRadius: look.radius },
      typography: {
        fontFamily: look.fonts,
        fontSize: 14,
        body1: body,
        body2: body,
        caption: label,
        subtitle1: { fontSize: '1rem', lineHeight: 24 / 16, fontWeight: 600 },
        subtitle2: { ...body, fontWeight: 600 },
        h1: { fontSize: '1.25rem', lineHeight: 28 / 20, fontWeight: 600 },
        h2: { fontSize: '1rem', lineHeight: 24 / 16, fontWeight: 600 },
        h3: { ...body, fontWeight: 600 },
        h4: { fontSize: '1.75rem', lineHeight: 36 / 28, fontWeight: 600 },
        button: { ...body, fontWeight: 600, textTransform: 'none' },
      },
      transitions: { duration: { shortest: 100, shorter: 100, short: 150, standard: 150, complex: 150, enteringScreen: 150, leavingScreen: 100 } },
      components: {
        MuiCssBaseline: {
          styleOverrides: {
            html: { scrollPaddingTop: measures.header },
            body: { fontVariantNumeric: 'tabular-nums' },
            ':focus-visible': { ...focus, outlineOffset: 2 },
            '@media (prefers-reduced-motion: reduce)': {
              '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important', scrollBehavior: 'auto !important' },
            },
            '@media print': { body: { color: '#000' }, '.MuiButton-root': { display: 'none' } },
          },
        },
        // Without the ripple, the focus needs an outline. It is drawn inside, because a neighbour or the edge of a list would cut it.
        MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': { ...focus, outlineOffset: -2 } } } },
        MuiAppBar: { styleOverrides: { root: { '&& .Mui-focusVisible': { outlineColor: '#fff' } } } },
        MuiFab: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: 2 } } } },
        MuiButton: {
          defaultProps: { disableElevation: true },
          styleOverrides: { root: { transitionDuration: ease, '&.Mui-focusVisible': { outlineOffset: 2 } } },
        },
        // MUI's default scrolls in some widths by a pixel, and the keyboard cannot reach that scroll area.
        MuiAlert: { styleOverrides: { message: { overflow: 'visible', minWidth: 0, overflowWrap: 'anywhere' } } },
        MuiPaper: { defaultProps: { elevation: 0 } },
        MuiTextField: { defaultProps: { size: 'small' } },
        MuiSelect: { defaultProps: { size: 'small' } },
        MuiTooltip: { defaultProps: { arrow: true } },
        MuiLink: { defaultProps: { underline: 'hover' } },
      },
    },
    itIT,
  )
}
