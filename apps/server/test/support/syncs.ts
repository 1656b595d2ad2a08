import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished } from 'vitest'

/** From now to the end of the test: what `said` answers whenever a file or folder goes to the disk, in order. Null is left out. */
export function syncs(said: (fd: number) => string | null): readonly string[] {
  const all: string[] = []
  const sync = fs.fsyncSync
  onTestFinished(() => {
    fs.fsyncSync = sync
    syncBuiltinESMExports()
  })
  fs.fsyncSync = (fd) => {
    const one = said(fd)
    if (one !== null) all.push(one)
    sync(fd)
  }
  syncBuiltinESMExports()
  return all
}
