/** The bars of the pictures: one scale, nothing beyond the edge, negative values on the left of zero. */
import { describe, expect, it } from 'vitest'
import { barText, onZero, type Part, placed, scaleOf, stacked } from '../../src/features/simulator/results/bars.ts'

const parts = (...euro: readonly number[]): readonly Part[] => euro.map((one, i) => ({ name: 'abcdefg'.charAt(i), fill: 'taxes', euro: one }))
const spans = (...euro: readonly number[]) => stacked(parts(...euro)).map(({ name, from, to }) => [name, from, to])

describe('the parts of a whole', () => {
  it('follow each other from zero to the right, negative ones to the left; zero parts are left out', () => {
    expect(spans(24, 0, 10, -10, 56)).toEqual([
      ['a', 0, 24],
      ['c', 24, 34],
      ['d', -10, 0],
      ['e', 34, 90],
    ])
  })

  it('that are losses are stacked to the left', () => {
    expect(spans(50, -4, 0, -6)).toEqual([
      ['a', 0, 50],
      ['b', -4, 0],
      ['d', -10, -4],
    ])
  })

  it('are read by screen readers in their order, with acronyms in capitals', () => {
    const part = { fill: 'taxes', euro: 1200 } as const
    expect(barText([{ ...part, name: 'Imposte della società' }])).toBe('imposte della società 1.200,00 €')
    expect(barText([{ ...part, name: 'IVA indetraibile' }, ...parts(-1)])).toBe('IVA indetraibile 1.200,00 €, a −1,00 €')
  })
})

describe('the scale', () => {
  it('goes from the largest loss to the largest sum of all bars, and includes zero', () => {
    expect(scaleOf([...stacked(parts(24, 0, 10, -10, 76)), ...stacked(parts(13, 5, 18, 26, 38))])).toEqual({ from: -10, to: 110 })
    expect(scaleOf([{ from: 5, to: 7 }])).toEqual({ from: 0, to: 7 })
    expect(scaleOf([])).toEqual({ from: 0, to: 0 })
  })

  it('gives positions in percent of the width', () => {
    expect(placed({ from: 0, to: 100 }, { from: -35, to: 100 })).toEqual({ left: (35 / 135) * 100, width: (100 / 135) * 100 })
    expect(placed({ from: 0, to: 0 }, { from: 0, to: 0 })).toEqual({ left: 0, width: 0 })
  })

  it('starts a bar at zero, on either side', () => {
    expect(onZero({ name: 'x', fill: 'left', euro: -3 })).toMatchObject({ from: -3, to: 0 })
    expect(onZero({ name: 'x', fill: 'left', euro: 3 })).toMatchObject({ from: 0, to: 3 })
  })
})
