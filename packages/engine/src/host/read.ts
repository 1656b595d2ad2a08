/**
 * Reads a state into a row of numbers. A wrong value leaves its default in the row and adds its slot to the list of wrong
 * ones. A value that does not apply is reset to its default. Never throws.
 */
import { isSection, roundToCent } from '@bilancia/contract'
import { every, holds, type Inputs, inputsOf } from './inputs.ts'
import type { FieldPlace, ListPlace, Place, Plan } from './plan.ts'

export type Reading = {
  readonly values: Float64Array
  readonly texts: readonly string[]
  /** Slots of the fields with a wrong value; only of fields that apply, unless the plan reports every field. */
  readonly wrong: readonly number[]
  /** Indexes of the field messages that hold. */
  readonly messages: readonly number[]
}

/** `row`: one that nobody reads any more, to be filled again; a new one otherwise. */
export type Reader = (state: object, size: number, row?: Float64Array) => Reading

/** The row, texts and list being filled. */
type Into = { readonly v: Float64Array; readonly t: string[]; readonly wrong: number[]; readonly inOrder: boolean }
/** Handles a value that is present. `by` and `textBy` are the offsets from the first entry of a list to the current one. */
type Take = (x: unknown, into: Into, by: number, textBy: number) => void
type Step = { readonly key: string; readonly take: Take; readonly missing: ((into: Into) => void) | null }
/** The steps of a section; `required` are those that also act on a missing value. */
type Steps = { readonly all: readonly Step[]; readonly byKey: ReadonlyMap<string, Step>; readonly required: readonly Step[] }
type Gate = (v: Float64Array, t: string[]) => void

/** The reader of a plan. One reader serves every year. */
export function reader(plan: Plan, inputs: Inputs = inputsOf(plan)): Reader {
  const { defaults, fields } = inputs
  const steps = stepsOf(plan.places, defaults)
  const gates = plan.places.flatMap((place) => gatesOf(place, inputs))
  const given = inputs.messages.map(({ when }) => holds(when, fields))
  const known = new Map<Inputs['conditions'][number], (v: Float64Array) => boolean>()
  const counts = (slot: number, v: Float64Array): boolean => {
    const conditions = inputs.conditions[slot] ?? []
    const found = known.get(conditions) ?? every(conditions, fields)
    known.set(conditions, found)
    return found(v)
  }
  return (state, size, row) => {
    const v = row?.fill(0) ?? new Float64Array(size)
    v.set(defaults)
    const t = new Array<string>(plan.texts).fill('')
    const wrong: number[] = []
    fill(steps, state as Section, { v, t, wrong, inOrder: false }, 0, 0)
    // Values are read in the order typed; the wrong ones are reported in the order of the catalog.
    if (wrong.length > 1) {
      wrong.length = 0
      fill(steps, state as Section, { v, t, wrong, inOrder: true }, 0, 0)
    }
    const messages: number[] = []
    for (let i = 0; i < given.length; i++) if (given[i]?.(v)) messages.push(i)
    for (const gate of gates) gate(v, t)
    return { values: v, texts: t, wrong: wrong.length ? wrong.filter((slot) => counts(slot, v)) : wrong, messages }
  }
}

type Section = Readonly<Record<string, unknown>>

/** A state has only some of the fields: a loop over its keys is much faster than a loop over every field. */
function fill({ all, byKey, required }: Steps, section: Section, into: Into, by: number, textBy: number): void {
  if (into.inOrder) {
    for (const step of all) taken(step, section[step.key], into, by, textBy)
    return
  }
  for (const key in section) {
    const step = byKey.get(key)
    if (step) taken(step, section[key], into, by, textBy)
  }
  for (const step of required) if (!(step.key in section)) taken(step, undefined, into, by, textBy)
}

function taken({ take, missing }: Step, x: unknown, into: Into, by: number, textBy: number): void {
  if (x !== undefined && x !== null && x !== '') take(x, into, by, textBy)
  else if (missing !== null) missing(into)
}

function stepsOf(places: readonly Place[], defaults: Float64Array): Steps {
  const all = places.map((place) => stepOf(place, defaults))
  return { all, byKey: new Map(all.map((step) => [step.key, step])), required: all.filter(({ missing }) => missing !== null) }
}

function stepOf(place: Place, defaults: Float64Array): Step {
  const { key } = place
  if (place.kind === 'group') {
    const { presence, named } = place
    const steps = stepsOf(place.places, defaults)
    return {
      key,
      missing: null,
      take: (x, into) => {
        if (isSection(x)) {
          if (presence !== undefined) into.v[presence] = 1
          fill(steps, x, into, 0, 0)
        } else if (named !== undefined) into.wrong.push(named)
      },
    }
  }
  if (place.kind === 'tuple') {
    const { slot, items } = place
    const steps = stepsOf(items, defaults)
    return {
      key,
      missing: null,
      take: (x, into) => {
        if (!Array.isArray(x) || x.length > items.length) {
          into.wrong.push(slot)
          return
        }
        into.v[slot] = x.length
        // An entry counts as present whatever it contains.
        for (let k = 0; k < x.length; k++) {
          const item = items[k]
          if (item?.kind === 'group' && item.presence !== undefined) into.v[item.presence] = 1
        }
        fill(steps, x as unknown as Section, into, 0, 0)
      },
    }
  }
  if (place.kind === 'list') return listStep(place, defaults)
  return { key, missing: null, take: fieldOf(place) }
}

function listStep(place: ListPlace, defaults: Float64Array): Step {
  const { key, slot, max, presence, stride, textStride, ascending, around } = place
  const steps = stepsOf(place.item, defaults)
  const end = presence + stride * max
  const refuse = ({ v, wrong }: Into): void => {
    v.set(defaults.subarray(presence, end), presence)
    v[slot] = 0
    if (around !== undefined) v[around] = 0
    wrong.push(slot)
  }
  // An optional section without its scale has a wrong scale.
  const missing = ascending !== undefined && around !== undefined ? refuse : null
  return {
    key,
    missing,
    take: (list, into) => {
      if (!Array.isArray(list)) {
        missing?.(into)
        return
      }
      const n = list.length
      if (n > max) {
        refuse(into)
        return
      }
      into.v[slot] = n
      for (let k = 0; k < n; k++) {
        const entry: unknown = list[k]
        into.v[presence + k * stride] = 1
        if (isSection(entry)) fill(steps, entry, into, k * stride, k * textStride)
      }
      if (ascending !== undefined && !ascends(into.v, ascending, stride, n)) refuse(into)
    },
  }
}

/** Whether there are entries, their bounds increase, and only the last bound is empty. */
function ascends(v: Float64Array, first: number, stride: number, count: number): boolean {
  if (count === 0) return false
  let below = 0
  for (let k = 0; k < count; k++) {
    const bound = v[first + k * stride] as number
    const last = k === count - 1
    if (last !== Number.isNaN(bound) || bound <= below) return false
    below = bound
  }
  return true
}

function fieldOf(place: FieldPlace): Take {
  const { slot, typed, text } = place
  const good = ({ v }: Into, by: number, value: number): void => {
    v[slot + by] = value
    if (typed !== undefined) v[typed + by] = 1
  }
  if (place.kind === 'text')
    return (x, into, by, textBy) => {
      if (typeof x !== 'string') {
        into.wrong.push(slot + by)
        return
      }
      const trimmed = x.trim()
      good(into, by, trimmed === '' ? 0 : 1)
      if (text !== undefined) into.t[text + textBy] = trimmed
    }
  const value = numberFor(place)
  return (x, into, by) => {
    const found = value(x)
    if (found < 0 && found === WRONG) into.wrong.push(slot + by)
    else good(into, by, found)
  }
}

/** Marks a value that is not valid; no field accepts it. */
const WRONG = Number.NEGATIVE_INFINITY

/** The number for a value in the row, or `WRONG`. */
function numberFor(place: FieldPlace): (x: unknown) => number {
  const { kind, options, cents, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = place
  if (kind === 'flag') return (x) => (x === true ? 1 : x === false ? 0 : WRONG)
  if (kind === 'choice') {
    const position = new Map(options?.map((option, i) => [option, i]))
    return (x) => position.get(x as string) ?? WRONG
  }
  const shaped = cents ? roundToCent : (x: number) => x
  if (options) return (x) => (typeof x === 'number' && options.includes(x) ? shaped(x) : WRONG)
  if (kind === 'integer') return (x) => (typeof x === 'number' && x >= min && x <= max && Number.isInteger(x) ? x : WRONG)
  return (x) => (typeof x === 'number' && x >= min && x <= max ? shaped(x) : WRONG)
}

/** Resets values that do not apply to their defaults. */
function gatesOf(place: Place, inputs: Inputs): readonly Gate[] {
  const { defaults, fields } = inputs
  if (place.kind === 'list') return []
  if (place.kind === 'tuple') return place.items.flatMap((item) => gatesOf(item, inputs))
  const applies = place.when && holds(place.when, fields)
  if (place.kind === 'group') {
    const { slots, texts } = place
    const inner = place.places.flatMap((one) => gatesOf(one, inputs))
    if (!applies) return inner
    const own: Gate = (v, t) => {
      if (applies(v)) return
      v.set(defaults.subarray(slots[0], slots[1]), slots[0])
      t.fill('', texts[0], texts[1])
    }
    return [own, ...inner]
  }
  if (!applies) return []
  const { slot, text, typed } = place
  return [
    (v, t) => {
      if (applies(v)) return
      v[slot] = defaults[slot] as number
      if (text !== undefined) t[text] = ''
      if (typed !== undefined) v[typed] = 0
    },
  ]
}
