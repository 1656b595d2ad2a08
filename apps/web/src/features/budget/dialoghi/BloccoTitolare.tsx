/** Sole trader: the fund and the dependants of the owner. */
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Field } from '../simulator.ts'
import { Esito } from './Esito.tsx'
import { Famiglia } from './Famiglia.tsx'

export function BloccoTitolare() {
  return (
    <Section title="Titolare" level={3}>
      <FieldGrid>
        <Field path="imposteContributi.gestioneIvs" />
        <Field path="imposteContributi.riduzione50" />
      </FieldGrid>
      <Famiglia di="imposteContributi.titolare" />
      <Esito />
    </Section>
  )
}
