/** Partners: the fund and the shares. For a company that pays IRES only working partners are listed, and its rate is above them. */
import { budget4u } from '@bilancia/contract'
import { Cards } from '../../../design/Cards.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Esito } from './Esito.tsx'
import { NumeroPersone, senzaSoci, usePersone } from './NumeroPersone.tsx'
import { Quote } from './Quote.tsx'

const SOCI = 'imposteContributi.soci'
const [, calcola] = budget4u.calcolaQuote
const { catalog, condizioni, sections } = budget4u

export function BloccoSoci() {
  const soci = usePersone(SOCI)
  const paysIres = useHolds(condizioni.nonTrasparente)
  const noFund = useHolds(senzaSoci)
  return (
    <Section title={paysIres ? 'IRES e soci per IVS' : 'Soci'} level={3}>
      <FormFields of={sections.gestione}>
        {!noFund && <NumeroPersone path={SOCI} label="Numero soci" max={catalog.imposteContributi.fields.soci.items.length} />}
      </FormFields>
      {paysIres && !noFund && <Note>Solo i soci che lavorano nella società: le loro quote possono non dare 100%.</Note>}
      {!noFund && (
        <>
          <Quote campo={SOCI} calcola={calcola} />
          <Cards>
            {soci.map((i) => (
              <FormSection key={i} of={sections.socio} at={i} title={`Socio ${i + 1}`} level={3} />
            ))}
          </Cards>
        </>
      )}
      <Esito />
    </Section>
  )
}
