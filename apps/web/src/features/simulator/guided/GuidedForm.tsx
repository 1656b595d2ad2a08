/**
 * A form with its guided start, and the line above it: the start, and the choice between sections folded to a line and all of them. The start folds
 * them when it ends. A link to a field leads to the form.
 */
import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import type { Later } from '../../../design/later.tsx'
import { useRevealed } from '../reveal.ts'
import type { SimulationStore } from '../simulation.ts'
import { useSimulationStore } from '../store.ts'
import { coming } from '../useGoTo.ts'
import type { GuidedProps } from './steps.ts'
import { Summarised } from './summarised.ts'

type Props = {
  readonly guide: Later<GuidedProps>
  /** In place of the form, after the last step. */
  readonly onEnd?: () => void
  readonly children: ReactNode
}

/** Whether the sections are folded, while another tab is shown too. */
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
