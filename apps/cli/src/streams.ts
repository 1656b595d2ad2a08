/** The streams that a command reads and writes. */
import type { Readable, Writable } from 'node:stream'

export type Streams = { readonly stdin: Readable & { readonly isTTY?: boolean }; readonly stdout: Writable; readonly stderr: Writable }
