/** Shows toasts at the top centre, six seconds each, and reads them aloud. Mounted once, by App. */
import { Alert, Snackbar } from '@mui/material'
import { dismissToast, useToasts } from './toast.ts'

const SHOWN_MS = 6000

export function Toaster() {
  const shown = useToasts(({ queue }) => queue[0])
  const close = () => shown && dismissToast(shown.id)
  return (
    // The region is there before its first text: only then do screen readers announce it.
    <div aria-live="polite" aria-atomic="true">
      {shown && (
        <Snackbar
          key={shown.id}
          open
          autoHideDuration={SHOWN_MS}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          onClose={(_, reason) => reason !== 'clickaway' && close()}
        >
          <Alert severity={shown.severity} variant="filled" onClose={close} sx={{ maxWidth: 640 }}>
            {shown.text}
          </Alert>
        </Snackbar>
      )}
    </div>
  )
}
