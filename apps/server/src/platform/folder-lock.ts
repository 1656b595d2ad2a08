/**
 * Lets only one process use a folder. The lock is a file that names its holder. It is taken over only if the holder is
 * dead, however old the file is, because two servers in one data folder lose each other's rows without any error.
 */
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { codeOf } from './failures.ts'

export type Holder = { readonly pid: number; readonly startedAt: string | null; readonly host: string; readonly token: string }

/** Another process holds the lock. If it is on another computer, nobody can know whether it still runs. */
export class FolderInUse extends Error {
  readonly holder: Holder
  readonly lockFile: string
  constructor(holder: Holder, lockFile: string) {
    super(`${lockFile} is held by process ${holder.pid} of ${holder.host}`)
    this.holder = holder
    this.lockFile = lockFile
  }
}

/** Takes the lock and returns its release. Throws `FolderInUse`, or the file system's error. */
export function lockFolder(lockFile: string): () => void {
  const me: Holder = { pid: process.pid, startedAt: startOf(process.pid), host: hostname(), token: randomUUID() }
  acquire(lockFile, me)
  return () => release(lockFile, me)
}

function acquire(lockFile: string, me: Holder): void {
  if (create(lockFile, me)) return
  const holder = read(lockFile)
  if (holder !== null) {
    if (isAlive(holder)) throw new FolderInUse(holder, lockFile)
    // Two processes that find the same dead holder must not both remove the lock: the second could remove the new lock of the first.
    const takeover = `${lockFile}.takeover`
    acquire(takeover, me)
    try {
      release(lockFile, holder)
    } finally {
      release(takeover, me)
    }
  }
  acquire(lockFile, me)
}

/** Whether the file could be created. It appears with its content in one step, so nobody reads a partial lock. */
function create(lockFile: string, me: Holder): boolean {
  const draft = `${lockFile}.${me.token}`
  try {
    // Flushed to the disk before it becomes the lock: after a power cut an empty lock would name nobody. On a full disk this throws and leaves an empty draft.
    writeFileSync(draft, JSON.stringify(me), { flush: true })
    linkSync(draft, lockFile)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function read(lockFile: string): Holder | null {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')) as Holder
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function release(lockFile: string, holder: Holder): void {
  if (read(lockFile)?.token === holder.token) rmSync(lockFile)
}

function isAlive({ pid, startedAt, host }: Holder): boolean {
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process runs, as another user.
    if (codeOf(error) === 'ESRCH') return false
  }
  // Another process may have got the same number since.
  const now = startOf(pid)
  return now === null || startedAt === null || now === startedAt
}

/** The start of a process, as boot and clock ticks. `dead` for a process that ended and was not waited for; null if the system does not say. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, second field, may itself hold spaces and parentheses.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return 'dead'
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${rest[18]}`
  } catch {
    return null
  }
}
