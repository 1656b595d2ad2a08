/** Asks before every typed value is removed, and says whether unsaved changes are lost. */
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx'
import { useSimulation, useSimulationStore } from '../store.ts'

type Props = { readonly open: boolean; readonly onClose: () => void }

export function ResetDialog({ open, onClose }: Props) {
  const { store } = useSimulationStore()
  const lost = useLost()
  const reset = () => {
    onClose()
    store.getState().reset()
  }
  return (
    <ConfirmDialog open={open} title="Azzera simulazione" confirm="Azzera" danger onConfirm={reset} onClose={onClose}>
      {lost}Azzerare tutti i dati?
    </ConfirmDialog>
  )
}

/** What a question says first if its answer would lose unsaved changes. */
export const useLost = () => useSimulation(({ dirty }) => dirty) && 'Le modifiche non salvate andranno perse. '
