/** Clients from a CSV file: what each line would do, and only then the import of all lines. */
import { type ClientImport, clientForm, routes } from '@bilancia/contract/api'
import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../design/FormDialog.tsx'
import { UploadIcon } from '../../design/icons.tsx'
import { toast } from '../../design/toast.ts'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'
import { csvOf, textOf, unreadIn } from '../records/text-of.ts'
import { clientKind } from './kind.ts'

/** Lines that the report shows at most; errors come first. */
const SHOWN = 200
const words = { NUOVO: 'Nuovo', AGGIORNATO: 'Si aggiorna', UGUALE: 'Già così', ERRORE: 'Errore' } as const
type Outcome = keyof typeof words

const counted = (righe: ClientImport['righe'], esito: Outcome) => righe.filter((line) => line.esito === esito).length

export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const heading = useId()
  const queries = useQueryClient()
  const [csv, setCsv] = useState<string | null>(null)
  const look = useMutation({ mutationFn: (text: string) => call(routes.importClients, { body: { csv: csvOf(text), prova: true } }) })
  const store = useMutation({
    mutationFn: (text: string) => call(routes.importClients, { body: { csv: text } }),
    onSuccess: ({ salvati, righe }) => {
      // Somebody may have changed the clients since the preview.
      if (!salvati) return look.reset()
      toast.success(`Importati: ${counted(righe, 'NUOVO')} nuovi, ${counted(righe, 'AGGIORNATO')} aggiornati`)
      void queries.invalidateQueries({ queryKey: [clientKind.name] })
      onClose()
    },
  })
  const input = useRef<HTMLInputElement>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Lets the user choose the same file again after correcting it.
    target.value = ''
    if (!file) return
    store.reset()
    const text = textOf(new Uint8Array(await file.arrayBuffer()))
    setCsv(text)
    look.mutate(text)
  }
  const seen = store.data?.salvati === false ? store.data : look.data
  const righe = seen?.righe
  const unread = unreadIn(seen?.nonLette)
  const errors = righe ? counted(righe, 'ERRORE') : 0
  const failure = look.error ?? store.error
  const ready = csv !== null && righe !== undefined && errors === 0 && !store.isPending
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="md">
      <DialogTitle id={heading}>Importa clienti da un CSV</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          La prima riga ha i nomi delle colonne, come nel file di «Scarica CSV»; bastano «{clientForm.denominazione.label}» e «{clientForm.codiceFiscale.label}
          ». Chi ha già quel codice fiscale si aggiorna. Si importano tutte le righe o nessuna.
        </DialogContentText>
        {/* Without `tabIndex` the dialog sends Tab to this field, which cannot take it, and no key reaches its buttons. */}
        <input ref={input} type="file" accept=".csv,text/csv,text/plain" aria-label="File CSV dei clienti" hidden tabIndex={-1} onChange={choose} />
        <Button variant="outlined" startIcon={<UploadIcon />} disabled={look.isPending || store.isPending} onClick={() => input.current?.click()}>
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
        {righe && <Report righe={righe} errors={errors} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annulla</Button>
        <Button variant="contained" disabled={!ready} onClick={() => csv !== null && store.mutate(csv)}>
          Importa
        </Button>
      </DialogActions>
    </FormDialog>
  )
}

const columns: readonly Column<ClientImport['righe'][number] & { readonly Id: number }>[] = [
  { label: 'Cliente', value: ({ denominazione }) => denominazione },
  { label: 'Riga', value: ({ riga }) => riga },
  {
    label: 'Esito',
    value: ({ esito }) => (
      <Box component="span" sx={esito === 'ERRORE' ? { color: 'error.main', fontWeight: 600 } : {}}>
        {words[esito]}
      </Box>
    ),
  },
  { label: 'Perché', value: ({ testo }) => testo },
]

function Report({ righe, errors }: { readonly righe: ClientImport['righe']; readonly errors: number }) {
  const inOrder = righe.toSorted((a, b) => Number(b.esito === 'ERRORE') - Number(a.esito === 'ERRORE') || a.riga - b.riga)
  return (
    <Box sx={{ mt: 2 }}>
      <Alert severity={errors > 0 ? 'error' : 'info'} role="status">
        {errors > 0 ? `Righe da correggere: ${errors}. Finché ci sono non si importa nulla.` : 'Nessun errore.'}{' '}
        {`Nuovi: ${counted(righe, 'NUOVO')}. Da aggiornare: ${counted(righe, 'AGGIORNATO')}. Già così: ${counted(righe, 'UGUALE')}.`}
        {righe.length > SHOWN && ` Qui sotto le prime ${SHOWN} righe.`}
      </Alert>
      <RecordTable label="Righe del file" columns={columns} rows={inOrder.slice(0, SHOWN).map((line) => ({ ...line, Id: line.riga }))} />
    </Box>
  )
}
