/** The chart of `Curve`. A separate file, loaded when it becomes visible. */
import { format } from '@bilancia/contract'
import { useMediaQuery } from '@mui/material'
import { LineChart } from '@mui/x-charts/LineChart'
import { ChartMark } from '../../../design/ChartMark.tsx'

type Line = {
  readonly id: string
  readonly label: string
  readonly color: string /** Null: no figure there, a gap in the line. */
  readonly data: readonly (number | null)[]
  readonly dashed?: boolean
}

export type CurveProps = {
  /** The titles of the axes: the variable, and the amounts. */
  readonly along: string
  readonly at: readonly number[]
  readonly lines: readonly Line[]
  /** A solid line marks the current value, a dotted one a found value. */
  readonly marks: readonly { readonly x: number; readonly name: string; readonly full?: boolean }[]
  /** Both axes start at zero. */
  readonly fromZero?: boolean
  readonly height: number
  /** A click picks the nearest point, by its index. */
  readonly onPick?: (index: number) => void
}

const short = (euro: number) => `${format.wholeAmount(euro)} €`
const money = (value: number | null) => (value === null ? '—' : format.money(value))

export function CurveChart({ along, at, lines, marks, fromZero = false, height, onPick }: CurveProps) {
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const first = fromZero ? 0 : (at[0] ?? 0)
  const last = at.at(-1) ?? 0
  /** If there is no room on the right of a line, its name is on the left. */
  const before = (x: number) => x > first + (last - first) * (narrow ? 0.55 : 0.8)
  const dashed = lines.filter((line) => line.dashed).map(({ id }) => `& [data-series="${id}"]`)
  return (
    <LineChart
      height={height}
      margin={{ right: 32 }}
      skipAnimation={still}
      hideLegend={lines.length === 1}
      {...(onPick && { onAxisClick: (_, data) => data && onPick(data.dataIndex) })}
      xAxis={[{ data: at, scaleType: 'linear', min: first, max: last, label: along, tickNumber: narrow ? 3 : 8, valueFormatter: short }]}
      yAxis={[{ width: 72, ...(fromZero && { min: 0 }), valueFormatter: short }]}
      series={lines.map(({ id, label, color, data }) => ({ id, label, color, data: [...data], showMark: false, curve: 'linear', valueFormatter: money }))}
      sx={{ '& .MuiLineElement-root, & path[data-series]': { strokeWidth: 2 }, [dashed.join() || '& [data-none]']: { strokeDasharray: '7 4' } }}
    >
      {/* From the right, so that a name covers the lines that it crosses. */}
      {marks
        .toSorted((a, b) => a.x - b.x)
        .map(({ x, name, full }, row) => <ChartMark key={`${x} ${name}`} x={x} name={name} before={before(x)} row={row} dashes={full ? '0' : '2 3'} />)
        .reverse()}
    </LineChart>
  )
}
