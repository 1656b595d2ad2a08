/** IRAP of natural persons: 2020 and 2021 only. */
import { iforfettari } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid, FieldRows } from '../../simulator/FieldGrid.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'
import { Normale } from './Results.tsx'

const irap = 'regimeNormale.determinazioneDelValoreDellaProduzioneNetta'
const voce = 'determinazioneDelValoreDellaProduzioneNetta'

export function Irap() {
  if (!useHolds(iforfettari.condizioni.finoAl2021)) return null
  return (
    <Section title="IRAP" id="irap">
      <FieldGrid>
        <Field path={`${irap}.valoreProduzioneLorda`} computed={`${irap}.valoreProduzioneLordaApplicato`} />
        <Field path={`${irap}.autonomaOrganizzazione`} computed={`${irap}.autonomaOrganizzazioneApplicata`} />
        <Field path={`${irap}.aliquotaIrap`} computed={`${irap}.aliquotaIrapApplicata`} />
        <Field path={`${irap}.irap2020AccontoCondonato`} />
      </FieldGrid>
      <FieldRows>
        <Normale voce={`${voce}.valoreProduzioneNetta`} />
        <Normale voce={`${voce}.irap`} />
      </FieldRows>
    </Section>
  )
}
