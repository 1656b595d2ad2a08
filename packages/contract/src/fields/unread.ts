/**
 * The parts of a state that no field reads: names that the catalog does not have, and other values where a section or a list belongs. The rule pages
 * ignore them, so they change no result. They are reported beside it, because a misspelt field counts as missing.
 */
import { nearest } from '../nearest.ts'
import { object, text } from '../shape/shape.ts'
import { isSection } from './evaluate.ts'
import type { Entry, Fields } from './field.ts'

/** The names that a state may have, as data. 0: a value. `fixed`: entry k is at the path `soci[k]` instead of `beni.k`. */
export type Keys = 0 | Section | { readonly each: Keys; readonly fixed: boolean }
type Section = { readonly in: { readonly [key: string]: Keys } }

export const keysOfFields = (fields: Fields): Section => ({ in: Object.fromEntries(Object.entries(fields).map(([key, entry]) => [key, keysIn(entry)])) })

function keysIn(entry: Entry): Keys {
  if (entry.kind === 'group') return keysOfFields(entry.fields)
  if (entry.kind === 'list') return { each: keysOfFields(entry.item), fixed: false }
  const [first] = entry.kind === 'tuple' ? entry.items : []
  return first ? { each: keysIn(first), fixed: true } : 0
}

/** An unread part as an answer names it. */
export const nonLetto = object({ campo: text('Campo', { help: 'Percorso nello stato' }), testo: text('Testo') })
/** The most of them that are reported. */
export const NON_LETTI_MAX = 20

/** `sentence`: in Italian; it takes longer to find than the place. */
export type Unread = { readonly path: string; readonly sentence: () => string }

/** An empty value is left out, because it means nothing wherever it is. */
export function* unread(keys: Keys, value: unknown, path = ''): Generator<Unread> {
  if (keys === 0 || isEmpty(value)) return
  if ('each' in keys) {
    if (!Array.isArray(value)) yield { path, sentence: () => `«${path}» dovrebbe essere un elenco, tra parentesi quadre: non conta` }
    else for (const [k, entry] of value.entries()) yield* unread(keys.each, entry, keys.fixed ? `${path}[${k}]` : `${path}.${k}`)
    return
  }
  if (!isSection(value)) {
    yield { path, sentence: () => `«${path}» dovrebbe essere una sezione, tra parentesi graffe: non conta` }
    return
  }
  const before = path && `${path}.`
  for (const [key, inner] of Object.entries(value)) {
    const known = Object.hasOwn(keys.in, key) ? keys.in[key] : undefined
    if (known !== undefined) yield* unread(known, inner, before + key)
    else if (!isEmpty(inner)) yield unknown(key, before, Object.keys(keys.in))
  }
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined || value === null || value === ''
  for (const _ in value) return false
  return true
}

/** Longer names are cut in the sentence. */
const LONGEST = 100
/** A known name that differs in more than this part of the letters is another word. */
const ALIKE = 0.4

function unknown(key: string, before: string, known: readonly string[]): Unread {
  const name = key.slice(0, LONGEST)
  return {
    path: before + name,
    sentence: () => {
      const near = nearest(name, known, ALIKE * name.length)
      return `«${before}${name}» non è un campo dello stato: non conta${near === null ? '' : `. Forse: ${before}${near}`}`
    },
  }
}
