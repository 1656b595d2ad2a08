/** The levy along one fee, the best one marked by name. In a file of its own: charts load when seen. */
import type { convsrl } from '@bilancia/contract'
import { format } from '@bilancia/contract'
import { useMediaQuery } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { LineChart } from '@mui/x-charts/LineChart'
import { ChartMark } from '../../../design/ChartMark.tsx'

type Props = {
  readonly punti: readonly convsrl.PuntoSensibilita[]
  /** The fee of the best mix. */
  readonly best: number
  readonly name: string
  readonly height: number
}

const short = (euro: number) => `${format.wholeAmount(euro)} €`
const money = (value: number | null) => (value === null ? '—' : format.money(value))

export function SensitivityChart({ punti, best, name, height }: Props) {
  const { palette } = useTheme()
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [first = 0, last = 0] = [punti[0]?.compenso, punti.at(-1)?.compenso]
  const before = best > first + (last - first) * (narrow ? 0.55 : 0.8)
  return (
    <LineChart
      height={height}
      margin={{ right: 32 }}
      skipAnimation={still}
      hideLegend
      xAxis={[
        {
          data: punti.map(({ compenso }) => compenso),
          scaleType: 'linear',
          min: first,
          max: last,
          label: `Compenso di ${name}`,
          tickNumber: narrow ? 3 : 8,
          valueFormatter: short,
        },
      ]}
      yAxis={[{ width: 72, valueFormatter: short }]}
      series={[
        {
          id: 'prelievo',
          label: 'Prelievo',
          data: punti.map(({ prelievo }) => prelievo),
          showMark: false,
          curve: 'linear',
          color: palette.primary.main,
          valueFormatter: money,
        },
      ]}
      sx={{ '& .MuiLineElement-root, & path[data-series]': { strokeWidth: 2 } }}
    >
      <ChartMark x={best} name={`migliore ${short(best)}`} before={before} />
    </LineChart>
  )
}
