/** The payments as files: for a diary, as F24 forms, as a table. */
import { calendario } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { Box, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { problemOf } from '../../api/call-error.ts'
import { call } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { download } from '../records/download.ts'
import { useSimulationStore } from '../simulator/store.ts'
import { askedOf } from '../simulator/year.ts'
import { Ricorda } from './Ricorda.tsx'
import { nomeDi } from './state.ts'

const { statoDi } = calendario
const formati = { ics: 'Agenda (.ics)', f24: 'F24 (JSON)', pagamenti: 'Tabella (CSV)' } as const satisfies Readonly<
  Record<calendario.FormatoCalendario, string>
>

export function Esporta() {
  const { store, simulator } = useSimulationStore()
  const esporta = useMutation({
    networkMode: 'always',
    mutationFn: async (formato: calendario.FormatoCalendario) => {
      const { nome, tipo, testo } = await call(routes.exportCalendario, {
        ...askedOf(statoDi(nomeDi(simulator), store.getState().values)),
        query: { formato },
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
