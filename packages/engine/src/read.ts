/**
 * From a state as it arrives to a row of numbers. A wrong value leaves its default in the row and its slot in the
 * list of the wrong ones; a value that does not apply is put back to its default. Never throws.
 */
import { isSection, taxYears } from '@bilancia/contract'
import { Source } from './emit.ts'
import type { Layout, Place } from './layout.ts'

export type Reading = {
  readonly values: Float64Array
  readonly texts: readonly string[]
  /** Slots of the fields that hold a wrong value; those whose value would count, unless the layout names every field. */
  readonly wrong: readonly number[]
  /** Positions in `layout.messages` of the field messages that hold. */
  readonly messages: readonly number[]
}

export type Reader = (state: object, size: number) => Reading

type Raw = {
  fill: (state: object, v: Float64Array, t: string[], wrong: number[]) => void
  messages: (v: Float64Array, out: number[]) => void
  gate: (v: Float64Array, t: string[]) => void
  counts: (slot: number, v: Float64Array) => boolean
}

/** The reader of a catalog; one serves every year. */
export function reader(layout: Layout): Reader {
  const raw = generate(layout)
  const { defaults } = layout
  return (state, size) => {
    const values = new Float64Array(size)
    values.set(defaults)
    const texts = new Array<string>(layout.texts).fill('')
    const wrong: number[] = []
    const messages: number[] = []
    raw.fill(state, values, texts, wrong)
    raw.messages(values, messages)
    raw.gate(values, texts)
    return { values, texts, wrong: wrong.length ? wrong.filter((slot) => raw.counts(slot, values)) : wrong, messages }
  }
}

function generate(layout: Layout): Raw {
  // Conditions of a catalog read fields only, so any year serves.
  const source = new Source(taxYears[0], new Map())
  const js = (condition: Parameters<Layout['condizione']>[0]) => source.js(layout.condizione(condition))
  const conditions = [...new Set(layout.whenOf)].map((when) => (when.length ? when.map(js).join(' && ') : 'true'))
  const conditionOf = [...new Set(layout.whenOf)]
  return source.build<Raw>(
    [
      functionsOf(layout.places, 'fill', 'v, t, wrong'),
      `function messages(v, out) {\n${layout.messages.map(({ message }, i) => `if (${js(message.when)}) out.push(${i})`).join('\n')}\n}`,
      `function gate(v, t) {\n${layout.places.flatMap((place) => gates(place, js)).join('\n')}\n}`,
      `const conditions = [${conditions.map((c) => `(v) => ${c}`).join(', ')}]`,
      'return { fill, messages, gate, counts: (slot, v) => conditions[conditionOf[slot]](v) }',
    ].join('\n'),
    { defaults: layout.defaults, isSection, ascends, conditionOf: layout.whenOf.map((when) => conditionOf.indexOf(when)) },
  )
}

/** Whether there are entries, their bounds grow from one to the next, and only the last is empty. */
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

/** One function a section, so that each stays small enough for the optimiser. */
function functionsOf(places: readonly Place[], name: string, parameters: string): string {
  const nested: string[] = []
  const body = places.map((place, i) => {
    const inner = `${name}_${i}`
    if (place.kind === 'field') return readField(place, String(place.slot))
    if (place.kind === 'group') {
      nested.push(functionsOf(place.places, inner, parameters))
      const refuse = place.named >= 0 ? ` else if (x !== undefined && x !== null && x !== '') wrong.push(${place.named})` : ''
      return `x = s[${JSON.stringify(place.key)}]; if (isSection(x)) { ${place.presence >= 0 ? `v[${place.presence}] = 1; ` : ''}${inner}(x, ${parameters}) }${refuse}`
    }
    if (place.kind === 'tuple') {
      nested.push(functionsOf(place.items, inner, parameters))
      // An entry that is there counts, whatever is in it.
      const present = place.items
        .map((item, k) => (item.kind === 'group' && item.presence >= 0 ? `if (x.length > ${k}) v[${item.presence}] = 1; ` : ''))
        .join('')
      const read = `if (Array.isArray(x) && x.length <= ${place.items.length}) { v[${place.count}] = x.length; ${present}${inner}(x, ${parameters}) }`
      return `x = s[${JSON.stringify(place.key)}]; ${read} else if (x !== undefined && x !== null && x !== '') wrong.push(${place.count})`
    }
    nested.push(listFunction(place, inner, parameters))
    const read = `x = s[${JSON.stringify(place.key)}]; if (Array.isArray(x)) ${inner}(x, ${parameters})`
    // An optional section without its scale has a wrong one.
    return place.scale && place.scale.presence >= 0 ? `${read}; else ${inner}([], ${parameters})` : read
  })
  return [...nested, `function ${name}(s, ${parameters}) {\nlet x\n${body.join('\n')}\n}`].join('\n')
}

function listFunction(place: Extract<Place, { kind: 'list' }>, name: string, parameters: string): string {
  const [first, end] = place.range.slots
  const stride = (end - first) / place.max
  const [item = []] = place.items
  const fields = item.flatMap((p) => (p.kind === 'field' ? [readField(p, `b + ${p.slot - first}`)] : []))
  const { scale, count } = place
  const absent = scale && scale.presence >= 0 ? `v[${scale.presence}] = 0; ` : ''
  const refuse = `{ v.set(defaults.subarray(${first}, ${end}), ${first}); v[${count}] = 0; ${absent}wrong.push(${count}); return }`
  return `function ${name}(list, ${parameters}) {
const n = list.length
if (n > ${place.max}) ${refuse}
v[${count}] = n
for (let k = 0; k < n; k++) {
const b = ${first} + k * ${stride}, s = list[k]
let x
v[b] = 1
if (isSection(s)) {\n${fields.join('\n')}\n}
}
${scale ? `if (!ascends(v, ${first + 1 + scale.field}, ${stride}, n)) ${refuse}` : ''}
}`
}

function readField({ key, field, text, typed }: Extract<Place, { kind: 'field' }>, slot: string): string {
  const [test, value] = ((): readonly [string, string] => {
    switch (field.kind) {
      case 'money':
        return [within(field), 'cent(x)']
      case 'percent':
        return [allowed(field) ?? within(field), field.decimals === 2 ? 'cent(x)' : 'x']
      case 'integer':
        return [allowed(field) ?? `Number.isInteger(x) && ${within(field)}`, 'x']
      case 'flag':
        return [`typeof x === 'boolean'`, 'x ? 1 : 0']
      case 'choice':
        return [
          field.options.map((o) => `x === ${JSON.stringify(o)}`).join(' || '),
          field.options
            .map((o, i) => `x === ${JSON.stringify(o)} ? ${i}`)
            .join(' : ')
            .concat(' : 0'),
        ]
      case 'text':
        return [`typeof x === 'string'`, `(x = x.trim()) === '' ? 0 : 1`]
    }
  })()
  const keep = `${text >= 0 ? `; t[${text}] = x` : ''}${typed >= 0 ? `; v[${typed}] = 1` : ''}`
  return `x = s[${JSON.stringify(key)}]; if (x !== undefined && x !== null && x !== '') { if (${test}) { v[${slot}] = ${value}${keep} } else wrong.push(${slot}) }`
}

const allowed = ({ options }: { readonly options?: readonly number[] }) => options?.map((o) => `x === ${o}`).join(' || ')
const within = ({ min, max }: { readonly min: number; readonly max: number }) => `typeof x === 'number' && x >= ${min} && x <= ${max}`

/** Puts back to its default what does not apply. */
function gates(place: Place, js: (condition: NonNullable<Extract<Place, { kind: 'group' }>['when']>) => string): readonly string[] {
  if (place.kind === 'list') return []
  if (place.kind === 'tuple') return place.items.flatMap((item) => gates(item, js))
  if (place.kind === 'field')
    return place.field.when
      ? [
          `if (!(${js(place.field.when)})) { v[${place.slot}] = defaults[${place.slot}]${place.text >= 0 ? `; t[${place.text}] = ''` : ''}${place.typed >= 0 ? `; v[${place.typed}] = 0` : ''} }`,
        ]
      : []
  const inner = place.places.flatMap((p) => gates(p, js))
  const [a, b] = place.range.slots
  const own = place.when
    ? [`if (!(${js(place.when)})) { v.set(defaults.subarray(${a}, ${b}), ${a}); t.fill('', ${place.range.texts[0]}, ${place.range.texts[1]}) }`]
    : []
  return [...own, ...inner]
}
