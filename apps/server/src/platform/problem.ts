/** A refusal, thrown anywhere and answered as problem+json. */
import { type ErrorCode, errors, type FieldError, filled } from '@bilancia/contract/api'

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly campi: readonly FieldError[] | undefined

  /** `values` fill the braces of the text; what caused the refusal is for the log; `campi` are the fields of a form in error. */
  constructor(
    code: ErrorCode,
    values: Readonly<Record<string, string | number>> = {},
    { campi, ...options }: ErrorOptions & { readonly campi?: readonly FieldError[] } = {},
  ) {
    super(filled(errors[code].testo, values), options)
    this.code = code
    this.status = errors[code].status
    this.campi = campi
  }
}
