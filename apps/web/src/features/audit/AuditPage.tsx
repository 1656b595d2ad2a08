/** /audit: who read or changed what, the latest first. An ADMIN sees only their own company, and no column for it. */
import { type AuditRow, auditActions, auditKinds, changeText, notices, reach, routes } from '@bilancia/contract/api'
import { Box, Typography } from '@mui/material'
import { call, callFile } from '../../api/client.ts'
import { useIdentity } from '../auth/identity.ts'
import { CompanySelect } from '../companies/CompanySelect.tsx'
import { type Filters, pageAsked } from '../records/list/address.ts'
import type { Filter, FilterControl } from '../records/list/FilterBar.tsx'
import { ListPage } from '../records/list/ListPage.tsx'
import type { Column } from '../records/list/RecordTable.tsx'

const Company: FilterControl = ({ id, value, onChange }) => (
  <CompanySelect id={id} value={Number(value) || null} onChange={(company) => onChange(company ? String(company) : '')} />
)

const filters: readonly Filter[] = [
  { name: 'Username', label: 'Utente' },
  { name: 'Action', label: 'Azione', options: auditActions, all: 'Tutte' },
  { name: 'Kind', label: 'Che cosa', options: auditKinds, all: 'Tutto' },
  { name: 'From', label: 'Dal', kind: 'day' },
  { name: 'To', label: 'Al', kind: 'day' },
]
const everywhere: readonly Filter[] = [...filters, { name: 'CompanyId', label: 'Company', control: Company }]

const two = '2-digit'
const seconds = { hour: two, minute: two, second: two } as const
const moment = new Intl.DateTimeFormat('it-IT', { day: two, month: two, year: 'numeric', ...seconds, timeZone: 'Europe/Rome' })
const columns: readonly Column<AuditRow>[] = [
  { label: 'Quando', whole: true, value: ({ At }) => <time dateTime={At}>{moment.format(new Date(At))}</time> },
  { label: 'Utente', value: ({ Username }) => <Box sx={{ minWidth: '12ch' }}>{Username}</Box> },
  { label: 'Azione', whole: true, value: ({ Action }) => Action },
  { label: 'Che cosa', whole: true, value: ({ Kind }) => Kind },
  { label: 'Id', whole: true, value: ({ RecordId }) => RecordId },
  {
    label: 'Nome',
    value: ({ RecordName, Changes }) => (
      // One block: as parts of a card on the phone, the two texts would share its width.
      <div>
        {RecordName}
        {Changes.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {Changes.map(changeText).join('; ')}
          </Typography>
        )}
      </div>
    ),
  },
]
const withCompany: readonly Column<AuditRow>[] = [...columns, { label: 'Company', value: ({ DescCompany, CompanyId }) => DescCompany ?? CompanyId }]

const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | null => all.find((one) => one === value) ?? null
/** The filters of the address as call parameters. */
const asked = ({ Username, Action, Kind, From, To, CompanyId }: Filters) => ({
  Username: Username || null,
  Action: oneOf(auditActions, Action),
  Kind: oneOf(auditKinds, Kind),
  From: From || null,
  To: To || null,
  CompanyId: Number(CompanyId) || null,
})

export function AuditPage() {
  const all = reach[useIdentity().Role] === 'tutto'
  return (
    <ListPage
      title="Registro degli accessi e delle modifiche"
      name="audit"
      notRetrieved={notices.RECUPERO_REGISTRO}
      filters={all ? everywhere : filters}
      columns={all ? withCompany : columns}
      all={false}
      load={(page, signal) => call(routes.searchAudit, { body: { ...asked(page.filters), ...pageAsked(page) } }, { signal })}
      keyOf={({ At }) => At}
      chipOf={(name, value) => (name === 'CompanyId' ? null : value)}
      csv={(given) => callFile(routes.auditCsv, { body: asked(given) })}
    />
  )
}
