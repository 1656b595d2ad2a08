/**
 * A form with two buttons above it: one opens the guided start in its place, the other folds the sections to a line each or shows them all. At its end
 * the start folds the sections. A link to a field goes back to the form.
 */
import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import type { Later } from '../../../design/later.tsx'
import { useRevealed } from '../reveal.ts'
import type { SimulationStore } from '../simulation.ts'
import { useSimulationStore } from '../store.ts'
import { coming } from '../useGoTo.ts'
import type { GuidedProps } from './steps.tsx'
import { Summarised } from './summarised.ts'

type Props = {
  readonly guide: Later<GuidedProps>
  /** Called after the last step, instead of going back to the form. */
  readonly onEnd?: () => void
  readonly children: ReactNode
}

/** The simulations whose sections are folded. Remembered while another tab is shown. */
const folded = new WeakSet<SimulationStore>()

export function GuidedForm({ guide: Guide, onEnd, children }: Props) {
  const simulation = useSimulationStore()
  const [guided, setGuided] = useState(false)
  const [short, setShort] = useState(() => folded.has(simulation))
  const summarise = (on: boolean) => {
    if (on) folded.add(simulation)
    else folded.delete(simulation)
    setShort(on)
  }
  useRevealed(
    useCallback(() => {
      setGuided(false)
      return false
    }, []),
  )
  const leave = () => setGuided(false)
  const end = () => {
    leave()
    summarise(true)
  }
  if (guided)
    return (
      <Suspense fallback={<Box {...coming} sx={{ minHeight: '60vh' }} />}>
        <Guide onLeave={leave} onEnd={onEnd ?? end} />
      </Suspense>
    )
  return (
    <Summarised value={short}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 2, '@media print': { display: 'none' } }}>
        <Button size="small" variant="outlined" onClick={() => setGuided(true)} onMouseEnter={Guide.soon} onFocus={Guide.soon}>
          Inizio guidato
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 160 }}>
          Poche domande, la risposta dalla terza
        </Typography>
        <Button size="small" onClick={() => summarise(!short)}>
          {short ? 'Mostra tutto' : 'Riassumi le sezioni'}
        </Button>
      </Box>
      {children}
    </Summarised>
  )
}
