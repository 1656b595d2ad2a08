/** Bars of one scale, in groups. */
import { Box, Typography } from '@mui/material'
import { Bar } from '../results/Bar.tsx'
import { scaleOf } from '../results/bars.ts'

const LEFT = 'left'

type Amount = { readonly name: string; readonly euro: number }
type Group = { readonly key: string; readonly name: string; readonly amounts: readonly Amount[] }

const spanOf = (euro: number) => ({ from: Math.min(0, euro), to: Math.max(0, euro) })

export function PictureOf({ bars }: { readonly bars: readonly Group[] }) {
  const scale = scaleOf(bars.flatMap(({ amounts }) => amounts.map(({ euro }) => spanOf(euro))))
  return bars.map(({ key, name, amounts }) => (
    <Box key={key} sx={{ mb: 1.5, breakInside: 'avoid' }}>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      {amounts.map(({ name: one, euro }) => (
        <Box key={one} sx={{ display: 'grid', gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' }, gap: 1, alignItems: 'center' }}>
          <Typography variant="caption" noWrap title={one}>
            {one}
          </Typography>
          <Bar segments={[{ name: one, fill: LEFT, euro, ...spanOf(euro) }]} scale={scale} height={16} amounts />
        </Box>
      ))}
    </Box>
  ))
}
