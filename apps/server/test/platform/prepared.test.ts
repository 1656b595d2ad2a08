import { expect, test } from 'vitest'
import { namesOfStatements, prepared } from '../../src/platform/prepared.ts'
import { command, type Driver, type Statement } from '../../src/platform/statement.ts'

test('a statement gets a name of its own when it comes for the third time, and keeps it', () => {
  const named = namesOfStatements()
  expect([named('select 1'), named('select 1'), named('select 2')]).toEqual([undefined, undefined, undefined])
  const name = named('select 1')
  expect(name).toMatch(/^s\d+_0$/)
  expect(named('select 1')).toBe(name)
  named('select 2')
  expect(named('select 2')).not.toBe(name)
})

test('two drivers never give one name to two texts', () => {
  const [one, other] = [namesOfStatements(), namesOfStatements()]
  const third = (named: (text: string) => string | undefined, text: string) => [1, 2, 3].map(() => named(text)).at(-1)
  expect(third(one, 'select 1')).not.toBe(third(other, 'select 2'))
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

test('only statements with values have a name: alone, in a transaction and after a command', async () => {
  const sent: Statement[] = []
  const ask = async (statement: Statement, opening?: Statement) => {
    sent.push(...(opening ? [opening, statement] : [statement]))
    return []
  }
  const plain: Driver = { ask, transaction: (work) => work({ ask }) }
  const driver = prepared(plain)
  const statement = (text: string, values: readonly unknown[]): Statement => ({ text, values, rows: 'objects' })
  for (let k = 0; k < 3; k++) await driver.ask(statement('select $1', [k]))
  await driver.transaction((on) => on.ask(statement('select $1', [3])))
  await driver.ask(statement('select $1', [4]), command('set local x'))
  for (let k = 0; k < 4; k++) await driver.ask(statement('begin', []))
  const named = sent.map(({ text, name }) => [text, name !== undefined])
  expect(named.slice(0, 6)).toEqual([...[false, false, true, true].map((is) => ['select $1', is]), ['set local x', false], ['select $1', true]])
  expect(named.slice(6)).toEqual(Array(4).fill(['begin', false]))
})
