/** Self-employed: the scheme, the amount of an own fund, the dependants. */
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Field } from '../simulator.ts'
import { Esito } from './Esito.tsx'
import { Famiglia } from './Famiglia.tsx'

export function BloccoProfessionista() {
  return (
    <Section title="Professionista" level={3}>
      <FieldGrid>
        <Field path="imposteContributi.previdenzaProfessionista" />
        <Field path="imposteContributi.contributoCassa" />
      </FieldGrid>
      <Famiglia di="imposteContributi.titolare" />
      <Esito />
    </Section>
  )
}
