/** The guided start: the profile in a few steps. What is typed is already in the profile, so one leaves it at any step. */
import { Box, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Section } from '../../../design/Section.tsx'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { steps } from './steps.tsx'

type Props = {
  /** To the whole form. */
  readonly onLeave: () => void
  /** To the table, after the last step. */
  readonly onEnd: () => void
}

export function Inizio({ onLeave, onEnd }: Props) {
  const { rules } = useSimulationStore()
  const there = useSimulation(({ values }) => steps.map(({ when }) => (when && !rules.holds(when, values) ? '-' : '+')).join(''))
  const asked = steps.filter((_, k) => there[k] === '+')
  const [at, setAt] = useState(0)
  const step = asked[Math.min(at, asked.length - 1)]
  const heading = useRef<HTMLDivElement>(null)
  // A new step is read from its start.
  useEffect(() => {
    if (at > 0) heading.current?.focus()
  }, [at])
  if (!step) return null
  const last = step === asked.at(-1)
  const Content = step.content
  return (
    <Section title="Inizio guidato" aside={<Button onClick={onLeave}>Vai a tutti i dati</Button>}>
      <Box ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        <Typography variant="subtitle2" component="p" sx={{ mb: 2 }}>
          {`Passo ${Math.min(at, asked.length - 1) + 1} di ${asked.length}: ${step.title}`}
        </Typography>
      </Box>
      <Content />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, mb: 2 }}>
        {at > 0 && <Button onClick={() => setAt(at - 1)}>Indietro</Button>}
        <Button variant="contained" onClick={() => (last ? onEnd() : setAt(at + 1))}>
          {last ? 'Vedi il confronto' : 'Avanti'}
        </Button>
      </Box>
    </Section>
  )
}
