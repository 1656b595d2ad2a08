/** The start-up costs as parts of the whole: one bar, told apart by pattern as well as by colour, with its figures as legend. */
import { budget4u, format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { useSimulation } from '../../simulator/store.ts'
import { ResultValue, valueIn } from '../results.ts'
import { vociCosti } from '../voci.ts'

const INFO = 'informazioniCostiDiAvvio'

/** In the order in which they add up to the total. */
const parts = [
  { key: 'totaleInvestimenti', name: 'Investimenti', look: '#1565c0' },
  { key: 'totaleSpeseVive', name: budget4u.colonne.speseVive, look: 'repeating-linear-gradient(-45deg, #1565c0 0 3px, #e3f2fd 3px 8px)' },
  { key: 'totaleConsulenzeEsterne', name: budget4u.colonne.consulenzeEsterne, look: 'repeating-linear-gradient(45deg, #c77700 0 4px, #ffe0b2 4px 8px)' },
  { key: 'totaleConsulenzeInterne', name: budget4u.colonne.consulenzeInterne, look: '#b2dfdb' },
] as const

/** Nothing while nothing is spent. */
export function CostsPicture() {
  const figures = useSimulation(({ result }) => parts.map(({ key }) => valueIn(result, `${INFO}.${key}`) ?? 0).join())
    .split(',')
    .map(Number)
  const whole = figures.reduce((sum, euro) => sum + euro, 0)
  if (!(whole > 0)) return null
  const shown = parts.map((part, k) => ({ ...part, euro: figures[k] ?? 0 })).filter(({ euro }) => euro > 0)
  return (
    <Box component="figure" sx={{ m: 0, mb: 4, maxWidth: 640, breakInside: 'avoid' }}>
      <Typography component="figcaption" variant="subtitle2" sx={{ mb: 1 }}>
        Di che cosa sono fatti i costi iniziali
      </Typography>
      <Box aria-hidden sx={{ display: 'flex', height: 28, border: 1, borderColor: 'text.secondary', mb: 1 }}>
        {shown.map(({ key, look, euro }) => (
          <Box
            key={key}
            sx={{
              width: `${(euro / whole) * 100}%`,
              minWidth: 2,
              background: look,
              printColorAdjust: 'exact',
              '& + &': { borderLeft: 1, borderColor: 'text.secondary' },
            }}
          />
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ key, name, look, euro }) => (
          <Box
            key={key}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr) auto 56px', columnGap: 1, alignItems: 'baseline', py: 0.25 }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{ width: 12, height: 12, background: look, border: 1, borderColor: 'text.secondary', printColorAdjust: 'exact' }}
            />
            <span>{name}</span>
            <ResultValue path={`${INFO}.${key}`} label={vociCosti[key]} />
            <Box component="span" sx={{ textAlign: 'right', color: 'text.secondary' }}>
              {format.share(euro, whole)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
