/** The result of one simulator for its pages: a path that it does not have does not compile, and what is read has its type. */
import { type Gruppo, type Names, type ResultPath, shape, type ValueAt } from '@bilancia/contract'
import type { ReactNode } from 'react'
import { AnyResult, AnyResultValue, ExplainAny, type ExplainProps, type ResultProps } from './Result.tsx'
import { valuesOf } from './result-values.ts'

/** The keys of what the lines of a part are called, in their order. */
export const keysOf = <K extends string>(voci: Readonly<Record<K, string>>): readonly K[] => Object.keys(voci) as K[]

/** A part of a result by its keys. */
type KeysAt<R, P extends string> = ValueAt<R, P> extends infer V ? (V extends object ? keyof V & string : never) : never

type Said = { readonly names: Names; readonly groups: Readonly<Record<string, readonly Gruppo[]>> }

/** `R` is the type of the result, `names` what its lines are called, `groups` their headings. Made once per simulator. */
export function resultsOf<R>({ names, groups }: Said) {
  type Path = ResultPath<R>

  /** What a line is called where it stands. */
  const nome = (path: Path): string => shape.nameOf(shape.namesAt(names, path))

  /** Every line of a part with its path. */
  const linesUnder = (path: Path): readonly (readonly [path: string, label: string])[] => {
    const lines = (part: Names | undefined, at: string): readonly (readonly [string, string])[] =>
      typeof part === 'object' ? Object.entries(part).flatMap(([key, inner]) => (key === '' ? [] : lines(inner, `${at}.${key}`))) : [[at, part ?? '']]
    return lines(shape.namesAt(names, path), path)
  }

  /** What the lines of a part are called, in their order; a line with two sides is called what its sides are. */
  function vociDi<const P extends Path>(path: P): Readonly<Record<KeysAt<R, P>, string>>
  function vociDi(path: string): Readonly<Record<string, string>> {
    const part = shape.namesAt(names, path)
    if (typeof part !== 'object') throw new RangeError(`The result has no lines at ${path}`)
    return Object.fromEntries(Object.entries(part).flatMap(([key, inner]) => (key === '' ? [] : [[key, shape.nameOf(inner)]])))
  }

  /** The headings of a part with the keys of the lines under each. */
  function gruppiDi<const P extends Path>(path: P): readonly Gruppo<KeysAt<R, P>>[]
  function gruppiDi(path: string): readonly Gruppo[] {
    return groups[shape.anyPlace(path)] ?? []
  }

  const Result: (props: ResultProps<Path>) => ReactNode = AnyResult
  const ResultValue: (props: ResultProps<Path>) => ReactNode = AnyResultValue
  const ExplainLink: (props: ExplainProps<Path>) => ReactNode = ExplainAny
  return { ...valuesOf<R>(), nome, vociDi, gruppiDi, linesUnder, Result, ResultValue, ExplainLink }
}
