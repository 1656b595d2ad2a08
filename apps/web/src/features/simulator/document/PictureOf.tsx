/** Bars of one scale, in groups. */
import { Box, Typography } from '@mui/material'
import { Bar } from '../results/Bar.tsx'
import { onZero, scaleOf } from '../results/bars.ts'

type Amount = { readonly name: string; readonly euro: number }
type Group = { readonly key: string; readonly name: string; readonly amounts: readonly Amount[] }

const segmentOf = (amount: Amount) => onZero({ ...amount, fill: 'left' })

export function PictureOf({ bars }: { readonly bars: readonly Group[] }) {
  const scale = scaleOf(bars.flatMap(({ amounts }) => amounts.map(segmentOf)))
  return bars.map(({ key, name, amounts }) => (
    <Box key={key} sx={{ mb: 1.5, breakInside: 'avoid' }}>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      {amounts.map((amount) => (
        <Box
          key={amount.name}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' }, gap: 1, alignItems: 'center' }}
        >
          <Typography variant="caption" noWrap title={amount.name}>
            {amount.name}
          </Typography>
          <Bar segments={[segmentOf(amount)]} scale={scale} height={16} amounts />
        </Box>
      ))}
    </Box>
  ))
}
