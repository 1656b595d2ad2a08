/** The label on screen of any path of a state or of a result. */
import type { Entry, Fields } from './field.ts'

export type LabelOf = (path: string) => string

/** A label with those of the sections around it, the innermost last. */
type Named = { readonly path: string; readonly label: string; readonly section: boolean; readonly around: readonly string[] }

/**
 * Every field and section by its label. A label that several share is qualified ('Socio 2, Pensione'). `others` adds labels
 * outside the catalog: lines of the result. A path without a label is returned as it is.
 */
export function labelsOf(catalog: Fields, others: Iterable<readonly [path: string, label: string]> = []): LabelOf {
  const named = Object.entries(catalog).flatMap(([key, entry]) => walk(entry, key, []))
  const times = Map.groupBy(named, ({ label, section }) => `${section} ${label}`)
  const alone = (label: string, section: boolean) => times.get(`${section} ${label}`)?.length === 1
  const nameOf = ({ label, section, around }: Named) =>
    alone(label, section) ? label : [around.findLast((outer) => alone(outer, true)), label].filter(Boolean).join(', ')
  const labels = new Map([...named.map((one) => [one.path, nameOf(one)] as const), ...others])
  return (path) => labels.get(path) ?? labels.get(path.replace(/\.\d+(?=\.)/g, '[]')) ?? path
}

function walk(entry: Entry, path: string, around: readonly string[]): readonly Named[] {
  const section = entry.kind === 'group' || entry.kind === 'list' || entry.kind === 'tuple'
  const own = { path, label: entry.label, section, around }
  const inside = [...around, entry.label]
  const all = (fields: Fields, prefix: string) => Object.entries(fields).flatMap(([key, inner]) => walk(inner, prefix + key, inside))
  switch (entry.kind) {
    case 'group':
      return [own, ...all(entry.fields, `${path}.`)]
    case 'list':
      return [own, ...all(entry.item, `${path}[].`)]
    case 'tuple':
      return [own, ...entry.items.flatMap((item, k) => walk(item, `${path}[${k}]`, inside))]
    default:
      return [own]
  }
}
