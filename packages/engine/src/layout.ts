/** Where each field of a catalog lies in the row of numbers, and the leaf that stands for it in the rules. */
import {
  type Choice,
  type Condition,
  type Entry,
  type Field,
  type FieldMessage,
  type Fields,
  type Flag,
  format,
  type Group,
  type Integer,
  type List,
  type Money,
  type Percent,
  type Text,
  type Tuple,
  type Unit,
} from '@bilancia/contract'
import { Condizione, CondizioneFacoltativa, type Expression, Facoltativa, Quantita, Scelta, Testo } from './expression.ts'
import { figura, foglia } from './operators.ts'

type LeafOf<E> =
  E extends Choice<infer O>
    ? Scelta<O>
    : E extends Text
      ? Testo
      : E extends Flag<infer D>
        ? D extends null
          ? CondizioneFacoltativa
          : Condizione
        : E extends Money<infer D>
          ? Numeric<'euro', D>
          : E extends Percent<infer D>
            ? Numeric<'percento', D>
            : E extends Integer<infer D>
              ? Numeric<'numero', D>
              : E extends Group<infer F, infer N>
                ? N extends true
                  ? Leaves<F> & Presence
                  : Leaves<F>
                : E extends List<infer F>
                  ? readonly (Leaves<F> & Presence)[]
                  : E extends Tuple<infer I>
                    ? readonly LeafOf<I>[]
                    : never

type Numeric<U extends Unit, D> = D extends null ? Facoltativa<U> : Quantita<U>
type Presence = { readonly presente: Condizione }

/** The fields of a catalog as leaves, in the catalog's own tree: a wrong name does not compile. */
export type Leaves<F extends Fields> = { readonly [K in keyof F]: LeafOf<F[K]> }

/** What the engine knows of a leaf. `path` is empty for a switch, which no state carries. */
export type Leaf = {
  /** Where it is not the path: a field and whether it was typed share one. */
  readonly id?: string
  readonly path: string
  readonly label: string
  readonly slot: number
  readonly field?: Field
  readonly cell?: string
  readonly text?: number
}

export const leafOf = new WeakMap<Expression, Leaf>()
const typedOf = new WeakMap<Expression, Condizione>()

/** Whether a field that the catalog marks `asked` was typed with a good value. Throws on any other. */
export function indicato(campo: Expression): Condizione {
  const found = typedOf.get(campo)
  if (!found) throw new TypeError(`The catalog does not ask whether «${leafOf.get(campo)?.path}» was typed`)
  return found
}

/** A field, section or list with its place in the row: what the reader is generated from. */
export type Place =
  | { readonly kind: 'field'; readonly key: string; readonly field: Field; readonly slot: number; readonly text: number; readonly typed: number }
  | {
      readonly kind: 'group'
      readonly key: string
      readonly presence: number
      /** Slot that names the section where it is of the wrong kind; -1 where that says nothing. */
      readonly named: number
      readonly places: readonly Place[]
      readonly when?: Condition
      readonly range: Range
    }
  | { readonly kind: 'tuple'; readonly key: string; readonly count: number; readonly items: readonly Place[] }
  | {
      readonly kind: 'list'
      readonly key: string
      readonly count: number
      readonly max: number
      /** For a list that is a scale: which field grows, and the slot that says whether the optional section around it is there. */
      readonly scale?: { readonly field: number; readonly presence: number }
      readonly items: readonly (readonly Place[])[]
      readonly range: Range
    }

/** Slots and texts from the first (included) to the second (excluded). */
type Range = { readonly slots: readonly [number, number]; readonly texts: readonly [number, number] }

export type MessagePlace = { readonly path: string; readonly message: FieldMessage }

export type Layout<F extends Fields = Fields> = {
  readonly catalog: Fields
  readonly campi: Leaves<F>
  readonly places: readonly Place[]
  readonly messages: readonly MessagePlace[]
  /** The row of a state in which nothing was filled in; empty values are NaN. */
  readonly defaults: Float64Array
  readonly paths: readonly string[]
  readonly texts: number
  /** Conditions under which a wrong value in a slot is named. */
  readonly whenOf: readonly (readonly Condition[])[]
  readonly condizione: (condition: Condition) => Condizione
  readonly interruttore: Condizione
  /** Set once a row is evaluated: a weak figure of law weighs too much on the outcome. */
  readonly incerta: Condizione
}

/**
 * Lays out a catalog. `switchName` names a yes or no that no state carries and a search may set (false otherwise).
 * `namedSections`: a section of the wrong kind is a wrong value of its own, instead of a missing one. `everyField`: a wrong
 * value is named where it does not apply too.
 */
export function layout<F extends Fields>(fields: F, switchName: string, { namedSections = false, everyField = false } = {}): Layout<F> {
  const defaults: number[] = []
  const paths: string[] = []
  const whenOf: (readonly Condition[])[] = []
  const messages: MessagePlace[] = []
  const byPath = new Map<string, Expression>()
  let texts = 0

  const slot = (path: string, value: number, when: readonly Condition[]): number => {
    paths.push(path)
    whenOf.push(everyField ? [] : when)
    return defaults.push(value) - 1
  }

  const flagLeaf = (leaf: Omit<Leaf, 'slot'>, at: number): Condizione => {
    const condition = new Condizione(foglia(leaf.label), [])
    leafOf.set(condition, { ...leaf, slot: at })
    return condition
  }

  const placeField = (key: string, path: string, field: Field, when: readonly Condition[]): readonly [Place, Expression] => {
    const at = slot(path, defaultOf(field), field.when ? [...when, field.when] : when)
    const text = field.kind === 'text' && !field.information ? texts++ : -1
    const info: Leaf = { path, label: field.label, slot: at, field, ...(field.cell && { cell: field.cell }), ...(text >= 0 && { text }) }
    const leaf = field.kind === 'text' ? new Testo(foglia(field.label), flagLeaf({ path, label: `Campo «${field.label}» compilato` }, at)) : newLeaf(field)
    leafOf.set(leaf, info)
    byPath.set(path, leaf)
    for (const message of field.messages ?? []) messages.push({ path, message })
    const typed = field.asked ? slot(path, 0, when) : -1
    if (typed >= 0) typedOf.set(leaf, flagLeaf({ id: `${path}.indicato`, path, label: `Campo «${field.label}» indicato` }, typed))
    return [{ kind: 'field', key, field, slot: at, text, typed }, leaf]
  }

  const place = (key: string, path: string, entry: Entry, when: readonly Condition[], around: number): readonly [Place, unknown] => {
    if (entry.kind === 'group') {
      const inner = entry.when ? [...when, entry.when] : when
      const from = [defaults.length, texts] as const
      const presence = entry.nullable ? slot(path, 0, inner) : -1
      const named = namedSections ? (presence < 0 ? slot(path, 0, inner) : presence) : -1
      const presente = entry.nullable ? { presente: flagLeaf({ path, label: entry.label }, presence) } : {}
      const [places, leaves] = placeAll(entry.fields, `${path}.`, inner, presence)
      const range: Range = { slots: [from[0], defaults.length], texts: [from[1], texts] }
      return [
        { kind: 'group', key, presence, named, places, range, ...(entry.when && { when: entry.when }) },
        { ...leaves, ...presente },
      ]
    }
    if (entry.kind === 'tuple') {
      const count = slot(path, 0, when)
      const items = entry.items.map((item, k) => place(String(k), `${path}[${k}]`, item, when, -1))
      return [{ kind: 'tuple', key, count, items: items.map(([where]) => where) }, items.map(([, leaf]) => leaf)]
    }
    if (entry.kind === 'list') {
      const count = slot(path, 0, when)
      const from = [defaults.length, texts] as const
      const items = Array.from({ length: entry.max }, (_, k) => {
        const presente = flagLeaf({ path: `${path}.${k}`, label: `${entry.label} ${k + 1}` }, slot(`${path}.${k}`, 0, when))
        const [places, leaves] = placeAll(entry.item, `${path}.${k}.`, when, -1)
        return [places, { ...leaves, presente }] as const
      })
      const range: Range = { slots: [from[0], defaults.length], texts: [from[1], texts] }
      const scale = entry.ascending === undefined ? {} : { scale: { field: Object.keys(entry.item).indexOf(entry.ascending), presence: around } }
      return [{ kind: 'list', key, count, max: entry.max, items: items.map(([places]) => places), range, ...scale }, items.map(([, leaves]) => leaves)]
    }
    return placeField(key, path, entry, when)
  }

  const placeAll = (entries: Fields, prefix: string, when: readonly Condition[], around: number): readonly [readonly Place[], Record<string, unknown>] => {
    const placed = Object.entries(entries).map(([key, entry]) => [key, place(key, prefix + key, entry, when, around)] as const)
    return [placed.map(([, [where]]) => where), Object.fromEntries(placed.map(([key, [, leaf]]) => [key, leaf]))]
  }

  const [places, campi] = placeAll(fields, '', [], -1)
  const interruttore = flagLeaf({ path: '', label: switchName }, slot('', 0, []))
  const incerta = flagLeaf({ path: '', label: 'Una cifra da memoria o provvisoria pesa oltre la soglia' }, slot('', 0, []))
  return {
    catalog: fields,
    campi: campi as Leaves<F>,
    places,
    messages,
    defaults: Float64Array.from(defaults),
    paths,
    texts,
    whenOf,
    interruttore,
    incerta,
    condizione: (condition) => toCondizione(condition, byPath),
  }
}

function newLeaf(field: Exclude<Field, Text>): Expression {
  const op = foglia(field.label)
  if (field.kind === 'choice') return new Scelta(field.names, op, [])
  if (field.kind === 'flag') return field.default === null ? new CondizioneFacoltativa(op, []) : new Condizione(op, [])
  const unit = ({ money: 'euro', percent: 'percento', integer: 'numero' } as const)[field.kind]
  return field.default === null ? new Facoltativa(unit, op, []) : new Quantita(unit, op, [], field.kind === 'integer' ? field.names : undefined)
}

function defaultOf(field: Field): number {
  if (field.kind === 'text') return 0
  if (field.kind === 'choice') return field.options.indexOf(field.default)
  return field.default === null ? Number.NaN : Number(field.default)
}

/** A condition of the catalog as an expression over the leaves. Throws on a path that is no field. */
function toCondizione(condition: Condition, byPath: ReadonlyMap<string, Expression>): Condizione {
  const recur = (c: Condition): Condizione => toCondizione(c, byPath)
  if ('all' in condition) return condition.all.map(recur).reduce((a, b) => a.e(b))
  if ('any' in condition) return condition.any.map(recur).reduce((a, b) => a.o(b))
  if ('not' in condition) return recur(condition.not).non()
  const leaf = byPath.get(condition.field)
  if (leaf instanceof Quantita) {
    const value = 'above' in condition ? condition.above : Number(condition.is)
    return 'above' in condition ? leaf.supera(new Quantita(leaf.unita, figura(value, format.withUnit(leaf.unita, value)), [])) : leaf.codice(value)
  }
  if ('is' in condition) {
    if (leaf instanceof Testo && condition.is === '') return leaf.scritto.non()
    if (leaf instanceof Condizione) return condition.is === true ? leaf : leaf.non()
    if (leaf instanceof Scelta && typeof condition.is === 'string' && leaf.opzioni.includes(condition.is)) return leaf.vale(condition.is)
  }
  throw new Error(`The catalog has a condition on «${condition.field}» that its kind cannot answer`)
}
