/** A ZIP archive that is written while it is read: no more than a piece of one entry is in memory. */
import { configure, ZipWriter } from '@zip.js/zip.js'

configure({ useWebWorkers: false })

/** A file of the archive, in pieces. */
export type Entry = { readonly name: string; readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

export const textOf = (text: string): Iterable<Uint8Array> => [new TextEncoder().encode(text)]

/** The bytes of the archive, made while they are read. Each entry is read to its end before the next one is requested. */
export function zipped(at: Date, entries: AsyncIterable<Entry>): AsyncIterable<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const write = async () => {
    const zip = new ZipWriter(writable)
    for await (const { name, pieces } of entries) await zip.add(name, ReadableStream.from(pieces), { lastModDate: at })
    await zip.close()
  }
  // The reader of the bytes gets the error. If the reader has gone, nobody needs it.
  write().catch((error: unknown) => writable.abort(error).catch(() => undefined))
  return readable
}
