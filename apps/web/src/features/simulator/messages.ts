/** The messages of a calculation by the field that they belong to. */
import type { Message } from '@bilancia/contract'
import { valueIn } from './common-values.ts'
import type { Values } from './path.ts'

export type MessagesByField = ReadonlyMap<string, readonly Message[]>

/** Reuses the list of a field that has not changed, so that the field does not render again. */
export function messagesByField(result: Values | null, before: MessagesByField): MessagesByField {
  const messages = valueIn(result, 'messaggi') ?? []
  const grouped = Map.groupBy(messages, (message) => message.campo)
  return new Map([...grouped].map(([campo, now]) => [campo, same(before.get(campo), now) ? (before.get(campo) ?? now) : now]))
}

const same = (a: readonly Message[] | undefined, b: readonly Message[]): boolean =>
  a?.length === b.length && a.every((message, i) => message.id === b[i]?.id && message.testo === b[i]?.testo)
