/** Sole trader: the fund and the dependants of the owner. */
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Esito } from './Esito.tsx'
import { Famiglia } from './Famiglia.tsx'
import { Gestione } from './Gestione.tsx'

export function BloccoTitolare() {
  return (
    <Section title="Titolare" level={3}>
      <FieldGrid>
        <Gestione />
      </FieldGrid>
      <Famiglia di="imposteContributi.titolare" />
      <Esito />
    </Section>
  )
}
