/**
 * Random callers of two companies at once: their transactions nest, fail, time out, lose their connection and are left behind. Every statement that is
 * answered sees exactly the rows of its caller.
 */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { callers } from '../../src/platform/callers.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { company } from '../../src/platform/schema.ts'
import { testDatabase } from '../support/database.ts'
import { filled, type Ids, identityOf, type Person } from '../support/row-owners.ts'

let open: OpenDatabase
let wall: ReturnType<typeof callers>
let ids: Ids
beforeAll(async () => {
  open = await testDatabase()
  wall = callers(open.driver)
  ids = await filled(open.db)
})
afterAll(() => open.close())

/** `left`: starts without waiting for the end. `caught`: goes on after a failure. */
type Block = { readonly how: 'transaction' | 'program' | 'left' | 'caught' | 'beside'; readonly steps: readonly Step[] }
type Step = Block | 'read' | 'pause' | 'throw' | 'refused' | 'late' | 'cut'

/** A PostgreSQL server ends a statement or a connection alone; the embedded database would end with it. */
const plain = ['read', 'read', 'read', 'pause', 'throw', 'refused', ...(inject('postgresql') ? (['late', 'cut'] as const) : [])] as const
const { steps } = fc.letrec<{ readonly steps: readonly Step[]; readonly block: Block }>((tie) => ({
  steps: fc.array(fc.oneof({ maxDepth: 6 }, { arbitrary: fc.constantFrom(...plain), weight: 1 }, { arbitrary: tie('block'), weight: 2 }), {
    minLength: 1,
    maxLength: 5,
  }),
  block: fc.record({ how: fc.constantFrom('transaction', 'transaction', 'program', 'program', 'left', 'caught', 'beside'), steps: tie('steps') }),
}))
const people = { operator: ['A'], admin: ['A'], stranger: ['B'] } as const satisfies Partial<Record<Person, readonly string[]>>
type Who = keyof typeof people
const calls = fc.array(fc.record({ who: fc.constantFrom<Who>('operator', 'admin', 'stranger', 'stranger'), steps }), { minLength: 2, maxLength: 6 })

const names = async () => (await wall.db.select().from(company)).map(({ businessName }) => businessName).sort()

/** Runs the calls together, and returns what a statement saw that it should not have. */
async function wrong(asked: readonly { readonly who: Who; readonly steps: readonly Step[] }[]): Promise<readonly string[]> {
  const found: string[] = []
  const behind: Promise<unknown>[] = []
  const run = async (all: readonly Step[], whose: string, own: readonly string[]): Promise<void> => {
    for (const step of all) await one(step, whose, own)
  }
  const one = async (step: Step, whose: string, own: readonly string[]): Promise<unknown> => {
    if (step === 'read') {
      const seen = await names()
      if (seen.join() !== own.join()) found.push(`${whose} saw ${seen.join()} instead of ${own.join()}`)
      return
    }
    if (step === 'pause') return setImmediate()
    if (step === 'throw') throw new Error('no')
    if (step === 'refused') return wall.db.execute(sql`select 1 / 0`)
    if (step === 'late') return wall.db.transaction((tx) => tx.execute(sql`set local statement_timeout = 2`).then(() => tx.execute(sql`select pg_sleep(1)`)))
    if (step === 'cut') return wall.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    const inside = () => run(step.steps, whose, own)
    if (step.how === 'transaction') return wall.db.transaction(inside)
    if (step.how === 'program') return wall.asProgram(() => run(step.steps, `${whose} as the program`, ['A', 'B']))
    if (step.how === 'beside') return Promise.all(step.steps.map((each) => one(each, whose, own)))
    const done = inside().catch(() => undefined)
    return step.how === 'caught' ? done : void behind.push(done)
  }
  const answers = asked.map(({ who, steps }) => wall.asCaller(identityOf(ids, who), () => run(steps, who, people[who])).catch(() => undefined))
  await Promise.all(answers)
  for (const one of behind) await one
  return found
}

it('sees no row of another company, whatever else runs, fails, or is left behind', { timeout: howMany(60_000, 600_000) }, async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (asked) => {
      expect(await wrong(asked)).toEqual([])
    }),
    { numRuns: howMany(150, 5_000) },
  )
})
