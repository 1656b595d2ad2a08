/** /principal: the users within the role's reach. */
import { type PrincipalItem, principalAuthForm, principalForm, principalOrders, type Role, refusal, roles, routes } from '@bilancia/contract/api'
import { useState } from 'react'
import { call, callFile } from '../../api/client.ts'
import { UploadIcon } from '../../design/icons.tsx'
import { AgencyPicker } from '../agencies/AgencyPicker.tsx'
import { useIdentity } from '../auth/identity.ts'
import { Disabled } from '../records/Disabled.tsx'
import { type Filters, pageAsked, sortAsked } from '../records/list/address.ts'
import type { Filter } from '../records/list/FilterBar.tsx'
import { ListPage } from '../records/list/ListPage.tsx'
import type { Column } from '../records/list/RecordTable.tsx'
import { TutorialButton } from '../tutorials/TutorialButton.tsx'
import { ChosenUsers } from './ChosenUsers.tsx'
import { ImportUsers } from './ImportUsers.tsx'
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
  { label: principalForm.Surname.label, opens: true, sort: 'Surname', value: ({ Surname }) => Surname },
  { label: principalForm.Name.label, sort: 'Name', value: ({ Name }) => Name },
  { label: principalAuthForm.AgencyId.label, value: ({ agencyName }) => agencyName },
  { label: 'UserName', sort: 'Username', value: ({ Username }) => Username },
  { label: principalForm.Mail.label, sort: 'Mail', value: ({ Mail }) => Mail },
  { label: principalForm.Role.label, sort: 'Role', value: ({ Role }) => Role },
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
  const [importing, setImporting] = useState(false)
  return (
    <>
      <ListPage
        title="Gestione utenti"
        beside={<TutorialButton of="utenti" />}
        name={principalKind.name}
        notRetrieved={principalKind.says.notRetrieved}
        filters={filters}
        columns={columns}
        load={(page, signal) =>
          call(
            routes.searchPrincipals,
            { body: { ...asked(page.filters), ...pageAsked(page), ...sortAsked(page, principalOrders), QuerySurname: page.cursor?.key ?? null } },
            { signal },
          )
        }
        orders={principalOrders}
        keyOf={(row, order) => row[principalOrders.find((one) => one === order) ?? 'Surname']}
        chipOf={(name, value) => (name === 'AgencyId' ? null : value)}
        choice={
          mayAdd
            ? {
                nameOf: ({ Surname, Name }) => `${Surname} ${Name}`,
                apart: ({ Username }) => Username,
                chosen: (rows, clear) => <ChosenUsers rows={rows} onDone={clear} />,
              }
            : undefined
        }
        actions={mayAdd ? [{ id: 'importa', label: 'Importa CSV', icon: <UploadIcon />, onClick: () => setImporting(true) }] : []}
        pathOf={({ Id }) => `${principalKind.detailPath}/${Id}`}
        csv={(given) => callFile(routes.principalsCsv, { body: asked(given) })}
        add={mayAdd ? `${principalKind.detailPath}/0` : undefined}
      />
      {importing && <ImportUsers onClose={() => setImporting(false)} />}
    </>
  )
}
