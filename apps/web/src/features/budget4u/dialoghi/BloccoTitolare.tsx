/** A single owner, or a professional: fund or scheme, and the dependants. */
import { budget4u } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Esito } from './Esito.tsx'

const { condizioni, sections } = budget4u

export function BloccoTitolare() {
  const professional = useHolds(condizioni.professione)
  return (
    <Section title={professional ? 'Professionista' : 'Titolare'} level={3}>
      <FormFields of={sections.gestione} />
      <FormFields of={sections.familiari} />
      <Esito />
    </Section>
  )
}
