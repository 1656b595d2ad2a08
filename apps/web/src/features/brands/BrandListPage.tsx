/** /marchi: the brands. They are few, so the page pages them itself. */
import { type BrandRecord, brandForm, routes } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { call } from '../../api/client.ts'
import { ListPage } from '../records/list/ListPage.tsx'
import type { Column } from '../records/list/RecordTable.tsx'
import { brandKind } from './kind.ts'

const columns: readonly Column<BrandRecord>[] = [
  { label: 'Id', value: ({ Id }) => Id },
  { label: brandForm.Name.label, opens: true, value: ({ Name }) => Name },
  { label: brandForm.Code.label, value: ({ Code }) => Code },
  {
    label: brandForm.Logo.label,
    value: ({ Logo, Name }) => (
      <Box sx={{ colorScheme: 'light', bgcolor: 'background.paper', borderRadius: 0.5, p: 0.25, width: 'fit-content', display: 'flex' }}>
        <Box component="img" src={Logo} alt={`Logo di ${Name}`} sx={{ height: 24, maxWidth: 96 }} />
      </Box>
    ),
  },
  { label: 'Indirizzi', value: ({ Hosts }) => Hosts.join(', ') },
]

export function BrandListPage() {
  return (
    <ListPage
      title="Marchi"
      name={brandKind.name}
      notRetrieved={brandKind.says.notRetrieved}
      filters={[]}
      columns={columns}
      all={false}
      load={async ({ take, cursor }, signal) => {
        const all = await call(routes.brands, {}, { signal })
        const from = (cursor?.from ?? 1) - 1
        return { ResultList: all.slice(from, from + take), ListLength: all.length }
      }}
      keyOf={({ Name }) => Name}
      pathOf={({ Id }) => `${brandKind.detailPath}/${Id}`}
      add={`${brandKind.detailPath}/0`}
    />
  )
}
