/**
 * The chart of `Curve`, in a file of its own that loads when it becomes visible. Lines differ by their dashes as well as by
 * colour. The chart is one tab stop: the arrow keys move along the points and give their figures in words. Nothing is animated.
 */
import { format } from '@bilancia/contract'
import { Box, useMediaQuery } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { amountsAxis, nearest, pathOf, placeOn, ticksOf } from './curve.ts'

type Line = {
  readonly id: string
  readonly label: string
  readonly color: string
  /** Null: no figure there, a gap in the line. */
  readonly data: readonly (number | null)[]
  /** Takes a pattern of the `dashed` family. */
  readonly dashed?: boolean
}

type Mark = { readonly x: number; readonly name: string; readonly full?: boolean }

export type CurveProps = {
  /** The titles of the axes: the variable, and the amounts. */
  readonly along: string
  readonly at: readonly number[]
  readonly lines: readonly Line[]
  /** A solid line marks the current value, a dotted one a found value. */
  readonly marks: readonly Mark[]
  /** Both axes start at zero. */
  readonly fromZero?: boolean
  readonly height: number
  /** A click picks the nearest point, by its index. */
  readonly onPick?: (index: number) => void
}

/** Dashes in pixels. Each family begins with the plainest pattern, and lines of a chart repeat one only after all others are taken. */
const families = { plain: ['none', '14 3', '10 3 2 3', '18 3 2 3 2 3', '24 5'], dashed: ['7 4', '2 3', '6 3 1 3', '3 5', '1 2'] } as const

function patterns(lines: readonly Line[]): readonly string[] {
  const taken = { plain: 0, dashed: 0 }
  return lines.map(({ dashed = false }) => {
    const family = dashed ? 'dashed' : 'plain'
    const of = families[family]
    return of[taken[family]++ % of.length] ?? 'none'
  })
}

const short = (euro: number) => `${format.wholeAmount(euro)} €`
const money = (value: number | null | undefined) => (value === null || value === undefined ? '—' : format.money(value))
const AMOUNTS = 76

export function CurveChart({ along, at, lines, marks, fromZero = false, height, onPick }: CurveProps) {
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const [shown, show] = useState<number | null>(null)
  const across = { from: fromZero ? 0 : (at[0] ?? 0), to: at.at(-1) ?? 0 }
  const up = amountsAxis(
    lines.flatMap(({ data }) => data.filter((value) => value !== null)),
    fromZero,
    5,
  )
  const dashes = patterns(lines)
  const said = (k: number) => `${short(at[k] ?? 0)}: ${lines.map(({ label, data }) => `${label} ${money(data[k])}`).join(', ')}`
  const under = ({ clientX, currentTarget }: PointerEvent<HTMLElement> | React.MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return nearest(at, across.from + ((clientX - left) / (width || 1)) * (across.to - across.from))
  }
  const walk = (event: KeyboardEvent) => {
    const k = shown ?? 0
    const to = { ArrowRight: k + 1, ArrowUp: k + 1, ArrowLeft: k - 1, ArrowDown: k - 1, PageUp: k + 10, PageDown: k - 10, Home: 0, End: at.length - 1 }[
      event.key
    ]
    if (event.key === 'Escape') show(null)
    if (event.key === 'Enter' && shown !== null) onPick?.(shown)
    if (to === undefined) return
    event.preventDefault()
    show(Math.max(0, Math.min(at.length - 1, to)))
  }
  return (
    <Box sx={{ height, display: 'flex', flexDirection: 'column', breakInside: 'avoid' }}>
      {lines.length > 1 && <Legend lines={lines} dashes={dashes} />}
      <Box sx={{ ...plot, ml: `${AMOUNTS}px` }}>
        {up.ticks.map((tick) => (
          <Box key={tick} component="span" aria-hidden style={{ top: `${100 - placeOn(up, tick)}%` }} sx={amountTick}>
            {short(tick)}
          </Box>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" width="100%" height="100%">
          {up.ticks.map((tick) => (
            <path key={tick} d={`M0 ${100 - placeOn(up, tick)}H100`} stroke={tick === 0 ? 'var(--ink)' : 'var(--hairline)'} vectorEffect="non-scaling-stroke" />
          ))}
          {lines.map(({ id, color, data }, k) => (
            <path
              key={id}
              data-series={id}
              d={pathOf(data.map((value, i) => (value === null ? null : [placeOn(across, at[i] ?? 0), placeOn(up, value)])))}
              fill="none"
              style={{ stroke: color }}
              strokeWidth={2}
              strokeDasharray={dashes[k]}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <Marks marks={marks} across={across} narrow={narrow} />
        {ticksOf(across.from, across.to, narrow ? 3 : 8).map((tick) => (
          <Box key={tick} component="span" aria-hidden style={{ left: `${placeOn(across, tick)}%` }} sx={valueTick}>
            {short(tick)}
          </Box>
        ))}
        <Box
          role="slider"
          tabIndex={0}
          aria-label="Punti della curva"
          aria-valuemin={0}
          aria-valuemax={at.length - 1}
          aria-valuenow={shown ?? 0}
          aria-valuetext={said(shown ?? 0)}
          onKeyDown={walk}
          onFocus={() => show((now) => now ?? 0)}
          onBlur={() => show(null)}
          onPointerMove={(event) => show(under(event))}
          onPointerLeave={() => show(null)}
          onClick={(event) => onPick?.(under(event))}
          sx={{ position: 'absolute', inset: 0, cursor: onPick ? 'pointer' : 'default', '@media print': { display: 'none' } }}
        />
        {shown !== null && <Point x={placeOn(across, at[shown] ?? 0)} title={`${along} ${short(at[shown] ?? 0)}`} lines={lines} at={shown} up={up} />}
      </Box>
      <Box sx={{ mt: '20px', ml: `${AMOUNTS}px`, textAlign: 'center', typography: 'caption', color: 'text.secondary' }}>{along}</Box>
    </Box>
  )
}

/** Vertical lines with their names at the top, a row for each, so that no name covers another. A value beyond the axis has none: it would lie outside the chart. */
function Marks({
  marks,
  across,
  narrow,
}: {
  readonly marks: readonly Mark[]
  readonly across: { readonly from: number; readonly to: number }
  readonly narrow: boolean
}) {
  return marks
    .filter(({ x }) => x >= across.from && x <= across.to)
    .toSorted((a, b) => a.x - b.x)
    .map(({ x, name, full = false }, row) => {
      const left = placeOn(across, x)
      // If there is no room on the right of a line, its name is on the left.
      const before = left > (narrow ? 55 : 80)
      return (
        <Box key={`${x} ${name}`} style={{ left: `${left}%` }} sx={{ ...mark, borderLeftStyle: full ? 'solid' : 'dotted' }}>
          <Box component="span" style={{ top: 4 + 16 * row, [before ? 'right' : 'left']: 4 }} sx={markName}>
            {name}
          </Box>
        </Box>
      )
    })
}

type PointProps = {
  readonly x: number
  readonly title: string
  readonly lines: readonly Line[]
  readonly at: number
  readonly up: { readonly from: number; readonly to: number }
}

/** The figures of one point, beside its line. */
const Point = ({ x, title, lines, at, up }: PointProps) => (
  <Box aria-hidden style={{ left: `${x}%` }} sx={{ ...mark, '@media print': { display: 'none' } }}>
    {lines.map(({ id, color, data }) => {
      const value = data[at]
      return value === null || value === undefined ? null : (
        <Box key={id} component="span" style={{ top: `${100 - placeOn(up, value)}%`, background: color }} sx={dot} />
      )
    })}
    <Box sx={{ ...tip, ...(x > 50 ? { right: 8 } : { left: 8 }) }}>
      <strong>{title}</strong>
      {lines.map(({ id, label, data }) => (
        <Box key={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span>{label}</span>
          <span>{money(data[at])}</span>
        </Box>
      ))}
    </Box>
  </Box>
)

const Legend = ({ lines, dashes }: { readonly lines: readonly Line[]; readonly dashes: readonly string[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'caption' }}>
    {lines.map(({ id, label, color }, k) => (
      <li key={id}>
        <svg width="36" height="10" aria-hidden="true">
          <path d="M0 5H36" style={{ stroke: color }} strokeWidth={2} strokeDasharray={dashes[k]} />
        </svg>{' '}
        {label}
      </li>
    ))}
  </Box>
)

const plot = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  mr: 3,
  borderLeft: 1,
  borderBottom: 1,
  borderColor: 'text.secondary',
  '& svg': { display: 'block', overflow: 'visible' },
} as const
const tick = { position: 'absolute', typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' } as const
const amountTick = { ...tick, right: '100%', pr: 1, transform: 'translateY(-50%)' } as const
const valueTick = { ...tick, top: '100%', pt: 0.5, transform: 'translateX(-50%)' } as const
const mark = { position: 'absolute', insetBlock: 0, width: 0, borderLeft: '1px solid', borderColor: 'text.secondary', pointerEvents: 'none' } as const
const markName = { position: 'absolute', px: 0.5, bgcolor: 'background.default', typography: 'caption', whiteSpace: 'nowrap', borderRadius: 0.5 } as const
const dot = { position: 'absolute', width: 8, height: 8, ml: '-4.5px', mt: '-4px', borderRadius: '50%', border: 1, borderColor: 'background.default' } as const
const tip = {
  position: 'absolute',
  top: 8,
  zIndex: 1,
  minWidth: 200,
  p: 1,
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  typography: 'caption',
} as const
