/** The company in a scenario: from profit to taxable income, its taxes, the use of the profit. */
import { convsrl } from '@bilancia/contract'
import { FieldRows } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { groupsAt } from '../../simulator/results/Panel.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { IrapNotes, useIrapLabel } from '../irap.tsx'
import { Panel } from '../results.ts'
import { vociSocieta } from '../voci.ts'
import { companyGroups, hasFees } from './lines.ts'

export function Company({ scenario }: { readonly scenario: convsrl.Scenario }) {
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
