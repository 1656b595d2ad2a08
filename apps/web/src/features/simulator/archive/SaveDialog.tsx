/**
 * Saves under a new name. The button is disabled until the name of a saved calculation changes, and again after a refusal;
 * without a network the same name can be saved again.
 */
import { DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { Offline } from '../../../api/call-error.ts'
import { FormActions, FormDialog } from '../../../design/FormDialog.tsx'
import { toast } from '../../../design/toast.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { useArchive } from './useArchive.ts'

const MAX_NAME = 200

type Props = { readonly onClose: () => void }

export function SaveDialog({ onClose }: Props) {
  const heading = useId()
  const { simulator } = useSimulationStore()
  const saved = useSimulation(({ saved }) => saved?.name)
  const suggested = useSimulation(({ values }) => simulator.nameOf(values))
  const [name, setName] = useState(saved ?? suggested)
  const [edited, setEdited] = useState(saved === undefined)
  const { insert } = useArchive()
  const empty = name.trim() === ''
  const { length } = name.trim()
  const unfit =
    length > MAX_NAME
      ? `Il nome ha ${length} caratteri, e ne può avere ${MAX_NAME}`
      : !empty && /^\.+$/.test(name.trim())
        ? 'Il nome deve avere almeno una lettera o una cifra'
        : undefined
  const error = unfit ?? insert.error?.message
  const copy = edited ? ' ' : 'Cambiare il nome per salvarne una copia; per aggiornare questa: Sovrascrivi'
  const blocked = empty || unfit !== undefined || !edited || insert.isPending

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (blocked) return
    insert.mutate(name.trim(), {
      onError: (failure) => setEdited(failure instanceof Offline),
      onSuccess: () => {
        toast.success('Elaborazione salvata correttamente')
        onClose()
      },
    })
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="xs">
      <form onSubmit={save} noValidate>
        <DialogTitle id={heading}>Salva elaborazione</DialogTitle>
        <DialogContent>
          <TextField
            label="Nome elaborazione"
            value={name}
            autoFocus
            fullWidth
            margin="dense"
            error={error !== undefined}
            helperText={error ?? copy}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setName(target.value)
              setEdited(true)
              insert.reset()
            }}
            slotProps={{ htmlInput: { autoComplete: 'off' }, formHelperText: { role: 'alert' } }}
          />
        </DialogContent>
        <FormActions confirm="Salva" disabled={blocked} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
