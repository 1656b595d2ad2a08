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
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, '', '\0', ' ', 'è'.repeat(3000), '__proto__', "'; drop table principal; --", -1, 0, 1e308, 2 ** 53, true, [], {}, [[[]]]),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double({ noNaN: true }),
)
/** Texts that records often contain, so that calls find some records. */
const WORDS = ['operatore', 'Rossi', '01234567890', 'a@b.it', 'Ufficio di Perugia', 'RSSMRA80A01H501U', 'forfetari', 'PF', '*']
const DAYS = ['2026-11-22', '2020-02-29', '2027-12-31']
const TIMES = ['2026-11-22T10:00:00.000Z', '1999-12-31T23:59:59.999Z']

/** `schema` describes a body, path parameters or a query. If `strange` is set, one part in eight is a value that the schema does not allow. */
export function fromSchema(schema: z.ZodType, strange: boolean): fc.Arbitrary<unknown> {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  const admitted = (one: Schema): fc.Arbitrary<unknown> =>
    strange ? fc.oneof({ weight: 7, arbitrary: plain(one) }, { weight: 1, arbitrary: odd }) : plain(one)

  function plain(one: Schema): fc.Arbitrary<unknown> {
    const { type, anyOf, oneOf, enum: options, properties, required = [], items, $ref } = one
    if ($ref !== undefined) return plain(named($ref))
    if ('const' in one) return fc.constant(one.const)
    if (options) return fc.constantFrom(...options)
    const some = anyOf ?? oneOf
    if (some) return fc.oneof(...some.map(admitted))
    const kinds = typeof type === 'string' ? [type] : (type ?? [])
    if (kinds.length > 1) return fc.oneof(...kinds.map((kind) => plain({ ...one, type: kind })))
    if (kinds.includes('object') || properties)
      return fc.record(Object.fromEntries(Object.entries(properties ?? {}).map(([key, inner]) => [key, admitted(inner)])), { requiredKeys: [...required] })
    if (kinds.includes('array')) {
      const { minItems = 0, maxItems = 3 } = one
      return fc.array(items ? admitted(items) : odd, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) })
    }
    if (kinds.includes('integer') || kinds.includes('number')) return numberOf(one)
    if (kinds.includes('boolean')) return fc.boolean()
    if (kinds.includes('null')) return fc.constant(null)
    if (kinds.includes('string')) return textOf(one)
    return odd
  }

  function named(ref: string): Schema {
    const found = whole.$defs?.[ref.replace('#/$defs/', '')]
    if (!found) throw new Error(`no schema ${ref}`)
    return found
  }

  return plain(whole)
}

/** Mostly from a small range, so that numbers are often Ids of existing records. */
function numberOf({ minimum = 0, maximum = 5 }: Schema): fc.Arbitrary<number> {
  const few = Math.ceil(minimum)
  return fc.oneof({ weight: 9, arbitrary: fc.integer({ min: few, max: Math.max(few, Math.min(Math.floor(maximum), few + 8)) }) }, fc.constant(maximum))
}

function textOf({ format, pattern, minLength = 0, maxLength = 30 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom(...DAYS)
  if (format === 'date-time') return fc.constantFrom(...TIMES)
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const words = WORDS.filter(({ length }) => length >= minLength && length <= maxLength)
  const any = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) })
  return words.length > 0 ? fc.oneof(fc.constantFrom(...words), any) : any
}
