/** The partners in a scenario, line by line: amounts from the company, incomes, contributions, IRPEF, remaining net. */
import { convsrl } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { FoldControl } from '../../simulator/results/fold.tsx'
import { groupsAt, useFoldBeside } from '../../simulator/results/Panel.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { Panel, ResultValue, useResult } from '../results.ts'
import { posizioni } from '../soci.ts'
import { vociSocio } from '../voci.ts'
import { partnerGroups, partnerLine } from './lines.ts'

export function Partners({ scenario }: { readonly scenario: convsrl.Scenario }) {
  const block = convsrl.percorsiScenari[scenario]
  const partners = useResult(`${block}.soci`) ?? []
  const rilevanza = useSimulation(({ values }) => Number(getPath(values, 'datiSimulazioniSrl.dividendi.rilevanzaFiscale')))
  const gruppi = partnerGroups(scenario)
  const panels = posizioni.flatMap((i) => {
    const partner = partners[i]
    if (!partner) return []
    const taxed = 'dividendiImponibili' in partner && Number(partner.dividendiImponibili) > 0
    return [{ i, name: partner.nome, groups: groupsAt(gruppi, partnerLine(scenario, i, taxed ? rilevanza : 0)) }]
  })
  const fold = useFoldBeside(panels.map(({ groups }) => groups))
  return (
    <>
      <Box
        sx={{ ...beside, '& > section': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${HEAD + gruppi.length}` }, '@media print': printed }}
      >
        {panels.map(({ i, name, groups }) => (
          <Section key={i} title={`Socio ${i + 1}: ${name}`}>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {vociSocio.quota} <ResultValue path={`${block}.soci[${i}].quota`} label={`${vociSocio.quota}, ${name}`} />
            </Typography>
            <Panel groups={groups} fold={fold} />
          </Section>
        ))}
      </Box>
      <FoldControl {...fold} />
    </>
  )
}

/** Name and share, above the groups. */
const HEAD = 2

/** Keeps the lines aligned even if a name or label takes two rows. */
const beside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 232px), 1fr))',
  columnGap: 3,
}

/** A subgrid that goes on to the next page would overlap what comes after it. */
const printed = { columnGap: '6mm', gridTemplateColumns: 'repeat(auto-fit, minmax(55mm, 1fr))', '& > section': { display: 'block', gridRow: 'auto' } }
