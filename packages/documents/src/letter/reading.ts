/** The typed values that counted: a wrong one, or one that does not apply, is its default, as in the calculation. */
import { evaluator, iforfettari, valueAt, valueInForce } from '@bilancia/contract'

const { find, applies } = evaluator(iforfettari.catalog)

export type Reading = {
  readonly text: (path: string) => string
  /** To the cent; zero where nothing was typed. */
  readonly amount: (path: string) => number
  readonly flag: (path: string) => boolean
}

/** Reads a state by dotted path. Throws on a path the catalog does not have. */
export function readState(state: object): Reading {
  const read = (path: string): unknown => {
    const place = find(path)
    if (!place) throw new Error(`The catalog has no field ${path}`)
    return valueInForce(place.field, applies(path, state) ? valueAt(state, path) : undefined)
  }
  return { text: (path) => String(read(path)), amount: (path) => Number(read(path)), flag: (path) => read(path) === true }
}
