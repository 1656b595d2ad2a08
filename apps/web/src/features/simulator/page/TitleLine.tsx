/** The first line of the page: application, tax year, client, and whether the values are saved. */
import { taxYears, yearName } from '@bilancia/contract'
import type { Application } from '@bilancia/contract/api'
import { Box, Typography } from '@mui/material'
import { useBrand } from '../../../design/brand.tsx'
import { SelectInput } from '../../../design/fields/inputs.tsx'
import { useIdentity } from '../../auth/identity.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { toolName } from '../../shell/tools.tsx'
import { fieldId } from '../Field.tsx'
import { ProvisionalYear } from '../Provisional.tsx'
import { useSimulation, useSimulationStore } from '../store.ts'

const years = [...taxYears].reverse().map((value) => ({ value, name: yearName(value) }))

export function TitleLine({ application }: { readonly application: Application }) {
  return (
    <PageHead title={toolName(application, useIdentity(), useBrand())}>
      <YearSelect />
      <Box sx={{ minWidth: 0, maxWidth: { xs: 1, md: 480 }, minHeight: 36 }}>
        <ClientName />
        <SavedState />
      </Box>
    </PageHead>
  )
}

/** A separate component, so that only this renders while the name is typed. */
function ClientName() {
  const { simulator } = useSimulationStore()
  const client = useSimulation(({ values }) => simulator.nameOf(values))
  return (
    <Typography noWrap title={client}>
      {client}
    </Typography>
  )
}

function YearSelect() {
  const { store } = useSimulationStore()
  const year = useSimulation(({ values }) => values.annoImposta)
  const id = fieldId('annoImposta')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography component="label" variant="caption" color="textSecondary" htmlFor={id}>
        Anno
      </Typography>
      <SelectInput
        id={id}
        value={year}
        options={years}
        invalid={years.every(({ value }) => value !== year)}
        onChange={(value) => store.getState().set('annoImposta', value)}
        onLeave={() => store.getState().settle('annoImposta')}
      />
      <ProvisionalYear />
    </Box>
  )
}

/** Whether the values are saved. Renders nothing for a document, because its bar says so. */
function SavedState() {
  const { document } = useSimulationStore()
  const saved = useSimulation((simulation) => simulation.saved?.name)
  const dirty = useSimulation((simulation) => simulation.dirty)
  if (document !== null || (!dirty && saved === undefined)) return null
  const text = `● ${dirty ? 'modifiche non salvate' : 'salvato'}${saved === undefined ? '' : ` · ${saved}`}`
  return (
    <Typography variant="caption" component="p" noWrap role="status" title={text} sx={{ color: dirty ? 'warning.main' : 'success.main' }}>
      {text}
    </Typography>
  )
}
