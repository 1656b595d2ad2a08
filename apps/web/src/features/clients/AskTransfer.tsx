/** Offers a client with its folder to another studio of the company. */
import { type ClientRecord, routes, TRANSFER_DAYS_MAX } from '@bilancia/contract/api'
import { Button, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { FormActions, FormDialog } from '../../design/FormDialog.tsx'
import { LabelledSelect } from '../../design/fields/LabelledSelect.tsx'
import { NotArrived } from '../../design/NotArrived.tsx'
import { toast } from '../../design/toast.ts'
import { TRANSFERS_PATH } from './kind.ts'

const DAYS = 30

/** Renders nothing if the company has no other studio. */
export function AskTransfer({ client }: { readonly client: ClientRecord }) {
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['clients', 'studi'],
    queryFn: ({ signal }) => call(routes.transferStudios, undefined, { signal }),
  })
  if (!data) return error && <NotArrived onRetry={refetch}>Gli studi a cui si può passare il cliente non sono arrivati.</NotArrived>
  const studios = data.filter(({ id }) => id !== client.studio)
  if (studios.length === 0) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Passa a un altro studio
      </Button>
      {open && <Ask client={client} studios={studios} onClose={() => setOpen(false)} />}
    </>
  )
}

type Props = { readonly client: ClientRecord; readonly studios: readonly { readonly id: number; readonly nome: string }[]; readonly onClose: () => void }

function Ask({ client, studios, onClose }: Props) {
  const heading = useId()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [studio, setStudio] = useState<number | null>(null)
  const [days, setDays] = useState(String(DAYS))
  const giorni = Number(days)
  const fit = Number.isInteger(giorni) && giorni >= 1 && giorni <= TRANSFER_DAYS_MAX
  const ready = studio !== null && fit
  const ask = useMutation({
    mutationFn: (to: number) => call(routes.askTransfer, { params: { id: client.id }, body: { studio: to, giorni } }),
    onSuccess: () => {
      toast.success('Passaggio chiesto: ora risponde l’altro studio')
      void queries.invalidateQueries({ queryKey: ['clients', 'passaggi'] })
      void navigate(TRANSFERS_PATH)
    },
    onError: ({ message }) => toast.error(message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !ask.isPending) ask.mutate(studio)
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>Passare {client.denominazione} a un altro studio</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Quando un amministratore di quello studio accetta, il cliente passa con tutta la cartella e le dichiarazioni, e qui non si vede più. Fino ad allora
            quello studio ne vede solo il nome e il codice fiscale. Le consegne restano sigillate, e resta scritto chi ha fatto che cosa.
          </DialogContentText>
          <LabelledSelect label="Studio" value={studio ?? ''} onChange={(chosen) => setStudio(Number(chosen) || null)}>
            <option value="">Scegliere…</option>
            {studios.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </LabelledSelect>
          <TextField
            sx={{ mt: 2 }}
            type="number"
            label="Giorni per rispondere"
            value={days}
            onChange={({ target }) => setDays(target.value)}
            error={!fit}
            helperText={`Da 1 a ${TRANSFER_DAYS_MAX}: poi la richiesta scade.`}
            slotProps={{ htmlInput: { min: 1, max: TRANSFER_DAYS_MAX } }}
          />
        </DialogContent>
        <FormActions confirm="Chiedi il passaggio" disabled={!ready || ask.isPending} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
