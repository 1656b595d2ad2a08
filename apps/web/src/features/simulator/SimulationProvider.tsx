/**
 * Holds one simulation while it is on screen. Its draft is kept afterwards; if it cannot be kept, the browser asks before
 * leaving. `simulator` and `user` must not change while mounted.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { reportError } from '../../api/report.ts'
import { ErrorBoundary } from '../../design/ErrorBoundary.tsx'
import { draftKey, setAside } from './draft.ts'
import { createSimulation, type Simulator } from './simulation.ts'
import { SimulationContext } from './store.ts'

type Props = { readonly simulator: Simulator; readonly user: number; readonly children: ReactNode }

/** `<SimulationProvider simulator={iforfettari} user={identity.Id}>` */
export function SimulationProvider({ simulator, user, children }: Props) {
  const [simulation] = useState(() => createSimulation(simulator, user))
  useEffect(() => {
    simulation.start()
    return simulation.stop
  }, [simulation])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (simulation.store.getState().dirty && !simulation.draftKept()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [simulation])
  /** A draft that breaks the page would break it again at every visit, so it is set aside. */
  const report = (error: Error) => {
    simulation.stop()
    setAside(draftKey(user, simulator.applicationId))
    reportError(error)
  }
  return (
    <SimulationContext value={simulation}>
      <ErrorBoundary report={report}>{children}</ErrorBoundary>
    </SimulationContext>
  )
}
