/** The lines of a result: its shape as a flat list, in order. */
import type { Unit } from '../format.ts'
import type { ObjectShape, Shape } from './shape.ts'

export type Line = {
  /** `[]` stands for the entries of a list. */
  readonly path: string
  readonly kind: Shape['kind']
  /** Null unless it is a number. */
  readonly unit: Unit | null
  readonly label: string
  /** The heading above it. */
  readonly group: string | null
  readonly order: number
  /** Whether `spiega` can explain it. */
  readonly explained: boolean
}

type Place = { readonly path: string; readonly group: string | null; readonly shape: Shape }

/** Every place of a shape that has a name: single values, and parts with a name of their own. */
function* places(shape: Shape, path: string, group: string | null): Generator<Place> {
  const own = { path, group: shape.group ?? group, shape }
  const inside = shape.label ?? own.group
  if (shape.kind === 'object') {
    if (path && (shape.label || shape.explained)) yield own
    for (const [key, inner] of Object.entries(shape.fields)) yield* places(inner, path ? `${path}.${key}` : key, headingOf(shape, key) ?? inside)
  } else if (shape.kind === 'list') {
    if (shape.label || shape.explained) yield own
    yield* places(shape.of, `${path}[]`, inside)
  } else {
    yield own
    if (shape.kind === 'words')
      for (const [word, label] of Object.entries(shape.words)) yield { path: `${path}.${word}`, group: inside, shape: { kind: 'flag', label, explained: true } }
  }
}

const headingOf = ({ gruppi = [] }: ObjectShape, key: string): string | undefined =>
  gruppi.find(({ voci, totali }) => voci.includes(key) || totali.includes(key))?.titolo

export const linesOf = (shape: Shape): readonly Line[] =>
  [...places(shape, '', null)].map(({ path, group, shape: { kind, label, explained, ...more } }, order) => ({
    path,
    kind,
    unit: 'unit' in more ? more.unit : null,
    label: label ?? '',
    group,
    order,
    explained: explained === true,
  }))

/** The path with `[]` in place of each index. */
export const anyPlace = (path: string): string => path.replace(/\[\d+\]/g, '[]')

/** The part of a shape at a path; undefined if there is none, also beyond the last place of a list. */
export function shapeAt(shape: Shape, path: string): Shape | undefined {
  let here: Shape | undefined = shape
  for (const [, key, index] of path.matchAll(/([^.[\]]+)|\[(\d*)\]/g)) {
    if (key !== undefined) here = here?.kind === 'object' && Object.hasOwn(here.fields, key) ? here.fields[key] : undefined
    else if (here?.kind !== 'list') return undefined
    else here = index && here.places !== undefined && Number(index) >= here.places ? undefined : here.of
  }
  return here
}

/** Every path that can be explained: one for each place of a list of limited length, the first of an unlimited one. */
export function* explainedPaths(shape: Shape, path = ''): Generator<string> {
  if (path && shape.explained) yield path
  if (shape.kind === 'object') for (const [key, inner] of Object.entries(shape.fields)) yield* explainedPaths(inner, path ? `${path}.${key}` : key)
  else if (shape.kind === 'list') for (let k = 0; k < (shape.places ?? 1); k++) yield* explainedPaths(shape.of, `${path}[${k}]`)
  else if (shape.kind === 'words') for (const word of Object.keys(shape.words)) yield `${path}.${word}`
}

/** Whether a path can be explained, including a word of a list of words. */
export function explainedAt(shape: Shape, path: string): boolean {
  const own = shapeAt(shape, path)
  if (own) return own.explained === true
  const words = [...path.matchAll(/\./g)].map(({ index }) => [path.slice(0, index), path.slice(index + 1)] as const)
  return words.some(([list, word]) => {
    const part = shapeAt(shape, list)
    return part?.kind === 'words' && Object.hasOwn(part.words, word)
  })
}

type Below<T> = T extends readonly (infer I)[]
  ? `[${number}]` | `[${number}]${Below<I>}`
  : T extends object
    ? { readonly [K in keyof T & string]: `.${K}` | `.${K}${Below<T[K]>}` }[keyof T & string]
    : never

/** Every dotted path of a result: `confronto.totaleComplessivo.normale`, `persone[0].irpefNetta`. */
export type ResultPath<R> = { readonly [K in keyof R & string]: K | `${K}${Below<R[K]>}` }[keyof R & string]

type Member<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never
type At<T, K extends string> = K extends `${infer List}[${string}]` ? (Member<T, List> extends readonly (infer I)[] ? NonNullable<I> : never) : Member<T, K>

/** The type at a path. It does not say that the value may be missing, because any part of a result may be. */
export type ValueAt<R, P extends string> = P extends `${infer K}.${infer Rest}` ? ValueAt<At<R, K>, Rest> : At<R, P>
