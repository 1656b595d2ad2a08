/** Puts the temporary files of the tests into memory if there is room. Their databases sync every commit, and on a disk each sync is a wait. */
import { existsSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3

/** For this process and those that it starts. A folder chosen by TMPDIR stays. */
export function temporaryInMemory(): void {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize >= ROOM) process.env.TMPDIR = MEMORY
}
