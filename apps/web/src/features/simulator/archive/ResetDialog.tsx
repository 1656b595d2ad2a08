/** Asks before every typed value is removed, and says whether unsaved changes are lost. */
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx'
import { useSimulationStore } from '../store.ts'
import { useLost } from './useLost.ts'

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
