/** What a failure of the database means for the caller. The errors of both drivers are read here. */
import { refusedFile } from '@bilancia/contract'

/** Drizzle wraps the error of the driver. Node wraps the errors of the addresses of one name. */
function origin(error: unknown): Partial<NodeJS.ErrnoException> {
  const { cause, errors } = error as { readonly cause?: unknown; readonly errors?: readonly unknown[] }
  return cause ? origin(cause) : errors?.[0] ? origin(errors[0]) : (error as NodeJS.ErrnoException)
}

/** Messages that quote a value: a number or date that PostgreSQL could not read (class 22), or invalid JSON. */
const quotes = ({ name, code = '' }: Partial<NodeJS.ErrnoException>): boolean => name === 'SyntaxError' || /^22[0-9A-Z]{3}$/.test(code)

type LoggedError = { readonly type: string; readonly message: string; readonly stack: string; readonly code: string | undefined }

/** An error for a log, without the values of its statement, because neither a client's figures nor sign-in codes may be logged. */
export function withoutValues(error: unknown): LoggedError {
  const found = origin(error)
  const { name: type = 'Error', message = String(found), stack = message, code } = found
  if (!quotes(found)) return { type, message, stack, code }
  const redacted = message.replace(/["'].*["']/s, '«…»')
  return { type, message: redacted, stack: stack.replace(message, () => redacted), code }
}

/** The same, for a user of the command line. */
export const traceOf = (error: unknown): string => withoutValues(error).stack

/** The code of PostgreSQL or of the system. */
export const codeOf = (error: unknown): string | undefined => origin(error).code
/** Its code, or else its message, which may hold values. */
export const reasonOf = (error: unknown): string => origin(error).code ?? origin(error).message ?? String(error)

/** Why a file could not be written, and what to do; null for another error. */
export function unwritten(error: unknown): string | null {
  const { code = '', syscall = 'connect' } = origin(error)
  return syscall === 'connect' ? null : refusedFile(code, "indicare un'altra cartella")
}

/** Whether the connection ended during a statement. The driver's error has a code, unless the connection ended between two statements. */
export function isCut(error: unknown): boolean {
  const { code = '', message = '' } = origin(error)
  return /^(08|57P0[12]|ECONNRESET|EPIPE)/.test(code) || /^(Connection terminated unexpectedly|Client (was closed|has encountered))/.test(message)
}

/** Whether the server cannot be reached: the connection ended, could not be made, or does not answer. */
export function isAway(error: unknown): boolean {
  const { code = '', syscall, message = '' } = origin(error)
  return (
    isCut(error) ||
    /^(57P03|53300|ECONN|ETIMEDOUT)/.test(code) ||
    syscall === 'connect' ||
    /^(Connection terminated|timeout exceeded|Query read timeout)/.test(message)
  )
}

/** Whether other work kept the database from answering in time: a lock, a long statement, a deadlock. The statement was rolled back. */
export const isBusy = (error: unknown): boolean => /^(55P03|57014|40P01|40001|25P03)$/.test(codeOf(error) ?? '')

/** A database that is away or busy is soon back. */
export const SOON_S = 5
export const RETRY_AFTER = { 'retry-after': String(SOON_S) } as const

/** Whether its disk is full, as Node, PostgreSQL and the file layer of the embedded database number it. */
export function isFull(error: unknown): boolean {
  const { code, name, errno } = origin(error)
  return code === 'ENOSPC' || code === '53100' || (name === 'ErrnoError' && errno === 51)
}

/** Whether its disk has become read-only, as the system does after an error of the disk. */
export function isReadOnlyDisk(error: unknown): boolean {
  const { code, name, errno } = origin(error)
  return code === 'EROFS' || (name === 'ErrnoError' && errno === 69)
}

/** The connection ended while a change was being stored. Only the database knows whether it was stored. */
export class Unsure extends Error {}

/** Whether it is `Unsure`, or was caused by it. */
export function isUnsure(error: unknown): boolean {
  if (error instanceof Unsure) return true
  const { cause } = error as { readonly cause?: unknown }
  return cause !== undefined && isUnsure(cause)
}
