/** A vertical line at a point of a chart, with its name at the top. Only charts import it: they load when seen. */
import { useTheme } from '@mui/material/styles'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'

type Props = {
  readonly x: number
  readonly name: string
  /** The name stands before the line, where there is no room after it. */
  readonly before: boolean
  /** Dashes of the line, as SVG writes them; '0' is a full line. */
  readonly dashes?: string
  /** From the top, in steps of a line of text: neighbours stand one below the other. */
  readonly row?: number
}

export function ChartMark({ x, name, before, dashes = '2 3', row = 0 }: Props) {
  const { palette } = useTheme()
  return (
    <ChartsReferenceLine
      x={x}
      label={name}
      labelAlign="start"
      spacing={{ x: before ? -4 : 4, y: 4 + 16 * row }}
      lineStyle={{ stroke: palette.text.secondary, strokeDasharray: dashes }}
      labelStyle={{
        fontSize: 12,
        fill: palette.text.primary,
        stroke: palette.background.paper,
        strokeWidth: 4,
        paintOrder: 'stroke',
        ...(before && { textAnchor: 'end' }),
      }}
    />
  )
}
