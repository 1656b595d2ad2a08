/** Cost of both regimes over revenue, with every crossing and the revenue typed marked by name. In a file of its own: charts load when seen. */
import { format } from '@bilancia/contract'
import { useMediaQuery } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { LineChart } from '@mui/x-charts/LineChart'
import { ChartMark } from '../../design/ChartMark.tsx'
import type { PuntoCurva } from './fasce.ts'

type Props = {
  readonly punti: readonly PuntoCurva[]
  /** Revenues at which the cheaper regime changes. */
  readonly incroci: readonly number[]
  /** Today's revenue. */
  readonly ricavi: number
  readonly height: number
}

const short = (euro: number) => `${format.wholeAmount(euro)} €`

export function BreakEvenChart({ punti, incroci, ricavi, height }: Props) {
  const { palette } = useTheme()
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const last = punti.at(-1)?.ricavi ?? 0
  const marks = [...incroci.map((x) => ({ x, text: `incrocio ${short(x)}` })), { x: ricavi, text: `oggi ${short(ricavi)}` }].toSorted((a, b) => a.x - b.x)
  /** Where there is no room after a line, its name stands before it. */
  const before = (x: number) => x > last * (narrow ? 0.55 : 0.8)
  return (
    <LineChart
      height={height}
      margin={{ right: 32 }}
      skipAnimation={still}
      xAxis={[{ data: punti.map((p) => p.ricavi), scaleType: 'linear', min: 0, max: last, label: 'Ricavi', tickNumber: narrow ? 3 : 8, valueFormatter: short }]}
      yAxis={[{ width: 72, min: 0, valueFormatter: short }]}
      series={[
        {
          id: 'forfettario',
          label: 'Forfettario',
          data: punti.map((p) => p.forfettario),
          showMark: false,
          curve: 'linear',
          color: palette.accent.main,
          valueFormatter: money,
        },
        { id: 'normale', label: 'Ordinario', data: punti.map((p) => p.normale), showMark: false, curve: 'linear', color: '#c05500', valueFormatter: money },
      ]}
      sx={{ '& .MuiLineElement-root, & path[data-series]': { strokeWidth: 2 }, '& [data-series="normale"]': { strokeDasharray: '7 4' } }}
    >
      {/* From the right: a name covers the lines that it crosses. */}
      {marks.map(({ x, text }, at) => <ChartMark key={text} x={x} name={text} before={before(x)} row={at} dashes={x === ricavi ? '0' : '2 3'} />).reverse()}
    </LineChart>
  )
}

const money = (value: number | null) => (value === null ? '—' : format.money(value))
