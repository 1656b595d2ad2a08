/** A file that is there whole or not at all: written as a draft beside its place, on the disk, then renamed. */
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/** The name is new each time. In a container every process may have the number of the one that was killed and left a draft. */
export const draftOf = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.parte`

/** Call it when the draft is on the disk. The name of the file is too when this returns. */
export function putInPlace(draft: string, file: string): void {
  renameSync(draft, file)
  // Windows opens no folder as a file, and needs no sync of it.
  if (process.platform === 'win32') return
  const folder = openSync(dirname(file), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
