/** The shape of a result, as data: a tree whose leaves are slots of the row, and the function that builds the result from a row. */
import { format } from '@bilancia/contract'

/** The formats of an amount in a message, by name. */
const formati = { importo: format.amount, importoBreve: format.shortAmount, euro: format.money, numero: format.number, cifre: String } as const
export type Formato = keyof typeof formati

/** The parts that replace `{name}` in a sentence. */
export type Part =
  | string
  /** A text of the state, by its index. */
  | { readonly testo: number }
  | { readonly valore: number; readonly formato: Formato }
  | { readonly elenco: readonly { readonly quando: number; readonly parti: readonly Part[] }[]; readonly separatore: string }

export type Sentence = { readonly frase: string; readonly valori: Readonly<Record<string, Part>> }

/** A number is the slot of an amount. */
export type Template =
  | number
  /** Yes or no. */
  | { readonly vero: number }
  /** One of the listed words, by its index. */
  | { readonly parola: number; readonly tra: readonly string[] }
  | { readonly se: number; readonly valore: Template }
  /** The words whose requirement holds. */
  | { readonly parole: readonly (readonly [word: string, slot: number])[] }
  /** The text of a message while it holds, or null. */
  | { readonly avviso: number; readonly testo: Sentence }
  | Sentence
  | { readonly costante: string | null }
  /** Only the entries that are present. */
  | { readonly presenti: readonly { readonly se: number; readonly valore: Template }[] }
  | { readonly voci: readonly Template[] }
  | { readonly campi: Readonly<Record<string, Template>> }

export type Collect<T> = (values: Float64Array, texts: readonly string[]) => T

/** The function that builds the result from a row. The template is read once, here, and not while the function runs. */
export function collector(template: Template): Collect<unknown> {
  if (typeof template === 'number') return (v) => v[template]
  if ('vero' in template) {
    const { vero } = template
    return (v) => v[vero] === 1
  }
  if ('parola' in template) {
    const { parola, tra } = template
    return (v) => tra[v[parola] as number]
  }
  if ('se' in template) {
    const { se } = template
    const inner = collector(template.valore)
    return (v, t) => (v[se] === 1 ? inner(v, t) : null)
  }
  if ('parole' in template) {
    const { parole } = template
    return (v) => {
      const found: string[] = []
      for (const [word, slot] of parole) if (v[slot] === 1) found.push(word)
      return found
    }
  }
  if ('avviso' in template) {
    const { avviso } = template
    const say = sentence(template.testo)
    return (v, t) => (v[avviso] === 1 ? say(v, t) : null)
  }
  if ('frase' in template) return sentence(template)
  if ('costante' in template) {
    const { costante } = template
    return () => costante
  }
  if ('presenti' in template) {
    const entries = template.presenti.map(({ se, valore }) => ({ se, make: collector(valore) }))
    return (v, t) => {
      const found: unknown[] = []
      for (const { se, make } of entries) if (v[se] === 1) found.push(make(v, t))
      return found
    }
  }
  if ('voci' in template) {
    const makers = template.voci.map(collector)
    return (v, t) => makers.map((make) => make(v, t))
  }
  return object(template.campi)
}

/**
 * The function that reads the single value at a path. Undefined if no single slot gives it: inside a list of those present,
 * or outside the rules.
 */
export function collectorAt(template: Template, [key, ...rest]: readonly string[]): Collect<unknown> | undefined {
  if (typeof template === 'number') return key === undefined ? collector(template) : undefined
  if ('se' in template) {
    const { se } = template
    const inner = collectorAt(template.valore, key === undefined ? [] : [key, ...rest])
    return inner && ((v, t) => (v[se] === 1 ? inner(v, t) : null))
  }
  const held = 'voci' in template ? template.voci : 'campi' in template ? template.campi : undefined
  if (key === undefined) return held || 'presenti' in template ? undefined : collector(template)
  const found = Object.entries(held ?? {}).find(([name]) => name === key)?.[1]
  return found === undefined ? undefined : collectorAt(found, rest)
}

/** Most fields are amounts and flags; they are read here without a call. */
function object(campi: Readonly<Record<string, Template>>): Collect<object> {
  const keys = Object.keys(campi)
  const parts = Object.values(campi)
  const makers = parts.map(collector)
  const amounts = Int32Array.from(parts, (part) => (typeof part === 'number' ? part : -1))
  const answers = Int32Array.from(parts, (part) => (typeof part === 'object' && 'vero' in part ? part.vero : -1))
  return (v, t) => {
    const made: Record<string, unknown> = {}
    for (let i = 0; i < amounts.length; i++) {
      const amount = amounts[i] as number
      const answer = answers[i] as number
      made[keys[i] as string] = amount >= 0 ? v[amount] : answer >= 0 ? v[answer] === 1 : (makers[i] as Collect<unknown>)(v, t)
    }
    return made
  }
}

/**
 * The same result, but each field is read from the row when it is asked for: faster for a reader of a few fields. Its objects
 * have no fields of their own, so they cannot be spread, compared or written out, and the row must not change afterwards.
 */
export function viewer(template: Template): Collect<unknown> {
  if (typeof template === 'number') return collector(template)
  if ('se' in template) {
    const { se } = template
    const inner = viewer(template.valore)
    return (v, t) => (v[se] === 1 ? inner(v, t) : null)
  }
  if ('presenti' in template) {
    const entries = template.presenti.map(({ se, valore }) => ({ se, make: viewer(valore) }))
    return (v, t) => entries.flatMap(({ se, make }) => (v[se] === 1 ? [make(v, t)] : []))
  }
  if ('voci' in template) {
    const makers = template.voci.map(viewer)
    return (v, t) => makers.map((make) => make(v, t))
  }
  if (!('campi' in template)) return collector(template)
  const fields = Object.entries(template.campi)
  class View {
    readonly #v: Float64Array
    readonly #t: readonly string[]

    constructor(v: Float64Array, t: readonly string[]) {
      this.#v = v
      this.#t = t
    }

    static {
      const field = (part: Template) => {
        if (typeof part === 'number')
          return function (this: View) {
            return this.#v[part]
          }
        const make = viewer(part)
        return function (this: View) {
          return make(this.#v, this.#t)
        }
      }
      for (const [key, part] of fields) Object.defineProperty(View.prototype, key, { get: field(part) })
    }
  }
  return (v, t) => new View(v, t)
}

/** A sentence with its amounts and names in it. */
export function sentence({ frase, valori }: Sentence): Collect<string> {
  const parts = frase.split(/\{(\w+)\}/).flatMap((part, i): Collect<string>[] => (i % 2 ? [spoken(valori[part] ?? '')] : part ? [() => part] : []))
  const [only] = parts
  return only && parts.length === 1 ? only : (v, t) => parts.map((part) => part(v, t)).join('')
}

function spoken(part: Part): Collect<string> {
  if (typeof part === 'string') return () => part
  if ('testo' in part) return (_, t) => t[part.testo] as string
  if ('valore' in part) {
    const { valore } = part
    const written = formati[part.formato]
    return (v) => written(v[valore] as number)
  }
  const voci = part.elenco.map(({ quando, parti }) => ({ quando, parti: parti.map(spoken) }))
  return (v, t) => voci.flatMap(({ quando, parti }) => (v[quando] === 1 ? [parti.map((p) => p(v, t)).join('')] : [])).join(part.separatore)
}

/** A place in the result: the slot that gives it and the requirements without which it is null. */
export type Placed = {
  readonly slot: number
  readonly quando: readonly number[]
  /** Inside a list of those present: the path of the list, the position in it, and the slots that say who is present. */
  readonly tra?: { readonly elenco: string; readonly posto: number; readonly presenze: readonly number[] }
}

/** Every single value of the result by its dotted path. A word of a list has the path `path.word`. */
export function locate(template: Template, path = '', quando: readonly number[] = []): readonly (readonly [string, Placed])[] {
  if (typeof template === 'number') return [[path, { slot: template, quando }]]
  if ('vero' in template) return [[path, { slot: template.vero, quando }]]
  if ('parola' in template) return [[path, { slot: template.parola, quando }]]
  if ('se' in template) return locate(template.valore, path, [...quando, template.se])
  if ('avviso' in template) return [[path, { slot: template.avviso, quando: [...quando, template.avviso] }]]
  if ('parole' in template) return template.parole.map(([word, slot]) => [`${path}.${word}`, { slot, quando: [...quando, slot] }])
  if ('presenti' in template) {
    const presenze = template.presenti.map(({ se }) => se)
    return template.presenti.flatMap((voce, posto) =>
      locate(voce, `${path}[${posto}]`, quando).map(([at, found]) => [at, { ...found, tra: { elenco: path, posto, presenze } }] as const),
    )
  }
  if ('voci' in template) return template.voci.flatMap((inner, k) => locate(inner, `${path}[${k}]`, quando))
  if ('campi' in template) return Object.entries(template.campi).flatMap(([key, inner]) => locate(inner, path ? `${path}.${key}` : key, quando))
  return []
}
