/** Craft or trade with collaborators: the fund, the shares of owner and family, the dependants of each. */
import { budget4u } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { Cards } from '../../simulator/Cards.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Field } from '../simulator.ts'
import { Esito } from './Esito.tsx'
import { Famiglia } from './Famiglia.tsx'
import { Gestione } from './Gestione.tsx'
import { NumeroPersone, usePersone } from './NumeroPersone.tsx'
import { Quote } from './Quote.tsx'

const COLLABORATORI = 'imposteContributi.collaboratori'
const [calcola] = budget4u.calcolaQuote

export function BloccoFamiliare() {
  const collaboratori = usePersone(COLLABORATORI)
  return (
    <Section title="Impresa familiare" level={3}>
      <FieldGrid>
        <Gestione />
        <NumeroPersone path={COLLABORATORI} label="Numero collaboratori" max={budget4u.catalog.imposteContributi.fields.collaboratori.items.length} />
      </FieldGrid>
      <Quote campo={COLLABORATORI} calcola={calcola} />
      <Cards>
        <Section title="Titolare" level={3}>
          <Field path="imposteContributi.titolare.quota" label="Quota" />
          <Famiglia di="imposteContributi.titolare" folded />
        </Section>
        {collaboratori.map((i) => (
          <Section key={i} title={`Collaboratore ${i + 1}`} level={3}>
            <Field path={`${COLLABORATORI}[${i}].quota`} label="Quota" />
            <Field path={`${COLLABORATORI}[${i}].under21`} />
            <Famiglia di={`${COLLABORATORI}[${i}]`} folded />
          </Section>
        ))}
      </Cards>
      <Esito />
    </Section>
  )
}
