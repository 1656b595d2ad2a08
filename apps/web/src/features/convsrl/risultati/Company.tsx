/** The company in a scenario: from profit to taxable income, its taxes, where the profit goes. */
import { convsrl } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FieldRows } from '../../simulator/FieldGrid.tsx'
import { Note } from '../../simulator/Note.tsx'
import { ResultLines } from '../../simulator/Result.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { IrapNotes, useIrapLabel } from '../irap.tsx'
import { Result } from '../results.ts'
import { vociSocieta } from '../voci.ts'
import { companyGroups, companyLabel, hasFees } from './lines.ts'

export function Company({ scenario }: { readonly scenario: convsrl.Scenario }) {
  const name = useSimulation(({ values }) => String(getPath(values, 'datiSimulazioniSrl.denominazione') ?? '').trim())
  const irap = useSimulation(({ values }) => getPath(values, 'datiSimulazioniSrl.irap.modalita') === 'CALCOLATA')
  const irapLabel = useIrapLabel(vociSocieta.irap)
  const line = (voce: keyof typeof vociSocieta) => {
    const label = voce === 'irap' ? irapLabel : companyLabel(scenario, voce)
    return <Result key={voce} path={`${convsrl.percorsiScenari[scenario]}.societa.${voce}`} label={label} />
  }
  return (
    <Section title={name ? `Società: ${name}` : 'Società'}>
      <FieldRows sx={{ '@media print': { maxWidth: 'none', columnCount: 2, columnGap: '10mm', '& > div': { breakInside: 'avoid' } } }}>
        {companyGroups(scenario, { irap }).map(({ title, lines, totals }) => (
          <ResultLines key={title} title={title} totals={totals.map(line)}>
            {lines.map(line)}
          </ResultLines>
        ))}
      </FieldRows>
      <IrapNotes />
      {hasFees(scenario) && <Note>{convsrl.notaCompensi}.</Note>}
    </Section>
  )
}
