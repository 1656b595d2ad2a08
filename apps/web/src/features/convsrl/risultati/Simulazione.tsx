/** A whole scenario, read only: the company's panel, and one for each partner present. `<Simulazione scenario="scenario5" />` */
import { convsrl } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { FieldRows } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { longNames, onPaper } from '../../simulator/figures.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { getPath } from '../../simulator/path.ts'
import { FoldControl } from '../../simulator/results/fold.tsx'
import { groupsAt, useFoldBeside } from '../../simulator/results/Panel.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { IrapNotes, useIrapLabel } from '../irap.tsx'
import { Panel, ResultValue, useResult, vociSocieta, vociSocio } from '../results.ts'
import { posizioni } from '../soci.ts'
import { SaysUnfilled } from '../Unfilled.tsx'
import { companyGroups, hasFees, partnerGroups, partnerLine } from './lines.ts'
import { Nothing } from './Nothing.tsx'

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

/** The company in a scenario: from profit to taxable income, its taxes, the use of the profit. */
function Company({ scenario }: { readonly scenario: convsrl.Scenario }) {
  const name = useSimulation(({ values }) => String(getPath(values, 'datiSimulazioniSrl.denominazione') ?? '').trim())
  const irap = useSimulation(({ values }) => getPath(values, 'datiSimulazioniSrl.irap.modalita') === 'CALCOLATA')
  const irapLabel = useIrapLabel(vociSocieta.irap)
  const groups = groupsAt(companyGroups(scenario, { irap }), (voce) => ({
    path: `${convsrl.percorsiScenari[scenario]}.societa.${voce}` as const,
    label: voce === 'irap' ? irapLabel : undefined,
  }))
  return (
    <Section title={name ? `Società: ${name}` : 'Società'}>
      <FieldRows sx={{ '@media print': { maxWidth: 'none', columnCount: 2, columnGap: '10mm', '& > div': { breakInside: 'avoid' } } }}>
        <Panel groups={groups} />
      </FieldRows>
      <IrapNotes />
      {hasFees(scenario) && <Note>{convsrl.notaCompensi}.</Note>}
    </Section>
  )
}

/** The partners in a scenario, line by line: amounts from the company, incomes, contributions, IRPEF, remaining net. */
function Partners({ scenario }: { readonly scenario: convsrl.Scenario }) {
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
