/** A process that holds the lock of a folder until it is killed. It writes `held`, or the pid of the holder. */
import { FolderInUse, lockFolder } from '../../src/platform/folder-lock.ts'

try {
  lockFolder(process.argv[2] ?? '')
  process.stdout.write('held\n')
  setInterval(() => undefined, 60_000)
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error
  process.stdout.write(`${error.holder.pid}\n`)
}
