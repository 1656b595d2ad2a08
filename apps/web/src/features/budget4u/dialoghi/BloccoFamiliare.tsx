/** Craft or trade with collaborators: the fund, the shares of owner and family, the dependants of each. */
import { budget4u } from '@bilancia/contract'
import { Cards } from '../../../design/Cards.tsx'
import { Section } from '../../../design/Section.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Esito } from './Esito.tsx'
import { NumeroPersone, usePersone } from './NumeroPersone.tsx'
import { Quote } from './Quote.tsx'

const { catalog, sections } = budget4u
const COLLABORATORI = 'imposteContributi.collaboratori'
const [calcola] = budget4u.calcolaQuote

export function BloccoFamiliare() {
  const collaboratori = usePersone(COLLABORATORI)
  return (
    <Section title="Impresa familiare" level={3}>
      <FormFields of={sections.gestione}>
        <NumeroPersone path={COLLABORATORI} label="Numero collaboratori" max={catalog.imposteContributi.fields.collaboratori.items.length} />
      </FormFields>
      <Quote campo={COLLABORATORI} calcola={calcola} />
      <Cards>
        <FormSection of={sections.titolare} title="Titolare" level={3} />
        {collaboratori.map((i) => (
          <FormSection key={i} of={sections.collaboratore} at={i} title={`Collaboratore ${i + 1}`} level={3} />
        ))}
      </Cards>
      <Esito />
    </Section>
  )
}
