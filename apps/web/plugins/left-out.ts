/**
 * Parts of MUI that the theme of the suite never runs: CSS variables and colour schemes (there is one look a brand), the ripple (switched
 * off in `design/theme.ts`). MUI asks for them statically, so that every page would load them: seven kilobytes.
 */
import type { Plugin } from 'vite'

/** Whoever comes to need one sees why it is not there. */
const absent = "() => { throw new Error('Left out of the page: see apps/web/plugins/left-out.ts') }"

const parts: readonly (readonly [file: RegExp, instead: string])[] = [
  [/@mui[\\/]material[\\/]styles[\\/]createThemeWithVars\.mjs$/, `export default ${absent}`],
  [/@mui[\\/]material[\\/]styles[\\/]ThemeProviderWithVars\.mjs$/, `export const CssVarsProvider = ${absent}`],
  [/@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/, 'export default () => null'],
]

export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  enforce: 'pre',
  load: (id) => parts.find(([file]) => file.test(id))?.[1] ?? null,
}
