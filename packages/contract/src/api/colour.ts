/** Colours as `#rrggbb`: mixing, contrast as WCAG 2.2 defines it, and the nearest readable colour. */

const BLACK = '#000000'
const WHITE = '#ffffff'

const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `share` of `other` in `colour`, from 0 to 1, channel by channel. */
export function mixed(colour: string, other: string, share: number): string {
  const to = channels(other)
  const whole = channels(colour).map((channel, k) => Math.round(channel + ((to[k] ?? 0) - channel) * share))
  return `#${whole.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2.2, 'relative luminance'. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, 'contrast ratio': from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The darkest light surface that a text in a colour of a brand may lie on: a notice, a row under the pointer, a tint of the colour itself. */
const LIGHT_SURFACE = '#e6e6e6'

const STEP = 0.02

/** The colour itself if its contrast on each surface is at least `least`; otherwise the first darker one on light surfaces, lighter one on dark surfaces. */
export function readable(colour: string, surfaces: readonly string[], least: number): string {
  const end = surfaces.every((surface) => contrast(BLACK, surface) > contrast(WHITE, surface)) ? BLACK : WHITE
  for (let share = 0; share < 1; share += STEP) {
    const found = mixed(colour, end, share)
    if (surfaces.every((surface) => contrast(found, surface) >= least)) return found
  }
  return end
}

/** A chosen colour for light pages: darkened, if needed, until text in it and white text on it have the contrast of WCAG 2.2 AA. */
export const usable = (colour: string): string => readable(colour, [LIGHT_SURFACE], 4.5)

export const contrastOnWhite = (colour: string): number => contrast(colour, WHITE)
