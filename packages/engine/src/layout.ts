/** Where each field of a catalog lies in the row of numbers, and the leaf that represents it in the rules. */
import type { Choice, Entry, Field, Fields, Flag, Group, Integer, List, Money, Percent, Text, Tuple, Unit } from '@bilancia/contract'
import { Condizione, type Expression, Quantita } from './expression.ts'
import { inputsOf } from './host/inputs.ts'
import { type FieldPlace, type Options, type Place, type Plan, planOf } from './host/plan.ts'
import { CondizioneFacoltativa, Facoltativa, Scelta, Testo } from './inputs.ts'
import { foglia } from './operators.ts'

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

/** The fields of a catalog as leaves, in the same tree as the catalog. A wrong name does not compile. */
export type Leaves<F extends Fields> = { readonly [K in keyof F]: LeafOf<F[K]> }

/** Data of a leaf. `path` is empty for a switch, which is not part of any state. */
export type Leaf = {
  /** Set where it differs from the path: a field and the flag 'was it typed' share one path. */
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

/** Whether a valid value was typed in a field that the catalog marks `asked`. Throws on any other field. */
export function indicato(campo: Expression): Condizione {
  const found = typedOf.get(campo)
  if (!found) throw new TypeError(`The catalog does not ask whether «${leafOf.get(campo)?.path}» was typed`)
  return found
}

export type Layout<F extends Fields = Fields> = {
  readonly catalog: Fields
  readonly campi: Leaves<F>
  readonly plan: Plan
  /** The row of an empty state, and the two switches. Empty values are NaN. */
  readonly defaults: Float64Array
  readonly paths: readonly string[]
  readonly interruttore: Condizione
  /** Set after a row is evaluated: a weak figure of law has too much weight in the outcome. */
  readonly incerta: Condizione
}

/**
 * Lays out a catalog. `switchName`: a yes or no that is not part of any state and that a search may set (false by default).
 * `namedSections`: a section of the wrong kind is reported as a wrong value instead of a missing one. `everyField`: a wrong
 * value is reported even where the field does not apply.
 */
export function layout<F extends Fields>(fields: F, switchName: string, options: Options = {}): Layout<F> {
  const planned = planOf(fields, options)
  const plan: Plan = { ...planned, size: planned.size + 2 }
  const { paths, defaults } = inputsOf(plan)
  return {
    catalog: fields,
    campi: leavesOf(fields, plan.places, '') as Leaves<F>,
    plan,
    defaults,
    paths,
    interruttore: flagLeaf({ path: '', label: switchName, slot: planned.size }),
    incerta: flagLeaf({ path: '', label: 'Una cifra da memoria o provvisoria pesa oltre la soglia', slot: planned.size + 1 }),
  }
}

function flagLeaf(leaf: Leaf): Condizione {
  const condition = new Condizione(foglia(leaf.label), [])
  leafOf.set(condition, leaf)
  return condition
}

const leavesOf = (fields: Fields, places: readonly Place[], prefix: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(places.map((place) => [place.key, leaves(fields[place.key] as Entry, place, prefix + place.key)]))

/** The leaf of a field, the leaves of a section, or those of each entry of a list. */
function leaves(entry: Entry, place: Place, path: string): unknown {
  if (entry.kind === 'group' && place.kind === 'group') {
    const { presence } = place
    return {
      ...leavesOf(entry.fields, place.places, `${path}.`),
      ...(presence !== undefined && { presente: flagLeaf({ path, label: entry.label, slot: presence }) }),
    }
  }
  if (entry.kind === 'tuple' && place.kind === 'tuple') return place.items.map((item, k) => leaves(entry.items[k] as Entry, item, `${path}[${k}]`))
  if (entry.kind === 'list' && place.kind === 'list')
    return Array.from({ length: entry.max }, (_, k) => {
      const by = k * place.stride
      const item = place.item.map((one) => {
        const moved = { ...one, slot: one.slot + by, ...(one.typed !== undefined && { typed: one.typed + by }) }
        return [one.key, fieldLeaf(entry.item[one.key] as Field, moved, `${path}.${k}.${one.key}`, k * place.textStride)] as const
      })
      return { ...Object.fromEntries(item), presente: flagLeaf({ path: `${path}.${k}`, label: `${entry.label} ${k + 1}`, slot: place.presence + by }) }
    })
  return fieldLeaf(entry as Field, place as FieldPlace, path, 0)
}

function fieldLeaf(field: Field, { slot, text, typed }: FieldPlace, path: string, textBy: number): Expression {
  const { label, cell } = field
  const leaf = field.kind === 'text' ? new Testo(foglia(label), flagLeaf({ path, label: `Campo «${label}» compilato`, slot })) : newLeaf(field)
  leafOf.set(leaf, { path, label, slot, field, ...(cell && { cell }), ...(text !== undefined && { text: text + textBy }) })
  if (typed !== undefined) typedOf.set(leaf, flagLeaf({ id: `${path}.indicato`, path, label: `Campo «${label}» indicato`, slot: typed }))
  return leaf
}

function newLeaf(field: Exclude<Field, Text>): Expression {
  const op = foglia(field.label)
  if (field.kind === 'choice') return new Scelta(field.names, op, [])
  if (field.kind === 'flag') return field.default === null ? new CondizioneFacoltativa(op, []) : new Condizione(op, [])
  const unit = ({ money: 'euro', percent: 'percento', integer: 'numero' } as const)[field.kind]
  return field.default === null ? new Facoltativa(unit, op, []) : new Quantita(unit, op, [], field.kind === 'integer' ? field.names : undefined)
}
