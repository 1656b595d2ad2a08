/** The foot of a dialog that is a form: 'Annulla', and the verb that sends it. */
import { Button, DialogActions } from '@mui/material'

type Props = { readonly confirm: string; readonly disabled?: boolean; readonly onClose: () => void }

export function FormActions({ confirm, disabled = false, onClose }: Props) {
  return (
    <DialogActions>
      <Button onClick={onClose}>Annulla</Button>
      <Button type="submit" variant="contained" disabled={disabled}>
        {confirm}
      </Button>
    </DialogActions>
  )
}
