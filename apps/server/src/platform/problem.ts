/** A refusal, thrown anywhere and answered as problem+json. */
import { type ErrorCode, errors, type FieldError, filled, type ImportMessage } from '@bilancia/contract/api'

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** What was found wrong in a file, place by place. */
  readonly errori: readonly ImportMessage[] | undefined
  /** The fields of a form in error. */
  readonly campi: readonly FieldError[] | undefined

  /** `values` fill the braces of the text; what caused the refusal is for the log. */
  constructor(
    code: ErrorCode,
    values: Readonly<Record<string, string | number>> = {},
    { errori, campi, ...options }: ErrorOptions & { readonly errori?: readonly ImportMessage[]; readonly campi?: readonly FieldError[] } = {},
  ) {
    super(filled(errors[code].testo, values), options)
    this.code = code
    this.status = errors[code].status
    this.errori = errori
    this.campi = campi
  }
}
