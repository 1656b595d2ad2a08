/** Values that a schema of a call allows, sometimes with one part replaced by something else. */
import fc from 'fast-check'
import { z } from 'zod'

type Schema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxLength?: number
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, '', '\0', ' ', 'è'.repeat(3000), '__proto__', "'; drop table principal; --", -1, 0, 1e308, 2 ** 53, true, [], {}, [[[]]]),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double({ noNaN: true }),
)

/** `schema`: of a body, of path parameters or of a query. One part in eight is odd. */
export const fromSchema = (schema: z.ZodType): fc.Arbitrary<unknown> => admitted(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)

function admitted(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: plain(schema) }, { weight: 1, arbitrary: odd })
}

function plain({
  type,
  anyOf,
  oneOf,
  enum: options,
  properties,
  required = [],
  items,
  minimum,
  maximum,
  maxItems = 3,
  maxLength = 30,
  ...rest
}: Schema): fc.Arbitrary<unknown> {
  if ('const' in rest) return fc.constant(rest.const)
  if (options) return fc.constantFrom(...options)
  const some = anyOf ?? oneOf
  if (some) return fc.oneof(...some.map(admitted))
  const kinds = typeof type === 'string' ? [type] : (type ?? [])
  if (kinds.includes('object') || properties)
    return fc.record(Object.fromEntries(Object.entries(properties ?? {}).map(([key, inner]) => [key, admitted(inner)])), { requiredKeys: [...required] })
  if (kinds.includes('array')) return fc.array(items ? admitted(items) : odd, { maxLength: Math.min(maxItems, 3) })
  // Few numbers, so that they are often Ids of existing records.
  if (kinds.includes('integer') || kinds.includes('number'))
    return fc.oneof(fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? 5, (minimum ?? 0) + 12) }), fc.constant(maximum ?? 2026))
  if (kinds.includes('boolean')) return fc.boolean()
  if (kinds.includes('string')) return fc.oneof(fc.constantFrom('operatore', '2026-11-22', 'Rossi', '01234567890', 'a@b.it'), fc.string({ maxLength }))
  return odd
}
