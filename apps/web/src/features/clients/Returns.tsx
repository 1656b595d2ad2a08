/** The filed returns of a client that the studio has imported, the newest first. */
import { refusal, routes, type TaxReturnItem } from '@bilancia/contract/api'
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { dayOf } from '../../design/day.ts'
import { NotArrived } from '../../design/NotArrived.tsx'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'

const columns: readonly Column<TaxReturnItem>[] = [
  { label: 'Modello', value: ({ TelematicoType, Year }) => `Redditi ${TelematicoType} ${Year}` },
  { label: 'Redditi del', value: ({ annoImposta }) => annoImposta },
  { label: 'Caricata il', value: ({ caricataIl }) => dayOf(caricataIl) },
  { label: 'Da', value: ({ caricataDa }) => caricataDa },
]

type Props = { readonly taxCode: string; readonly studio: number }

export function Returns({ taxCode, studio }: Props) {
  const allowed = refusal('importTelematico', useIdentity()) === null
  const { data, error, refetch } = useQuery({
    queryKey: ['telematico', 'search', taxCode, studio],
    queryFn: ({ signal }) => call(routes.searchTelematico, { body: { TaxCodeDichiarante: taxCode, AgencyId: studio } }, { signal }),
    enabled: allowed,
    staleTime: 0,
  })
  if (!data) return error && <NotArrived onRetry={refetch}>Le dichiarazioni del cliente non sono arrivate.</NotArrived>
  return (
    <Section title="Dichiarazioni">
      {data.length === 0 ? (
        <Typography>Nessuna dichiarazione importata con questo codice fiscale.</Typography>
      ) : (
        <RecordTable label="Dichiarazioni del cliente" columns={columns} rows={data} />
      )}
    </Section>
  )
}
