/** There is one draft: where another tab has written over it, the person chooses which to keep. Nothing typed is lost without a word. */
import { Alert, Box, Button } from '@mui/material'
import { useSimulation, useSimulationStore } from './store.ts'

/** Nothing where no other tab is at work. */
export function ElsewhereNotice() {
  const { simulator } = useSimulationStore()
  const other = useSimulation(({ elsewhere }) => elsewhere && simulator.nameOf(elsewhere.values))
  const take = useSimulation(({ takeOther }) => takeOther)
  const keep = useSimulation(({ keepThis }) => keepThis)
  if (other === null) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, '@media print': { display: 'none' } }}>
      Questa simulazione è stata modificata in un'altra scheda{other && ` (${other})`}: in bozza ora c'è quella. Quanto digitato qui resta finché la pagina è
      aperta.
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
