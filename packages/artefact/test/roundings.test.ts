/** Compares the roundings of a module with those of the contract, bit by bit, on ties and close to them. */
import { roundProportion, roundToCent, roundToEuro, roundUp, truncateTo } from '@bilancia/contract'
import { call, type FunctionName, set, slot } from '@bilancia/engine/emitters'
import { instantiate } from '@bilancia/engine/host'
import { describe, expect, it } from 'vitest'
import { seeded } from '../../tax-rules/test/random-states.ts'
import { moduleOf } from '../src/module.ts'

/** A function of the contract as the module has it. */
function inModule(name: FunctionName): (...values: readonly number[]) => number {
  const steps = [[set('v', 3, call(name, ...(name === 'share' ? [slot(0), slot(1), slot(2)] : [slot(0)])))]]
  const { memory, routine } = instantiate(moduleOf([{ name: 'prova', places: { v: 0 }, steps }], 4))
  const row = new Float64Array(memory)
  const run = routine('prova')
  return (...values) => {
    row.set(values)
    run()
    return row[3] as number
  }
}

const random = seeded(3)
/** Amounts of every size: on a tie of the third decimal, one ulp beside a tie, and sums. */
function amount(): number {
  const size = 10 ** Math.floor(random() * 9)
  const tie = (Math.floor(random() * size * 100) + 0.5) / 100
  const kinds = [tie, tie * (1 + 2 ** -52), tie * (1 - 2 ** -53), random() * size, Math.floor(random() * size), 0.1 + random() - 0.1, 0, -0]
  const found = kinds[Math.floor(random() * kinds.length)] as number
  return random() < 0.5 ? -found : found
}
const cents = () => Math.floor(random() * 10 ** Math.floor(2 + random() * 8)) / 100

describe('a module rounds as the contract does', () => {
  it.each<[FunctionName, (x: number) => number]>([
    ['cent', roundToCent],
    ['euro', roundToEuro],
    ['up', roundUp],
    ['cut0', (x) => truncateTo(x, 0)],
    ['cut1', (x) => truncateTo(x, 1)],
    ['cut4', (x) => truncateTo(x, 4)],
  ])('%s', (name, wanted) => {
    const found = inModule(name)
    const differing = Array.from({ length: 50_000 }, amount).filter((x) => !Object.is(found(x), wanted(x)))
    expect(differing).toEqual([])
  })

  it('share, near ties too: a hundred thousand proportions, half of which end on half a cent', () => {
    const found = inModule('share')
    const differing = Array.from({ length: 100_000 }, () => {
      // x part / whole, with whole a power of two times the part, often leaves exactly half a cent.
      const whole = Math.max(0.01, random() < 0.5 ? cents() : 2 ** Math.floor(random() * 12))
      return [random() < 0.1 ? -cents() : cents(), random() < 0.5 ? whole / 2 : cents(), whole] as const
    }).filter((values) => !Object.is(found(...values), roundProportion(...values)))
    expect(differing).toEqual([])
  })

  it('share of amounts beyond all cents', () => {
    const found = inModule('share')
    for (const values of [
      [9_999_999.99, 9_999_999.99, 0.01],
      [1e9, 1e9, 0.03],
    ] as const)
      expect(found(...values)).toBe(roundProportion(values[0], values[1], values[2]))
  })
})
