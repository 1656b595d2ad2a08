/** Loads filed returns into the simulation of the page. Asks first if hand-typed values would be replaced. */
import type { FrameChoice, Loaded, LoadedField, Quadro } from '@bilancia/contract/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../../design/toast.ts'
import { useSimulationStore } from '../store.ts'
import { applyLoaded, writtenByHand } from './imported.ts'
import { type LoadForm, loadReturns } from './load.ts'

export type Outcome = { readonly loaded: Loaded; readonly byHand: readonly LoadedField[] }

/** A load that waits for a quadro. */
type Asked = { readonly form: LoadForm; readonly choices: readonly FrameChoice[] }

/** `outcome`: the questions and remarks after the load, null if there are none. `choices`: the quadri to choose from first. */
export function useLoad(onDone: () => void) {
  const { store, initial } = useSimulationStore()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)

  const write = ({ loaded, byHand }: Outcome, keep: readonly LoadedField[]) => {
    const { values, replace, settle } = store.getState()
    replace(
      applyLoaded(
        values,
        loaded.campi,
        keep.map(({ campo }) => campo),
      ),
    )
    for (const { campo } of loaded.campi) settle(campo)
    toast.success('Caricamento avvenuto con successo')
    if (loaded.avvisi.length === 0 || byHand.length > 0) onDone()
    else setOutcome({ loaded, byHand: [] })
  }
  const load = useMutation({
    mutationFn: (form: LoadForm) => loadReturns(form, store.getState().values),
    onError: () => setAsked(null),
    onSuccess: (loaded, form) => {
      if (loaded.daScegliere.length > 0) {
        setAsked({ form, choices: loaded.daScegliere })
        return
      }
      setAsked(null)
      const found = { loaded, byHand: writtenByHand(store.getState().values, initial, loaded.campi) }
      if (found.byHand.length > 0) setOutcome(found)
      else write(found, [])
    },
  })
  return {
    load,
    outcome,
    choices: asked?.choices ?? null,
    choose: (quadro: Quadro) => asked && load.mutate({ ...asked.form, quadro }),
    replaceAll: () => outcome && write(outcome, []),
    keepMine: () => outcome && write(outcome, outcome.byHand),
  }
}
