/** 'Forfetario': the flat-rate taxpayer, typed values and results. */
import { budget4u } from '@bilancia/contract'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Sheet } from '../../simulator/Sheet.tsx'
import { useHolds } from '../../simulator/store.ts'
import { CompilareTipologia } from '../Compilare.tsx'
import { RisultatiForfetario } from './RisultatiForfetario.tsx'

const { condizioni, elementi, messages, sections } = budget4u

export function ForfetarioTab() {
  const untyped = useHolds(elementi.compilareTipologia.visibile)
  const company = useHolds(condizioni.societa)
  if (untyped) return <CompilareTipologia />
  if (company) return <EmptyState title={messages.REGIME_NON_AMMESSO.testo} action={<FieldLink path={condizioni.REGIME}>Vai a «Regime fiscale»</FieldLink>} />
  return (
    <Sheet title="regime forfetario">
      <FormSection of={sections.forfetari} />
      <FormSection of={sections.contributiForfetari} />
      <RisultatiForfetario />
    </Sheet>
  )
}
