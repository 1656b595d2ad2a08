/** /principal: the users within the role's reach. */
import { type PrincipalItem, principalAuthForm, principalForm, type Role, refusal, roles, routes } from '@bilancia/contract/api'
import { call, callFile } from '../../api/client.ts'
import { AgencyPicker } from '../agencies/AgencyPicker.tsx'
import { useIdentity } from '../auth/identity.ts'
import { Disabled } from '../records/Disabled.tsx'
import { type Filters, pageAsked } from '../records/list/address.ts'
import type { Filter } from '../records/list/FilterBar.tsx'
import { ListPage } from '../records/list/ListPage.tsx'
import type { Column } from '../records/list/RecordTable.tsx'
import { TutorialButton } from '../tutorials/TutorialButton.tsx'
import { principalKind } from './kind.ts'

const SHOWN = 'Mostrati'
const filters: readonly Filter[] = [
  {
    name: 'AgencyId',
    label: principalAuthForm.AgencyId.label,
    control: ({ id, value, onChange }) => <AgencyPicker id={id} value={Number(value) || null} onChange={(agency) => onChange(agency ? String(agency) : '')} />,
  },
  { name: 'Username', label: principalForm.Username.label },
  { name: 'Name', label: principalForm.Name.label },
  { name: 'Surname', label: principalForm.Surname.label },
  { name: 'Role', label: principalForm.Role.label, options: roles },
  { name: 'Closed', label: 'Utenti chiusi', options: [SHOWN], all: 'Nascosti' },
]

const columns: readonly Column<PrincipalItem>[] = [
  { label: 'Disabilitato', quiet: true, value: ({ Disabled: day }) => day && <Disabled day={day} /> },
  { label: 'Id', value: ({ Id }) => Id },
  { label: principalForm.Surname.label, opens: true, value: ({ Surname }) => Surname },
  { label: principalForm.Name.label, value: ({ Name }) => Name },
  { label: principalAuthForm.AgencyId.label, value: ({ agencyName }) => agencyName },
  { label: 'UserName', value: ({ Username }) => Username },
  { label: principalForm.Mail.label, value: ({ Mail }) => Mail },
  { label: principalForm.Role.label, value: ({ Role }) => Role },
]

/** The filters of the address as call parameters. */
const asked = ({ AgencyId, Role, Closed, ...texts }: Filters) => ({
  ...texts,
  AgencyId: Number(AgencyId) || null,
  Closed: Closed === SHOWN,
  Role: roles.find((role): role is Role => role === Role) ?? null,
})

export function PrincipalListPage() {
  const mayAdd = refusal('utenti', useIdentity()) === null
  return (
    <ListPage
      title="Gestione utenti"
      beside={<TutorialButton of="utenti" />}
      name={principalKind.name}
      notRetrieved={principalKind.says.notRetrieved}
      filters={filters}
      columns={columns}
      load={(page, signal) =>
        call(routes.searchPrincipals, { body: { ...asked(page.filters), ...pageAsked(page), QuerySurname: page.cursor?.key ?? null } }, { signal })
      }
      keyOf={({ Surname }) => Surname}
      pathOf={({ Id }) => `${principalKind.detailPath}/${Id}`}
      csv={(given) => callFile(routes.principalsCsv, { body: asked(given) })}
      add={mayAdd ? `${principalKind.detailPath}/0` : undefined}
    />
  )
}
