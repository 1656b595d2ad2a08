/** Acknowledged calculations survive a server that is killed while it saves. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { howMany } from '../../../packages/contract/test/how-many.ts'
import { opened } from '../src/areas/calculations/store.ts'
import { calculation } from '../src/platform/schema.ts'
import { dataFolder } from './support/data-folder.ts'
import { openedAt } from './support/database.ts'
import { temporaryFolder } from './support/folder.ts'
import { seconds, tell } from './support/tell.ts'

const ROUNDS = howMany(1, 100)
const script = join(import.meta.dirname, 'support', 'save-until-killed.ts')

const start = (dataDir: string, round: number) =>
  spawn(process.execPath, ['--liftoff-only', script, dataDir, String(round)], { stdio: ['ignore', 'pipe', 'inherit'] })

/** The calculations that a server acknowledged before it was killed: at most 300 ms after its first save, in every other round after it opened. */
async function saveAndKill(dataDir: string, round: number): Promise<ReadonlyMap<number, string>> {
  const child = start(dataDir, round)
  const closed = once(child, 'close')
  let told = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  const lines = 1 + (round % 2)
  while (told.split('\n').length <= lines) await Promise.race([once(child.stdout, 'data'), closed.then(() => Promise.reject(new Error(`it ended: ${told}`)))])
  await setTimeout(Math.random() * 300)
  child.kill('SIGKILL')
  await closed
  // The kill may cut the last line; each complete one is an acknowledgement.
  const [open, ...saved] = told.split('\n').slice(0, -1)
  expect(open).toBe('open')
  return new Map(saved.map((line) => [Number(line.slice(0, line.indexOf(' '))), line.slice(line.indexOf(' ') + 1)]))
}

it('loses no acknowledged calculation when it is killed, and opens every time', async () => {
  const dataDir = await dataFolder()
  const acknowledged = new Map<number, string>()
  for (let round = 1; round <= ROUNDS; round++) for (const [id, state] of await saveAndKill(dataDir, round)) acknowledged.set(id, state)

  const began = performance.now()
  const { db, vault, close } = await openedAt(dataDir)
  const back = performance.now() - began
  const rows = await db.select({ id: calculation.id, state: calculation.state }).from(calculation).orderBy(asc(calculation.id))
  await close()
  const found = new Map(rows.map((row) => [row.id, opened(vault, row).state]))
  const lost = [...acknowledged].filter(([id, state]) => found.get(id) !== state)
  tell(`${ROUNDS} kill -9: ${acknowledged.size} salvataggi confermati, ${lost.length} persi, di nuovo pronta in ${seconds(back)}`)
  expect(lost).toEqual([])
  // Without saved calculations the test would prove nothing.
  expect(acknowledged.size).toBeGreaterThanOrEqual(Math.ceil(ROUNDS / 2))
}, 1_200_000)

// In the daily run `platform/database.test.ts` interrupts a first start.
it.runIf(process.env.BILANCIA_LUNGO)(
  'opens after a kill at any time of its first start',
  async () => {
    const began = performance.now()
    await saveAndKill(temporaryFolder(), 0)
    const whole = performance.now() - began
    for (const part of [0.2, 0.4, 0.6, 0.8]) {
      const dataDir = temporaryFolder()
      const child = start(dataDir, 0)
      const closed = once(child, 'close')
      await setTimeout(whole * part)
      child.kill('SIGKILL')
      await closed
      const { db, close } = await openedAt(dataDir)
      expect(await db.$count(calculation)).toBeTypeOf('number')
      await close()
    }
  },
  600_000,
)
