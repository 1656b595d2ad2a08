/** The payments as files: for a diary, as F24 forms, as a table. */
import { calendario } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { Box, Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { problemOf } from '../../api/call-error.ts'
import { call } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { download } from '../records/download.ts'
import { DocumentContext, useSynced } from '../simulator/document/context.ts'
import { useSimulationStore } from '../simulator/store.ts'
import { askedOf } from '../simulator/year.ts'
import { nomeDi } from './state.ts'

const { statoDi } = calendario
const formati = { ics: 'Agenda (.ics)', f24: 'F24 (JSON)', pagamenti: 'Tabella (CSV)' } as const satisfies Readonly<
  Record<calendario.FormatoCalendario, string>
>

export function Esporta() {
  const { store, simulator } = useSimulationStore()
  const cliente = use(DocumentContext)?.about.Cliente ?? null
  const esporta = useMutation({
    networkMode: 'always',
    mutationFn: async (formato: calendario.FormatoCalendario) => {
      const { nome, tipo, testo } = await call(routes.exportCalendario, {
        ...askedOf(statoDi(nomeDi(simulator), store.getState().values)),
        query: { formato, ...(cliente && { cliente: cliente.id }) },
      })
      download({ name: nome, blob: new Blob([testo], { type: tipo }) })
      if (formato === 'f24' && testo.includes('"campo"')) toast.info('Nei modelli F24 restano dati da completare: sono elencati in «daCompletare» di ognuno.')
    },
    onError: (error) => toast.error(problemOf(error, 'Il file')),
  })
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
      {(['ics', 'f24', 'pagamenti'] as const).map((formato) => (
        <Button key={formato} size="small" variant="outlined" disabled={esporta.isPending} onClick={() => esporta.mutate(formato)}>
          {formati[formato]}
        </Button>
      ))}
      <Ricorda />
    </Box>
  )
}

/** Puts the payments of a client's document on the studio's page of next payments, or takes them away. Renders nothing outside a document of a client. */
function Ricorda() {
  const cliente = use(DocumentContext)?.about.Cliente ?? null
  return cliente && <Pulsanti cliente={cliente.id} />
}

function Pulsanti({ cliente }: { readonly cliente: number }) {
  const queries = useQueryClient()
  const elaborazione = use(DocumentContext)?.about.ID ?? 0
  // The server takes the payments from its own copy, so the button waits until everything is saved.
  const waits = useSynced(({ phase, contrasts }) => phase !== 'salvato' || contrasts.length > 0)
  const after = { onSettled: () => queries.invalidateQueries({ queryKey: ['clients', 'payments'] }), onError: ({ message }: Error) => toast.error(message) }
  const metti = useMutation({
    ...after,
    mutationFn: () => call(routes.keepPayments, { params: { id: cliente }, body: { elaborazione } }),
    onSuccess: ({ giorni }) =>
      toast.success(`Nello scadenzario dello studio: ${giorni === 1 ? '1 scadenza' : `${giorni} scadenze`}, al posto di quelle che c'erano`),
  })
  const togli = useMutation({
    ...after,
    mutationFn: () => call(routes.dropPayments, { params: { id: cliente } }),
    onSuccess: (tolti) => toast.success(tolti ? 'Tolti dallo scadenzario' : 'Nello scadenzario non ce n’erano'),
  })
  return (
    <>
      <Button size="small" variant="contained" disabled={waits || metti.isPending} onClick={() => metti.mutate()}>
        Metti nello scadenzario
      </Button>
      <Button size="small" disabled={togli.isPending} onClick={() => togli.mutate()}>
        Togli
      </Button>
    </>
  )
}
