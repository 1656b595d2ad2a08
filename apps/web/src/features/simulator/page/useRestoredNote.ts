import { useEffect } from 'react'
import { toast } from '../../../design/toast.ts'
import { useSimulationStore } from '../store.ts'

/** A quiet word that edits of an earlier visit came back. */
export function useRestoredNote() {
  const { store } = useSimulationStore()
  useEffect(() => {
    if (store.getState().restored) toast.info('Bozza ripristinata')
  }, [store])
}
