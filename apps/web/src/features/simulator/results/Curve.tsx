/** Curves over an amount in euro with named marks, and the same as a table for screen readers. */
import { Box, Skeleton, Typography } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { later } from '../../../design/later.tsx'

import type { CurveProps } from './CurveChart.tsx'

const Chart = later(async () => (await import('./CurveChart.tsx')).CurveChart)

type Props = CurveProps & {
  /** The table of the figures. */
  readonly children: ReactNode
}

/** The chart loads when it becomes visible. Its place is reserved before. */
export function Curve({ children, ...chart }: Props) {
  return (
    <>
      <Box sx={{ minHeight: chart.height, '@media print': { minHeight: 0 } }}>
        <Suspense fallback={<Skeleton variant="rounded" height={chart.height} />}>
          <Chart {...chart} />
        </Suspense>
      </Box>
      <ChartData>{children}</ChartData>
    </>
  )
}

/** The figures of a picture or chart, folded below it. On paper only if they are open. */
export function ChartData({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="details" sx={{ mt: 1, '@media print': { '&:not([open])': { display: 'none' } } }}>
      <Typography component="summary">Dati del grafico</Typography>
      {children}
    </Box>
  )
}
