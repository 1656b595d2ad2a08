/** The typed values that counted: a wrong one, or one that does not apply, is its default, as in the calculation. */
import { type Condition, iforfettari, located, type Message } from '@bilancia/contract'

const fields = new Map(located(iforfettari.catalog).map((place) => [place.path, place]))

export type Reading = {
  readonly text: (path: string) => string
  /** To the cent; zero where nothing was typed. */
  readonly amount: (path: string) => number
  readonly flag: (path: string) => boolean
}

/** Reads a state by dotted path. Throws on a path the catalog does not have. */
export function readState(state: object, messages: readonly Message[]): Reading {
  const wrong = new Set(messages.filter(({ id }) => id === 'VALORE_NON_VALIDO').map(({ campo }) => campo))

  const holds = (condition: Condition): boolean => {
    if ('all' in condition) return condition.all.every(holds)
    if ('any' in condition) return condition.any.some(holds)
    if ('not' in condition) return !holds(condition.not)
    const value = read(condition.field)
    return 'is' in condition ? value === condition.is : Number(value) > condition.above
  }
  const read = (path: string): unknown => {
    const place = fields.get(path)
    if (!place) throw new Error(`The catalog has no field ${path}`)
    const { field, when } = place
    const fallback = field.kind === 'text' ? '' : field.default
    if (wrong.has(path) || !when.every(holds)) return fallback
    const value = path.split('.').reduce<unknown>((at, key) => (isSection(at) ? at[key] : undefined), state)
    if (value === undefined || value === null || value === '') return fallback
    return typeof value === 'string' ? value.trim() : value
  }
  return { text: (path) => String(read(path)), amount: (path) => cents(Number(read(path) ?? 0)), flag: (path) => read(path) === true }
}

const isSection = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Half up, on the decimals as typed: 100.005 gives 100.01. */
const cents = (value: number): number => (value < 0.005 ? 0 : Number(`${Math.round(Number(`${value}e2`))}e-2`))
