/** The payments to the partners in each of the six scenarios, one block each. */
import { convsrl } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { Cards } from '../../../design/Cards.tsx'
import { Section } from '../../../design/Section.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Compensi } from './Compensi.tsx'

const { nomiSchede, sections } = convsrl
const { scenari, scenario2, scenario3, scenario4, scenario5, scenario6 } = sections

export function Scenari() {
  return (
    <FormSection of={scenari}>
      <Cards>
        <Section title={nomiSchede.scenario1} level={3}>
          <Typography color="textSecondary">Nessun compenso e nessun dividendo: l'utile resta in società. È la base con cui si leggono gli altri.</Typography>
        </Section>
        <Section title={scenario2.title} level={3}>
          <Compensi scenario="scenario2" />
          <FormFields of={scenario2} />
        </Section>
        <FormSection of={scenario3} level={3} />
        <Section title={scenario4.title} level={3}>
          <Compensi scenario="scenario4" />
          <FormFields of={scenario4} />
        </Section>
        <FormSection of={scenario5} level={3} />
        <Section title={scenario6.title} level={3}>
          <Compensi scenario="scenario6" />
          <FormFields of={scenario6} />
        </Section>
      </Cards>
    </FormSection>
  )
}
