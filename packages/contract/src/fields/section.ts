/**
 * How the forms of a simulator lay out its catalog, as data: a page draws a section and adds only what is its own. A section names
 * groups, whose fields follow in the order of the catalog; how a single field is drawn its own entry says (`form`).
 */
import type { Condition } from './condition.ts'
import type { Control, Entry, Fields, Group, Tuple } from './field.ts'

/** What a section may name: fields, and the groups and tuples that hold them. `[]` is any entry of a tuple. */
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
  /** Its heading; a part without one follows what is above it. */
  readonly title?: string
  /** What the index of the tab calls it, where that is not its title. */
  readonly index?: string
  readonly id?: string
  /** Shown only while this holds; `[]` in a path is the entry that is drawn. */
  readonly when?: Condition
  readonly notes?: readonly SectionNote[]
  /** Two columns, unless: `compact`, as many short amounts as fit; `rows`, label left and control right. */
  readonly layout?: 'compact' | 'rows'
  /** Under its title until wanted. */
  readonly folded?: true
}

/**
 * A section as it is declared. A group stands for its fields, also those of the groups in it, that no section names; entries of a tuple
 * and sections that may be absent are named or not drawn.
 */
export type Section<P extends string = string> = Common & {
  readonly fields?: readonly P[]
  /** The sections of the state whose messages stand above the fields. */
  readonly messages?: readonly P[]
  readonly parts?: Readonly<Record<string, Section<P>>>
}

/** One thing to draw. */
export type Drawn = { readonly path: string; readonly control?: Control; readonly gap?: true }

/** A section with its fields found. `holds`: all that is asked in it, also what a control of its own asks. */
export type LaidSection<K extends string = string> = Common & {
  readonly fields: readonly Drawn[]
  readonly holds: readonly string[]
  readonly messages: readonly string[]
  readonly parts: readonly (LaidSection & { readonly key: K })[]
}

type PartsOf<S> = S extends { readonly parts: infer P } ? keyof P & string : never
/** The parts by key; a title and an id that are declared are known to be there. */
type LaidOut<S> = { readonly [K in keyof S]: LaidSection<PartsOf<S[K]>> & Pick<S[K], keyof S[K] & ('title' | 'id')> }

/** The sections of a catalog. Throws where one names what the catalog does not have. */
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

/** The keys of fields declared elsewhere, below a section of the state: `under('datiCollaboratore1', residenza)`. */
export const under = <const P extends string, K extends string>(place: P, fields: Readonly<Record<K, unknown>>): readonly `${P}.${K}`[] =>
  Object.keys(fields).map((key) => `${place}.${key}` as `${P}.${K}`)

/** Whether a field is asked in a section or in a part of it. */
export const asks = ({ holds, parts }: LaidSection, path: string): boolean =>
  [path, path.replace(/\[\d+\]/g, '[]')].some((at) => holds.includes(at)) || parts.some((part) => asks(part, path))

const namesIn = ({ fields = [], parts = {} }: Section): readonly string[] => [...fields, ...Object.values(parts).flatMap(namesIn)]

type Found = { readonly path: string; readonly entry: Entry }

/** A field, or those of a group that are not named elsewhere. */
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
