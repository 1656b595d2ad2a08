/** Partners: the fund and the shares. Of a company that pays IRES only who works is listed, and its rate stands above. */
import { budget4u } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { Cards } from '../../simulator/Cards.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'
import { Esito } from './Esito.tsx'
import { Famiglia } from './Famiglia.tsx'
import { Gestione } from './Gestione.tsx'
import { NumeroPersone, usePersone } from './NumeroPersone.tsx'
import { Quote } from './Quote.tsx'

const SOCI = 'imposteContributi.soci'
const [, calcola] = budget4u.calcolaQuote

export function BloccoSoci() {
  const soci = usePersone(SOCI)
  const paysIres = useHolds(budget4u.condizioni.nonTrasparente)
  const noFund = useHolds({ all: [budget4u.condizioni.nonTrasparente, { field: budget4u.condizioni.GESTIONE_IVS, is: 'NESSUNA' }] })
  return (
    <Section title={paysIres ? 'IRES e soci per IVS' : 'Soci'} level={3}>
      <FieldGrid>
        <Field path="imposteContributi.aliquotaIres" />
        <Gestione />
        {!noFund && <NumeroPersone path={SOCI} label="Numero soci" max={budget4u.catalog.imposteContributi.fields.soci.items.length} />}
      </FieldGrid>
      {paysIres && !noFund && <Note>Solo i soci che lavorano nella società: le loro quote possono non dare 100%.</Note>}
      {!noFund && (
        <>
          <Quote campo={SOCI} calcola={calcola} />
          <Cards>
            {soci.map((i) => (
              <Section key={i} title={`Socio ${i + 1}`} level={3}>
                <Field path={`${SOCI}[${i}].quota`} label="Quota" />
                <Field path={`${SOCI}[${i}].senzaContributi`} />
                {!paysIres && <Famiglia di={`${SOCI}[${i}]`} folded />}
              </Section>
            ))}
          </Cards>
        </>
      )}
      <Esito />
    </Section>
  )
}
