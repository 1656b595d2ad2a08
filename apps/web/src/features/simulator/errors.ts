/** All errors of a form in the order of the catalog: those that the page finds, then those that only the calculation finds. */
import { allowedAt, inFull, type Located, located } from '@bilancia/contract'
import { useMemo } from 'react'
import type { SimulationStore } from './simulation.ts'
import type { Simulation } from './simulation-state.ts'
import { useSimulation, useSimulationStore } from './store.ts'
import { messageIds } from './useField.ts'

export type FormError = { readonly path: string; readonly label: string; readonly id: string; readonly testo: string }

/** Renders again only if the list changes. */
export function useFormErrors(): readonly FormError[] {
  const { rules, simulator } = useSimulationStore()
  /** The fields with messages of their own. */
  const speaking = useMemo(() => located(simulator.catalog).filter(({ field }) => field.messages), [simulator])
  const found = useSimulation((simulation) => once(simulation, () => JSON.stringify(errorsOf(rules, simulator, speaking, simulation))))
  return useMemo(() => JSON.parse(found) as readonly FormError[], [found])
}

/** Several components ask about the same state; the list is computed once. */
const known = new WeakMap<Simulation, string>()
function once(simulation: Simulation, look: () => string): string {
  const found = known.get(simulation) ?? look()
  known.set(simulation, found)
  return found
}

export function errorsOf(
  rules: SimulationStore['rules'],
  { catalog, messages: table, labelOf }: SimulationStore['simulator'],
  speaking: readonly Located[],
  simulation: Simulation,
): readonly FormError[] {
  const error = (path: string, id: string, dettaglio?: string): readonly FormError[] => {
    const message = table[id]
    return message?.gravita === 'ERRORE' ? [{ path, label: labelOf(path, simulation.values), id, testo: inFull({ testo: message.testo, dettaglio }) }] : []
  }
  // A wrong value in a hidden part cannot be corrected on the page: the result reports it.
  const onPage = (path: string) => rules.find(path) === undefined || rules.applies(path, simulation.values)
  const wrong = rules
    .wrong(simulation.values)
    .filter(onPage)
    .flatMap((path) => error(path, 'VALORE_NON_VALIDO', allowedAt(catalog, path)))
  const own = speaking.flatMap(({ path }) => messageIds(rules, path, simulation).flatMap((id) => (id === 'VALORE_NON_VALIDO' ? [] : error(path, id))))
  const decidedHere = (path: string, id: string) => id === 'VALORE_NON_VALIDO' || rules.find(path)?.field.messages?.some((message) => message.id === id)
  const computed = [...simulation.messages.values()]
    .flat()
    .flatMap(({ id, campo, gravita, testo }) =>
      gravita === 'ERRORE' && !decidedHere(campo, id) ? [{ path: campo, label: labelOf(campo, simulation.values), id, testo }] : [],
    )
  return [...own, ...wrong, ...computed]
}
