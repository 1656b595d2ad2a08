/** 'Utenti' of a company or of a studio: who they are, and the way to all of them in the list. */
import { type PrincipalItem, principalForm, refusal, routes } from '@bilancia/contract/api'
import { Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { Disabled } from '../records/Disabled.tsx'
import { Arrived } from '../records/list/Arrived.tsx'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'
import { principalKind } from './kind.ts'

const SHOWN = 30
const columns: readonly Column<PrincipalItem>[] = [
  { label: 'Disabilitato', quiet: true, value: ({ Disabled: day }) => day && <Disabled day={day} /> },
  { label: principalForm.Surname.label, opens: true, value: ({ Surname }) => Surname },
  { label: principalForm.Name.label, value: ({ Name }) => Name },
  { label: 'UserName', value: ({ Username }) => Username },
  { label: principalForm.Role.label, value: ({ Role }) => Role },
]

type Props = { readonly of: { readonly AgencyId: number } | { readonly CompanyId: number } }

/** Renders nothing for those who do not administer users. */
export function UsersOf({ of }: Props) {
  const may = refusal('utenti', useIdentity()) === null
  const users = useQuery({
    queryKey: [principalKind.name, 'of', of],
    queryFn: ({ signal }) => call(routes.searchPrincipals, { body: { ...of, Take: SHOWN } }, { signal }),
    staleTime: 0,
    enabled: may,
  })
  if (!may) return null
  const { data } = users
  const more = (data?.ListLength ?? 0) - SHOWN
  return (
    <Section
      title="Utenti"
      aside={
        'AgencyId' in of && (
          <Button component={Link} to={`${principalKind.listPath}?AgencyId=${of.AgencyId}`} size="small">
            Apri nella lista
          </Button>
        )
      }
    >
      <Arrived of={users}>
        <RecordTable label="Utenti" columns={columns} rows={data?.ResultList} pathOf={({ Id }) => `${principalKind.detailPath}/${Id}`} />
        {more > 0 && <Typography color="textSecondary">{`E altri ${more}.`}</Typography>}
      </Arrived>
    </Section>
  )
}
