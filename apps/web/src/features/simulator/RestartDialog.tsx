/** The warning before a change that restarts the simulation. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useSimulation, useSimulationStore } from './store.ts'

/** Renders nothing unless a change waits for an answer. */
export function RestartDialog() {
  const { simulator } = useSimulationStore()
  const waits = useSimulation(({ restarting }) => restarting !== null)
  const answer = useSimulation(({ restart }) => restart)
  const heading = useId()
  if (!simulator.restart) return null
  return (
    <Dialog open={waits} onClose={() => answer(false)} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{simulator.restart.titolo}</DialogTitle>
      <DialogContent>
        <DialogContentText>{simulator.restart.testo}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => answer(false)} autoFocus>
          Annulla
        </Button>
        <Button onClick={() => answer(true, true)}>Cambia e tieni i dati</Button>
        <Button variant="contained" color="error" onClick={() => answer(true)}>
          Procedi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
