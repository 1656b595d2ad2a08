/** How a call fails: `CallError` (the server said no), `Offline` (it could not be reached). `message` is what the person reads. */
import type { ErrorCode, Problem } from '@bilancia/contract/api'

/** A refusal of the server; `code` is one of the error table, or of a provider in between. */
export class CallError extends Error {
  readonly code: ErrorCode | (string & {})
  readonly status: number
  /** What was found wrong in a file, place by place, and what was noticed besides. */
  readonly file: Pick<Problem, 'errori' | 'avvisi' | 'altriAvvisi'>

  constructor(code: string, status: number, message: string, file: Pick<Problem, 'errori' | 'avvisi' | 'altriAvvisi'> = {}) {
    super(message)
    this.code = code
    this.status = status
    this.file = file
  }
}

/** What the person reads where `what` is the server's alone: 'La spiegazione'. */
export const problemOf = (error: Error, what: string): string =>
  error instanceof Offline ? `${what} ha bisogno del server, che non è raggiungibile. Quanto digitato resta in questa pagina.` : error.message

/** The server was not reached: nothing is known to have happened, what was typed stays where it is. */
export class Offline extends Error {
  constructor(cause?: unknown) {
    super('Server non raggiungibile: controllare la connessione. Quanto digitato resta in questa pagina', { cause })
  }
}
