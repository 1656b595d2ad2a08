/** A vertical line at a point of a chart, with its name at the top. Only charts import it, and they load when they scroll into view. */
import { useTheme } from '@mui/material/styles'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'

type Props = {
  readonly x: number
  readonly name: string
  /** Puts the name on the left of the line, if there is no room on the right. */
  readonly before: boolean
  /** Dash pattern of the line in SVG syntax; '0' is a solid line. */
  readonly dashes?: string
  /** Offset from the top, in text lines, so that the names of neighbours do not overlap. */
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
