import type { TaxCodeCheck } from './head.ts'
import type { Header } from './header.ts'
import type { Message } from './messages.ts'
import { type Limits, Reader } from './reader.ts'
import type { ReadReturn, TaxReturn } from './tax-return.ts'

/** Bytes in chunks of any size, split anywhere. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export type Options = Partial<Limits> & {
  /** The importer's check of the tax codes of declarants (E020) and supplier (W012). Without it only the form is checked. */
  readonly validTaxCode?: TaxCodeCheck
}

/** The result of a reading, without the returns. */
export type Reading = {
  readonly ok: boolean
  readonly header: (Header & { readonly otherRecords: Readonly<Record<string, number>> }) | null
  readonly errors: readonly Message[]
  readonly warnings: readonly Message[]
  /** Number of warnings after the hundredth. */
  readonly moreWarnings: number
}

/** A return of a fully read file. `stored` is false if a later return of the same declarant replaces it. */
export type Declaration = TaxReturn & { readonly stored: boolean }

/** Limits of an upload: 20 MB and 5,000 returns. */
export const limits: Limits = { maxBytes: 20 * 1024 * 1024, maxReturns: 5_000 }

/** Bytes read at a time, so that only a few returns are held at once, even if everything is in one chunk. */
const PIECE = 64 * 1024

/**
 * Reads a file of any size in constant memory and passes on each complete return. The returns are valid only if the reading
 * ends `ok`, because the Z record with its counters comes last: the caller stores them in one transaction and rolls it back
 * otherwise. Returns before the first error are passed on, none after it.
 */
export async function streamReturns(bytes: Bytes, take: (taxReturn: ReadReturn) => void | Promise<void>, options: Options = {}): Promise<Reading> {
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

/** Reads a whole file: all its returns, or none and the errors. */
export async function readReturns(bytes: Bytes, options: Options = {}): Promise<Reading & { readonly declarations: readonly Declaration[] }> {
  const returns: TaxReturn[] = []
  const reading = await streamReturns(bytes, ({ proposedName: _, ...taxReturn }) => void returns.push(taxReturn), options)
  if (!reading.ok) return { ...reading, declarations: [] }
  const last = new Map(returns.map((taxReturn) => [taxReturn.cf, taxReturn]))
  return { ...reading, declarations: returns.map((taxReturn) => ({ ...taxReturn, stored: last.get(taxReturn.cf) === taxReturn })) }
}
