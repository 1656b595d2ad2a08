/**
 * The API schema of a state, generated from the field catalog. It serves the documentation. It refuses only a value that is
 * not an object, because a wrong value counts as its default and becomes a message.
 */
import { z } from 'zod'
import type { Entry, Fields } from '../fields/field.ts'

type JsonSchema = { readonly [key: string]: unknown }

function described(entry: Entry): JsonSchema {
  if (entry.kind === 'group')
    return entry.nullable
      ? { ...object(entry.fields), type: ['object', 'null'], description: entry.label }
      : { ...object(entry.fields), description: entry.label }
  if (entry.kind === 'list') return { type: 'array', maxItems: entry.max, items: object(entry.item), description: entry.label }
  if (entry.kind === 'tuple') return { type: 'array', maxItems: entry.items.length, items: described(entry.items[0] as Entry), description: entry.label }
  const { label, help, cell } = entry
  const common = { title: label, ...((help || cell) && { description: [help, cell && `Cella ${cell}`].filter(Boolean).join('. ') }) }
  if (entry.kind === 'text') return { ...common, type: 'string', default: '' }
  if (entry.kind === 'choice') return { ...common, type: 'string', enum: entry.options, default: entry.default }
  const nullable = (type: string) => (entry.default === null ? [type, 'null'] : type)
  if (entry.kind === 'flag') return { ...common, type: nullable('boolean'), default: entry.default }
  const { min, max } = entry
  const options = 'options' in entry ? entry.options : undefined
  return {
    ...common,
    type: nullable(entry.kind === 'integer' ? 'integer' : 'number'),
    minimum: min,
    maximum: max,
    default: entry.default,
    ...(options && { enum: options }),
  }
}

function object(fields: Fields) {
  return { type: 'object', properties: Object.fromEntries(Object.entries(fields).map(([key, entry]) => [key, described(entry)])) }
}

/** A form has five levels. JSON with thousands of levels can be parsed, but not written or copied. */
const DEEPEST = 32
const isShallow = (value: unknown, levels = DEEPEST): boolean =>
  typeof value !== 'object' || value === null || (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)))

/** Any object that is not deeper than a state can be. */
export const anyState = z.record(z.string(), z.unknown()).refine((state) => isShallow(state))

type About<F> = {
  readonly id: string
  readonly description: string
  /** The field of the year that the address of the call gives too. */
  readonly year?: keyof F & string
}

/** A schema that accepts any object and documents, in OpenAPI, every field with its label, bounds and default. */
export function stateSchema<F extends Fields>(fields: F, { year, ...about }: About<F>) {
  const { properties, ...rest } = object(fields)
  return anyState.meta({
    ...about,
    ...rest,
    properties: year === undefined ? properties : { ...properties, [year]: ofAddress(properties[year]) },
    additionalProperties: true,
  })
}

/** The year of the address stands in for a missing one; another one is refused (ANNO_DIVERSO). */
function ofAddress({ default: _, ...schema }: JsonSchema = {}): JsonSchema {
  return { ...schema, description: "Senza, è l'anno nell'indirizzo della chiamata; un altro è rifiutato" }
}
