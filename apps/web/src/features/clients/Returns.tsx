/** The filed returns of a client that the simulators load, also those with the code of a client that was merged into it. */
import { type ClientReturns, refusal, routes } from '@bilancia/contract/api'
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { dayOf } from '../../design/day.ts'
import { NotArrived } from '../../design/NotArrived.tsx'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'

type Row = ClientReturns['dichiarazioni'][number] & { readonly Id: number }

const columns: readonly Column<Row>[] = [
  { label: 'Modello', value: ({ TelematicoType, Year }) => `Redditi ${TelematicoType} ${Year}` },
  { label: 'Redditi del', value: ({ annoImposta }) => annoImposta },
  { label: 'Caricata il', value: ({ caricataIl }) => dayOf(caricataIl) },
  { label: 'Da', value: ({ caricataDa }) => caricataDa },
]
const code: Column<Row> = { label: 'Codice Fiscale', value: ({ codiceFiscale }) => codiceFiscale }

export function Returns({ client }: { readonly client: number }) {
  const allowed = refusal('importTelematico', useIdentity()) === null
  const { data, error, refetch } = useQuery({
    queryKey: ['telematico', 'client', client],
    queryFn: ({ signal }) => call(routes.clientReturns, { params: { id: client } }, { signal }),
    enabled: allowed,
    staleTime: 0,
  })
  if (!data) return error && <NotArrived onRetry={refetch}>Le dichiarazioni del cliente non sono arrivate.</NotArrived>
  const rows = data.dichiarazioni.map((one, at) => ({ ...one, Id: at }))
  const merged = rows.some(({ codiceFiscale }) => codiceFiscale !== data.codiceFiscale)
  return (
    <Section title="Dichiarazioni">
      {rows.length === 0 ? (
        <Typography>Nessuna dichiarazione importata con questo codice fiscale.</Typography>
      ) : (
        <RecordTable label="Dichiarazioni del cliente" columns={merged ? [...columns, code] : columns} rows={rows} />
      )}
    </Section>
  )
}
