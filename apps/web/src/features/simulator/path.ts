/** Dotted paths into a state: reading, and writing without touching what was there. */
import { valueAt } from '@bilancia/contract'

/** What a state or a result holds: anything, since a person may have typed anything. */
export type Values = Readonly<Record<string, unknown>>

/** The value at `confronto.tabellaRettifica.beni.0.costo`; undefined where the way ends. */
export const getPath: (object: unknown, path: string) => unknown = valueAt

/** A copy with `value` at `path`; sections and lists on the way are made where missing. */
export function setPath<T extends Values>(object: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  return put(object, key, rest, value) as T
}

function put(container: unknown, key: string, rest: readonly string[], value: unknown): unknown {
  const [next, ...beyond] = rest
  const old = isContainer(container) ? (container as Values)[key] : undefined
  const inner = next === undefined ? value : put(isContainer(old) ? old : {}, next, beyond, value)
  if (Array.isArray(container)) return container.with(Number(key), inner)
  return { ...(container as Values), [key]: inner }
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null

/** `over` laid on `under`, section by section: lists and values of `over` win, what it lacks stays, a section it breaks is ignored. */
export function merge(under: Values, over: Values): Values {
  const entries = Object.entries(over).map(([key, value]) => {
    const old = under[key]
    if (!isSection(old)) return [key, value === undefined ? old : value]
    return [key, isSection(value) ? merge(old, value) : old]
  })
  return { ...under, ...Object.fromEntries(entries) }
}

const isSection = (value: unknown): value is Values => isContainer(value) && !Array.isArray(value)
