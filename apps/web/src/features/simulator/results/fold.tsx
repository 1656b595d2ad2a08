/** Folds lines that are zero everywhere: finds them, and gives a panel or table the control that shows them. */
import { valueInForce } from '@bilancia/contract'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { isEstimated } from '../Estimate.tsx'
import { provisionalPaths } from '../Provisional.tsx'
import { getPath } from '../path.ts'
import type { SimulationStore } from '../simulation.ts'
import type { Simulation } from '../simulation-state.ts'
import type { Simulator } from '../simulator.ts'
import { useSimulation, useSimulationStore } from '../store.ts'

export type Foldable = {
  /** The paths of its figures, in the result or in the typed values. */
  readonly at: readonly string[]
  /** The line is always shown, for example a sum. */
  readonly keep?: boolean | undefined
}

export type Fold = {
  /** Whether the line of a figure is currently folded. */
  readonly hides: (path: string | undefined) => boolean
  readonly count: number
  readonly open: boolean
  readonly toggle: () => void
}

type Seen = Pick<Simulation, 'messages' | 'result' | 'values'>
type Known = Pick<SimulationStore, 'rules'> & { readonly simulator: Pick<Simulator, 'estimates'> }

/** A line folds if it has figures, all are zero, and none is provisional, estimated or has a message. */
export function isZero({ at, keep = false }: Foldable, simulation: Seen, { rules, simulator }: Known): boolean {
  const { messages, result, values } = simulation
  const figureAt = (path: string): unknown => {
    const computed = getPath(result, path)
    if (computed !== undefined) return computed
    const field = rules.find(path)?.field
    return field && valueInForce(field, getPath(values, path))
  }
  const figures = at.map(figureAt).filter((value) => value !== undefined && value !== null)
  const hasMark = (path: string) => messages.has(path) || provisionalPaths(result).has(path) || isEstimated(simulator.estimates, path, simulation)
  return !keep && figures.length > 0 && figures.every((value) => value === 0) && !at.some(hasMark)
}

/** For the lines of one panel or table. */
export function useFold(lines: readonly Foldable[]): Fold {
  const simulationStore = useSimulationStore()
  const [open, setOpen] = useState(false)
  // As text, which stays equal while nothing folds or unfolds.
  const zeros = useSimulation((simulation) => lines.map((line) => (isZero(line, simulation, simulationStore) ? '0' : '-')).join(''))
  const folded = lines.filter((_, i) => zeros[i] === '0')
  const paths = new Set(folded.flatMap(({ at }) => at))
  return { hides: (path) => !open && path !== undefined && paths.has(path), count: folded.length, open, toggle: () => setOpen(!open) }
}

/** For figures beside their fields: all lines are shown. */
export const unfolded: Fold = { hides: () => false, count: 0, open: true, toggle: () => undefined }

/** At the bottom of the panel or table. On paper it says how many lines are left out. */
export function FoldControl({ count, open, toggle }: Fold) {
  if (count === 0) return null
  return (
    <>
      <Button size="small" onClick={toggle} sx={{ my: 0.5, ml: '-5px', '@media print': { display: 'none' } }}>
        {open ? 'Nascondi le righe a zero' : 'Mostra anche le righe a zero'} ({count})
      </Button>
      {!open && (
        <Box component="p" sx={{ display: 'none', m: 0, color: 'text.secondary', '@media print': { display: 'block', breakBefore: 'avoid' } }}>
          {count === 1 ? '1 riga a zero non è stampata.' : `${count} righe a zero non sono stampate.`}
        </Box>
      )}
    </>
  )
}
