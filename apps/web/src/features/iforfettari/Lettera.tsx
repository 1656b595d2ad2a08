/** Loads the letter for the typed values when the tab opens and after each change. */
import { type LetterEdits, routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { problemOf } from '../../api/call-error.ts'
import { call } from '../../api/client.ts'
import { ofTurn, useSettledValues } from '../simulator/settled.ts'
import { useSimulation, useSimulationStore } from '../simulator/store.ts'
import { askedOf } from '../simulator/year.ts'
import { editsFrom } from './letter/edits.ts'
import { LetterTab } from './letter/LetterTab.tsx'

const PAUSE_MS = 250

export function Lettera() {
  const { store } = useSimulationStore()
  const values = useSimulation((simulation) => simulation.values)
  const { values: state, turn } = useSettledValues(PAUSE_MS)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['letterForfetari', state, turn],
    queryFn: ({ signal }) => call(routes.letterForfetari, askedOf(state), { signal }),
    placeholderData: ofTurn(turn),
    networkMode: 'always',
    retry: false,
  })
  const edits = useMemo(() => editsFrom(values.lettera), [values.lettera])
  const onEdit = useCallback((edits: LetterEdits) => store.getState().set('lettera', edits), [store])
  const letter = error ? null : (data ?? null)
  const printable = letter !== null && !isPlaceholderData && state === values
  return <LetterTab letter={letter} printable={printable} problem={error && problemOf(error, 'La lettera')} edits={edits} onEdit={onEdit} />
}
