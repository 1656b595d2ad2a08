/** 'Costi di avvio': what the firm buys, what it costs to open, how much of it there is in all. */
import { budget4u } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Sheet } from '../../simulator/Sheet.tsx'
import { useHolds } from '../../simulator/store.ts'
import { CompilareRegime, CompilareTipologia } from '../Compilare.tsx'
import { Field } from '../simulator.ts'
import { CostsPicture } from './CostsPicture.tsx'
import { Investimenti } from './Investimenti.tsx'
import { SpeseDiAvvio } from './SpeseDiAvvio.tsx'

const { condizioni, elementi } = budget4u

export function AvvioTab() {
  const untyped = useHolds(elementi.compilareTipologia.visibile)
  const ordinary = useHolds(condizioni.normale)
  if (untyped) return <CompilareTipologia />
  if (!ordinary) return <CompilareRegime />
  return (
    <Sheet title="costi di avvio">
      <Investimenti />
      <SpeseDiAvvio />
      <CostsPicture />
      <Section title="Che cosa ne fa il budget" id="scelte">
        <FieldGrid>
          <Field path="informazioniCostiDiAvvio.imputazioneCostiAvvio" />
          <Field path="informazioniCostiDiAvvio.ivaCostiIniziali" />
        </FieldGrid>
      </Section>
    </Sheet>
  )
}
