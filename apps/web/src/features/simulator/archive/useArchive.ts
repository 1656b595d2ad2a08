/** The saved calculations of the user in this application: list, save, overwrite, load, delete. */
import { type CalculationItem, routes } from '@bilancia/contract/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useIdentity } from '../../auth/identity.ts'
import type { Saved } from '../simulation.ts'
import { useSimulationStore } from '../store.ts'

/** The path of an insertion requires these two parameters, which the suite does not use. */
const UNUSED = '-'
/** A path segment can neither be empty nor consist of dots. */
const inAddress = (text: string) => (/^\.*$/.test(text) ? UNUSED : text)

const savedOf = ({ ID, NomeSimulazione, TStamp }: CalculationItem): Saved => ({ id: ID, name: NomeSimulazione, version: TStamp })

/** Calls never change typed values, whatever the answer. After a change the lists are loaded again. */
export function useArchive() {
  const { Username: username, provinciaDefault: province, ufficioDefault: office } = useIdentity()
  const { store, simulator } = useSimulationStore()
  const { applicationId: application, nameOf } = simulator
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: ['calculations', username] })

  const insert = useMutation({
    networkMode: 'always',
    mutationFn: async (name: string) => {
      const { values } = store.getState()
      const params = { province, username, name, application, displayName: inAddress(nameOf(values)), vatId: UNUSED, office }
      store.getState().markSaved(savedOf(await call(routes.insertCalculation, { params, body: values })), values)
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
     * Resolves to false, with nothing loaded, if something was typed while the calculation was on its way. `client`: from the folder of a client.
     * A colleague's becomes unsaved values, because only its author overwrites it.
     */
    mutationFn: async ({ id, client }: { readonly id: number; readonly client: number | null }) => {
      const { values } = store.getState()
      const calculation =
        client === null
          ? { Mia: true, ...(await call(routes.calculation, { params: { province, username, id } })) }
          : await call(routes.clientCalculation, { params: { id: client, elaborazione: id } })
      if (store.getState().values !== values) return false
      store.getState().load(calculation)
      if (!calculation.Mia) store.getState().forget(id)
      return true
    },
  })
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: async (id: number) => {
      await call(routes.deleteCalculation, { params: { username, id } })
      store.getState().forget(id)
    },
    onSettled,
  })
  return { insert, overwrite, load, remove }
}

/** The list, newest first; loaded again each time it is shown. */
export function useCalculations() {
  const { Username: username, provinciaDefault: province } = useIdentity()
  const { applicationId: application } = useSimulationStore().simulator
  return useQuery({
    queryKey: ['calculations', username, application],
    queryFn: ({ signal }) => call(routes.calculations, { params: { province, username, application } }, { signal }),
    staleTime: 0,
    networkMode: 'always',
  })
}
