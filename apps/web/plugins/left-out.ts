/**
 * Parts of MUI that the suite's theme never uses: its own CSS variables and colour schemes (the tokens are ours, ADR 52), a theme as
 * source code, and the ripple (switched off in `design/theme.ts`). MUI imports them statically, so every page would load their seven kilobytes.
 */
import type { Plugin } from 'vite'

/** The error names this file for a developer who needs one of the parts. */
const absent = "() => { throw new Error('Left out of the page: see apps/web/plugins/left-out.ts') }"

const parts: readonly (readonly [file: RegExp, instead: string])[] = [
  [/@mui[\\/]material[\\/]styles[\\/]createThemeWithVars\.mjs$/, `export default ${absent}`],
  [/@mui[\\/]material[\\/]styles[\\/]ThemeProviderWithVars\.mjs$/, `export const CssVarsProvider = ${absent}`],
  [/@mui[\\/]material[\\/]styles[\\/]stringifyTheme\.mjs$/, `export const stringifyTheme = ${absent}`],
  [/@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/, 'export default () => null'],
]

export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  enforce: 'pre',
  load: (id) => parts.find(([file]) => file.test(id))?.[1] ?? null,
}
