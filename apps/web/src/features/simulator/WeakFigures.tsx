/** On paper, at the end of a printed result: each figure of law that is not confirmed. */
import { Box } from '@mui/material'
import { useUsedFigures } from './UsedFigures.tsx'

export function WeakFigures() {
  const { used, unknown } = useUsedFigures()
  const deboli = used?.deboli ?? []
  if (!unknown && deboli.length === 0) return null
  const written = deboli.map(({ nome, testo, attendibilita }) => `${nome}, ${testo} (${attendibilita})`)
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block', mt: 1.5, fontSize: '8pt', breakInside: 'avoid' } }}>
      <strong>Cifre di legge non confermate.</strong> {unknown ? 'Il loro elenco non è arrivato dal server' : written.join('; ')}.
    </Box>
  )
}
