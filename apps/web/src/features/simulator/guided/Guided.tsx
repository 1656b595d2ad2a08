/**
 * The guided start: a few steps in place of the form. They write into the state itself, so the answer of the page follows, and the user can leave at any
 * step. In a document of a client the start first fills in what the client's folder knows.
 */
import { Box, Button, Typography } from '@mui/material'
import { Suspense, use, useEffect, useRef, useState } from 'react'
import { later } from '../../../design/later.tsx'
import { Section } from '../../../design/Section.tsx'
import { DocumentContext } from '../document/context.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import type { GuidedProps, Knows, Step } from './steps.tsx'

const FromClient = later(async () => (await import('./FromClient.tsx')).FromClient)

type Props = GuidedProps & {
  readonly steps: readonly Step[]
  /** The button of the last step. */
  readonly last?: string
  readonly knows?: Knows
}

export function Guided({ steps, onLeave, onEnd, last: end = 'Vai a tutti i dati', knows }: Props) {
  const { rules } = useSimulationStore()
  const there = useSimulation(({ values }) => steps.map(({ when }) => (when && !rules.holds(when, values) ? '-' : '+')).join(''))
  const asked = steps.filter((_, k) => there[k] === '+')
  const [reached, setAt] = useState(0)
  // A changed answer, or an undone one, may leave fewer steps.
  const at = Math.min(reached, asked.length - 1)
  const step = asked[at]
  const heading = useRef<HTMLDivElement>(null)
  const client = use(DocumentContext)?.about.Cliente
  const shown = useRef(reached)
  // Focuses the heading of another step, so that it is read from its start.
  useEffect(() => {
    if (reached !== shown.current) heading.current?.focus()
    shown.current = reached
  }, [reached])
  if (!step) return null
  const last = step === asked.at(-1)
  const Content = step.content
  return (
    <Section title="Inizio guidato" aside={<Button onClick={onLeave}>Vai a tutti i dati</Button>}>
      {client && knows && (
        <Suspense fallback={null}>
          <FromClient id={client.id} knows={knows} />
        </Suspense>
      )}
      <Box ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        <Typography variant="subtitle2" component="p" sx={{ mb: 2 }}>
          {`Passo ${at + 1} di ${asked.length}: ${step.title}`}
        </Typography>
      </Box>
      <Content />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, mb: 2 }}>
        {at > 0 && <Button onClick={() => setAt(at - 1)}>Indietro</Button>}
        {/* Another element at the last step: the second click of a double click on 'Avanti' is dropped. */}
        <Button key={String(last)} variant="contained" onClick={() => (last ? onEnd() : setAt(at + 1))}>
          {last ? end : 'Avanti'}
        </Button>
      </Box>
    </Section>
  )
}
