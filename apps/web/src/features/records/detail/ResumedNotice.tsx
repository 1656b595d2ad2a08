/** Says that the form contains unsaved edits from before, and offers to discard them. */
import { Alert, Button } from '@mui/material'

export function ResumedNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          Scarta
        </Button>
      }
    >
      Ripreso quanto era stato digitato e non salvato.
    </Alert>
  )
}
