/** A state brought from a simulator's page: it arrives as an edit, so undoing it brings back what was there. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { merge, type Values } from '../simulator/path.ts'
import { useSimulationStore } from '../simulator/store.ts'

const KEY = 'concordato'

/** The state of a navigation to this page. */
export const brought = (values: Values) => ({ [KEY]: values })

const isBrought = (state: unknown): state is { readonly [KEY]: Values } => typeof state === 'object' && state !== null && KEY in state

/** Takes it over once. */
export function useBrought(): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { store, initial } = useSimulationStore()
  useEffect(() => {
    if (!isBrought(state)) return
    store.getState().replace(merge(initial, state[KEY]))
    void navigate('.', { replace: true, state: null })
  }, [state, navigate, store, initial])
}
