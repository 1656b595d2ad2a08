/** The state of one simulation on screen, and what changes it. The result is separate from the typed values and never overwrites them. */

import type { Message } from '@bilancia/contract'
import type { Calculation as SavedCalculation } from '@bilancia/contract/api'
import { valueIn } from './common-values.ts'
import type { Values } from './path.ts'

/** A calculation in the archive. `version` is the time of its last save, which an overwrite sends. */
export type Saved = { readonly id: number; readonly name: string; readonly version: string }

/** A change that waits for the user to confirm the restart. */
type Restarting = { readonly path: string; readonly value: unknown }

/** Fields filled from one calculation: the flag that requests it, and which path of the result goes to which field. */
export type Fill = { readonly flag: string; readonly copia: Readonly<Record<string, string>> }

export type Simulation = {
  /** The whole state as typed. A field may contain a text that is not a number. */
  readonly values: Values
  readonly result: Values | null
  readonly messages: MessagesByField
  readonly pending: boolean
  readonly calculationError: string | null
  readonly offline: boolean
  /** The server gave other figures than the page. The server's are shown, because the page is an older version. */
  readonly differs: boolean
  readonly saved: Saved | null
  /** Edited since it was created, loaded or saved. */
  readonly dirty: boolean
  /** Edits of an earlier visit were restored. */
  readonly restored: boolean
  /** The values that another tab has written over ours, until the user chooses: what either tab types next is the draft. */
  readonly elsewhere: Draft | null
  /**
   * The saved result of a loaded calculation, if it was saved under an earlier law. Cleared by an edit, or when its
   * differences have been read.
   */
  readonly outdated: Values | null
  readonly restarting: Restarting | null
  /**
   * Another number for each calculation that begins here: loaded, brought from another page or tab, or after a reset. Figures of one are not shown with
   * the next, and a save that began before is not of what is here now.
   */
  readonly turn: number
  /** Typed beside the state, by name: kept while the page is open, never saved, and gone with its calculation. */
  readonly beside: Readonly<Record<string, readonly unknown[]>>
  readonly set: (path: string, value: unknown) => void
  /** Changes many fields as one edit, for a load. `beside`: back to another calculation of this page. */
  readonly replace: (values: Values, beside?: Simulation['beside']) => void
  /** The same with the values of another calculation. */
  readonly bring: (values: Values) => void
  readonly setBeside: (name: string, typed: readonly unknown[]) => void
  /** The user has left a field: its effects on other fields apply now, not while typing. */
  readonly settle: (path: string) => void
  /** Applies the waiting change to a new simulation, or drops it. `keeping`: applies it to this one, which keeps what the two choices have in common. */
  readonly restart: (goOn: boolean, keeping?: boolean) => void
  readonly fill: (fill: Fill) => Promise<void>
  readonly calculate: () => void
  readonly load: (item: SavedCalculation) => void
  readonly keepUpdated: () => void
  readonly reset: () => void
  /** `values`: the values that were sent. Later edits stay unsaved. */
  readonly markSaved: (saved: Saved, values: Values) => void
  /** A calculation was deleted from the archive. If it is the one on screen, its values are now unsaved. */
  readonly forget: (id: number) => void
  /** Takes over the other tab's values, or makes ours the draft again. */
  readonly takeOther: () => void
  readonly keepThis: () => void
}

/** What this computer keeps of it. */
export type Draft = { readonly values: Values; readonly saved: Saved | null; readonly dirty: boolean }

type MessagesByField = ReadonlyMap<string, readonly Message[]>

/** The state of a simulation in which nobody has typed yet. */
export const nothingTyped = (values: Values) => ({
  values,
  result: null,
  messages: new Map<string, readonly Message[]>(),
  pending: false,
  calculationError: null,
  offline: false,
  differs: false,
  saved: null,
  dirty: false,
  restored: false,
  elsewhere: null,
  outdated: null,
  restarting: null,
  turn: 0,
  beside: {},
})

/** The changes of the state for a new result. */
export const shown = (result: Values, { messages }: Simulation) => ({
  result,
  messages: messagesByField(result, messages),
  calculationError: null,
  offline: false,
})

/**
 * The messages of a calculation by the field that they belong to. Reuses the list of a field that has not changed, so that the field does not render
 * again.
 */
export function messagesByField(result: Values | null, before: MessagesByField): MessagesByField {
  const messages = valueIn(result, 'messaggi') ?? []
  const grouped = Map.groupBy(messages, (message) => message.campo)
  return new Map([...grouped].map(([campo, now]) => [campo, same(before.get(campo), now) ? (before.get(campo) ?? now) : now]))
}

const same = (a: readonly Message[] | undefined, b: readonly Message[]): boolean =>
  a?.length === b.length && a.every((message, i) => message.id === b[i]?.id && message.testo === b[i]?.testo)
