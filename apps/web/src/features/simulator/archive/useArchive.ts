/** The saved calculations of the user in this application: list, save, overwrite, load, delete. */
import { type CalculationItem, routes } from '@bilancia/contract/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { useIdentity } from '../../auth/identity.ts'
import { pathOf } from '../document/address.ts'
import { merge } from '../path.ts'
import type { Saved } from '../simulation.ts'
import { useSimulationStore } from '../store.ts'

/** The path of an insertion requires these two parameters, which the suite does not use. */
const UNUSED = '-'
/** A path segment can neither be empty nor consist of dots. */
const inAddress = (text: string) => (/^\.*$/.test(text) ? UNUSED : text)

const savedOf = ({ ID, NomeSimulazione, TStamp }: CalculationItem): Saved => ({ id: ID, name: NomeSimulazione, version: TStamp })

/** Only `load` changes typed values. After a change of the archive the lists are loaded again. */
export function useArchive() {
  const { Username: username, provinciaDefault: province, ufficioDefault: office } = useIdentity()
  const { store, simulator, document, initial } = useSimulationStore()
  const { applicationId: application, nameOf } = simulator
  const navigate = useNavigate()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: ['calculations', username] })

  const insert = useMutation({
    networkMode: 'always',
    mutationFn: async (name: string) => {
      const { values } = store.getState()
      const params = { province, username, name, application, displayName: inAddress(nameOf(values)), vatId: UNUSED, office }
      const saved = savedOf(await call(routes.insertCalculation, { params, body: values }))
      if (document === null) store.getState().markSaved(saved, values)
      else await navigate(pathOf(application, saved.id))
    },
    onSettled,
  })
  const overwrite = useMutation({
    networkMode: 'always',
    mutationFn: async ({ id, version }: Saved) => {
      const { values } = store.getState()
      const item = await call(routes.updateCalculation, { params: { username, id }, query: { version }, body: values })
      store.getState().markSaved(savedOf(item), values)
    },
    onSettled,
  })
  const load = useMutation({
    networkMode: 'always',
    /**
     * Resolves to false and loads nothing if the user typed while the call ran. On the page of a document another calculation opens at its own address;
     * the document's own saved values come back as an edit, which can be undone.
     */
    mutationFn: async (id: number) => {
      if (document !== null && id !== document) {
        await navigate(pathOf(application, id))
        return true
      }
      const { values, load, replace } = store.getState()
      const calculation = await call(routes.calculation, { params: { province, username, id } })
      if (store.getState().values !== values) return false
      if (document === null) load(calculation)
      else replace(merge(initial, calculation.State))
      return true
    },
  })
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: async (id: number) => {
      await call(routes.deleteCalculation, { params: { username, id } })
      if (id === document) await navigate(pathOf(application))
      else store.getState().forget(id)
    },
    onSettled,
  })
  return { insert, overwrite, load, remove }
}
