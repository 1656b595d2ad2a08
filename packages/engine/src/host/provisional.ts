/**
 * Which figures of a provisional year depend on a parameter whose act is not published yet. Marks go forward along the
 * branches taken, and back from the result to the parameters that it read.
 */
import type { ParametroProvvisorio } from '@bilancia/contract'
import type { Evaluators, Manifest, Marks } from './manifest.ts'
import { locate, type Placed } from './template.ts'

/** The fields that the result of a provisional year has in addition. */
export type Provvisorio = {
  readonly provvisorio: true
  /** The day of the law used for the year. */
  readonly provvisorioAl: string
  /** Sorted by `percorso`. */
  readonly parametriProvvisori: readonly ParametroProvvisorio[]
  /** Paths of the result, sorted. */
  readonly cifreProvvisorie: readonly string[]
}

/** The provisional parts of an evaluated row, among all places of the result or some paths. */
export type Provisional = (values: Float64Array, among?: (path: string) => boolean) => Provvisorio

export function tracer({ size, result, provisional }: Manifest, { trace }: Pick<Evaluators, 'trace'>): Provisional {
  let opened: { readonly places: readonly (readonly [string, Placed])[]; readonly forward: Marks; readonly back: Marks } | undefined
  return (values, among) => {
    opened ??= { places: [...locate(result)].sort(([a], [b]) => (a < b ? -1 : 1)), ...trace() }
    const { places, forward, back } = opened
    // A page loads the names of the parameters with the marks.
    const { al, parametri } = provisional ?? { al: '', parametri: [] }
    const marks = new Uint8Array(size + parametri.length)
    marks.fill(1, size)
    forward(values, marks)
    const wanted = new Uint8Array(size + parametri.length)
    const cifreProvvisorie: string[] = []
    for (const [path, { slot, quando, tra }] of places) {
      if (marks[slot] !== 1 || among?.(path) === false || quando.some((q) => values[q] !== 1)) continue
      wanted[slot] = 1
      cifreProvvisorie.push(tra ? inList(path, tra, values) : path)
    }
    back(values, wanted)
    const parametriProvvisori = parametri.filter((_, i) => wanted[size + i] === 1).sort((a, b) => (a.percorso < b.percorso ? -1 : 1))
    return { provvisorio: true, provvisorioAl: al, parametriProvvisori, cifreProvvisorie: cifreProvvisorie.sort() }
  }
}

/** The third possible person may be the second entry of a list that contains only those present. */
function inList(path: string, { elenco, posto, presenze }: NonNullable<Placed['tra']>, values: Float64Array): string {
  const before = presenze.slice(0, posto).filter((slot) => values[slot] === 1).length
  return path.replace(`${elenco}[${posto}]`, `${elenco}[${before}]`)
}
