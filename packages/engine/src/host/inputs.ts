/**
 * Data derived from a plan, slot by slot: path, default, when a wrong value is reported, allowed values; and the messages
 * of the fields.
 */
import type { Condition } from '@bilancia/contract'
import type { FieldPlace, Place, Plan } from './plan.ts'

export type Inputs = {
  readonly paths: readonly string[]
  /** The row of an empty state. */
  readonly defaults: Float64Array
  /** Conditions under which a wrong value in a slot is reported. */
  readonly conditions: readonly (readonly Condition[])[]
  readonly allowed: readonly string[]
  readonly messages: readonly { readonly path: string; readonly id: string; readonly when: Condition }[]
  readonly fields: ReadonlyMap<string, FieldPlace>
}

const none: readonly Condition[] = []

export function inputsOf({ places, size, everyField }: Plan): Inputs {
  const paths = new Array<string>(size).fill('')
  const defaults = new Float64Array(size)
  const conditions = new Array<readonly Condition[]>(size).fill(none)
  const allowed = new Array<string>(size).fill('')
  const messages: Inputs['messages'][number][] = []
  const fields = new Map<string, FieldPlace>()

  const put = (slot: number, path: string, value: number | null, when: readonly Condition[], takes: string): void => {
    paths[slot] = path
    defaults[slot] = value ?? Number.NaN
    allowed[slot] = takes
    if (!everyField) conditions[slot] = when
  }
  const field = (place: FieldPlace, path: string, when: readonly Condition[], by = 0): void => {
    put(place.slot + by, path, place.default, place.when ? [...when, place.when] : when, place.allowed)
    if (place.typed !== undefined) put(place.typed + by, path, 0, when, place.allowed)
    if (by === 0) fields.set(path, place)
    for (const message of place.messages ?? []) messages.push({ path, ...message })
  }
  const visit = (place: Place, path: string, when: readonly Condition[]): void => {
    if (place.kind === 'group') {
      const inner = place.when ? [...when, place.when] : when
      const own = place.presence ?? place.named
      if (own !== undefined) put(own, path, 0, inner, place.allowed)
      for (const one of place.places) visit(one, `${path}.${one.key}`, inner)
    } else if (place.kind === 'tuple') {
      put(place.slot, path, 0, when, place.allowed)
      for (const item of place.items) visit(item, `${path}[${item.key}]`, when)
    } else if (place.kind === 'list') {
      put(place.slot, path, 0, when, place.allowed)
      for (let k = 0; k < place.max; k++) {
        put(place.presence + k * place.stride, `${path}.${k}`, 0, when, '')
        for (const one of place.item) field(one, `${path}.${k}.${one.key}`, when, k * place.stride)
      }
    } else field(place, path, when)
  }
  for (const place of places) visit(place, place.key, none)
  return { paths, defaults, conditions, allowed, messages, fields }
}

type Holds = (values: Float64Array) => boolean

/**
 * A condition of a catalog as a function of the row. Throws on a path that is not a field, or on a condition that does not
 * fit the kind of the field.
 */
export function holds(condition: Condition, fields: Inputs['fields']): Holds {
  if ('all' in condition) return every(condition.all, fields)
  if ('any' in condition) {
    const any = condition.any.map((c) => holds(c, fields))
    return (v) => any.some((c) => c(v))
  }
  if ('not' in condition) {
    const inner = holds(condition.not, fields)
    return (v) => !inner(v)
  }
  const place = fields.get(condition.field)
  if (place && 'above' in condition && typeof place.default === 'number' && numeric(place)) {
    const { slot } = place
    const { above } = condition
    return (v) => (v[slot] as number) > above
  }
  const value = place && 'is' in condition ? stored(place, condition.is) : null
  if (!place || value === null) throw new Error(`The catalog has a condition on «${condition.field}» that its kind cannot answer`)
  const { slot } = place
  return (v) => v[slot] === value
}

export function every(conditions: readonly Condition[], fields: Inputs['fields']): Holds {
  const all = conditions.map((c) => holds(c, fields))
  const [first, second, third] = all
  if (!first) return () => true
  if (!second) return first
  if (!third) return (v) => first(v) && second(v)
  return (v) => all.every((c) => c(v))
}

const numeric = ({ kind }: FieldPlace): boolean => kind === 'money' || kind === 'percent' || kind === 'integer'

/** The number that represents a value in the row; null if the field cannot hold the value or may be empty. */
function stored(place: FieldPlace, value: string | number | boolean): number | null {
  if (place.default === null) return null
  if (place.kind === 'text') return value === '' ? 0 : null
  if (place.kind === 'choice') return typeof value === 'string' && place.options?.includes(value) ? place.options.indexOf(value) : null
  if (place.kind === 'flag') return value === true ? 1 : 0
  return Number(value)
}
