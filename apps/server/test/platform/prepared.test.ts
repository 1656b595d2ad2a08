import { expect, test } from 'vitest'
import { namesOfStatements } from '../../src/platform/prepared.ts'

test('a statement gets a name of its own when it comes for the third time, and keeps it', () => {
  const named = namesOfStatements()
  expect([named('select 1'), named('select 1'), named('select 2')]).toEqual([undefined, undefined, undefined])
  const name = named('select 1')
  expect(name).toMatch(/^[\w-]{43}$/)
  expect(named('select 1')).toBe(name)
  named('select 2')
  expect(named('select 2')).not.toBe(name)
})

test('texts that never come again take neither names nor memory, and the number of names has a limit', () => {
  const named = namesOfStatements()
  for (let n = 0; n < 10_000; n++) expect(named(`select ${n}`)).toBeUndefined()
  const names = new Set<string | undefined>()
  for (let n = 0; n < 1000; n++) for (let k = 0; k < 3; k++) names.add(named(`update ${n}`))
  names.delete(undefined)
  expect(names.size).toBe(500)
  expect([1, 2, 3, 4].map(() => named('x'.repeat(30_000)))).toEqual([undefined, undefined, undefined, undefined])
})
