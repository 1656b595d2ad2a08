/** Curves over an amount in euro, with the points that matter marked by name, and the same as a table for who cannot see them. */
import { Box, Skeleton, Typography } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { later } from '../../../design/later.tsx'

import type { CurveProps } from './CurveChart.tsx'

const Chart = later(async () => (await import('./CurveChart.tsx')).CurveChart)

type Props = CurveProps & {
  /** The table of the figures. */
  readonly children: ReactNode
}

/** The chart loads when it is seen; its place is there before. */
export function Curve({ children, ...chart }: Props) {
  return (
    <>
      <Box sx={{ minHeight: chart.height }}>
        <Suspense fallback={<Skeleton variant="rounded" height={chart.height} />}>
          <Chart {...chart} />
        </Suspense>
      </Box>
      <ChartData>{children}</ChartData>
    </>
  )
}

/** The figures of a picture or of a chart, folded below it. */
export function ChartData({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Typography component="summary" sx={{ cursor: 'pointer' }}>
        Dati del grafico
      </Typography>
      {children}
    </Box>
  )
}
