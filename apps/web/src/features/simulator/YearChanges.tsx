/** The button that explains why the same simulation gives other amounts under the law of another year. */
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { later } from '../../design/later.tsx'
import { useSimulation, useSimulationStore } from './store.ts'

const YearChangesDialog = later(async () => (await import('./YearChangesDialog.tsx')).YearChangesDialog)

/** Below the answer. Renders nothing before the first result. */
export function YearChanges() {
  const known = useSimulation(({ result }) => result !== null)
  const given = useSimulationStore().simulator.changes !== undefined
  const [open, setOpen] = useState(false)
  if (!known || !given) return null
  return (
    <>
      <Button
        size="small"
        onPointerEnter={YearChangesDialog.soon}
        onFocus={YearChangesDialog.soon}
        onClick={() => setOpen(true)}
        sx={{ mt: 1, '@media print': { display: 'none' } }}
      >
        Perché cambia tra un anno e l'altro?
      </Button>
      {open && (
        <Suspense fallback={null}>
          <YearChangesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
