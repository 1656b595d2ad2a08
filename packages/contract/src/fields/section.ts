/**
 * The layout of the forms of a simulator, as data. A page draws a section and adds only its own parts. A section names
 * groups, whose fields follow in the order of the catalog. The entry of a field says how to draw it (`form`).
 */
import type { Condition } from './condition.ts'
import type { Control, Entry, Fields, Group, Tuple } from './field.ts'

/** The paths allowed in a section: fields, and the groups and tuples that contain them. `[]` is any entry of a tuple. */
export type PlaceOf<F extends Fields> = {
  [K in keyof F & string]:
    | K
    | (F[K] extends Group<infer G>
        ? `${K}.${PlaceOf<G>}`
        : F[K] extends Tuple<infer I>
          ? I extends Group<infer G>
            ? `${K}[]` | `${K}[].${PlaceOf<G>}`
            : `${K}[]`
          : never)
}[keyof F & string]

/** A sentence above the fields. */
export type SectionNote = { readonly text: string; readonly when?: Condition }

type Common = {
  /** Its heading. A part without one continues the part above it. */
  readonly title?: string
  /** Its name in the index of the tab, if it differs from the title. */
  readonly index?: string
  readonly id?: string
  /** Shown only while this holds. `[]` in a path is the entry being drawn. */
  readonly when?: Condition
  readonly notes?: readonly SectionNote[]
  /** Default: two columns. `compact`: as many short amounts as fit. `rows`: label on the left and control on the right. */
  readonly layout?: 'compact' | 'rows'
  /** Collapsed at first; the user opens it by its title. */
  readonly folded?: true
}

/**
 * A section as declared. A group means all its fields, including those of nested groups, except those that another section
 * names. Entries of a tuple and optional sections are drawn only if named.
 */
export type Section<P extends string = string> = Common & {
  readonly fields?: readonly P[]
  /** The sections of the state whose messages are shown above the fields. */
  readonly messages?: readonly P[]
  readonly parts?: Readonly<Record<string, Section<P>>>
}

/** One field or control to draw. */
export type Drawn = { readonly path: string; readonly control?: Control; readonly gap?: true }

/** A section with its fields resolved. `holds`: all fields that it contains, including those inside a control. */
export type LaidSection<K extends string = string> = Common & {
  readonly fields: readonly Drawn[]
  readonly holds: readonly string[]
  readonly messages: readonly string[]
  readonly parts: readonly (LaidSection & { readonly key: K })[]
}

type PartsOf<S> = S extends { readonly parts: infer P } ? keyof P & string : never
/** The parts by key. A declared title and id are known to the type. */
type LaidOut<S> = { readonly [K in keyof S]: LaidSection<PartsOf<S[K]>> & Pick<S[K], keyof S[K] & ('title' | 'id')> }

/** The sections of a catalog. Throws if a section names something that the catalog does not have. */
export function laidOut<F extends Fields, const S extends Readonly<Record<string, Section<PlaceOf<F>>>>>(catalog: F, sections: S): LaidOut<S> {
  const named = new Set(Object.values(sections).flatMap(namesIn))
  const laid = ({ fields = [], messages = [], parts = {}, ...common }: Section): LaidSection => {
    const found = fields.flatMap((path) => inside(entryAt(catalog, path), path, named))
    return {
      ...common,
      messages,
      holds: found.map(({ path }) => path),
      fields: found.flatMap(({ path, entry }) => drawn(path, entry)),
      parts: Object.entries(parts).map(([key, part]) => ({ key, ...laid(part) })),
    }
  }
  return Object.fromEntries(Object.entries(sections).map(([key, section]) => [key, laid(section)])) as LaidOut<S>
}

/** The paths of fields declared elsewhere, below a section of the state: `under('datiCollaboratore1', residenza)`. */
export const under = <const P extends string, K extends string>(place: P, fields: Readonly<Record<K, unknown>>): readonly `${P}.${K}`[] =>
  Object.keys(fields).map((key) => `${place}.${key}` as `${P}.${K}`)

/** Whether a section or one of its parts contains a field. */
export const asks = ({ holds, parts }: LaidSection, path: string): boolean =>
  [path, path.replace(/\[\d+\]/g, '[]')].some((at) => holds.includes(at)) || parts.some((part) => asks(part, path))

const namesIn = ({ fields = [], parts = {} }: Section): readonly string[] => [...fields, ...Object.values(parts).flatMap(namesIn)]

type Found = { readonly path: string; readonly entry: Entry }

/** A field, or the fields of a group that no other section names. */
function inside(entry: Entry, path: string, named: ReadonlySet<string>): readonly Found[] {
  if (entry.kind === 'tuple') return entry.items.flatMap((item, k) => (item.kind === 'group' ? [] : [{ path: `${path}[${k}]`, entry: item }]))
  if (entry.kind !== 'group' || entry.form) return [{ path, entry }]
  return Object.entries(entry.fields).flatMap(([key, inner]) => {
    const at = `${path}.${key}`
    return named.has(at) || isApart(inner) ? [] : inside(inner, at, named)
  })
}

const isApart = (entry: Entry): boolean => entry.kind === 'list' || entry.kind === 'tuple' || (entry.kind === 'group' && entry.nullable && !entry.form)

function drawn(path: string, { form }: Entry): readonly Drawn[] {
  if (form?.elsewhere) return []
  return [{ path, ...(form?.control && { control: form.control }), ...(form?.gap && { gap: form.gap }) }]
}

function entryAt(catalog: Fields, path: string): Entry {
  const found = path
    .split(/\.|(?=\[\])/)
    .reduce<Entry | undefined>(
      (at, key) => (key === '[]' ? (at?.kind === 'tuple' ? at.items[0] : undefined) : at?.kind === 'group' ? at.fields[key] : undefined),
      { kind: 'group', label: '', nullable: false, fields: catalog },
    )
  if (!found) throw new Error(`A section names «${path}», which the catalog does not have`)
  return found
}
