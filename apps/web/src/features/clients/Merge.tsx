/** Merges this client with another record of the same client in the studio. Where the two differ, the user chooses. */
import { type ClientRecord, routes } from '@bilancia/contract/api'
import { Alert, Button, DialogContent, DialogContentText, DialogTitle, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { FormActions, FormDialog } from '../../design/FormDialog.tsx'
import { toast } from '../../design/toast.ts'
import { useLateRefusal } from '../../design/useLateRefusal.ts'
import { clientKind } from './kind.ts'

type Props = { readonly client: ClientRecord; readonly onClose: () => void }
type From = 'questo' | 'altro'

function MergeDialog({ client, onClose }: Props) {
  const heading = useId()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [testo, setTesto] = useState('')
  const [picked, setPicked] = useState<number | null>(null)
  const [chosen, setChosen] = useState<ReadonlyMap<string, From>>(new Map())
  const params = { id: client.id }
  const found = useQuery({
    queryKey: [clientKind.name, 'altri', testo],
    queryFn: ({ signal }) => call(routes.searchClients, { body: { testo, studio: client.studio, quante: 6 } }, { signal }),
    enabled: testo.trim().length > 1,
    placeholderData: keepPreviousData,
  })
  const others = testo.trim().length > 1 ? (found.data?.righe ?? []).filter(({ id }) => id !== client.id) : []
  // Nobody merges a client that the list no longer shows.
  const other = others.find(({ id }) => id === picked)?.id ?? null
  const pick = (id: number | null) => {
    setPicked(id)
    setChosen(new Map())
  }
  const trial = useQuery({
    queryKey: [clientKind.name, 'unione', client.id, other],
    queryFn: () => call(routes.mergeClients, { params, body: { altro: other ?? 0, prova: true } }),
    enabled: other !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const disputed = trial.data?.contrasti ?? []
  const scelte = disputed.flatMap(({ campo }) => {
    const da = chosen.get(campo)
    return da ? [{ campo, da }] : []
  })
  const onError = useLateRefusal()
  const merge = useMutation({
    onError,
    mutationFn: (altro: number) => call(routes.mergeClients, { params, body: { altro, scelte } }),
    onSuccess: (_, altro) => {
      toast.success('Clienti uniti: il vecchio indirizzo porta qui')
      void queries.invalidateQueries({ queryKey: [clientKind.name], refetchType: 'none' })
      queries.removeQueries({ queryKey: [clientKind.name, 'record'] })
      // The old address leads to this client, opened anew.
      void navigate(`${clientKind.detailPath}/${altro}`, { replace: true })
    },
  })
  const ready = other !== null && trial.data !== undefined && scelte.length === disputed.length && !merge.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) merge.mutate(other)
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>Unire un altro cliente a {client.denominazione}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Se due schede sono la stessa persona o società: elaborazioni, consegne, promemoria e dichiarazioni dell'altra passano qui, e il suo indirizzo porta
            qui. Se questo cliente è già nello scadenzario, i pagamenti dell'altro si tolgono. Non si torna indietro.
          </DialogContentText>
          <TextField
            label="Nome o codice dell'altro cliente"
            value={testo}
            fullWidth
            autoFocus
            onChange={({ target }) => {
              setTesto(target.value)
              pick(null)
            }}
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
          />
          {testo.trim().length > 1 && found.data && others.length === 0 && (
            <Typography sx={{ mt: 1 }}>Nessun altro cliente dello studio con questo testo.</Typography>
          )}
          {others.length > 0 && (
            <RadioGroup aria-label="L'altro cliente" value={other ?? ''} onChange={({ target }) => pick(Number(target.value))}>
              {others.map(({ id, denominazione, codiceFiscale }) => (
                <FormControlLabel key={id} value={id} control={<Radio />} label={`${denominazione}, ${codiceFiscale}`} />
              ))}
            </RadioGroup>
          )}
          {trial.error && <Alert severity="error">{trial.error.message}</Alert>}
          {trial.data && (
            <Typography sx={{ mt: 2 }}>
              {`Passano: elaborazioni ${trial.data.porta.elaborazioni}, consegne ${trial.data.porta.consegne}, promemoria ${trial.data.porta.promemoria}. Etichette e note si sommano.`}
            </Typography>
          )}
          {disputed.map(({ campo, etichetta, ...values }) => (
            <fieldset key={campo} style={{ border: 0, padding: 0, margin: '16px 0 0' }}>
              <Typography component="legend" variant="body2" color="textSecondary">
                {etichetta}: quale resta
              </Typography>
              <RadioGroup
                value={chosen.get(campo) ?? ''}
                onChange={({ target }) => setChosen((before) => new Map(before).set(campo, target.value === 'altro' ? 'altro' : 'questo'))}
              >
                {(['questo', 'altro'] as const).map((from) => (
                  <FormControlLabel key={from} value={from} control={<Radio />} label={values[from]} />
                ))}
              </RadioGroup>
            </fieldset>
          ))}
          {merge.error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {merge.error.message}
            </Alert>
          )}
        </DialogContent>
        <FormActions confirm="Unisci" disabled={!ready} onClose={onClose} />
      </form>
    </FormDialog>
  )
}

/** The button that opens it. */
export function Merge({ client }: { readonly client: ClientRecord }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Unisci un altro cliente
      </Button>
      {open && <MergeDialog client={client} onClose={() => setOpen(false)} />}
    </>
  )
}
