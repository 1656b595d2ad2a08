/**
 * The API schema of a result, generated from its shape. It serves the documentation and the serializer; answers are not
 * validated against it.
 */
import { z } from 'zod'
import type { ObjectShape, Shape, TypeOf } from '../shape/shape.ts'

type JsonSchema = { readonly [key: string]: unknown }

const ofNumber = { euro: 'Euro', percento: 'Percento', numero: null } as const

function described(shape: Shape): JsonSchema {
  const { label, help, nullable } = shape
  const about = [shape.kind === 'number' ? ofNumber[shape.unit] : null, help].filter(Boolean).join('. ')
  const common = { ...(label && { title: label }), ...(about && { description: about }) }
  return { ...common, ...typed(shape, (type) => (nullable ? [type, 'null'] : type)) }
}

function typed(shape: Shape, or: (type: string) => unknown): JsonSchema {
  switch (shape.kind) {
    case 'number':
      return { type: or('number') }
    case 'flag':
      return { type: or('boolean') }
    case 'text':
      return { type: or('string') }
    case 'word':
      return { type: or('string'), enum: shape.nullable ? [...shape.words, null] : shape.words }
    case 'words':
      return { type: or('array'), items: { type: 'string', enum: Object.keys(shape.words) } }
    case 'object':
      return { ...jsonSchemaOf(shape), type: or('object') }
    case 'list': {
      const { of, places, all } = shape
      return { type: or('array'), items: described(of), ...(places !== undefined && { maxItems: places, ...(all && { minItems: places }) }) }
    }
    case 'anything':
      return {}
  }
}

/** JSON Schema of an object with exactly these fields. */
export const jsonSchemaOf = ({ fields }: ObjectShape): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, described(inner)])),
  required: Object.keys(fields).filter((key) => !fields[key]?.optional),
  additionalProperties: false,
})

/** A schema that documents a shape and accepts any value, because the value comes from the program itself. */
export const schemaOf = <S extends ObjectShape>(shape: S, about: { readonly id: string; readonly description?: string }): z.ZodType<TypeOf<S>> =>
  z.any().meta({ ...about, ...jsonSchemaOf(shape) })
