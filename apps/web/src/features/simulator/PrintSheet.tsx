/** What only paper shows: tool, title, company and year at the head; studio, date and page at the foot. */
import { Box, GlobalStyles, Typography } from '@mui/material'
import { useBrand } from '../../design/brand.ts'
import { useIdentity } from '../auth/identity.ts'
import { tools } from '../shell/tools.tsx'
import { getPath, useSimulation, useSimulationStore } from './store.ts'

type Props = { readonly title: string; readonly landscape?: boolean }

export function PrintSheet({ title, landscape = false }: Props) {
  const { simulator } = useSimulationStore()
  const year = useSimulation(({ values }) => String(getPath(values, 'annoImposta')))
  const name = useSimulation(({ values }) => simulator.nameOf(values))
  const identity = useIdentity()
  const { PrincipalAuth, Company } = identity
  const tool = tools(identity, useBrand()).find(({ id }) => id === simulator.applicationId)?.name
  const studio = PrincipalAuth[0]?.Agency.Name ?? Company?.BusinessName ?? ''
  const today = new Date().toLocaleDateString('it-IT')
  return (
    <>
      <GlobalStyles
        styles={{
          '@page': {
            size: landscape ? 'A4 landscape' : 'A4',
            margin: '12mm 12mm 16mm',
            '@bottom-left': { content: quoted([studio, today].filter(Boolean).join(' · ')), fontSize: '8pt' },
            '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '8pt' },
          },
        }}
      />
      <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 1.5 } }}>
        <Typography component="p" sx={{ fontSize: '12pt', fontWeight: 600 }}>
          {[tool, title].filter(Boolean).join(', ')}
        </Typography>
        <Typography sx={{ fontSize: '9pt' }}>{[name, `anno ${year}`].filter(Boolean).join(' · ')}</Typography>
      </Box>
    </>
  )
}

/** A CSS string: what could end it goes by its code. */
const quoted = (text: string): string => `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
