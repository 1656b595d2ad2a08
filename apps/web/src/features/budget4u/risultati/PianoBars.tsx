/** Three years side by side: revenue, taxes and contributions, remaining income. The table below has every figure. */
import { budget4u, format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Bar } from '../../simulator/results/Bar.tsx'
import { barText, onZero, scaleOf } from '../../simulator/results/bars.ts'
import { useHolds } from '../../simulator/store.ts'
import { vociPiano } from '../voci.ts'
import type { RigaPiano } from './piano.ts'

const { condizioni } = budget4u

const shown = [
  { voce: 'ricavi', fill: 'revenue' },
  { voce: 'totaleImposte', fill: 'taxes' },
  { voce: 'contributi', fill: 'contributions' },
  { voce: 'redditoDisponibile', fill: 'left' },
] as const

/** The contributions of the partners of a company that pays IRES are not taken from its revenue. */
export function PianoBars({ anni }: { readonly anni: readonly RigaPiano[] }) {
  const paysIres = useHolds(condizioni.nonTrasparente)
  const years = anni.map((riga) => ({
    anno: riga.anno,
    bars: shown.filter(({ voce }) => !paysIres || voce !== 'contributi').map(({ voce, fill }) => onZero({ name: vociPiano[voce], fill, euro: riga[voce] })),
  }))
  const scale = scaleOf(years.flatMap(({ bars }) => bars))
  if (scale.from === scale.to) return null
  return (
    <Box role="img" aria-label={years.map(({ anno, bars }) => `${anno}: ${barText(bars)}`).join('. ')} sx={{ mb: 2, breakInside: 'avoid' }}>
      {years.map(({ anno, bars }) => (
        <Box key={anno} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '64px minmax(0, 1fr)' }, mb: 1.5 }}>
          <Typography variant="subtitle2" component="p">
            {anno}
          </Typography>
          <Box sx={lines}>
            {bars.map((bar) => (
              <div key={bar.name}>
                <p>{bar.name}</p>
                <Bar segments={[bar]} scale={scale} height={12} />
                <p>{format.money(bar.euro)}</p>
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const lines = {
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 130px) minmax(0, 1fr) 104px', columnGap: 1, alignItems: 'center', minHeight: 20 },
  '& p': { m: 0, typography: 'caption', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& p:last-of-type': { textAlign: 'right' },
  '@media print': { '& p': { fontSize: '8pt' }, '& > div': { minHeight: 0 } },
} as const
