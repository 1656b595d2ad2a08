/** A state carried from one simulator's page to another's. It arrives as an edit, so undoing it brings back what was there. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dismissToast, toast, useToasts } from '../../design/toast.ts'
import { merge, type Values } from './path.ts'
import type { SimulationStore } from './simulation.ts'
import { useSimulationStore } from './store.ts'

const KEY = 'bilancia.portato'
type Carried = { readonly [KEY]: { readonly values: Values; readonly da: string; readonly nota: string } }

/** The state of a navigation to the page of a simulator. `da`: whose data they are, as 'di Forme'; `nota`: what could not come along. */
export const carried = (stato: object, da: string, nota = ''): Carried => ({ [KEY]: { values: { ...stato }, da, nota } })

const isCarried = (state: unknown): state is Carried => typeof state === 'object' && state !== null && KEY in state

export const takeOver = ({ store, initial }: Pick<SimulationStore, 'store' | 'initial'>, values: Values): void => store.getState().bring(merge(initial, values))

/** Takes over what a navigation carries, once. */
export function useCarried(): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const simulation = useSimulationStore()
  const told = useRef(0)
  useEffect(() => {
    if (!isCarried(state)) return
    const { values, da, nota } = state[KEY]
    // After the effects of this commit. That of the provider is the last, and starts the history that «Annulla» needs.
    queueMicrotask(() => takeOver(simulation, values))
    void navigate('.', { replace: true, state: null })
    toast.info(`Aperto con i dati ${da}. «Annulla» riporta quanto era digitato qui.${nota}`)
    told.current = useToasts.getState().queue.at(-1)?.id ?? 0
  }, [state, navigate, simulation])
  // On another page «qui» would be wrong.
  useEffect(() => () => dismissToast(told.current), [])
}
