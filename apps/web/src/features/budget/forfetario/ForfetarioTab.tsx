/** 'Forfetario': the flat-rate taxpayer, what is typed and what it gives. */
import { budget4u } from '@bilancia/contract'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { Sheet } from '../../simulator/Sheet.tsx'
import { useHolds } from '../../simulator/store.ts'
import { CompilareTipologia } from '../Compilare.tsx'
import { Field } from '../simulator.ts'
import { RisultatiForfetario } from './RisultatiForfetario.tsx'

const { condizioni, elementi, messages } = budget4u

export function ForfetarioTab() {
  const untyped = useHolds(elementi.compilareTipologia.visibile)
  const company = useHolds(condizioni.societa)
  if (untyped) return <CompilareTipologia />
  if (company) return <EmptyState title={messages.REGIME_NON_AMMESSO.testo} action={<FieldLink path={condizioni.REGIME}>Vai a «Regime fiscale»</FieldLink>} />
  return (
    <Sheet title="regime forfetario">
      <Section title="Contribuenti Forfetari" id="forfetari">
        <FieldGrid>
          <Field path="forfetari.gruppoDiSettore.gruppo" />
          <Field path="forfetari.aliquotaSostitutiva" help="5% per i primi cinque anni di un'attività nuova" />
          <Field path="forfetari.ricaviCompensi" />
          <Field path="forfetari.costiEffettivi" />
        </FieldGrid>
      </Section>
      <Section title="Contributi previdenziali" id="contributi-forfetari">
        <FieldGrid>
          <Field path="forfetari.tipologia" />
          <Field path="forfetari.riduzione35" help="Si chiede all'INPS; in alternativa a quella del 50%" />
          <Field path="forfetari.riduzione50" />
          <Field path="forfetari.previdenza" />
          <Field path="forfetari.contributoCassa" />
          <Field path="forfetari.collaboratoreFamiliare" />
          <Field path="forfetari.quotaCollaboratore" />
          <Field path="forfetari.rivalsaContributi" />
        </FieldGrid>
      </Section>
      <RisultatiForfetario />
    </Sheet>
  )
}
