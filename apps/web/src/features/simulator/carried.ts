/** A state carried from one simulator's page to another's. It arrives as an edit, so undoing it brings back what was there. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '../../design/toast.ts'
import { merge, type Values } from './path.ts'
import { useSimulationStore } from './store.ts'

const KEY = 'bilancia.portato'
type Carried = { readonly [KEY]: Values }

/** The state of a navigation to the page of a simulator. */
export const carried = (stato: object): Carried => ({ [KEY]: { ...stato } })

const isCarried = (state: unknown): state is Carried => typeof state === 'object' && state !== null && KEY in state

/** Takes over what a navigation carries, once. */
export function useCarried(): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { store, initial } = useSimulationStore()
  useEffect(() => {
    if (!isCarried(state)) return
    store.getState().replace(merge(initial, state[KEY]))
    void navigate('.', { replace: true, state: null })
    toast.info('Aperto con i dati di Forme. «Annulla» riporta quanto era digitato qui.')
  }, [state, navigate, store, initial])
}
