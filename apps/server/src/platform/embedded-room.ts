/** Disk space of the embedded database. Some is held in reserve, so that the database can be opened again after the disk was full. */
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { isReadOnlyDisk } from './failures.ts'

/** The database writes its journal in files of 16 MB. With less room than two of them it does not open. */
export const ROOM = 32 * 1024 * 1024
/** The free space, beside the reserve, at which changes are accepted again. With less, the next change would fill the disk again. */
const EASE = 32 * 1024 * 1024
const PART = Buffer.alloc(1024 * 1024)

/** Free bytes; infinite if the system does not say. */
export function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Throws the system's error EROFS if the disk of the folder has become read-only. Only an attempt to write shows it: the rights still allow writing. */
export function refuseReadOnly(folder: string): void {
  const file = `${folder}.prova`
  try {
    closeSync(openSync(file, 'w'))
    rmSync(file)
  } catch (error) {
    if (isReadOnlyDisk(error)) throw error
  }
}

/** The file that holds the reserve. `keep` makes it if there is enough space, and says whether there was. */
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
