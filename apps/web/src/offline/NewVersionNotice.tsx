/** Says that a newer version is ready. A separate file, loaded only then. */
import { Alert, Button, Snackbar } from '@mui/material'

type Props = { readonly onTake: () => void; readonly onLater: () => void }

export const NewVersionNotice = ({ onTake, onLater }: Props) => (
  <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} sx={{ '@media print': { display: 'none' } }}>
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button color="inherit" size="small" onClick={onLater}>
            Più tardi
          </Button>
          <Button color="inherit" size="small" onClick={onTake}>
            Ricarica
          </Button>
        </>
      }
    >
      È pronta una versione nuova.
    </Alert>
  </Snackbar>
)
