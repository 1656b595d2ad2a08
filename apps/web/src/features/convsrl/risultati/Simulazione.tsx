/** A whole scenario, read only: the company's panel, and one for each partner present. `<Simulazione scenario="scenario5" />` */
import { convsrl } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { longNames, onPaper } from '../../simulator/figures.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { useResult } from '../results.ts'
import { SaysUnfilled } from '../Unfilled.tsx'
import { Company } from './Company.tsx'
import { Nothing } from './Nothing.tsx'
import { Partners } from './Partners.tsx'

type Props = { readonly scenario: convsrl.Scenario }

const { percorsiScenari, titoliSimulazioni } = convsrl

/** The content of a tab. */
export function Simulazione({ scenario }: Props) {
  const block = percorsiScenari[scenario]
  const computed = useResult(`${block}.soci`) !== null
  return (
    <Box sx={{ ...longNames, '@media print': onPaper }}>
      <PrintSheet title={titoliSimulazioni[scenario]} />
      <Typography variant="h1" component="h2" sx={{ mb: 3, '@media print': { display: 'none' } }}>
        {titoliSimulazioni[scenario]}
      </Typography>
      <Messages campo={`${block}.societa.redditoImpresa`} />
      {computed ? (
        <>
          <SaysUnfilled scenario={scenario} />
          <Company scenario={scenario} />
          <Partners scenario={scenario} />
        </>
      ) : (
        <Nothing scenario={scenario} />
      )}
    </Box>
  )
}
