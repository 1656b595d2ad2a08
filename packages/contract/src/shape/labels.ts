/** The names of the lines of a result, without the rest of its shape, for a page that must not load the rules. */
import type { Gruppo, Shape } from './shape.ts'

/** By key. A list has the names of its entries. The name of the containing part is under `''`. */
export type Names = string | { readonly [key: string]: Names }

export function namesOf(shape: Shape): Names {
  const { label = '' } = shape
  if (shape.kind === 'list') return withOwn(label, namesOf(shape.of))
  if (shape.kind !== 'object') return label
  return withOwn(label, Object.fromEntries(Object.entries(shape.fields).map(([key, inner]) => [key, namesOf(inner)])))
}

const withOwn = (label: string, names: Names): Names => (typeof names === 'string' || label === '' ? names || label : { ...names, '': label })

/** The names at a path, with or without indexes; undefined if there are none. */
export function namesAt(names: Names, path: string): Names | undefined {
  let here: Names | undefined = names
  for (const key of path.replace(/\[\d*\]/g, '').split('.')) here = typeof here === 'object' ? here[key] : undefined
  return here
}

/** The name of a place: its own, or that of the first line in it. */
export function nameOf(names: Names | undefined): string {
  if (names === undefined || typeof names === 'string') return names ?? ''
  return nameOf(names[''] ?? Object.values(names)[0])
}

/** The groups of every part that has groups, by path. */
export function groupsOf(shape: Shape, path = ''): Readonly<Record<string, readonly Gruppo[]>> {
  if (shape.kind === 'list') return groupsOf(shape.of, `${path}[]`)
  if (shape.kind !== 'object') return {}
  const own = shape.gruppi ? { [path]: shape.gruppi } : {}
  return Object.assign(own, ...Object.entries(shape.fields).map(([key, inner]) => groupsOf(inner, path ? `${path}.${key}` : key)))
}
