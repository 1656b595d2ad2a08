/** From the revenue of a flat-rate taxpayer down to the remaining income, line by line. */
import { budget4u } from '@bilancia/contract'
import { FieldRows } from '../../../design/fields/FieldGrid.tsx'
import { Section } from '../../../design/Section.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Panel, useResult } from '../results.ts'

const { condizioni, elementi } = budget4u

/** Renders nothing before the first result. */
export function RisultatiForfetario() {
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
