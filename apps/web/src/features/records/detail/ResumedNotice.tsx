/** Says that what is in the form was left unsaved before, and offers to give it up. */
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
