/** Fills the empty fields of a guided start with what the folder of the client knows, once, and says which. It is one edit, so it can be undone. */
import { valueInForce } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../api/client.ts'
import { Note } from '../../../design/Note.tsx'
import { getPath, setPaths, type Values } from '../path.ts'
import type { SimulationStore } from '../simulation.ts'
import { useSimulationStore } from '../store.ts'
import type { Knows } from './steps.tsx'

/** What the folder has given to a simulation: a field that the user has emptied since then stays empty. */
const given = new WeakMap<SimulationStore, Values>()

/** Fills the empty fields. Returns their paths. */
export function fillFrom(simulation: SimulationStore, known: Values): readonly string[] {
  const { store, rules, initial } = simulation
  const { values, replace } = store.getState()
  const before = given.get(simulation) ?? {}
  const empty = (path: string) => {
    const now = getPath(values, path)
    const field = rules.find(path)?.field
    return now === undefined || now === null || now === '' || now === getPath(initial, path) || (field && now === valueInForce(field, undefined))
  }
  const taken = Object.entries(known).filter(([path, value]) => value !== null && value !== '' && value !== 0 && value !== before[path] && empty(path))
  if (taken.length > 0) replace(setPaths(values, taken))
  given.set(simulation, { ...before, ...Object.fromEntries(taken) })
  return taken.map(([path]) => path)
}

export function FromClient({ id, knows }: { readonly id: number; readonly knows: Knows }) {
  const simulation = useSimulationStore()
  const [filled, setFilled] = useState<readonly string[] | null>(null)
  const { data: client } = useQuery({
    queryKey: ['client', id],
    queryFn: ({ signal }) => call(routes.client, { params: { id } }, { signal }),
    // A start that is opened again loads the record anew, because somebody may have changed it.
    gcTime: 0,
  })
  useEffect(() => {
    if (!client || filled) return
    setFilled(fillFrom(simulation, knows(client)).map((path) => simulation.simulator.labelOf(path)))
  }, [client, filled, knows, simulation])
  if (!client) return null
  const { gruppoProposto, comune } = client
  return (
    <Note>
      {filled && filled.length > 0 && `Dalla cartella del cliente: ${filled.join(', ')}. `}
      {gruppoProposto.daVerificare && 'Il gruppo di settore è da verificare: ATECO 2025 ha cambiato quei codici. '}
      {comune && `Comune in cartella: ${comune}.`}
    </Note>
  )
}
