import type { TaxCodeCheck } from './head.ts'
import type { Header } from './header.ts'
import type { Message } from './messages.ts'
import { type Limits, Reader } from './reader.ts'
import type { TaxReturn } from './tax-return.ts'

/** Bytes in pieces of any size, cut anywhere. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export type Options = Partial<Limits> & {
  /** The check of the importer's library on declarants (E020) and supplier (W012); without it the form alone is checked. */
  readonly validTaxCode?: TaxCodeCheck
}

/** What a reading found, the returns apart. */
export type Reading = {
  readonly ok: boolean
  readonly header: (Header & { readonly otherRecords: Readonly<Record<string, number>> }) | null
  readonly errors: readonly Message[]
  readonly warnings: readonly Message[]
  /** Warnings beyond the hundredth. */
  readonly moreWarnings: number
}

/** A return of a file read whole; `stored` is false when a later one of the same declarant takes its place. */
export type Declaration = TaxReturn & { readonly stored: boolean }

/** Limits of an upload: 20 MB and 5,000 returns. */
export const limits: Limits = { maxBytes: 20 * 1024 * 1024, maxReturns: 5_000 }

/** Read at a time, so that a caller with everything in one chunk waits for few returns. */
const PIECE = 64 * 1024

/**
 * Reads a file of any size in constant memory and hands over each return when it is whole. Nothing of it counts until
 * the reading is `ok`: the Z record with its counters comes last, so the caller stores within one transaction and rolls
 * it back otherwise. The returns before the first error are handed over, none after it.
 */
export async function streamReturns(bytes: Bytes, take: (taxReturn: TaxReturn) => void | Promise<void>, options: Options = {}): Promise<Reading> {
  const { maxBytes = limits.maxBytes, maxReturns = limits.maxReturns, validTaxCode = () => true } = options
  const reader = new Reader({ maxBytes, maxReturns }, validTaxCode)
  const read = async (piece: Uint8Array) => {
    reader.push(piece)
    for (const taxReturn of reader.take()) await take(taxReturn)
  }
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length && !reader.journal.stopped; from += PIECE) await read(chunk.subarray(from, from + PIECE))
    if (reader.journal.stopped) break
  }
  reader.finish()
  for (const taxReturn of reader.take()) await take(taxReturn)
  const { errors, warnings, moreWarnings } = reader.journal
  const header = reader.header && { ...reader.header, otherRecords: reader.otherRecords }
  return { ok: errors.length === 0, header, errors, warnings, moreWarnings }
}

/** Reads a file whole: all its returns, or none and the errors. */
export async function readReturns(bytes: Bytes, options: Options = {}): Promise<Reading & { readonly declarations: readonly Declaration[] }> {
  const returns: TaxReturn[] = []
  const reading = await streamReturns(bytes, (taxReturn) => void returns.push(taxReturn), options)
  if (!reading.ok) return { ...reading, declarations: [] }
  const last = new Map(returns.map((taxReturn) => [taxReturn.cf, taxReturn]))
  return { ...reading, declarations: returns.map((taxReturn) => ({ ...taxReturn, stored: last.get(taxReturn.cf) === taxReturn })) }
}
