/** The mark of an estimated figure. A figure is an estimate while a message of the calculation says so. */
import { Box } from '@mui/material'
import type { Simulation } from './simulation-state.ts'
import type { Simulator } from './simulator.ts'
import { useSimulation, useSimulationStore } from './store.ts'

export function Estimate() {
  return (
    <Box component="span" title="Importo stimato, o che contiene un importo stimato" sx={mark}>
      stima
    </Box>
  )
}

/** Whether the figure at a path of the result is currently an estimate. */
export function useEstimated(path: string): boolean {
  const { estimates } = useSimulationStore().simulator
  return useSimulation((simulation) => isEstimated(estimates, path, simulation))
}

/** `persone[0].addizionali` is found under `persone[].addizionali`. */
export function isEstimated(estimates: Simulator['estimates'], path: string, { messages }: Pick<Simulation, 'messages'>): boolean {
  const ids = Object.entries(estimates ?? {}).flatMap(([id, paths]) => (paths.includes(path.replace(/\[\d+\]/g, '[]')) ? [id] : []))
  return ids.length > 0 && [...messages.values()].some((list) => list.some(({ id }) => ids.includes(id)))
}

const mark = {
  typography: 'caption',
  color: 'text.secondary',
  border: 1,
  borderColor: 'hairline',
  borderRadius: 0.75,
  px: 0.5,
  mr: 0.75,
  whiteSpace: 'nowrap',
} as const
