/** The zod schemas of the fields of a form. Lengths, required fields and messages are checked by `fieldErrors`, not here. */
import { z } from 'zod'
import { unturned } from '../unturned.ts'
import { roles } from './access.ts'
import type { FormField, ValuesOf } from './form.ts'
import { recordId } from './ids.ts'

/** Outer spaces never count. */
export const words = z.string().overwrite(unturned).trim()

function schemaOf({ kind, required, mayLack, options }: FormField): z.ZodType {
  if (kind === 'flag') return z.boolean()
  if (kind === 'role') return z.enum(roles)
  if (options) return z.enum(Object.keys(options))
  const value = kind === 'count' || kind === 'record' ? recordId : kind === 'day' ? z.iso.date() : words
  return required && !mayLack ? value : value.nullable()
}

/** The schema of each field, by name. */
export const schemasOf = <F extends Readonly<Record<string, FormField>>>(form: F) =>
  Object.fromEntries(Object.entries(form).map(([name, field]) => [name, schemaOf(field)])) as { [K in keyof F]: z.ZodType<ValuesOf<F>[K], ValuesOf<F>[K]> }
