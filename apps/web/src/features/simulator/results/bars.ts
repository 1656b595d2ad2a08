/** Positions and fills of the parts of a bar. */
import { format } from '@bilancia/contract'

/** Fills differ by pattern as well as by colour, for black-and-white print and colour blindness. */
export const fills = {
  revenue: 'var(--quiet)',
  costs: 'radial-gradient(var(--spots) 1.2px, var(--hairline) 1.4px) 0 0 / 6px 6px',
  depreciation: 'repeating-linear-gradient(90deg, var(--quiet) 0 1px, var(--paper) 1px 5px)',
  charges: 'repeating-linear-gradient(0deg, var(--charges) 0 2px, var(--chargesFaint) 2px 6px)',
  taxes: 'var(--taxes)',
  taxesOfPersons: 'repeating-linear-gradient(-45deg, var(--taxes) 0 3px, var(--taxesFaint) 3px 8px)',
  contributions: 'repeating-linear-gradient(45deg, var(--contributions) 0 4px, var(--contributionsFaint) 4px 8px)',
  left: 'var(--left)',
  leftInside: 'radial-gradient(var(--spots) 1.2px, var(--paper) 1.4px) 0 0 / 6px 6px',
} as const
export type Fill = keyof typeof fills

export type Part = { readonly name: string; readonly fill: Fill; readonly euro: number }
/** In euro. `from` is never above `to`. */
export type Span = { readonly from: number; readonly to: number }
export type Segment = Part & Span

/** Stacks the parts from zero outwards, in order: positive ones to the right, negative ones to the left. Zero parts are left out. */
export function stacked(parts: readonly Part[]): readonly Segment[] {
  const ends = { left: 0, right: 0 }
  return parts.flatMap((part) => {
    if (!part.euro) return []
    const side = part.euro > 0 ? 'right' : 'left'
    const begins = ends[side]
    ends[side] += part.euro
    return [{ ...part, from: Math.min(begins, ends[side]), to: Math.max(begins, ends[side]) }]
  })
}

/** A bar that starts at zero. */
export const onZero = (part: Part): Segment => ({ ...part, from: Math.min(0, part.euro), to: Math.max(0, part.euro) })

/** One scale for all bars of a picture. It may include negative values. */
export const scaleOf = (spans: readonly Span[]): Span => ({
  from: Math.min(0, ...spans.map(({ from }) => from)),
  to: Math.max(0, ...spans.map(({ to }) => to)),
})

/** Position and width in percent. An empty scale gives zero width. */
export function placed({ from, to }: Span, scale: Span): { readonly left: number; readonly width: number } {
  const whole = scale.to - scale.from || 1
  return { left: ((from - scale.from) / whole) * 100, width: ((to - from) / whole) * 100 }
}

/** Acronyms keep their capitals. */
export const inSentence = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))

/** A bar in words, for screen readers: 'imposte 1.200,00 €, contributi 300,00 €'. */
export const barText = (parts: readonly Part[]): string => parts.map(({ name, euro }) => `${inSentence(name)} ${format.money(euro)}`).join(', ')
