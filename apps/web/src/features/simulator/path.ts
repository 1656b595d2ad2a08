/** Reads and writes dotted paths of a state, without mutation. */
import { isSection, setPath, valueAt } from '@bilancia/contract'

export { setPath } from '@bilancia/contract'

/** A state or a result. It may contain anything, because users may have typed anything. */
export type Values = Readonly<Record<string, unknown>>

/** The value at `confronto.tabellaRettifica.beni.0.costo`; undefined if the path does not exist. */
export const getPath: (object: unknown, path: string) => unknown = valueAt

/** Many values at their paths, one after the other. */
export const setPaths = (values: Values, entries: readonly (readonly [path: string, value: unknown])[]): Values =>
  entries.reduce((next, [path, value]) => setPath(next, path, value), values)

/** The amount of a result at a path; null without one. */
export const euroAt = (result: unknown, path: string): number | null => {
  const value = getPath(result, path)
  return typeof value === 'number' ? value : null
}

/** Whether `path` is a section or inside it. */
export const isWithin = (path: string, section: string): boolean => path === section || path.startsWith(`${section}.`)

/** `over` with values of `from` copied to other paths; `quote[]` to `soci[].quota` copies entry by entry. */
export const copied = (from: Values, paths: Readonly<Record<string, string>>, over: Values): Values => {
  const entries = Object.entries(paths)
    .flatMap(([source, target]) => {
      const list = source.endsWith('[]') ? getPath(from, source.slice(0, -2)) : undefined
      if (list === undefined) return [[target, getPath(from, source)] as const]
      return Array.isArray(list) ? list.map((value, k) => [target.replace('[]', `[${k}]`), value] as const) : []
    })
    .filter(([, value]) => value !== undefined && value !== null)
  return setPaths(over, entries)
}

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
