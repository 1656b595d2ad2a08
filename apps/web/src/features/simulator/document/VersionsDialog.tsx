/** The versions of a document: who, when, what has changed between any two; one can be named or brought back. */
import { routes, VERSION_NAME_MAX, type VersionItem } from '@bilancia/contract/api'
import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type FormEvent, type SetStateAction, useId, useState } from 'react'
import { problemOf } from '../../../api/call-error.ts'
import { call } from '../../../api/client.ts'
import { keepNewest } from '../../../api/newest.ts'
import { momentOf } from '../../../design/day.ts'
import { FormDialog } from '../../../design/FormDialog.tsx'
import { BoundedText, isFitting } from '../../../design/fields/BoundedText.tsx'
import { LabelledSelect } from '../../../design/fields/LabelledSelect.tsx'
import { toast } from '../../../design/toast.ts'
import { unsent } from '../../../design/unsent.ts'
import { FigureTable } from '../figures.tsx'
import { merge, type Values } from '../path.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { useDocument, useWaits } from './context.ts'
import { fieldChanges, fieldName, useWritten } from './written.ts'

const titleOf = ({ numero, nome, di, il }: VersionItem) => `${numero}. ${nome ? `${nome}, ` : ''}${di}, ${momentOf(il)}`
/** The number that stands for the values on screen. */
const NOW = 0

export function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  const heading = useId()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { about } = useDocument()
  const [nome, setNome] = useState('')
  const { data, error } = useQuery({
    queryKey: ['versions', about.ID],
    queryFn: ({ signal }) => call(routes.documentVersions, { params: { id: about.ID } }, { signal }),
    staleTime: 0,
  })
  return (
    <FormDialog onClose={onClose} unsaved={nome.trim() !== ''} aria-labelledby={heading} maxWidth="md" fullScreen={phone}>
      <DialogTitle id={heading}>Versioni</DialogTitle>
      <DialogContent>
        {error && <Alert severity="warning">{problemOf(error, "L'elenco delle versioni")}</Alert>}
        <Naming nome={nome} onName={setNome} />
        {data?.length === 0 && <Typography>Nessuna modifica da quando l'elaborazione è stata salvata: la prima fa la prima versione.</Typography>}
        {data && data.length > 0 && <Compared items={data} onClose={onClose} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </FormDialog>
  )
}

type NamingProps = { readonly nome: string; readonly onName: Dispatch<SetStateAction<string>> }

/** A name for what is on screen now. */
function Naming({ nome, onName }: NamingProps) {
  const { about } = useDocument()
  const queries = useQueryClient()
  const waits = useWaits()
  const give = useMutation({
    mutationFn: (given: string) => call(routes.nameDocumentVersion, { params: { id: about.ID }, body: { nome: given } }),
    onSuccess: async (items, given) => {
      await keepNewest(queries, ['versions', about.ID], items)
      onName(unsent(given))
      toast.success('Versione conservata con il suo nome')
    },
    onError: ({ message }) => toast.error(message),
  })
  const ready = !waits && isFitting(VERSION_NAME_MAX, nome) && !give.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) give.mutate(nome)
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end', mb: 2, mt: 1 }}>
      <BoundedText label="Nome per la versione di adesso" max={VERSION_NAME_MAX} value={nome} onChange={onName} sx={{ flex: '1 1 240px', maxWidth: 420 }} />
      <Button type="submit" variant="outlined" disabled={!ready}>
        Dai il nome
      </Button>
      {waits && (
        <Box component="p" role="status" sx={{ flexBasis: '100%', m: 0 }}>
          Prima di dare il nome tutto deve essere salvato: attendere, o scegliere quale valore resta.
        </Box>
      )}
    </Box>
  )
}

function Compared({ items, onClose }: { readonly items: readonly VersionItem[]; readonly onClose: () => void }) {
  const { store, initial } = useSimulationStore()
  const now = useSimulation(({ values }) => values)
  const [chosen, setFrom] = useState<number>()
  // Until the user chooses, the one before the last, so that the list begins with what changed last. A newer list may still arrive.
  const from = chosen ?? (items[1] ?? items[0])?.numero ?? NOW
  const [to, setTo] = useState(NOW)
  const [before, after] = [useVersion(from), useVersion(to)]
  const stateOf = (number: number, found: Values | undefined) => (number === NOW ? now : found && merge(initial, found))
  const [one, other] = [stateOf(from, before.data), stateOf(to, after.data)]
  const failed = before.error ?? after.error
  const bringBack = () => {
    if (!one) return
    store.getState().replace(one)
    toast.success('Versione ripresa: Annulla la toglie di nuovo')
    onClose()
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2 }}>
        <Choice label="Che cosa è cambiato da" items={items} value={from} onChange={setFrom} />
        <Choice label="A" items={items} value={to} onChange={setTo} now />
        <Button variant="outlined" disabled={from === NOW || !one} onClick={bringBack}>
          Riprendi la prima
        </Button>
      </Box>
      {failed && <Alert severity="warning">{problemOf(failed, 'Il confronto tra due versioni')}</Alert>}
      {one && other && <Changes before={one} after={other} />}
    </>
  )
}

function useVersion(numero: number) {
  const { about } = useDocument()
  return useQuery({
    queryKey: ['version', about.ID, numero],
    queryFn: async ({ signal }) => (await call(routes.documentVersion, { params: { id: about.ID, numero } }, { signal })).State,
    enabled: numero !== NOW,
    staleTime: 0,
  })
}

type ChoiceProps = {
  readonly label: string
  readonly items: readonly VersionItem[]
  readonly value: number
  readonly onChange: (numero: number) => void
  readonly now?: boolean
}

function Choice({ label, items, value, onChange, now = false }: ChoiceProps) {
  return (
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <LabelledSelect label={label} value={value} onChange={(chosen) => onChange(Number(chosen))}>
        {now && <option value={NOW}>Adesso</option>}
        {items.map((item) => (
          <option key={item.numero} value={item.numero}>
            {titleOf(item)}
          </option>
        ))}
      </LabelledSelect>
    </Box>
  )
}

function Changes({ before, after }: { readonly before: Values; readonly after: Values }) {
  const { simulator } = useSimulationStore()
  const written = useWritten()
  const changes = fieldChanges(simulator, before, after)
  if (changes.length === 0) return <Typography>Tra le due nessun campo è diverso.</Typography>
  return (
    <FigureTable label="Campi cambiati">
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Prima</th>
          <th scope="col">Dopo</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ percorso, prima, dopo }) => (
          <tr key={percorso}>
            <th scope="row">{fieldName(simulator, percorso)}</th>
            <td>{written(percorso, prima, true)}</td>
            <td>{written(percorso, dopo, true)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
