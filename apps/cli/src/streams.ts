/** The streams that a command reads and writes. */
import { fstatSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { UsoErrato } from './arguments.ts'

export type Streams = { readonly stdin: Readable & { readonly isTTY?: boolean; readonly fd?: number }; readonly stdout: Writable; readonly stderr: Writable }

/** Throws `UsoErrato` if nothing can be read. Node reads a folder as an empty input. */
export function needsInput({ isTTY, fd }: Streams['stdin']): void {
  if (isTTY) throw new UsoErrato('Mancano i dati: passarli dallo standard input, per esempio con «< stati.jsonl». Aiuto: --aiuto')
  if (fd !== undefined && fstatSync(fd).isDirectory())
    throw new UsoErrato('I dati non si leggono da una cartella: indicare un file, per esempio con «< stati.jsonl». Aiuto: --aiuto')
}
