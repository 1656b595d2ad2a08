/** Consequences of becoming a company, other than figures. */
import { convsrl } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'

/** Only the notes for the current form of business. */
export function Effects() {
  const { rules } = useSimulationStore()
  const values = useSimulation((s) => s.values)
  const shown = convsrl.effettiPassaggio.filter(({ when }) => rules.holds(when, values))
  if (shown.length === 0) return null
  return (
    <Section title="Effetti del passaggio" level={3}>
      <ul style={{ margin: 0, paddingLeft: 20, maxWidth: 720 }}>
        {shown.map(({ id, titolo, testo, norma }) => (
          <li key={id} style={{ marginBottom: 8 }}>
            <strong>{titolo}.</strong> {testo}{' '}
            <Typography component="span" variant="caption" color="textSecondary">
              {norma}
            </Typography>
          </li>
        ))}
      </ul>
    </Section>
  )
}
