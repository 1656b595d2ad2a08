/** 'Forfetario': the flat-rate taxpayer, typed values and results. */
import { budget4u } from '@bilancia/contract'
import { onlyOnScreen } from '../../../design/DialogOnPaper.tsx'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { FieldRows } from '../../../design/fields/FieldGrid.tsx'
import { Section } from '../../../design/Section.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Sheet } from '../../simulator/Sheet.tsx'
import { useHolds } from '../../simulator/store.ts'
import { CompilareTipologia } from '../Compilare.tsx'
import { Panel, useResult } from '../results.ts'

const { condizioni, elementi, messages, sections } = budget4u

export function ForfetarioTab() {
  const untyped = useHolds(elementi.compilareTipologia.visibile)
  const company = useHolds(condizioni.societa)
  return <Sheet title="regime forfetario">{untyped ? <CompilareTipologia /> : company ? <NonAmmesso /> : <Forfetario />}</Sheet>
}

const NonAmmesso = () => (
  <EmptyState
    title={messages.REGIME_NON_AMMESSO.testo}
    action={
      <FieldLink path={condizioni.REGIME} sx={onlyOnScreen}>
        Vai a «Regime fiscale»
      </FieldLink>
    }
  />
)

const Forfetario = () => (
  <>
    <FormSection of={sections.forfetari} />
    <FormSection of={sections.contributiForfetari} />
    <RisultatiForfetario />
  </>
)

/** From the revenue of a flat-rate taxpayer down to the remaining income, line by line. Renders nothing before the first result. */
function RisultatiForfetario() {
  const computed = useResult('forfetari') !== null
  const family = useHolds(condizioni.familiare)
  const recovered = useHolds(elementi.rivalsaCalcolata.visibile)
  if (!computed) return null
  const lines = [
    { path: 'forfetari.gruppoDiSettore.percentualeRedditivita', label: 'Percentuale di redditività' },
    'forfetari.reddito',
    ...(family ? (['forfetari.contributiTitolare', 'forfetari.contributiCollaboratore'] as const) : []),
    'forfetari.contributi',
    ...(recovered ? (['forfetari.rivalsaContributi'] as const) : []),
    'forfetari.imponibile',
    'forfetari.impostaSostitutiva',
  ] as const
  return (
    <Section title="Imposta sostitutiva e reddito disponibile" id="risultati-forfetario">
      <FieldRows>
        <Panel
          groups={[
            { lines, totals: ['forfetari.totaleImposteContributi'] },
            { lines: [], totals: ['forfetari.redditoDisponibile'], grand: true },
          ]}
        />
      </FieldRows>
    </Section>
  )
}
