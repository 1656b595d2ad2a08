/** A browser test that runs only in the long run names its guards, the tests that cover it daily. Each browser file among them must have a daily test. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', '..', 'e2e')
const files = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
const text = (name: string) => readFileSync(join(folder, name), 'utf8')

/** The head of each test of a file: its title and details, without its function. */
const heads = (name: string): readonly string[] =>
  text(name)
    .split(/\btest\((?=\s*['"`])/)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('async (')))
const guardsIn = (name: string): readonly string[] =>
  [...text(name).matchAll(/\blong\(([^)]*)\)/g)].flatMap(([, inside = '']) => [...inside.matchAll(/'e2e\/([^']+)'/g)].map(([, guard = '']) => guard))

it('every browser file that guards a long test has a test in the daily run', () => {
  const daily = files.filter((name) => heads(name).some((head) => !head.includes('long(')))
  const guards = files.flatMap(guardsIn)
  expect(guards.length).toBeGreaterThan(50)
  expect(guards.filter((guard) => !daily.includes(guard))).toEqual([])
})
