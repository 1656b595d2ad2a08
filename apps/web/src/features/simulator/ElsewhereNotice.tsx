/**
 * There is one draft. If another tab has overwritten it, the user chooses which version to keep. No typed value is lost
 * without asking.
 */
import { Alert, Box, Button } from '@mui/material'
import { useSimulation, useSimulationStore } from './store.ts'

/** Renders nothing unless another tab has overwritten the draft. */
export function ElsewhereNotice() {
  const { simulator } = useSimulationStore()
  const other = useSimulation(({ elsewhere }) => elsewhere && simulator.nameOf(elsewhere.values))
  const take = useSimulation(({ takeOther }) => takeOther)
  const keep = useSimulation(({ keepThis }) => keepThis)
  if (other === null) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, '@media print': { display: 'none' } }}>
      La bozza è stata modificata in un'altra scheda{other && ` (${other})`}. Ne resta una sola, l'ultima scritta; l'altra si può riprendere finché questa
      pagina è aperta.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={keep}>
          Tieni questa
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={take}>
          Prendi l'altra
        </Button>
      </Box>
    </Alert>
  )
}
