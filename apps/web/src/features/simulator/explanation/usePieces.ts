/** The part of an explanation that the panel shows: the node after the steps taken, loaded when opened. */
import type { Explanation, ReadNode } from '@bilancia/contract/api'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../design/useSettled.ts'
import { isDelCalendario } from '../../calendario/state.ts'
import type { Values } from '../path.ts'
import type { Simulator } from '../simulator.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import type { Told } from './ExplanationNode.tsx'

const TYPING_MS = 250

/** An opened row. `anno`: the year of the law that it was read under. */
export type Step = { readonly node: ReadNode; readonly anno: number }

type Shown = {
  /** From the requested value to the node. */
  readonly trail: readonly { readonly id: string; readonly nome: string }[]
  readonly node: Told | undefined
  /** Absent while only the data of its row are known. */
  readonly piece: Explanation | undefined
  readonly error: Error | null
  readonly retry: () => void
  readonly busy: boolean
}

export function usePieces(path: string, steps: readonly Step[]): Shown {
  const { simulator } = useSimulationStore()
  const state = useSettled(
    useSimulation((s) => s.values),
    TYPING_MS,
  )
  const first = useQuery({ ...asked(simulator, path, [], state), placeholderData: keepPreviousData })
  const last = useQuery({ ...asked(simulator, path, steps, state), placeholderData: keepPreviousData })
  const root = first.data?.via[0]
  const ids = [root, ...steps.map(({ node }) => node)].flatMap((one) => one ?? [])
  const wanted = ids.at(-1)?.id
  const { data, error, refetch, isFetching } = last
  // Kept while the next one loads: it is valid for the same node, but not for another.
  const piece = last.isPlaceholderData && data?.nodo.id !== wanted ? undefined : data
  const cut = piece && piece.nodo.id !== wanted
  return {
    trail: cut ? piece.via : ids,
    node: piece?.nodo ?? steps.at(-1)?.node,
    piece,
    error,
    retry: refetch,
    busy: isFetching,
  }
}

const isFigure = ({ tipo }: ReadNode) => tipo === 'parametro' || tipo === 'tabella'

/** A figure of law does not depend on the typed values or on the opened value, so it is loaded once. */
function asked(simulator: Simulator, path: string, steps: readonly Step[], state: Values) {
  const ids = steps.map(({ node }) => node.id)
  const last = steps.at(-1)
  return queryOptions({
    queryKey:
      // A figure of the calendar is loaded for its payment, because the node also has the day, which is not in the law alone.
      last && isFigure(last.node) && !isDelCalendario(path)
        ? ['figure', simulator.applicationId, last.anno, state.annoImposta, last.node.id]
        : ['explanation', simulator.applicationId, path, ids, state],
    queryFn: ({ signal }) => explained(simulator, path, ids, state, signal),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
}

/** Paths of the calendar of payments belong to no simulator. */
async function explained(simulator: Simulator, path: string, steps: readonly string[], state: Values, signal: AbortSignal): Promise<Explanation> {
  if (!isDelCalendario(path)) return simulator.explain({ path, steps }, state, signal)
  return (await import('../../calendario/calendar.ts')).explain({ path, steps }, simulator, state, signal)
}
