/** What the page computes beside the result, when typing stops: of which values, and what stays on screen until it is there. */
import { useMemo } from 'react'
import { useSettled } from '../../design/useSettled.ts'
import { useSimulation } from './store.ts'

/** The typed values after a pause of `ms`; those of another calculation at once. `turn` is the last part of the query's key. */
export function useSettledValues(ms: number) {
  const values = useSimulation((s) => s.values)
  const turn = useSimulation((s) => s.turn)
  const now = useMemo(() => ({ values, turn }), [values, turn])
  const settled = useSettled(now, ms)
  return settled.turn === turn ? settled : now
}

type Before = { readonly queryKey: readonly unknown[] } | undefined

/** `placeholderData` for a query whose key ends with `turn`: the previous answer stays, unless it is of another calculation. */
export const ofTurn =
  (turn: number) =>
  <T>(previous: T | undefined, query: Before): T | undefined =>
    query?.queryKey.at(-1) === turn ? previous : undefined
