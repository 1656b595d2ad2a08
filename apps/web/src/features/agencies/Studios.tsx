/** The studios of a company, with the licences in use of each. */
import { type AgencyRecord, agencyForm, refusal, routes } from '@bilancia/contract/api'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { Arrived } from '../records/list/Arrived.tsx'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'
import { agencyKind, licences } from './kind.ts'

const SHOWN = 1000
const columns: readonly Column<AgencyRecord>[] = [
  { label: agencyForm.Name.label, opens: true, value: ({ Name }) => Name },
  { label: agencyForm.Code.label, value: ({ Code }) => Code },
  { label: 'Licenze', value: (row) => licences(row) },
]

export const useStudiosOf = (company: number) =>
  useQuery({
    queryKey: [agencyKind.name, 'of', company],
    queryFn: ({ signal }) => call(routes.searchAgencies, { body: { CompanyId: company, Take: SHOWN } }, { signal }),
    staleTime: 0,
    enabled: company > 0,
  })

export function Studios({ company }: { readonly company: number }) {
  const mayAdd = refusal('studiScrittura', useIdentity()) === null
  const studios = useStudiosOf(company)
  return (
    <Section
      title="Studi"
      aside={
        mayAdd && (
          <Button component={Link} to={`${agencyKind.detailPath}/0`} size="small">
            Aggiungi uno studio
          </Button>
        )
      }
    >
      <Arrived of={studios}>
        <RecordTable label="Studi" columns={columns} rows={studios.data?.ResultList} pathOf={({ Id }) => `${agencyKind.detailPath}/${Id}`} />
      </Arrived>
    </Section>
  )
}
