/** A refusal, thrown anywhere and answered as problem+json. */
import { type ErrorCode, errors, type ImportMessage } from '@bilancia/contract/api'

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** What was found wrong in a file, place by place. */
  readonly errori: readonly ImportMessage[] | undefined

  /** `values` fill the braces of the text; what caused the refusal is for the log. */
  constructor(
    code: ErrorCode,
    values: Readonly<Record<string, string | number>> = {},
    options?: ErrorOptions & { readonly errori?: readonly ImportMessage[] },
  ) {
    super(
      errors[code].testo.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
      options,
    )
    this.code = code
    this.status = errors[code].status
    this.errori = options?.errori
  }
}
