/** The geometry of a chart of curves. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CurveChart } from '../../src/features/simulator/results/CurveChart.tsx'
import { amountsAxis, nearest, pathOf, placeOn, ticksOf } from '../../src/features/simulator/results/curve.ts'

it('has round ticks inside the span', () => {
  expect(ticksOf(0, 100_000, 5)).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000])
  expect(ticksOf(12_345, 61_000, 5)).toEqual([20_000, 30_000, 40_000, 50_000, 60_000])
  // All points have the same amount.
  expect(ticksOf(5, 5, 5)).toEqual([5])
})

it('ends the axis of the amounts at a tick, below zero too', () => {
  expect(amountsAxis([-3_200, 41_000], false, 5)).toEqual({ from: -10_000, to: 50_000, ticks: [-10_000, 0, 10_000, 20_000, 30_000, 40_000, 50_000] })
  expect(amountsAxis([12_000, 41_000], true, 5)).toMatchObject({ from: 0, to: 50_000 })
})

it('draws a line with a gap where there is no figure', () => {
  expect(pathOf([[0, 0], [50, 25], null, [75, 100], [100, 100]])).toBe('M0.000 100.000L50.000 75.000M75.000 0.000L100.000 0.000')
  expect(placeOn({ from: -50, to: 150 }, 0)).toBe(25)
})

it('finds the point under the pointer', () => expect(nearest([0, 10, 20, 40], 29)).toBe(2))

it('marks no value beyond its axis, which would lie outside the chart and widen the page', () => {
  const marks = [
    { x: 85_000, name: 'incrocio 85.000 €' },
    { x: 100_001, name: 'oggi 100.001 €' },
  ]
  const lines = [{ id: 'a', label: 'Forfettario', color: 'red', data: [0, 1] }]
  const html = renderToStaticMarkup(createElement(CurveChart, { along: 'Ricavi', at: [0, 85_000], lines, marks, height: 300 }))
  expect(['incrocio 85.000 €', 'oggi 100.001 €'].map((name) => html.includes(name))).toEqual([true, false])
})
