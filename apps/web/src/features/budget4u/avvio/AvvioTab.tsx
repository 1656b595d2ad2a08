/** 'Costi di avvio': investments, opening costs, and their total. */
import { budget4u } from '@bilancia/contract'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Sheet } from '../../simulator/Sheet.tsx'
import { useHolds } from '../../simulator/store.ts'
import { CompilareRegime, CompilareTipologia } from '../Compilare.tsx'
import { CostsPicture } from './CostsPicture.tsx'
import { Investimenti } from './Investimenti.tsx'
import { SpeseDiAvvio } from './SpeseDiAvvio.tsx'

const { condizioni, elementi, sections } = budget4u

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
      <FormSection of={sections.scelte} />
    </Sheet>
  )
}
