/**
 * How a call fails: `CallError` (the server refused), `Offline` (the server could not be reached). `message` is the text
 * for the user.
 */
import type { ErrorCode, Problem } from '@bilancia/contract/api'

type Details = Pick<Problem, 'errori' | 'avvisi' | 'altriAvvisi' | 'campi'>

/** A refusal of the server. `code` is one of the error table, or of a proxy in between. */
export class CallError extends Error {
  readonly code: ErrorCode | (string & {})
  readonly status: number
  /** The errors found in a file, by place, and the warnings; the wrong fields of a form. */
  readonly file: Details

  constructor(code: string, status: number, message: string, file: Details = {}) {
    super(message)
    this.code = code
    this.status = status
    this.file = file
  }
}

/** The text for the user when `what` ('La spiegazione') needs the server. */
export const problemOf = (error: Error, what: string): string =>
  error instanceof Offline ? `${what} ha bisogno del server, che non è raggiungibile. Quanto digitato resta in questa pagina.` : error.message

/** The server was not reached. Nothing is known to have happened, and typed values stay in place. */
export class Offline extends Error {
  constructor(cause?: unknown) {
    super('Server non raggiungibile: controllare la connessione. Quanto digitato resta in questa pagina', { cause })
  }
}
