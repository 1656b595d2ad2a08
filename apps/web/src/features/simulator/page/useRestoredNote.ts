import { useEffect } from 'react'
import { toast } from '../../../design/toast.ts'
import { useSimulationStore } from '../store.ts'

/** A toast that says that edits of an earlier visit were restored. */
export function useRestoredNote() {
  const { store } = useSimulationStore()
  useEffect(() => {
    if (store.getState().restored) toast.info('Bozza ripristinata')
  }, [store])
}
