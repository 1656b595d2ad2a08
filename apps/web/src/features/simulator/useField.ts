/** The display and behaviour of a form field, from its catalog entry. */
import { allowed, beside, type Condition, type Field, invalid, type Message } from '@bilancia/contract'
import { useMemo } from 'react'
import { getPath } from './path.ts'
import type { SimulationStore } from './simulation.ts'
import type { Simulation } from './simulation-state.ts'
import { useSimulation, useSimulationStore } from './store.ts'

const none: readonly Message[] = []

export type FieldState = {
  readonly field: Field
  readonly value: unknown
  /** Whether the field is shown: its value counts, or it is inconsistent and must be corrected. */
  readonly visible: boolean
  readonly help: string | undefined
  readonly applies: boolean
  readonly enabled: boolean
  /** The options of its list that are currently not offered. */
  readonly closed: readonly string[]
  readonly messages: readonly Message[]
}

/** Throws if the catalog has no field at `path`. */
export function useField(path: string): FieldState {
  const { rules, simulator } = useSimulationStore()
  const typed = useSimulation(({ values }) => getPath(values, path))
  const condition = useSimulation((simulation) => conditionOf(rules, path, simulation, simulator.options?.[path]))
  const computed = useSimulation(({ messages }) => messages.get(path) ?? none)
  const field = rules.find(path)?.field
  if (!field) throw new Error(`The catalog has no field «${path}»`)

  const value = typed === undefined ? defaultOf(field) : typed

  return useMemo(() => {
    const { applies, shown, explained, enabled, closed, ids } = JSON.parse(condition) as Conditions
    const own = ids.map((id): Message => {
      const message: Message = { gravita: 'ERRORE', testo: id, ...simulator.messages[id], id, campo: path }
      return id === 'VALORE_NON_VALIDO' ? { ...message, dettaglio: allowed(field) } : message
    })
    const decidedHere = new Set(['VALORE_NON_VALIDO', ...(field.messages ?? []).map(({ id }) => id)])
    const messages = [...own, ...computed.filter(({ id }) => !decidedHere.has(id))]
    const help = explained ? (field.form?.help ?? field.help) : undefined
    return { field, value, visible: shown && (applies || ids.length > 0), help, applies, enabled, closed, messages }
  }, [condition, computed, field, value, path, simulator])
}

/** The value of a field that the state does not have: a list entry may be incomplete. */
const defaultOf = (field: Field): unknown => (field.kind === 'text' ? '' : field.form?.required ? null : field.default)

type Conditions = Pick<FieldState, 'applies' | 'enabled' | 'closed'> & { readonly shown: boolean; readonly explained: boolean; readonly ids: readonly string[] }

/** As text, so that the component renders again only if something in it changes. */
function conditionOf(rules: SimulationStore['rules'], path: string, simulation: Simulation, options: Readonly<Record<string, Condition>> | undefined): string {
  const { values } = simulation
  const field = rules.find(path)?.field
  if (!field) return '{"ids":[],"closed":[]}'
  const holds = (condition: Condition | undefined) => !condition || rules.holds(beside(condition, path), values)
  const applies = rules.applies(path, values)
  const ids = messageIds(rules, path, simulation)
  const incoherent = ids.length > 0
  const enabled = (applies || incoherent) && (incoherent || !field.enabled || rules.holds(field.enabled, values))
  const closed = Object.entries(options ?? {}).flatMap(([option, when]) => (rules.holds(when, values) ? [] : [option]))
  return JSON.stringify({ applies, shown: holds(field.form?.shown), explained: holds(field.form?.helpWhen), enabled, closed, ids } satisfies Conditions)
}

/** The ids of the messages that the page decides without the server. An untouched form shows none of the field's own messages. */
export function messageIds(rules: SimulationStore['rules'], path: string, { values, dirty, saved, result }: Simulation): readonly string[] {
  const field = rules.find(path)?.field
  if (!field) return []
  const touched = dirty || saved !== null || result !== null
  const own = touched ? (field.messages ?? []).filter(({ when }) => rules.holds(when, values)).map(({ id }) => id) : []
  return rules.applies(path, values) && invalid(field, getPath(values, path)) ? ['VALORE_NON_VALIDO', ...own] : own
}
