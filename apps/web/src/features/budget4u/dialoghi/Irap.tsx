/** The IRAP block: who pays it, rate, base and deductions, and the tax. Folded if it is not due. */
import { budget4u } from '@bilancia/contract'
import { TotalRow } from '../../../design/fields/FieldGrid.tsx'
import { Section } from '../../../design/Section.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Result } from '../results.ts'
import { vociIrap } from '../voci.ts'

const { catalog, sections } = budget4u
const IRAP = 'imposteContributi.irap'

export const Irap = () => (
  <Section title={catalog.imposteContributi.fields.irap.label} level={3}>
    <FormSection of={sections.irap}>
      <Figures />
    </FormSection>
    <FormSection of={sections.irapNonDovuta} inside={{ base: <Figures /> }} />
  </Section>
)

const Figures = () => (
  <>
    <Result path={`${IRAP}.imponibile`} label={vociIrap.imponibile} />
    <TotalRow>
      <Result path={`${IRAP}.imposta`} label={vociIrap.imposta} />
    </TotalRow>
  </>
)
