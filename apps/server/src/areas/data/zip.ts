/** A ZIP archive that is written while it is read: no more than a piece of one entry is in memory. */
import { configure, ZipWriter } from '@zip.js/zip.js'

configure({ useWebWorkers: false })

/** A file of the archive, in pieces. */
export type Entry = { readonly name: string; readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

export const textOf = (text: string): Iterable<Uint8Array> => [new TextEncoder().encode(text)]

/** The bytes of the archive, as they are asked for. An entry is read before the next one is asked for. */
export function zipped(at: Date, entries: AsyncIterable<Entry>): AsyncIterable<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const write = async () => {
    const zip = new ZipWriter(writable)
    for await (const { name, pieces } of entries) await zip.add(name, ReadableStream.from(pieces), { lastModDate: at })
    await zip.close()
  }
  // Whoever reads the bytes meets the failure; a reader who has gone needs none.
  write().catch((error: unknown) => writable.abort(error).catch(() => undefined))
  return readable
}
