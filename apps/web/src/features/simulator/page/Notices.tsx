/** The notices above a simulation. */
import { Alert } from '@mui/material'
import { Suspense } from 'react'
import { later } from '../../../design/later.tsx'
import { useOnline } from '../../../offline/useOnline.ts'
import { useSimulation, useSimulationStore } from '../store.ts'

/** What works without the server, and what waits for it. Renders nothing while the server answers. */
export function OfflineNotice() {
  const { simulator } = useSimulationStore()
  const unreached = useSimulation(({ offline }) => offline)
  const online = useOnline()
  if (online && !unreached) return null
  return (
    <Alert severity="info" role="status" sx={{ mb: 2, '@media print': { display: 'none' } }}>
      {online ? 'Il server non risponde' : "Non c'è rete"}.{' '}
      {simulator.calcola
        ? 'La pagina continua a calcolare, negli anni già aperti in questo browser.'
        : 'Si può continuare a digitare; il calcolo riprende da sé con il server.'}{' '}
      Hanno bisogno del server: salvare e caricare le elaborazioni, «Carica dati», la ricerca del comune, le spiegazioni, i salti, il confronto tra due anni e
      la lettera. Quanto digitato resta in questo browser.
    </Alert>
  )
}

const ElsewhereNotice = later(async () => (await import('../ElsewhereNotice.tsx')).ElsewhereNotice)
const Outdated = later(async () => (await import('../archive/Outdated.tsx')).Outdated)
const RestartDialog = later(async () => (await import('../RestartDialog.tsx')).RestartDialog)

/** The notices that rarely appear above a simulation. Each is loaded only when it does. */
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
