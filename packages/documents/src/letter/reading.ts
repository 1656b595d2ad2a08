/** The values used by the calculation: a wrong value, or one that does not apply, is replaced by its default. */
import { evaluator, iforfettari, valueAt, valueInForce } from '@bilancia/contract'

const { find, applies } = evaluator(iforfettari.catalog)

export type Reading = {
  readonly text: (path: string) => string
  /** Amount to the cent; zero if nothing was typed. */
  readonly amount: (path: string) => number
  readonly flag: (path: string) => boolean
}

/** Reads a state by dotted path. Throws on a path that is not in the catalog. */
export function readState(state: object): Reading {
  const read = (path: string): unknown => {
    const place = find(path)
    if (!place) throw new Error(`The catalog has no field ${path}`)
    return valueInForce(place.field, applies(path, state) ? valueAt(state, path) : undefined)
  }
  return { text: (path) => String(read(path)), amount: (path) => Number(read(path)), flag: (path) => read(path) === true }
}
