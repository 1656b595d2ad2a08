/** How a form of administration is declared. From one declaration follow the types, schemas, pages and columns of its record. */
import type { Role } from './access.ts'

/** The content of a field. Texts also have a length. `record`: the Id of another record, 0 or null if none is chosen. */
export type Kind =
  | 'text'
  | 'url'
  | 'image'
  | 'logo'
  | 'key'
  | 'home'
  | 'colour'
  | 'mail'
  | 'username'
  | 'html'
  | 'day'
  | 'flag'
  | 'count'
  | 'record'
  | 'role'
  | 'choice'

export type FormField = {
  readonly label: string
  readonly kind: Kind
  /** The section of the page that shows it. A field without one is not on the page. */
  readonly section?: string
  /** Text under the field, if its label is not enough. */
  readonly help?: string
  /** Maximum number of characters, for texts. */
  readonly max?: number
  /** The message for an empty field. A field without one may stay empty. */
  readonly required?: string
  /** A stored record may lack it although the form requires it. */
  readonly mayLack?: true
  /** Cannot be changed on an existing record. */
  readonly fixed?: true
  /** The value in a new record, if it is not empty. */
  readonly start?: true | string
  /** The values of a choice, with their names. */
  readonly options?: Readonly<Record<string, string>>
}
export type Form<R> = { readonly [K in keyof R]?: FormField }
type Fields = Readonly<Record<string, FormField>>

type Empty<F> = F extends { readonly mayLack: true } ? null : F extends { readonly required: string } ? never : null
type ValueOf<F> = F extends { readonly kind: 'flag' }
  ? boolean
  : F extends { readonly kind: 'role' }
    ? Role
    : F extends { readonly kind: 'choice'; readonly options: infer O }
      ? keyof O
      : F extends { readonly kind: 'count' | 'record' }
        ? number | Empty<F>
        : string | Empty<F>
/** The values of a record with these fields. */
export type ValuesOf<F> = { -readonly [K in keyof F]: ValueOf<F[K]> }

type All<S> = (S extends unknown ? (fields: S) => void : never) extends (all: infer I) => void ? I : never

/** The fields by section, in the order of the page, and then those that no page shows. */
export function formOf<const S extends Readonly<Record<string, Fields>>, const U extends Fields = Record<never, FormField>>(
  sections: S,
  unshown?: U,
): All<S[keyof S]> & U {
  const shown = Object.entries(sections).flatMap(([section, fields]) => Object.entries(fields).map(([name, field]) => [name, { ...field, section }]))
  return { ...Object.fromEntries(shown), ...unshown }
}
