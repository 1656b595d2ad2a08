/** The look of every page: the font, one scale of sizes and spaces, the themes. The colours are in `tokens.ts`. */

export const look = {
  fonts: '"IBM Plex Sans", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
  /** Latin letters of the variable font, with tabular figures. The build puts the file there; the name has its version. */
  font: '/assets/ibm-plex-sans-5.3.0.woff2',
  /** Corners, in pixels. */
  radius: 6,
  /** The step of the spaces, in pixels. */
  space: 8,
  /** Every size of a text on a screen, with its line height, in pixels. */
  sizes: { label: [12, 16], dense: [13, 20], body: [14, 20], section: [16, 24], headline: [20, 28], amount: [28, 36] },
} as const

/** The chosen themes; without a choice the page follows the system. */
export const themes = { chiaro: 'light', scuro: 'dark' } as const
export type Theme = keyof typeof themes
export const isTheme = (name: string): name is Theme => Object.hasOwn(themes, name)
/** The choice is kept on the device, under this name. */
export const THEME_KEY = 'tema'

/** The script that takes the chosen theme before the first paint. Content policies name its digest: it must not depend on anything. */
export const themeScript = `try{const t=localStorage.getItem('${THEME_KEY}');if(t)document.documentElement.dataset.tema=t}catch{}`
