/** The shape of a result as plain data. The type, the labels, the API description and the list of explained paths come from it. */

import type { Unit } from '../format.ts'
import { keysOf } from '../keys.ts'

/** The label of a place, its heading, and whether `spiega` can explain it. */
export type About = { readonly label?: string; readonly group?: string; readonly explained?: true; readonly help?: string }
/** `nullable`: null where it does not apply. `optional`: left out unless requested. */
type Presence = { readonly nullable?: true; readonly optional?: true }

type Leaf<K extends string> = { readonly kind: K } & About & Presence
export type NumberShape = Leaf<'number'> & { readonly unit: Unit }
export type WordShape<W extends string = string> = Leaf<'word'> & { readonly words: readonly W[] }
/** A list of the words that hold, each explained at `path.word`. `words`: the text of each word. */
export type WordsShape<W extends string = string> = Leaf<'words'> & { readonly words: Readonly<Record<W, string>> }
/** Lines of a part under a heading. `totali`: the totals of the lines above them. */
export type Gruppo<K extends string = string> = { readonly titolo: string; readonly voci: readonly K[]; readonly totali: readonly K[] }
export type ObjectShape<F extends Fields = Fields> = Leaf<'object'> & { readonly fields: F; readonly gruppi?: readonly Gruppo[] }
/** `places`: the maximum number of entries. With `all` every entry is always present. */
export type ListShape<S = unknown> = Leaf<'list'> & { readonly of: S; readonly places?: number; readonly all?: true }
export interface Fields {
  readonly [key: string]: Shape
}
interface AnyList extends ListShape {
  readonly of: Shape
}
export type Shape = NumberShape | Leaf<'flag'> | Leaf<'text'> | Leaf<'anything'> | WordShape | WordsShape | ObjectShape | AnyList

type Many<S, N, R extends readonly unknown[] = readonly []> = R['length'] extends N ? R : Many<S, N, readonly [...R, TypeOf<S>]>
type Flat<T> = { readonly [K in keyof T]: T[K] }
type ObjectOf<F> = Flat<
  { readonly [K in keyof F as F[K] extends { readonly optional: true } ? never : K]: TypeOf<F[K]> } & {
    readonly [K in keyof F as F[K] extends { readonly optional: true } ? K : never]?: TypeOf<F[K]>
  }
>
type Bare<S> = S extends NumberShape
  ? number
  : S extends Leaf<'flag'>
    ? boolean
    : S extends WordShape<infer W>
      ? W
      : S extends Leaf<'text'>
        ? string
        : S extends WordsShape<infer W>
          ? readonly W[]
          : S extends { readonly kind: 'object'; readonly fields: infer F }
            ? ObjectOf<F>
            : S extends { readonly kind: 'list'; readonly of: infer I; readonly places: infer N; readonly all: true }
              ? Many<I, N>
              : S extends { readonly kind: 'list'; readonly of: infer I }
                ? readonly TypeOf<I>[]
                : unknown
/** The type that a shape describes. */
export type TypeOf<S> = S extends { readonly nullable: true } ? Bare<S> | null : Bare<S>

export const euro = (label: string, about: About = {}): NumberShape => ({ kind: 'number', unit: 'euro', label, ...about })
export const percent = (label: string, about: About = {}): NumberShape => ({ kind: 'number', unit: 'percento', label, ...about })
export const count = (label: string, about: About = {}): NumberShape => ({ kind: 'number', unit: 'numero', label, ...about })
export const flag = (label: string, about: About = {}): Leaf<'flag'> => ({ kind: 'flag', label, ...about })
export const text = (label: string, about: About = {}): Leaf<'text'> => ({ kind: 'text', label, ...about })
/** Any JSON value. */
export const anything = (label: string, about: About = {}): Leaf<'anything'> => ({ kind: 'anything', label, ...about })
export const word = <const W extends string>(words: readonly W[] | Readonly<Record<W, unknown>>, label: string, about: About = {}): WordShape<W> => ({
  kind: 'word',
  words: Array.isArray(words) ? words : keysOf(words),
  label,
  ...about,
})
export const object = <const F extends Fields>(fields: F, about: About = {}): ObjectShape<F> => ({ kind: 'object', fields, ...about })
export const list = <const S extends Shape>(of: S, about: About = {}): ListShape<S> => ({ kind: 'list', of, ...about })
/** A list of fixed length. */
export const fixed = <const S extends Shape, const N extends number>(
  of: S,
  places: N,
  about: About = {},
): ListShape<S> & { readonly places: N; readonly all: true } => ({ kind: 'list', of, places, all: true, ...about })
export const nullable = <S extends Shape>(shape: S): S & { readonly nullable: true } => ({ ...shape, nullable: true })
export const optional = <S extends Shape>(shape: S): S & { readonly optional: true } => ({ ...shape, optional: true })

/** The shape with `part` at a path, replacing what is there. `[]` in a path stands for the entries of a list. */
export const placed = (shape: ObjectShape, path: string, part: Shape): ObjectShape => {
  const made = withPart(shape, partsOf(path), part, path)
  if (made.kind !== 'object') throw new RangeError('A result is an object')
  return made
}

function withPart(shape: Shape | undefined, [key, ...rest]: readonly string[], part: Shape, path: string): Shape {
  if (key === undefined) return part
  if (shape?.kind === 'list' && key === '[]') return { ...shape, of: withPart(shape.of, rest, part, path) }
  if (shape?.kind !== 'object') throw new RangeError(`The result has no ${path}`)
  return { ...shape, fields: { ...shape.fields, [key]: withPart(shape.fields[key], rest, part, path) } }
}

const partsOf = (path: string): readonly string[] => path.replaceAll('[]', '.[]').split('.')
