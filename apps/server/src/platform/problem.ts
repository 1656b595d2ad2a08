/** A refusal, thrown anywhere and answered as problem+json. */
import { type ErrorCode, errors, filled, type Problem } from '@bilancia/contract/api'

/** What a refusal says beyond its text: the faults and remarks of a file, the fields of a form in error. */
type Details = Pick<Problem, 'errori' | 'avvisi' | 'altriAvvisi' | 'campi'>

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: Details
  /** When it is worth asking again, where that is known. */
  readonly retryAfterS: number | undefined

  /** `values` fill the braces of the text; what caused the refusal is for the log. */
  constructor(
    code: ErrorCode,
    values: Readonly<Record<string, string | number>> = {},
    { cause, retryAfterS, ...details }: ErrorOptions & Details & { readonly retryAfterS?: number } = {},
  ) {
    super(filled(errors[code].testo, values), cause === undefined ? {} : { cause })
    this.code = code
    this.status = errors[code].status
    this.details = details
    this.retryAfterS = retryAfterS
  }
}
