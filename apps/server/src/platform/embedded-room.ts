/** Room on the disk of the embedded database: some is kept back, so that a full disk leaves enough to open it again. */
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'

/** The database makes its journal in files of 16 MB: with less room than two of them it does not open. */
export const ROOM = 32 * 1024 * 1024
/** Free beside what is kept back before changes are taken again: less, and the next one fills the disk anew. */
const EASE = 32 * 1024 * 1024
const PART = Buffer.alloc(1024 * 1024)

/** Free bytes; as many as one likes where the system does not say. */
export function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** The file that keeps the room. `keep` makes it where there is enough beside it, and says whether there was. */
export const reserve = (folder: string, file: string) => ({
  keep(): boolean {
    rmSync(file, { force: true })
    if (roomIn(folder) < ROOM + EASE) return false
    const made = openSync(file, 'w')
    try {
      for (let written = 0; written < ROOM; written += PART.length) writeSync(made, PART)
    } finally {
      closeSync(made)
    }
    return true
  },
  free: () => rmSync(file, { force: true }),
})
export type Reserve = ReturnType<typeof reserve>
