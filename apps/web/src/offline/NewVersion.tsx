/** Offers a newer version of the page once it is ready; nothing is taken over in the middle of the work. */
import { Alert, Button, Snackbar } from '@mui/material'
import { useState } from 'react'
import { useNewVersion } from './register.ts'

export function NewVersion() {
  const { take } = useNewVersion()
  const [later, setLater] = useState(false)
  if (!take || later) return null
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} sx={{ '@media print': { display: 'none' } }}>
      <Alert
        severity="info"
        role="status"
        action={
          <>
            <Button color="inherit" size="small" onClick={() => setLater(true)}>
              Più tardi
            </Button>
            <Button color="inherit" size="small" onClick={take}>
              Ricarica
            </Button>
          </>
        }
      >
        È pronta una versione nuova.
      </Alert>
    </Snackbar>
  )
}
