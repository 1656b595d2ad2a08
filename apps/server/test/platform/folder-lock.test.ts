import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { FolderInUse, type Holder, lockFolder } from '../../src/platform/folder-lock.ts'
import { temporaryFolder } from '../support/folder.ts'

const script = join(import.meta.dirname, '..', 'support', 'hold-folder.ts')

/** Another process that tries to take the lock, and its answer. */
async function other(lockFile: string): Promise<{ readonly process: ChildProcess; readonly says: string }> {
  const child = spawn(process.execPath, [script, lockFile], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { process: child, says: said.toString().trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const holder = (lockFile: string): Holder => JSON.parse(readFileSync(lockFile, 'utf8')) as Holder
const lockIn = (folder: string) => join(folder, 'database.lock')

it('a folder lock refuses a second process while the first one lives, and names it', async () => {
  const lockFile = lockIn(temporaryFolder())
  const first = await other(lockFile)
  expect(first.says).toBe('held')
  expect((await other(lockFile)).says).toBe(String(first.process.pid))
})

it('a folder lock refuses others while its holder is suspended, even if the lock is a year old', async () => {
  const lockFile = lockIn(temporaryFolder())
  const first = await other(lockFile)
  first.process.kill('SIGSTOP')
  const lastYear = new Date(Date.now() - 365 * 86_400_000)
  utimesSync(lockFile, lastYear, lastYear)
  expect(() => lockFolder(lockFile)).toThrow(FolderInUse)
})

it('a folder lock refuses the process that already holds it', () => {
  const lockFile = lockIn(temporaryFolder())
  lockFolder(lockFile)
  expect(() => lockFolder(lockFile)).toThrow(FolderInUse)
})

it('a folder lock is taken over when the holder was killed', async () => {
  const lockFile = lockIn(temporaryFolder())
  const first = await other(lockFile)
  await kill(first.process)
  expect(existsSync(lockFile)).toBe(true)
  lockFolder(lockFile)
  expect(holder(lockFile).pid).toBe(process.pid)
})

it('a folder lock is taken over if another process has got the id of the dead holder', () => {
  const lockFile = lockIn(temporaryFolder())
  lockFolder(lockFile)
  writeFileSync(lockFile, JSON.stringify({ ...holder(lockFile), startedAt: 'another-boot 1' }))
  lockFolder(lockFile)
  expect(holder(lockFile).startedAt).not.toBe('another-boot 1')
})

it('a folder lock is never taken over from another computer, because its processes cannot be seen', () => {
  const lockFile = lockIn(temporaryFolder())
  lockFolder(lockFile)
  writeFileSync(lockFile, JSON.stringify({ ...holder(lockFile), pid: 2 ** 22 + 1, host: 'altro' }))
  expect(() => lockFolder(lockFile)).toThrow(FolderInUse)
})

it('a folder lock goes to exactly one of six processes that find the same dead holder', async () => {
  const lockFile = lockIn(temporaryFolder())
  await kill((await other(lockFile)).process)
  const all = await Promise.all(Array.from({ length: 6 }, () => other(lockFile)))
  expect(all.filter(({ says }) => says === 'held')).toHaveLength(1)
})

it('a folder lock is free after the release, and leaves nothing in the folder', () => {
  const folder = temporaryFolder()
  const release = lockFolder(lockIn(folder))
  release()
  expect(readdirSync(folder)).toEqual([])
})

it('a folder lock is not released by a process that no longer holds it', () => {
  const lockFile = lockIn(temporaryFolder())
  const release = lockFolder(lockFile)
  writeFileSync(lockFile, JSON.stringify({ ...holder(lockFile), token: 'of another' }))
  release()
  expect(existsSync(lockFile)).toBe(true)
})
