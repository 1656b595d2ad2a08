/** The saved calculations of the user in this application: list, save, overwrite, load, delete. */

import { type CalculationItem, type Identity, routes } from '@bilancia/contract/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { useLateRefusal } from '../../../design/useLateRefusal.ts'
import { useIdentity } from '../../auth/identity.ts'
import { pathOf } from '../document/address.ts'
import { DocumentContext } from '../document/context.ts'
import type { DocumentSync } from '../document/sync.ts'
import { merge } from '../path.ts'
import type { SimulationStore } from '../simulation.ts'
import type { Saved } from '../simulation-state.ts'
import { useSimulationStore } from '../store.ts'

/** Only `load` changes typed values. After a change of the archive the lists are loaded again. */
export function useArchive() {
  const user = useIdentity()
  const acts = archiveOf({ simulation: useSimulationStore(), user, sync: use(DocumentContext)?.sync, navigate: useNavigate() })
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: ['calculations', user.Username] })
  const networkMode = 'always'
  const onError = useLateRefusal()

  return {
    insert: useMutation({ networkMode, mutationFn: acts.insert, onError, onSettled }),
    overwrite: useMutation({ networkMode, mutationFn: acts.overwrite, onSettled }),
    load: useMutation({ networkMode, mutationFn: acts.load }),
    remove: useMutation({ networkMode, mutationFn: acts.remove, onSettled }),
  }
}

/** The path of an insertion requires these two parameters, which the suite does not use. */
const UNUSED = '-'
/** A path segment can neither be empty nor consist of dots. */
const inAddress = (text: string) => (/^\.*$/.test(text) ? UNUSED : text)

const savedOf = ({ ID, NomeSimulazione, TStamp }: CalculationItem): Saved => ({ id: ID, name: NomeSimulazione, version: TStamp })

type Given = {
  readonly simulation: Pick<SimulationStore, 'store' | 'simulator' | 'document' | 'initial'>
  readonly user: Pick<Identity, 'Username' | 'provinciaDefault' | 'ufficioDefault'>
  /** On the page of a document. */
  readonly sync: Pick<DocumentSync, 'newest'> | undefined
  readonly navigate: (path: string) => void | Promise<void>
}

/** What the archive does with the simulation on screen. `useArchive` gives it to the dialogs. */
export function archiveOf({ simulation: { store, simulator, document, initial }, user, sync, navigate }: Given) {
  const { Username: username, provinciaDefault: province, ufficioDefault: office } = user
  const { applicationId: application, nameOf } = simulator
  return {
    /** The dialog can be closed while the call runs: what is on screen afterwards may be another calculation. The same holds for `overwrite`. */
    insert: async (name: string) => {
      const { values, turn } = store.getState()
      const params = { province, username, name, application, displayName: inAddress(nameOf(values)), vatId: UNUSED, office }
      const saved = savedOf(await call(routes.insertCalculation, { params, body: values }))
      if (document !== null) await navigate(pathOf(application, saved.id))
      else if (store.getState().turn === turn) store.getState().markSaved(saved, values)
    },

    /** Of a document, after what others have typed is here, so that the save does not bury it. */
    overwrite: async ({ id, version }: Saved) => {
      const modifica = await sync?.newest()
      const { values, turn } = store.getState()
      const item = await call(routes.updateCalculation, { params: { username, id }, query: { version, modifica }, body: values })
      if (document !== null || store.getState().turn === turn) store.getState().markSaved(savedOf(item), values)
    },

    /**
     * Resolves to false and loads nothing if the user typed while the call ran. On the page of a document another calculation opens at its own address;
     * the document's own saved values come back as an edit, which can be undone. On the page without a document, a calculation that was typed in at its
     * address after its last save opens there too: its saved values are old.
     */
    load: async (id: number): Promise<boolean> => {
      const { values, load, replace } = store.getState()
      if (id === document) {
        const { State } = await call(routes.calculation, { params: { province, username, id } })
        if (store.getState().values !== values) return false
        replace(merge(initial, State))
        return true
      }
      if (document === null) {
        const calculation = await call(routes.document, { params: { id } })
        if (store.getState().values !== values) return false
        if (!calculation.Modifica) {
          load(calculation)
          return true
        }
      }
      await navigate(pathOf(application, id))
      return true
    },

    remove: async (id: number) => {
      await call(routes.deleteCalculation, { params: { username, id } })
      if (id === document) await navigate(pathOf(application))
      else store.getState().forget(id)
    },
  }
}
