/** Users from a CSV file: a studio, what each line would do, the import of all lines, and then the invitations. */
import { currentStudio, routes, type UsersImport } from '@bilancia/contract/api'
import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../design/FormDialog.tsx'
import { FieldFrame } from '../../design/fields/FieldFrame.tsx'
import { UploadIcon } from '../../design/icons.tsx'
import { toast } from '../../design/toast.ts'
import { AgencyPicker } from '../agencies/AgencyPicker.tsx'
import { useIdentity } from '../auth/identity.ts'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'
import { csvOf, textOf, unreadIn } from '../records/text-of.ts'
import { Invitations } from './Invitations.tsx'
import { principalKind } from './kind.ts'

type Line = UsersImport['righe'][number]

const columns: readonly Column<Line & { readonly Id: number }>[] = [
  { label: 'Utente', value: ({ utente }) => utente },
  { label: 'Riga', value: ({ riga }) => riga },
  {
    label: 'Esito',
    value: ({ esito }) =>
      esito === 'ERRORE' ? (
        <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
          Errore
        </Box>
      ) : (
        'Nuovo'
      ),
  },
  { label: 'Perché', value: ({ testo }) => testo },
]

export function ImportUsers({ onClose }: { readonly onClose: () => void }) {
  const heading = useId()
  const studioId = useId()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const own = currentStudio(useIdentity())?.AgencyId ?? null
  const [studio, setStudio] = useState(own)
  const [csv, setCsv] = useState<string | null>(null)
  const look = useMutation({
    mutationFn: ({ csv, AgencyId }: { readonly csv: string; readonly AgencyId: number }) =>
      call(routes.importPrincipals, { body: { csv: csvOf(csv), AgencyId, prova: true } }),
  })
  const store = useMutation({
    mutationFn: (asked: { readonly csv: string; readonly AgencyId: number }) => call(routes.importPrincipals, { body: asked }),
    onSuccess: ({ salvati, righe }) => {
      if (!salvati) return
      toast.success(righe.length === 1 ? '1 utente aggiunto' : `${righe.length} utenti aggiunti`)
      void queries.invalidateQueries({ predicate: ({ queryKey: [of] }) => of === principalKind.name || of === 'license' || of === 'agencies' })
    },
  })
  const read = (text: string | null, AgencyId: number | null) => {
    store.reset()
    look.reset()
    if (text !== null && AgencyId !== null) look.mutate({ csv: text, AgencyId })
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Lets the user choose the same file again after correcting it.
    target.value = ''
    if (!file) return
    const text = textOf(new Uint8Array(await file.arrayBuffer()))
    setCsv(text)
    read(text, studio)
  }
  const made = store.data?.salvati ? store.data.righe : null
  if (made) return <Invitations users={made.flatMap(({ Id, utente }) => (Id === null ? [] : [{ Id, Username: utente }]))} onClose={onClose} />
  const seen = store.data ?? look.data
  const righe = seen?.righe
  const unread = unreadIn(seen?.nonLette)
  const wrong = righe?.filter(({ esito }) => esito === 'ERRORE').length ?? 0
  const failure = look.error ?? store.error
  const busy = look.isPending || store.isPending
  return (
    <FormDialog onClose={onClose} chosen={studio !== own} aria-labelledby={heading} maxWidth="md">
      <DialogTitle id={heading}>Importa utenti da un CSV</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          La prima riga ha i nomi delle colonne: Username, Cognome, Nome, Mail e Ruolo; se servono Telefono, Codice Fiscale e i diritti (Sì o No). Si importano
          tutte le righe o nessuna, entro le licenze dello studio.
        </DialogContentText>
        <Box sx={{ mb: 2 }}>
          <FieldFrame id={studioId} label="Studio">
            <AgencyPicker
              id={studioId}
              value={studio}
              onChange={(next) => {
                setStudio(next)
                read(csv, next)
              }}
            />
          </FieldFrame>
        </Box>
        <input ref={input} type="file" accept=".csv,text/csv,text/plain" aria-label="File CSV degli utenti" hidden tabIndex={-1} onChange={choose} />
        <Button variant="outlined" startIcon={<UploadIcon />} disabled={busy || studio === null} onClick={() => input.current?.click()}>
          Scegli il file
        </Button>
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure.message}
          </Alert>
        )}
        {unread && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {unread}
          </Alert>
        )}
        {righe && (
          <Box sx={{ mt: 2 }}>
            <Alert severity={wrong > 0 ? 'error' : 'info'} role="status">
              {wrong > 0 ? `Righe da correggere: ${wrong}. Finché ci sono non si importa nulla.` : `Nessun errore. Nuovi: ${righe.length}.`}
            </Alert>
            <RecordTable label="Righe del file" columns={columns} rows={errorsFirst(righe)} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annulla</Button>
        <Button
          variant="contained"
          disabled={csv === null || studio === null || righe === undefined || wrong > 0 || busy}
          onClick={() => csv !== null && studio !== null && store.mutate({ csv, AgencyId: studio })}
        >
          Importa
        </Button>
      </DialogActions>
    </FormDialog>
  )
}

const errorsFirst = (righe: readonly Line[]) =>
  righe.toSorted((a, b) => Number(b.esito === 'ERRORE') - Number(a.esito === 'ERRORE') || a.riga - b.riga).map((line) => ({ ...line, Id: line.riga }))
