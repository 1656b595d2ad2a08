/** Jumps of an amount and their causes, worked out by hand beside each case. */
import { describe, expect, it } from 'vitest'
import { jumps } from '../src/index.ts'

const search = (f: (x: number) => number, { from = 0, to = 10_000, limit = 20, samples = 8 } = {}) => {
  let calls = 0
  const found = jumps(
    (x) => {
      calls++
      return [f(x)]
    },
    { from, to, limit, samples },
  )
  return { found: found.map(({ at, by }) => [at, Math.round((by[0] as number) * 100) / 100]), calls }
}

describe('jumps', () => {
  it('finds the last whole number before a jump, at any place, upwards and downwards', () => {
    for (const at of [1, 17, 4999, 5000, 7776, 9999]) {
      expect(search((x) => 0.3 * x + (x > at ? 50 : 0)).found).toEqual([[at, 50.3]])
      expect(search((x) => 0.3 * x - (x > at ? 50 : 0)).found).toEqual([[at, -49.7]])
    }
  })
  it('ignores changes below the limit, and bends of any sharpness', () => {
    expect(search((x) => (x > 5000 ? 19 : 0)).found).toEqual([])
    expect(search((x) => Math.max(0, x - 3333) * 0.9).found).toEqual([])
  })
  it('finds a staircase that looks straight', () => {
    // Four steps of 126.75 in one sample of 1250: the middle lies on the line.
    expect(search((x) => 126.75 * [8, 88, 168, 248].filter((s) => x > s).length, { to: 250, samples: 1 }).found).toEqual(
      [8, 88, 168, 248].map((at) => [at, 126.75]),
    )
  })
  it('searches several amounts at once and gives the jump of each', () => {
    const found = jumps((x) => [x > 40 ? 100 : 0, x], { from: 0, to: 64, limit: 20, samples: 1 })
    expect(found).toEqual([{ at: 40, by: [100, 1] }])
  })
  it('needs two evaluations for each sample of a straight line, plus one', () => {
    expect(search((x) => 0.4 * x).calls).toBe(8 * 2 + 1)
  })
})
