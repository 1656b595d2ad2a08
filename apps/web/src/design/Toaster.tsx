/** Shows toasts at the top centre, six seconds each, and reads them aloud. Mounted once, by App. */
import { Alert, AlertTitle, Portal, Snackbar } from '@mui/material'
import { dismissToast, useToasts } from './toast.ts'

const SHOWN_MS = 6000

export function Toaster() {
  const shown = useToasts(({ queue }) => queue[0])
  if (!shown) return null
  const close = () => dismissToast(shown.id)
  return (
    // Straight into the body: an open dialog hides the rest of the page from screen readers, and what it caused must be heard.
    <Portal>
      <Snackbar
        key={shown.id}
        open
        autoHideDuration={SHOWN_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        onClose={(_, reason) => reason !== 'clickaway' && close()}
        sx={{ '@media print': { display: 'none' } }}
      >
        <Alert severity={shown.severity} variant="filled" onClose={close} sx={{ maxWidth: 640 }}>
          {shown.title && <AlertTitle>{shown.title}</AlertTitle>}
          {shown.text}
        </Alert>
      </Snackbar>
    </Portal>
  )
}
