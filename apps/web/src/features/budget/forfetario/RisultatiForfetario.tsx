/** From the revenue of a flat-rate taxpayer down to what is left, line by line. */
import { budget4u } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FieldRows, TotalRow } from '../../simulator/FieldGrid.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Result, useResult } from '../results.ts'
import { vociForfetari } from '../voci.ts'

const { condizioni, elementi } = budget4u

type Voce = keyof typeof vociForfetari
const Line = ({ voce }: { readonly voce: Voce }) => <Result path={`forfetari.${voce}`} label={vociForfetari[voce]} />

/** Nothing before the first answer. */
export function RisultatiForfetario() {
  const computed = useResult('forfetari') !== null
  const family = useHolds(condizioni.familiare)
  const recovered = useHolds(elementi.rivalsaCalcolata.visibile)
  if (!computed) return null
  return (
    <Section title="Imposta sostitutiva e reddito disponibile" id="risultati-forfetario">
      <FieldRows>
        <Result path="forfetari.gruppoDiSettore.percentualeRedditivita" label="Percentuale di redditività" unit="percento" />
        <Line voce="reddito" />
        {family && <Line voce="contributiTitolare" />}
        {family && <Line voce="contributiCollaboratore" />}
        <Line voce="contributi" />
        {recovered && <Line voce="rivalsaContributi" />}
        <Line voce="imponibile" />
        <Line voce="impostaSostitutiva" />
        <TotalRow>
          <Line voce="totaleImposteContributi" />
        </TotalRow>
        <TotalRow data-grand>
          <Line voce="redditoDisponibile" />
        </TotalRow>
      </FieldRows>
    </Section>
  )
}
