/** Shown if the server has other figures than the page. If even this file is no longer there, `later` asks for a reload too. */
import { Alert, Button } from '@mui/material'

export function Older() {
  const reload = (
    <Button color="inherit" size="small" onClick={() => window.location.reload()}>
      Ricarica
    </Button>
  )
  return (
    <Alert severity="warning" action={reload} sx={{ my: 1, '@media print': { display: 'none' } }}>
      Questa pagina calcolava con una versione precedente: le cifre ora sono quelle del server. Ricaricarla per avere quella nuova; quanto digitato resta.
    </Alert>
  )
}
