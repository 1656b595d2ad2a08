/** One change for the chosen clients: who follows them, state, labels. Fields left as they are do not change. */
import { format } from '@bilancia/contract'
import { type ClientsChange, clientForm, followedOnly, routes } from '@bilancia/contract/api'
import { Alert, Box, DialogContent, DialogTitle, OutlinedInput } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { FormActions, FormDialog } from '../../design/FormDialog.tsx'
import { tooLong } from '../../design/fields/BoundedText.tsx'
import { FieldFrame, notesId } from '../../design/fields/FieldFrame.tsx'
import { LabelledSelect } from '../../design/fields/LabelledSelect.tsx'
import { toast } from '../../design/toast.ts'
import { useLateRefusal } from '../../design/useLateRefusal.ts'
import { useIdentity } from '../auth/identity.ts'
import { useFollowers } from './FollowerSelect.tsx'
import { clientKind } from './kind.ts'

type Props = { readonly ids: readonly number[]; readonly onChanged: () => void; readonly onClose: () => void }

const SAME = ''
const NOBODY = 'nessuno'

export function ChangeDialog({ ids, onChanged, onClose }: Props) {
  const heading = useId()
  const queries = useQueryClient()
  const identity = useIdentity()
  const { data: people = [] } = useFollowers()
  const [follower, setFollower] = useState(SAME)
  const [state, setState] = useState(SAME)
  const [adding, setAdding] = useState('')
  const [removing, setRemoving] = useState('')
  const body: ClientsChange = {
    ids: [...ids],
    ...(follower !== SAME && { seguitoDa: follower === NOBODY ? null : Number(follower) }),
    ...(isState(state) && { stato: state }),
    ...(adding.trim() !== '' && { aggiungi: adding }),
    ...(removing.trim() !== '' && { togli: removing }),
  }
  const onError = useLateRefusal()
  const change = useMutation({
    onError,
    mutationFn: () => call(routes.changeClients, { body }),
    onSuccess: ({ cambiati }) => {
      toast.success(cambiati === 1 ? '1 cliente cambiato' : `${format.number(cambiati)} clienti cambiati`)
      void queries.invalidateQueries({ queryKey: [clientKind.name] })
      onChanged()
      onClose()
    },
  })
  const ready = Object.keys(body).length > 1 && [adding, removing].every((labels) => labels.trim().length <= clientForm.etichette.max) && !change.isPending
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (ready) change.mutate()
  }
  const names = new Map(people.map(({ id, nome }) => [id, nome]))
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="xs">
      <form onSubmit={save} noValidate>
        <DialogTitle id={heading}>{ids.length === 1 ? 'Cambia 1 cliente' : `Cambia ${format.number(ids.length)} clienti`}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {followedOnly(identity).length === 0 && (
            <Choice label={clientForm.seguitoDa.label} value={follower} onChange={setFollower}>
              <option value={NOBODY}>Nessuno</option>
              {[...names].map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Choice>
          )}
          <Choice label={clientForm.stato.label} value={state} onChange={setState}>
            {Object.entries(clientForm.stato.options).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Choice>
          <Labels label="Etichette da aggiungere" help="Separate da virgole." value={adding} onChange={setAdding} />
          <Labels label="Etichette da togliere" help="Separate da virgole." value={removing} onChange={setRemoving} />
          {change.error && <Alert severity="error">{change.error.message}</Alert>}
        </DialogContent>
        <FormActions confirm="Cambia" disabled={!ready} onClose={onClose} />
      </form>
    </FormDialog>
  )
}

const isState = (value: string): value is keyof typeof clientForm.stato.options => value in clientForm.stato.options

type FieldProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }

function Choice({ label, value, onChange, children }: FieldProps & { readonly children: ReactNode }) {
  return (
    <LabelledSelect label={label} value={value} onChange={onChange}>
      <option value={SAME}>Non cambia</option>
      {children}
    </LabelledSelect>
  )
}

export function Labels({ label, help, value, onChange }: FieldProps & { readonly help: string }) {
  const id = useId()
  const wrong = tooLong(label, clientForm.etichette.max, value)
  const messages = wrong ? [{ id: wrong, gravita: 'ERRORE' as const, campo: 'etichette', testo: wrong }] : []
  return (
    <Box>
      <FieldFrame id={id} label={label} help={help} messages={messages}>
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          value={value}
          error={wrong !== undefined}
          onChange={({ target }) => onChange(target.value)}
          inputProps={{ autoComplete: 'off', 'aria-describedby': notesId(id) }}
        />
      </FieldFrame>
    </Box>
  )
}
