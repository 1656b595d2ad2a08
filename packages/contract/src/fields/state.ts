/** The state of a simulator, derived from its catalog: its type, its initial value, the list of its fields. */
import type { Condition } from './condition.ts'
import type { Choice, Entry, Field, Fields, Flag, Group, Integer, List, Money, Percent, Text, Tuple } from './field.ts'

type ValueOf<E> = E extends { readonly asked: true } ? Typed<E> | null : Typed<E>

type Typed<E> =
  E extends Choice<infer O>
    ? O
    : E extends Text
      ? string
      : E extends Flag<infer D>
        ? D extends null
          ? boolean | null
          : boolean
        : E extends Money<infer D> | Percent<infer D> | Integer<infer D>
          ? D extends null
            ? number | null
            : number
          : E extends Group<infer F, infer N>
            ? N extends true
              ? StateOf<F> | null
              : StateOf<F>
            : E extends List<infer F>
              ? readonly StateOf<F>[]
              : E extends Tuple<infer I>
                ? readonly ValueOf<I>[]
                : never

/** The whole state, every key present. */
export type StateOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> }

/** A state in a request: any key may be missing. */
export type Partially<T> = T extends readonly (infer I)[] ? readonly Partially<I>[] : T extends object ? { readonly [K in keyof T]?: Partially<T[K]> } : T

/** Every dotted path of a field: `regimeForfettario.gruppo`, `confronto.tabellaRettifica.beni.0.costo`. */
export type PathOf<F extends Fields> = {
  [K in keyof F & string]: F[K] extends Group<infer G>
    ? `${K}.${PathOf<G>}`
    : F[K] extends List<infer I>
      ? `${K}.${number}.${PathOf<I>}`
      : F[K] extends Tuple<infer I>
        ? I extends Group<infer G>
          ? `${K}[${number}].${PathOf<G>}`
          : `${K}[${number}]`
        : K
}[keyof F & string]

/** The state of a new calculation: every field at its default, `asked` fields empty. */
export function initialState<F extends Fields>(fields: F): StateOf<F> {
  const initial = (entry: Entry): unknown => {
    if (entry.kind === 'group') return entry.nullable ? null : initialState(entry.fields)
    if (entry.kind === 'list') return []
    // Optional persons are not written.
    if (entry.kind === 'tuple') return entry.items.filter((item) => item.kind !== 'group' || !item.nullable).map(initial)
    if (entry.kind === 'text') return ''
    return entry.asked ? null : entry.default
  }
  return Object.fromEntries(Object.entries(fields).map(([key, entry]) => [key, initial(entry)])) as StateOf<F>
}

/** A field with its dotted path. Inside a list the path contains `[]`. `when`: the conditions of the sections around it. */
export type Located = { readonly path: string; readonly field: Field; readonly when: readonly Condition[] }

/** Every field of a catalog, in order. */
export function located(fields: Fields, prefix = '', around: readonly Condition[] = []): readonly Located[] {
  return Object.entries(fields).flatMap(([key, entry]): readonly Located[] => {
    const path = prefix + key
    if (entry.kind === 'tuple') return entry.items.flatMap((item, k) => located({ [`${key}[${k}]`]: item }, prefix, around))
    const when = 'when' in entry && entry.when ? [...around, entry.when] : around
    if (entry.kind === 'group') return located(entry.fields, `${path}.`, when)
    if (entry.kind === 'list') return located(entry.item, `${path}[].`, when)
    return [{ path, field: entry, when }]
  })
}
