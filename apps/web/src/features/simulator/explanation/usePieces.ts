/** The part of an explanation that the panel shows: the node after the steps taken, loaded when opened. */
import type { Explanation, ReadNode } from '@bilancia/contract/api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { isDelCalendario } from '../../calendario/state.ts'
import type { Values } from '../path.ts'
import { ofTurn, useSettledValues } from '../settled.ts'
import type { SimulationStore } from '../simulation.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import type { KnownNode } from './ExplanationNode.tsx'

const TYPING_MS = 250

/** An opened row. `anno`: the year of the law that it was read under; `turn`: its calculation. */
export type Step = { readonly node: ReadNode; readonly anno: number; readonly turn: number }

type Shown = {
  /** From the requested value to the node. */
  readonly trail: readonly { readonly id: string; readonly nome: string }[]
  readonly node: KnownNode | undefined
  /** Absent while only the data of its row are known. */
  readonly piece: Explanation | undefined
  readonly error: Error | null
  readonly retry: () => void
  readonly busy: boolean
  /** The piece is of earlier values. */
  readonly stale: boolean
}

export function usePieces(path: string, steps: readonly Step[]): Shown {
  const simulation = useSimulationStore()
  const typed = useSimulation((s) => s.values)
  const { values, turn } = useSettledValues(TYPING_MS)
  const first = useQuery({ ...asked(simulation, path, [], values, turn), placeholderData: ofTurn(turn) })
  const last = useQuery({ ...asked(simulation, path, steps, values, turn), placeholderData: ofTurn(turn) })
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
    stale: piece !== undefined && (last.isPlaceholderData || values !== typed),
  }
}

const isFigure = ({ tipo }: ReadNode) => tipo === 'parametro' || tipo === 'tabella'

/** A figure of law does not depend on the typed values or on the opened value, so a calculation loads it once. */
function asked(simulation: SimulationStore, path: string, steps: readonly Step[], state: Values, turn: number) {
  const ids = steps.map(({ node }) => node.id)
  const last = steps.at(-1)
  return queryOptions({
    queryKey:
      // A figure of the calendar is loaded for its payment, because the node also has the day, which is not in the law alone.
      last && isFigure(last.node) && !isDelCalendario(path)
        ? ['figure', simulation.simulator.applicationId, last.anno, state.annoImposta, last.node.id, turn]
        : ['explanation', simulation.simulator.applicationId, path, ids, state, turn],
    queryFn: ({ signal }) => explained(simulation, path, ids, state, signal),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
}

/** Paths of the calendar of payments belong to no simulator. */
async function explained(simulation: SimulationStore, path: string, steps: readonly string[], state: Values, signal: AbortSignal): Promise<Explanation> {
  if (!isDelCalendario(path)) return simulation.simulator.explain({ path, steps }, state, signal)
  return (await import('../../calendario/calendar.ts')).explain({ path, steps }, simulation, state, signal)
}
