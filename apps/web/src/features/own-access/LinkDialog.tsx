/** A link that is shown only once: `<LinkDialog link={link} onClose={close} />` */
import type { AccessLink } from '@bilancia/contract/api'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import { momentOf } from '../../design/day.ts'
import { toast } from '../../design/toast.ts'

type Props = { readonly link: AccessLink & { readonly Address: string }; readonly onClose: () => void }

export function LinkDialog({ link: { Address, Failed, ExpiresAt }, onClose }: Props) {
  const heading = useId()
  const copy = () =>
    navigator.clipboard.writeText(Address).then(
      () => toast.success('Link copiato'),
      () => toast.error('Il browser non permette di copiare: selezionare il link e copiarlo'),
    )
  return (
    <Dialog open aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>Link di accesso</DialogTitle>
      <DialogContent>
        {Failed && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            La mail non è partita: dare il link all'utente in un altro modo.
          </Alert>
        )}
        <Typography
          gutterBottom
        >{`Con questo link l'utente sceglie la propria password. Vale una volta, fino al ${momentOf(ExpiresAt)}, e non sarà più mostrato.`}</Typography>
        <TextField
          label="Link"
          value={Address}
          fullWidth
          margin="dense"
          multiline
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={({ target }) => target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
        <Button variant="contained" onClick={copy}>
          Copia
        </Button>
      </DialogActions>
    </Dialog>
  )
}
