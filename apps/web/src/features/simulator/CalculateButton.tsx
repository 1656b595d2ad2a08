/** The floating button, and beside it what went wrong with the last calculation. Ctrl+Enter does the same. */
import { Alert, Box, Button, Fab } from '@mui/material'
import { useEffect } from 'react'
import { RefreshIcon } from '../../design/icons.tsx'
import { useSimulation, useSimulationStore } from './store.ts'

const SHORTCUT = { keys: 'Ctrl+Invio', does: 'Calcola' } as const
export const calculateHint = SHORTCUT

export function CalculateButton({ label }: { readonly label: string }) {
  const { store } = useSimulationStore()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || document.querySelector('[role="dialog"][aria-modal="true"]')) return
      event.preventDefault()
      store.getState().calculate()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [store])
  return (
    <Box sx={row}>
      <Problem />
      <Fab
        variant="extended"
        color="primary"
        size="medium"
        onClick={() => store.getState().calculate()}
        sx={{ pointerEvents: 'auto', ml: 'auto', flexShrink: 0, textTransform: 'none' }}
      >
        <RefreshIcon sx={{ mr: 1 }} />
        {label}
      </Fab>
    </Box>
  )
}

/** Only where the answer panel is closed: from 1200 px up it says the same. */
function Problem() {
  const { store } = useSimulationStore()
  const error = useSimulation((simulation) => simulation.calculationError)
  if (!error) return null
  return (
    <Alert
      severity="warning"
      sx={{ pointerEvents: 'auto', boxShadow: 2, display: { lg: 'none' } }}
      action={
        <Button color="inherit" size="small" onClick={() => store.getState().calculate()}>
          Riprova
        </Button>
      }
    >
      {error}
    </Alert>
  )
}

const row = {
  position: 'sticky',
  bottom: { xs: 80, lg: 24 },
  zIndex: 2,
  mt: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
}
