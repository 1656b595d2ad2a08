/** The years of the biennium side by side: the proposal and what is expected. */
import { concordato } from '@bilancia/contract'
import { Box } from '@mui/material'
import { FieldGrid } from '../../design/fields/FieldGrid.tsx'
import { Note } from '../../design/Note.tsx'
import { Section } from '../../design/Section.tsx'
import { AnyField } from '../simulator/Field.tsx'
import { useHolds, useSimulation } from '../simulator/store.ts'
import { anniDi } from './simulator.ts'

const always = ['concordato', 'effettivo', 'rettifiche', 'opzioneSostitutiva', 'ricavi', 'circostanzeEccezionali'] as const
const ofCompany = ['vpnConcordato', 'vpnEffettivo'] as const

export function Anni() {
  const years = useSimulation(({ values }) => anniDi(values).join())
    .split(',')
    .filter(Boolean)
  const company = useHolds(concordato.condizioni.societa)
  if (years.length === 0) return <Note>Scelto il biennio, qui si scrivono la proposta e il reddito atteso di ogni anno.</Note>
  return years.map((year, i) => (
    <Section key={year} title={`Anno ${year}`} id={`anno-${year}`}>
      <Box role="group" aria-label={`Anno ${year}`}>
        <FieldGrid>
          {[...always, ...(company ? ofCompany : [])].map((key) => (
            <AnyField key={key} path={`anni.${i}.${key}`} />
          ))}
        </FieldGrid>
      </Box>
    </Section>
  ))
}
