/** Corrects the day or the text of a reminder. A change that somebody else has made meanwhile is shown before it is replaced. */
import { type Reminder, routes } from '@bilancia/contract/api'
import { Alert, Box, DialogContent, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/client.ts'
import { shownDay } from '../../design/day.ts'
import { FormActions, FormDialog } from '../../design/FormDialog.tsx'
import { useLateRefusal } from '../../design/useLateRefusal.ts'
import { isReminder, ReminderFields } from './ReminderFields.tsx'

type Props = {
  readonly client: number
  readonly reminder: Reminder
  /** Asks for the reminder again; undefined if it was deleted. */
  readonly newest: () => Promise<Reminder | undefined>
  readonly onSaved: () => void
  readonly onClose: () => void
}

export function ReminderDialog({ client, reminder, newest, onSaved, onClose }: Props) {
  const heading = useId()
  const [seen, setSeen] = useState(reminder)
  const [il, setIl] = useState(reminder.il)
  const [testo, setTesto] = useState(reminder.testo)
  const refusedLate = useLateRefusal()
  const save = useMutation({
    mutationFn: () => {
      const prima = { il: seen.il, testo: seen.testo }
      return call(routes.correctReminder, { params: { id: client, promemoria: reminder.id }, body: { il, testo, prima } })
    },
    onSuccess: onSaved,
    onError: async (error) => {
      refusedLate(error)
      if (error instanceof CallError && error.code === 'PROMEMORIA_CAMBIATO') setSeen((await newest()) ?? seen)
    },
  })
  const ready = isReminder({ il, testo }) && !save.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) save.mutate()
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>Modifica il promemoria</DialogTitle>
        <DialogContent>
          {save.error && (
            <Alert severity={seen === reminder ? 'error' : 'warning'} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              {save.error.message}.{seen !== reminder && ` Ora è: ${shownDay(seen.il)} · ${seen.testo}. «Salva» mette al suo posto ciò che è scritto qui.`}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1 }}>
            <ReminderFields il={il} testo={testo} onDay={setIl} onText={setTesto} />
          </Box>
        </DialogContent>
        <FormActions confirm="Salva" disabled={!ready} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
