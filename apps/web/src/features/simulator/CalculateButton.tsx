/** The floating button. It is beside the answer, so that it covers no field. Ctrl+Enter does the same. */
import { Box, Fab } from '@mui/material'
import { useEffect } from 'react'
import { RefreshIcon } from '../../design/icons.tsx'
import { useSimulationStore } from './store.ts'

const SHORTCUT = { keys: 'Ctrl+Invio', does: 'Calcola' } as const
export const calculateHint = SHORTCUT

/** On a phone only its icon is visible. */
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
    <Fab
      variant="extended"
      color="primary"
      size="medium"
      aria-label={label}
      title={`${label} (${SHORTCUT.keys})`}
      onClick={() => store.getState().calculate()}
      sx={{ flexShrink: 0, textTransform: 'none', boxShadow: 2, minWidth: 40, px: { xs: 1, sm: 2 } }}
    >
      <RefreshIcon />
      <Box component="span" sx={{ ml: 1, display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Fab>
  )
}
