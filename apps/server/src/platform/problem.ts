/** A refusal, thrown anywhere and answered as problem+json. */
import { type ErrorCode, errors, filled, type Problem } from '@bilancia/contract/api'

/** The details of a refusal: errors and warnings of a file, wrong fields of a form. */
type Details = Pick<Problem, 'errori' | 'avvisi' | 'altriAvvisi' | 'campi'>

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: Details
  /** After how long a retry makes sense, if known. */
  readonly retryAfterS: number | undefined

  /** `values` replace the braces of the text. The cause is for the log. */
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
