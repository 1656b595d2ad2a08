/** Fills the empty fields of a guided start with what the folder of the client knows, once, and says which. It is one edit, so it can be undone. */
import { valueInForce } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../api/client.ts'
import { Note } from '../../../design/Note.tsx'
import { getPath, setPaths } from '../path.ts'
import { useSimulationStore } from '../store.ts'
import type { Knows } from './steps.tsx'

export function FromClient({ id, knows }: { readonly id: number; readonly knows: Knows }) {
  const { store, rules, initial, simulator } = useSimulationStore()
  const [filled, setFilled] = useState<readonly string[] | null>(null)
  const { data: client } = useQuery({
    queryKey: ['client', id],
    queryFn: ({ signal }) => call(routes.client, { params: { id } }, { signal }),
    // A start that is opened again loads the record anew, because somebody may have changed it.
    gcTime: 0,
  })
  useEffect(() => {
    if (!client || filled) return
    const { values, replace } = store.getState()
    const empty = (path: string) => {
      const now = getPath(values, path)
      const field = rules.find(path)?.field
      return now === undefined || now === null || now === '' || now === getPath(initial, path) || (field && now === valueInForce(field, undefined))
    }
    const taken = Object.entries(knows(client)).filter(([path, value]) => value !== null && value !== '' && value !== 0 && empty(path))
    if (taken.length > 0) replace(setPaths(values, taken))
    setFilled(taken.map(([path]) => simulator.labelOf(path)))
  }, [client, filled, knows, store, rules, initial, simulator])
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
