/** The points of a slider, calculated in the page's worker when typing stops. Until then the previous ones stay. */
import { useQuery } from '@tanstack/react-query'
import { IDLE_MS } from '../../../design/useSettled.ts'
import type { scansione } from '../calcolatore/calcolatore.ts'
import { euroAt, type Values } from '../path.ts'
import { ofTurn, useSettledValues } from '../settled.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { type Change, changesOf, type Move, pointsOf } from './move.ts'

/** A choice whose amount is compared, and its path in the result. The largest is the best. */
export type Compared = {
  readonly id: string
  readonly name: string
  /** After 'più', if `di` and the name are not Italian: 'del regime scelto'. */
  readonly than?: string
  readonly path: string
  readonly color: string
  readonly dashed?: boolean
  /** Where its amount does not count: the law forbids it. */
  readonly unless?: (result: Values) => boolean
}

/** The amounts of the choices; null where one has none, or one that does not count. */
export const amountsOf = (compared: readonly Pick<Compared, 'path' | 'unless'>[], result: Values): readonly (number | null)[] =>
  compared.map(({ path, unless }) => (unless?.(result) ? null : euroAt(result, path)))

/** The choices of which some points do not count. */
export const partlyForbidden = <C extends Pick<Compared, 'unless'>>(compared: readonly C[], results: readonly Values[]): readonly C[] =>
  compared.filter(({ unless }) => unless && results.some(unless))

export type Scanning = {
  readonly scan: ReturnType<typeof scansione>
  readonly picks: readonly string[]
  readonly beside?: string
  readonly compared: readonly Compared[]
}

/** The marginal rate is taken over this many further euro. */
export const NEXT = 1000

export type ScanPoint = {
  readonly valore: number
  /** The picked parts of the result there. */
  readonly result: Values
  /** The amounts of `compared`; null where one has none. */
  readonly amounts: readonly (number | null)[]
  /** The same with 1,000 euro more. */
  readonly next: readonly (number | null)[]
}
export type Scanned = { readonly of: Values; readonly points: readonly ScanPoint[]; readonly changes: readonly Change[] }

/** Undefined until known, null if the page cannot calculate. */
export function useScan(move: Move, { scan, picks, beside, compared }: Scanning): Scanned | null | undefined {
  const { simulator } = useSimulationStore()
  const values = useSimulation((s) => s.values)
  const { values: settled, turn } = useSettledValues(IDLE_MS)
  const known = useSimulation(({ result }) => result !== null)
  const differs = useSimulation((s) => s.differs)
  const { data } = useQuery({
    queryKey: ['scan', simulator.applicationId, move.id, settled, turn],
    queryFn: async ({ signal }): Promise<Scanned> => {
      if (!scan) throw new Error('The page cannot calculate')
      const ask = (at: readonly number[]) => scan(settled, { patches: at.map((euro) => move.at(settled, euro)), picks, ...(beside && { beside }) }, { signal })
      const at = pointsOf(move, settled)
      const results = await ask([...at, ...at.map((euro) => euro + NEXT)])
      const points = at.map((valore, k) => {
        const result = results[k] ?? {}
        return { valore, result, amounts: amountsOf(compared, result), next: amountsOf(compared, results[at.length + k] ?? {}) }
      })
      return { of: settled, points, changes: await changesOf(points, async (middles) => (await ask(middles)).map((result) => amountsOf(compared, result))) }
    },
    enabled: scan !== undefined && known && !differs && settled === values,
    placeholderData: (previous, query) => (known && query?.queryKey[2] === move.id ? ofTurn(turn)(previous, query) : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    networkMode: 'always',
    retry: false,
  })
  return scan === undefined || differs ? null : data
}
