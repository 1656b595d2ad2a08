/**
 * Holds one simulation while it is on screen. Its draft is kept afterwards; if it cannot be kept, or the user has not
 * chosen between it and another tab's, the browser asks before leaving. `simulator` and `user` must not change while mounted.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { reportError } from '../../api/report.ts'
import { ErrorBoundary } from '../../design/ErrorBoundary.tsx'
import { askAtUnload } from '../../design/unload.ts'
import { createSimulation, type SimulationStore } from './simulation.ts'
import type { Simulator } from './simulator.ts'
import { SimulationContext } from './store.ts'

type Props = {
  readonly simulator: Simulator
  readonly user: number
  /** The Id of the document at whose address the page is. */
  readonly document?: number
  /** Fills the new simulation before it is shown. */
  readonly prepare?: (simulation: SimulationStore) => void
  /** Starts what runs beside the simulation, and returns the function that stops it. */
  readonly begin?: (simulation: SimulationStore) => () => void
  readonly children: ReactNode
}

/** `<SimulationProvider simulator={iforfettari} user={identity.Id}>` */
export function SimulationProvider({ simulator, user, document: id, prepare, begin, children }: Props) {
  const [simulation] = useState(() => {
    const made = createSimulation(simulator, user, id)
    prepare?.(made)
    return made
  })
  useEffect(() => {
    simulation.start()
    const end = begin?.(simulation)
    return () => {
      end?.()
      simulation.stop()
    }
  }, [begin, simulation])
  useEffect(() => askAtUnload(simulation.loses), [simulation])
  /** A draft that breaks the page would break it again at every visit, so it is set aside. */
  const report = (error: Error) => {
    simulation.stop()
    simulation.aside()
    reportError(error)
  }
  return (
    <SimulationContext value={simulation}>
      <ErrorBoundary report={report}>{children}</ErrorBoundary>
    </SimulationContext>
  )
}
