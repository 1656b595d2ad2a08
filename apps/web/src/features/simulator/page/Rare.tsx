/** The notices that rarely appear above a simulation. Each is loaded only when it does. */
import { Suspense } from 'react'
import { later } from '../../../design/later.tsx'
import { useSimulation } from '../store.ts'

const ElsewhereNotice = later(async () => (await import('../ElsewhereNotice.tsx')).ElsewhereNotice)
const Outdated = later(async () => (await import('../archive/Outdated.tsx')).Outdated)
const RestartDialog = later(async () => (await import('../RestartDialog.tsx')).RestartDialog)

export function Rare() {
  const elsewhere = useSimulation((simulation) => simulation.elsewhere !== null)
  const outdated = useSimulation((simulation) => simulation.outdated !== null)
  const restarting = useSimulation((simulation) => simulation.restarting !== null)
  return (
    <Suspense fallback={null}>
      {elsewhere && <ElsewhereNotice />}
      {outdated && <Outdated />}
      {restarting && <RestartDialog />}
    </Suspense>
  )
}
