/**
 * The components and hooks of one simulator's result. A path that the result does not have does not compile, and each value
 * has its type.
 */
import { type Gruppo, type Names, type ResultPath, shape, type Unit, type ValueAt } from '@bilancia/contract'
import type { ReactNode } from 'react'
import { valuesOf } from '../store.ts'
import { AnyPanel, type PanelProps } from './Panel.tsx'
import { AnyResult, AnyResultValue, ExplainAny, type ExplainProps, type ResultProps } from './Result.tsx'
import { AnyTable, type TableProps } from './Table.tsx'

/** A part of a result by its keys. */
type KeysAt<R, P extends string> = ValueAt<R, P> extends infer V ? (V extends object ? keyof V & string : never) : never

type Naming = {
  readonly names: Names
  readonly groups: Readonly<Record<string, readonly Gruppo[]>>
  /** By path, if the unit is not euro. */
  readonly units: Readonly<Record<string, Unit>>
}

/** A figure by its path. The schema gives its name, unless it has a label. */
type FigureProps<P extends string> = Omit<ResultProps<P>, 'label' | 'unit'> & { readonly label?: string | undefined }

/** `R`: the type of the result. `names`: the names of its lines. `groups`: their headings. Call it once per simulator. */
export function resultsOf<R>({ names, groups, units }: Naming) {
  type Path = ResultPath<R>

  /** The name of a line. */
  const nome = (path: Path): string => calledAt(path)
  const calledAt = (path: string): string => shape.nameOf(shape.namesAt(names, path))
  const unitOf = (path: string): Unit => units[shape.anyPlace(path)] ?? 'euro'
  const naming = { nome: calledAt, unitOf }

  /** The name of any line with its place: 'Netto in mano, solo compenso, socio 2'. `places`: the names of the keys on the way to it. */
  const lineOf =
    (places: Readonly<Record<string, string>>) =>
    (path: string): string => {
      const where = [...path.matchAll(/([^.[\]]+)(?:\[(\d+)\])?/g)].flatMap(([, key = '', index]) => {
        const place = places[key]
        if (index === undefined) return place ?? []
        return `${place ?? 'n.'} ${Number(index) + 1}`
      })
      return [calledAt(path), ...where].join(', ')
    }

  /** Every line of a part with its path. */
  const linesUnder = (path: Path): readonly (readonly [path: string, label: string])[] => {
    const lines = (part: Names | undefined, at: string): readonly (readonly [string, string])[] =>
      typeof part === 'object' ? Object.entries(part).flatMap(([key, inner]) => (key === '' ? [] : lines(inner, `${at}.${key}`))) : [[at, part ?? '']]
    return lines(shape.namesAt(names, path), path)
  }

  /** The names of the lines of a part, in order. A line with two sides has the name of its sides. Throws RangeError if the part has no lines. */
  function vociDi<const P extends Path>(path: P): Readonly<Record<KeysAt<R, P>, string>>
  function vociDi(path: string): Readonly<Record<string, string>> {
    const part = shape.namesAt(names, path)
    if (typeof part !== 'object') throw new RangeError(`The result has no lines at ${path}`)
    return Object.fromEntries(Object.entries(part).flatMap(([key, inner]) => (key === '' ? [] : [[key, shape.nameOf(inner)]])))
  }

  /** The headings of a part, with the keys of the lines below each. */
  function gruppiDi<const P extends Path>(path: P): readonly Gruppo<KeysAt<R, P>>[]
  function gruppiDi(path: string): readonly Gruppo[] {
    return groups[shape.anyPlace(path)] ?? []
  }

  const Result = ({ path, label = nome(path), ...more }: FigureProps<Path>): ReactNode => <AnyResult path={path} label={label} unit={unitOf(path)} {...more} />
  const ResultValue = ({ path, label = nome(path), ...more }: FigureProps<Path>): ReactNode => (
    <AnyResultValue path={path} label={label} unit={unitOf(path)} {...more} />
  )
  const ExplainLink: (props: ExplainProps<Path>) => ReactNode = ExplainAny
  const Panel = (props: PanelProps<Path>): ReactNode => <AnyPanel {...props} {...naming} />
  const Table = (props: TableProps<Path>): ReactNode => <AnyTable {...props} unitOf={unitOf} />
  return { ...valuesOf<R>(), nome, vociDi, gruppiDi, lineOf, linesUnder, Result, ResultValue, ExplainLink, Panel, Table }
}
