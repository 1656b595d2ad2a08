/** The error of the last calculation, its effect on the figures, and what to do. */
import { useQuery } from '@tanstack/react-query'
import { useSimulation, useSimulationStore } from '../store.ts'
import { yearOf } from '../year.ts'

/** The typed values could not be calculated: there are no figures. */
export const useUnanswered = (): boolean => useSimulation(({ calculationError, result }) => calculationError !== null && result === null)

/** In sentences. `after` is shown only where the answer is open. */
export type Trouble = { readonly what: string; readonly after: string }

/** Null without an error. */
export function useTrouble(): Trouble | null {
  const { simulator } = useSimulationStore()
  const error = useSimulation((s) => s.calculationError)
  const offline = useSimulation((s) => s.offline)
  const year = useSimulation(({ values }) => yearOf(values))
  const unanswered = useUnanswered()
  const { data: kept } = useQuery({
    queryKey: ['yearsKept', simulator.applicationId, year],
    queryFn: () => simulator.yearsKept?.() ?? [],
    enabled: offline && unanswered,
    networkMode: 'always',
  })
  if (!error) return null
  const what = `${error}.`
  if (!unanswered) return { what, after: "Le cifre sono quelle dell'ultimo calcolo riuscito." }
  if (!offline) return { what, after: '' }
  if (!kept || kept.includes(year)) return { what, after: 'Il calcolo riparte da sé con il server.' }
  const others = kept.length > 0 ? ` Senza rete si calcola con gli anni già aperti in questo browser: ${kept.join(', ')}.` : ''
  return {
    what: `Le norme del ${year} non sono in questo browser.`,
    after: `Con la rete arrivano, e il calcolo riparte da sé.${others} Quanto digitato resta.`,
  }
}
