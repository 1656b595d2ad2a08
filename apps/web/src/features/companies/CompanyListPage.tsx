/** /company: the licence holders. They are few, so the page filters and pages them itself. */
import { type CompanyRecord, companyForm, isKeptLogo, routes } from '@bilancia/contract/api'
import { Box, Tooltip } from '@mui/material'
import { call, callFile } from '../../api/client.ts'
import { LockIcon } from '../../design/icons.tsx'
import { ListPage } from '../records/list/ListPage.tsx'
import type { Column } from '../records/list/RecordTable.tsx'
import { companyKind } from './kind.ts'

const filters = [{ name: 'BusinessName', label: companyForm.BusinessName.label }]

const columns: readonly Column<CompanyRecord>[] = [
  {
    label: 'Bloccata',
    quiet: true,
    value: ({ IsLocked }) =>
      IsLocked && (
        <Tooltip title="Bloccata">
          <LockIcon color="error" fontSize="small" titleAccess="Bloccata" />
        </Tooltip>
      ),
  },
  { label: 'Id', value: ({ Id }) => Id },
  { label: companyForm.BusinessName.label, opens: true, sort: 'BusinessName', value: ({ BusinessName }) => BusinessName },
  { label: companyForm.TaxCode.label, sort: 'TaxCode', value: ({ TaxCode }) => TaxCode },
  { label: companyForm.VatNumber.label, sort: 'VatNumber', value: ({ VatNumber }) => VatNumber },
  {
    label: companyForm.UiLogoUrl.label,
    value: ({ UiLogoUrl, UiLogoBackground, BusinessName }) =>
      UiLogoUrl &&
      (isKeptLogo(UiLogoUrl) ? (
        <Box
          component="img"
          src={UiLogoUrl}
          alt={`Logo di ${BusinessName}`}
          sx={{ maxHeight: 24, maxWidth: 96, verticalAlign: 'middle', bgcolor: UiLogoBackground ?? 'primary.main', p: 0.25, borderRadius: 0.5 }}
        />
      ) : (
        'Da caricare'
      )),
  },
  { label: companyForm.ApplicationName.label, value: ({ ApplicationName }) => ApplicationName },
]

const orders = ['BusinessName', 'TaxCode', 'VatNumber'] as const
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('it')

export function CompanyListPage() {
  return (
    <ListPage
      title="Gestione Company"
      name={companyKind.name}
      notRetrieved={companyKind.says.notRetrieved}
      filters={filters}
      columns={columns}
      all={false}
      orders={orders}
      load={async ({ filters: { BusinessName = '' }, take, cursor, order }, signal) => {
        const all = (await call(routes.searchCompanies, { body: {} }, { signal })).filter((row) =>
          folded(row.BusinessName).includes(folded(BusinessName.trim())),
        )
        const by = orders.find((one) => one === order?.by)
        const found = by ? all.toSorted((a, b) => (a[by] ?? '').localeCompare(b[by] ?? '', 'it') * (order?.descending ? -1 : 1)) : all
        const from = (cursor?.from ?? 1) - 1
        return { ResultList: found.slice(from, from + take), ListLength: found.length }
      }}
      keyOf={({ BusinessName }) => BusinessName}
      pathOf={({ Id }) => `${companyKind.detailPath}/${Id}`}
      csv={(body) => callFile(routes.companiesCsv, { body })}
      add={`${companyKind.detailPath}/0`}
    />
  )
}
