/** The bars of the picture: one scale, nothing over the edge, losses to the left of zero. */
import { describe, expect, it } from 'vitest'
import { type Bar, barsOf, type Parts, scaleOf, segmentsOf } from '../../src/features/convsrl/picture/bars.ts'

const parts = (imposteSocieta: number, imposteSoci: number, contributi: number, netto: number, restaInSocieta: number): Parts => ({
  imposteSocieta,
  imposteSoci,
  contributi,
  netto,
  restaInSocieta,
})
const bar = (scenario: Bar['scenario'], of: Parts | null): Bar => ({ scenario, parts: of })
const round = (x: number) => Math.round(x * 1000) / 1000

describe('the scale', () => {
  it('runs from the longest loss to the longest sum, over all the bars', () => {
    const bars = [bar('scenario1', parts(24, 0, 10, -10, 76)), bar('scenario2', parts(13, 5, 18, 26, 38)), bar('scenario5', null)]
    expect(scaleOf(bars)).toEqual({ from: -10, to: 110 })
    expect(scaleOf([bar('scenario1', null)])).toEqual({ from: -0, to: 0 })
  })
})

describe('the segments', () => {
  const scale = { from: -10, to: 90 }

  it('follow each other from zero to the right, and what is below zero stands to the left', () => {
    const found = segmentsOf(parts(24, 0, 10, -10, 56), scale)
    expect(found.map(({ part, start, width }) => [part, round(start), round(width)])).toEqual([
      ['imposteSocieta', 10, 24],
      ['contributi', 34, 10],
      ['netto', 0, 10],
      ['restaInSocieta', 44, 56],
    ])
  })

  it('two losses stand beside each other', () => {
    expect(segmentsOf(parts(50, -4, 0, -6, 0), scale).map(({ start, width }) => [round(start), round(width)])).toEqual([
      [10, 50],
      [6, 4],
      [0, 6],
    ])
  })
})

describe('the bars of a result', () => {
  it('are six, empty where a scenario is blocked; none before the first answer', () => {
    const first = parts(1, 2, 3, 4, 5)
    expect(barsOf({ quadro: { scenario1: first, scenario4: null } })?.map((one) => one.parts)).toEqual([first, null, null, null, null, null])
    expect(barsOf(null)).toBeNull()
    expect(barsOf({ quadro: null })).toBeNull()
  })
})
