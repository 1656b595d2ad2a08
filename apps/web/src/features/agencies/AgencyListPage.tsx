/** /agency: the studios. Only a SUPERADMIN can add one. */
import { type AgencyRecord, agencyForm, agencyOrders, refusal, routes } from '@bilancia/contract/api'
import { call, callFile } from '../../api/client.ts'
import { useIdentity } from '../auth/identity.ts'
import { Disabled } from '../records/Disabled.tsx'
import { pageAsked, sortAsked } from '../records/list/address.ts'
import { ListPage } from '../records/list/ListPage.tsx'
import type { Column } from '../records/list/RecordTable.tsx'
import { agencyKind, licences } from './kind.ts'

const filters = [
  { name: 'Name', label: agencyForm.Name.label },
  { name: 'Code', label: agencyForm.Code.label },
  { name: 'VatNumber', label: 'P.iva' },
]

const columns: readonly Column<AgencyRecord>[] = [
  { label: 'Disabilitato', quiet: true, value: ({ Disabled: day }) => day && <Disabled day={day} /> },
  { label: 'Id', value: ({ Id }) => Id },
  { label: agencyForm.Name.label, opens: true, sort: 'Name', value: ({ Name }) => Name },
  { label: agencyForm.CompanyId.label, value: ({ DescCompany }) => DescCompany },
  { label: agencyForm.VatNumber.label, sort: 'VatNumber', value: ({ VatNumber }) => VatNumber },
  { label: agencyForm.Code.label, sort: 'Code', value: ({ Code }) => Code },
  { label: agencyForm.Address.label, sort: 'Address', value: ({ Address }) => Address },
  { label: 'Licenze', value: (row) => licences(row) },
]

export function AgencyListPage() {
  const mayAdd = refusal('studiScrittura', useIdentity()) === null
  return (
    <ListPage
      title="Gestione studi"
      name={agencyKind.name}
      notRetrieved={agencyKind.says.notRetrieved}
      filters={filters}
      columns={columns}
      load={(asked, signal) =>
        call(
          routes.searchAgencies,
          { body: { ...asked.filters, ...pageAsked(asked), ...sortAsked(asked, agencyOrders), QueryName: asked.cursor?.key ?? null } },
          { signal },
        )
      }
      orders={agencyOrders}
      keyOf={(row, order) => row[agencyOrders.find((one) => one === order) ?? 'Name'] ?? ''}
      pathOf={({ Id }) => `${agencyKind.detailPath}/${Id}`}
      csv={(body) => callFile(routes.agenciesCsv, { body })}
      add={mayAdd ? `${agencyKind.detailPath}/0` : undefined}
    />
  )
}
