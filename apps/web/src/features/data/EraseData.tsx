/** Erases the personal data of a closed user, or all data of a locked company or a client. The user types the name first and gets a receipt. */
import { type Ask, type Permission, refusal, routes } from '@bilancia/contract/api'
import { Button, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { type CalledFile, callFile } from '../../api/client.ts'
import { FormActions, FormDialog } from '../../design/FormDialog.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { useLateRefusal } from '../../design/useLateRefusal.ts'
import { useIdentity } from '../auth/identity.ts'
import { download } from '../records/download.ts'

type Asked = Ask<typeof routes.eraseData>['body']
type Shown = {
  readonly what: string
  /** The page of the list, which opens afterwards. */
  readonly list: string
}
type Props = Shown & { readonly name: string; readonly permission: Permission; readonly erase: (typed: string) => Promise<CalledFile> }

/** `of`: the record, with the name to be typed. */
export const EraseData = ({ of, ...shown }: Shown & { readonly of: Asked }) => (
  <Erase {...shown} name={of.Name} permission="dati" erase={(typed) => callFile(routes.eraseData, { body: { ...of, Name: typed } })} />
)

export function Erase({ permission, ...props }: Props) {
  const [open, setOpen] = useState(false)
  if (refusal(permission, useIdentity()) !== null) return null
  return (
    <Section title="Cancellazione" ofActions>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Cancella i dati
      </Button>
      {open && <Confirm {...props} onClose={() => setOpen(false)} />}
    </Section>
  )
}

function Confirm({ name, what, list, erase: send, onClose }: Omit<Props, 'permission'> & { readonly onClose: () => void }) {
  const heading = useId()
  const [typed, setTyped] = useState('')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const onError = useLateRefusal()
  const erase = useMutation({
    onError,
    mutationFn: () => send(name),
    onSuccess: (file) => {
      download(file)
      toast.success('Dati cancellati: la ricevuta è tra i file scaricati')
      // What this page shows is gone: it would be asked for once more before the list opens.
      void queries.invalidateQueries({ refetchType: 'none' })
      void queries.invalidateQueries({ queryKey: ['license'] })
      void navigate(list)
    },
  })
  // A phone adds a space after a word.
  const same = typed.trim() === name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (same && !erase.isPending) erase.mutate()
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>Cancellare i dati</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {what} Non si torna indietro. Esportare prima i dati, se servono ancora. Il browser scarica una ricevuta che dice che cosa è stato cancellato, che
            cosa resta e perché; il registro ne tiene le cifre.
          </DialogContentText>
          <TextField
            label={`Per conferma scrivere «${name}»`}
            value={typed}
            autoFocus
            fullWidth
            error={erase.isError}
            helperText={erase.error?.message ?? ' '}
            onChange={({ target }) => {
              setTyped(target.value)
              erase.reset()
            }}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false }, formHelperText: { role: 'alert' } }}
          />
        </DialogContent>
        <FormActions confirm="Cancella per sempre" disabled={!same || erase.isPending} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
