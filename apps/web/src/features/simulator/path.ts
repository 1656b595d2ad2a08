/** Reads and writes dotted paths of a state, without mutation. */
import { valueAt } from '@bilancia/contract'

/** A state or a result. It may contain anything, because users may have typed anything. */
export type Values = Readonly<Record<string, unknown>>

/** The value at `confronto.tabellaRettifica.beni.0.costo`; undefined if the path does not exist. */
export const getPath: (object: unknown, path: string) => unknown = valueAt

/** A copy with `value` at `path`. Missing sections and arrays on the path are created. */
export const setPath = <T extends Values>(object: T, path: string, value: unknown): T => put(object, keysOf(path), value) as T

/** `soci[0].nome` contains an array index; in `beni.0.costo` the key may be one. */
const keysOf = (path: string): readonly (string | number)[] =>
  path.split('.').flatMap((part) => {
    const [key = '', ...indexes] = part.split(/\[(\d+)\]/).filter(Boolean)
    return [key, ...indexes.map(Number)]
  })

function put(container: unknown, [key = '', ...rest]: readonly (string | number)[], value: unknown): unknown {
  const old = isContainer(container) ? (container as Values)[key] : undefined
  const inner = rest.length === 0 ? value : put(old, rest, value)
  if (!Array.isArray(container) && typeof key === 'string') return { ...(isContainer(container) ? (container as Values) : {}), [key]: inner }
  const entries: readonly unknown[] = Array.isArray(container) ? container : []
  const at = Number(key)
  return Array.from({ length: Math.max(entries.length, at + 1) }, (_, i) => (i === at ? inner : (entries[i] ?? null)))
}

/** Whether `path` is a section or inside it. */
export const isWithin = (path: string, section: string): boolean => path === section || path.startsWith(`${section}.`)

/** `over` with values of `from` copied to other paths; `quote[]` to `soci[].quota` copies entry by entry. */
export const copied = (from: Values, paths: Readonly<Record<string, string>>, over: Values): Values =>
  Object.entries(paths)
    .flatMap(([source, target]) => {
      const list = source.endsWith('[]') ? getPath(from, source.slice(0, -2)) : undefined
      if (list === undefined) return [[target, getPath(from, source)] as const]
      return Array.isArray(list) ? list.map((value, k) => [target.replace('[]', `[${k}]`), value] as const) : []
    })
    .filter(([, value]) => value !== undefined && value !== null)
    .reduce((next, [target, value]) => setPath(next, target, value), over)

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null

/**
 * Merges `over` into `under`, section by section. Values of `over` take precedence, missing ones stay, and a section or
 * array of the wrong type is ignored. Array entries in both are merged; further entries of `over` are added as they are.
 */
export const merge = (under: Values, over: Values): Values => ({
  ...under,
  ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, laid(under[key], value)])),
})

function laid(old: unknown, value: unknown): unknown {
  if (value === undefined) return old
  if (isSection(old)) return isSection(value) ? merge(old, value) : old
  if (!Array.isArray(old)) return value
  return Array.isArray(value) ? [...value.map((entry, i) => laid(old[i], entry)), ...old.slice(value.length)] : old
}

const isSection = (value: unknown): value is Values => isContainer(value) && !Array.isArray(value)
