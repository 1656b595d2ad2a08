/** Another name for a document. */
import { NAME_MAX, routes } from '@bilancia/contract/api'
import { DialogContent, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../api/client.ts'
import { FormActions, FormDialog } from '../../../design/FormDialog.tsx'
import { BoundedText, isFitting } from '../../../design/fields/BoundedText.tsx'
import { toast } from '../../../design/toast.ts'
import { useDocument } from './context.ts'

export function RenameDialog({ onClose }: { readonly onClose: () => void }) {
  const heading = useId()
  const { about, sync } = useDocument()
  const [nome, setNome] = useState(about.NomeSimulazione)
  const rename = useMutation({
    mutationFn: () => call(routes.renameDocument, { params: { id: about.ID }, body: { nome } }),
    onSuccess: ({ NomeSimulazione }) => {
      sync.named(NomeSimulazione)
      toast.success(`Ora si chiama «${NomeSimulazione}»`)
      onClose()
    },
    onError: ({ message }) => toast.error(message),
  })
  const ready = isFitting(NAME_MAX, nome) && !rename.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) rename.mutate()
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={heading}>Rinomina</DialogTitle>
        <DialogContent>
          <BoundedText fullWidth label="Nome dell'elaborazione" max={NAME_MAX} value={nome} autoFocus onChange={setNome} />
        </DialogContent>
        <FormActions confirm="Rinomina" disabled={!ready} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
