/** What only paper shows: whose comparison it is, and in the footer the studio, the date and the page. */
import { Box, GlobalStyles, Typography } from '@mui/material'
import { useIdentity } from '../../auth/identity.ts'
import { getPath, useSimulation } from '../../simulator/store.ts'

export function PrintSheet() {
  const year = useSimulation(({ values }) => String(getPath(values, 'annoImposta')))
  const name = useSimulation(({ values }) => String(getPath(values, 'nomeCognome') ?? '').trim())
  const { PrincipalAuth, Company } = useIdentity()
  const studio = PrincipalAuth[0]?.Agency.Name ?? Company?.BusinessName ?? ''
  const today = new Date().toLocaleDateString('it-IT')
  return (
    <>
      <GlobalStyles
        styles={{
          '@page': {
            size: 'A4',
            margin: '15mm 15mm 18mm',
            '@bottom-left': { content: JSON.stringify(`${studio} · ${today}`), fontSize: '8pt' },
            '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '8pt' },
          },
        }}
      />
      <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
        <Typography variant="h1" component="p">
          Regime forfettario e regime ordinario, anno {year}
        </Typography>
        {name && <Typography>{name}</Typography>}
      </Box>
    </>
  )
}
