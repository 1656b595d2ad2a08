/** Gives the document to the client as it is now: sealed and signed, with a day to look at it again. Asks first if the result is not reliable. */

import { daConfermare, type LabelOf, nomeDato } from '@bilancia/contract'
import { ADVICE_TITLE_MAX, isNearDay, routes } from '@bilancia/contract/api'
import { Alert, DialogContent, DialogContentText, DialogTitle, type Theme, useMediaQuery } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../api/client.ts'
import { FormActions, FormDialog } from '../../../design/FormDialog.tsx'
import { BoundedText, isFitting } from '../../../design/fields/BoundedText.tsx'
import { NearDay } from '../../../design/fields/NearDay.tsx'
import { toast } from '../../../design/toast.ts'
import { useLateRefusal } from '../../../design/useLateRefusal.ts'
import { valueIn } from '../common-values.ts'
import { confirmedIn } from '../confirmed.ts'
import { getPath, type Values } from '../path.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { useDocument, useWaits } from './context.ts'

type Props = { readonly client: { readonly id: number; readonly nome: string }; readonly onClose: () => void }

export function DeliverDialog({ client, onClose }: Props) {
  const heading = useId()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const queries = useQueryClient()
  const { about } = useDocument()
  const [titolo, setTitolo] = useState(about.NomeSimulazione)
  const [day, setDay] = useState('')
  const [given, setGiven] = useState(false)
  const waits = useWaits()
  const { labelOf } = useSimulationStore().simulator
  const lacking = useSimulation(({ result, values }) => lackingIn(result, values, labelOf).join(', '))
  const onError = useLateRefusal()
  const deliver = useMutation({
    onError,
    mutationFn: async () => {
      // If only the reminder failed, pressing the button again does not deliver twice.
      if (!given) await call(routes.deliverAdvice, { params: { id: about.ID }, body: { titolo } })
      setGiven(true)
      if (day !== '') await call(routes.insertReminder, { params: { id: client.id }, body: { il: day, testo: `Rivedere «${titolo.trim()}»` } })
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['clients'] })
      toast.success(`Consegnata a ${client.nome}: si ritrova nella sua storia, com'è ora`)
      onClose()
    },
  })
  const ready = !waits && isFitting(ADVICE_TITLE_MAX, titolo) && (day === '' || isNearDay(day)) && !deliver.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) deliver.mutate()
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullScreen={phone}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>Consegna a {client.nome}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Dati, risultato e cifre di legge restano sigillati come sono ora: si riaprono anche tra anni con gli stessi centesimi. L'elaborazione si può
            continuare a cambiare.
          </DialogContentText>
          {waits && (
            <Alert severity="info" sx={{ mb: 2 }}>
              Prima della consegna tutto deve essere salvato: attendere, o scegliere quale valore resta.
            </Alert>
          )}
          {lacking !== '' && !given && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              Il risultato non è affidabile: manca {lacking}. Consegnare lo stesso?
            </Alert>
          )}
          {deliver.error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {given && 'La consegna è fatta; manca il promemoria. '}
              {deliver.error.message}
            </Alert>
          )}
          <BoundedText label="Titolo" max={ADVICE_TITLE_MAX} value={titolo} autoFocus fullWidth disabled={given} margin="dense" onChange={setTitolo} />
          <NearDay label="Rivedere il (se serve)" value={day} margin="dense" onChange={setDay} />
        </DialogContent>
        <FormActions confirm={lacking === '' ? 'Consegna' : 'Consegna lo stesso'} disabled={!ready} onClose={onClose} />
      </form>
    </FormDialog>
  )
}

/**
 * What a result that is not reliable lacks: the determining data without which it was calculated and which nobody has confirmed, by name. Forme needs
 * none of this: it ranks no form without its determining data.
 */
export function lackingIn(result: Values | null, values: Values, labelOf: LabelOf): readonly string[] {
  const block = valueIn(result, 'confronto.affidabilita') ?? valueIn(result, 'risultati.affidabilita')
  const lacking = block ? daConfermare(block, confirmedIn(getPath(values, 'lettera.conferme'))) : []
  return [...new Set(lacking.map(({ dato }) => nomeDato(labelOf, dato)))]
}
