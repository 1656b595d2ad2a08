/** A scenario in full, read only: the company's panel, and one for each partner there is. `<Simulazione scenario="scenario5" />` */
import { convsrl } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { longNames, onPaper } from '../../simulator/figures.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { useResult } from '../results.ts'
import { posizioni } from '../soci.ts'
import { Company } from './Company.tsx'
import { partnerGroups } from './lines.ts'
import { Nothing } from './Nothing.tsx'
import { Partner } from './Partner.tsx'

type Props = { readonly scenario: convsrl.Scenario }

const { percorsiScenari, titoliSimulazioni } = convsrl

/** The content of a tab. */
export function Simulazione({ scenario }: Props) {
  const block = percorsiScenari[scenario]
  const partners = useResult(`${block}.soci`)
  return (
    <Box sx={{ ...longNames, '@media print': onPaper }}>
      <PrintSheet title={titoliSimulazioni[scenario]} />
      <Typography variant="h1" component="h2" sx={{ mb: 3, '@media print': { display: 'none' } }}>
        {titoliSimulazioni[scenario]}
      </Typography>
      <Messages campo={`${block}.societa.redditoImpresa`} />
      {partners === null ? (
        <Nothing scenario={scenario} />
      ) : (
        <>
          <Company scenario={scenario} />
          {/* Line beside line also where a name or a label takes two rows. */}
          <Box sx={{ ...panels, '& > section': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${HEAD + partnerGroups(scenario).length}` } }}>
            {posizioni.map((i) => {
              const partner = partners[i]
              return partner && <Partner key={i} scenario={scenario} i={i} name={partner.nome} />
            })}
          </Box>
        </>
      )}
    </Box>
  )
}

/** Name and share, above the groups. */
const HEAD = 2

const panels = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 232px), 1fr))',
  columnGap: 3,
  '@media print': { columnGap: '6mm', gridTemplateColumns: 'repeat(auto-fit, minmax(55mm, 1fr))' },
}
