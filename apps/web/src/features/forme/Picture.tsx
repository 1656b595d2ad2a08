/** What each form leaves in hand and in the company. Today's form is marked. */
import { forme } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Bar, Legend } from '../simulator/results/Bar.tsx'
import { barText, type Part, scaleOf, stacked } from '../simulator/results/bars.ts'
import { useOggi } from './results.ts'

const { forme: nomi } = forme
const parti = [
  { name: 'Netto in mano', fill: 'left', voce: 'nettoInMano' },
  { name: 'Trattenuto in società', fill: 'leftInside', voce: 'utileTrattenuto' },
] as const

export function Picture({ colonne }: { readonly colonne: readonly forme.Colonna[] }) {
  const oggi = useOggi()
  const barre = colonne
    .filter(({ calcolata }) => calcolata)
    .map((colonna) => {
      const parts: readonly Part[] = parti.map(({ name, fill, voce }) => ({ name, fill, euro: colonna[voce] ?? 0 }))
      return { forma: colonna.forma, parts, segments: stacked(parts) }
    })
  const scale = scaleOf(barre.flatMap(({ segments }) => segments))
  if (barre.length === 0) return null
  return (
    <Box sx={{ breakInside: 'avoid' }}>
      <Legend parts={parti} />
      {scale.from < 0 && (
        <Typography variant="caption" component="p" color="textSecondary">
          A sinistra dello zero: ciò che manca in mano, o che esce oltre l'utile.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {barre.map(({ forma, parts, segments }) => (
          <Box
            component="li"
            key={forma}
            aria-label={`${nomi[forma]}${forma === oggi ? ', oggi' : ''}: ${barText(parts)}`}
            sx={{ display: { sm: 'grid' }, gridTemplateColumns: '220px minmax(0, 1fr)', alignItems: 'center', columnGap: 2, mb: 1 }}
          >
            <Typography component="span" aria-hidden sx={{ fontWeight: forma === oggi ? 600 : 400 }}>
              {nomi[forma]}
              {forma === oggi && ' (oggi)'}
            </Typography>
            <Box sx={forma === oggi ? { outline: 2, outlineColor: 'text.primary', outlineOffset: 2 } : {}}>
              <Bar segments={segments} scale={scale} height={24} amounts />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
