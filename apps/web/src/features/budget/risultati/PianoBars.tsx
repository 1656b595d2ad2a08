/** Three years beside each other: revenue, taxes and contributions, what is left. The table below has every figure. */
import { budget4u, format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { useHolds } from '../../simulator/store.ts'
import { Bar, type Look } from '../picture/Bar.tsx'
import { scaleOf } from '../picture/steps.ts'
import { vociPiano } from '../voci.ts'
import type { RigaPiano } from './piano.ts'

const { condizioni } = budget4u

type Shown = { readonly look: Look; readonly name: string; readonly euro: (anno: RigaPiano) => number }

const imposte: Shown = { look: 'imposte', name: vociPiano.totaleImposte, euro: ({ totaleImposte }) => totaleImposte }
const contributi: Shown = { look: 'contributi', name: vociPiano.contributi, euro: (anno) => anno.contributi }
const ricavi: Shown = { look: 'entra', name: vociPiano.ricavi, euro: (anno) => anno.ricavi }
const resta: Shown = { look: 'resta', name: vociPiano.redditoDisponibile, euro: ({ redditoDisponibile }) => redditoDisponibile }

/** The contributions of the partners of a company that pays IRES do not come out of its revenue. */
export function PianoBars({ anni }: { readonly anni: readonly RigaPiano[] }) {
  const paysIres = useHolds(condizioni.nonTrasparente)
  const shown = paysIres ? [ricavi, imposte, resta] : [ricavi, imposte, contributi, resta]
  const scale = scaleOf(anni.flatMap((anno) => shown.map(({ euro }) => ({ from: Math.min(0, euro(anno)), to: Math.max(0, euro(anno)) }))))
  if (scale.from === scale.to) return null
  return (
    <Box role="img" aria-label={toldOf(anni, shown)} sx={{ mb: 2, breakInside: 'avoid' }}>
      {anni.map((anno) => (
        <Box key={anno.anno} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '64px minmax(0, 1fr)' }, mb: 1.5 }}>
          <Typography variant="subtitle2" component="p">
            {anno.anno}
          </Typography>
          <Box sx={lines}>
            {shown.map(({ look, name, euro }) => (
              <Box key={name}>
                <span>{name}</span>
                <Bar from={Math.min(0, euro(anno))} to={Math.max(0, euro(anno))} scale={scale} look={look} thin />
                <span>{format.money(euro(anno))}</span>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const toldOf = (anni: readonly RigaPiano[], shown: readonly Shown[]) =>
  anni.map((anno) => `${anno.anno}: ${shown.map(({ name, euro }) => `${name.toLowerCase()} ${format.money(euro(anno))}`).join(', ')}`).join('. ')

const lines = {
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 130px) minmax(0, 1fr) 104px', columnGap: 1, alignItems: 'center', minHeight: 20 },
  '& span': { typography: 'caption', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& span:last-of-type': { textAlign: 'right' },
  '@media print': { '& span': { fontSize: '8pt' }, '& > div': { minHeight: 0 } },
} as const
