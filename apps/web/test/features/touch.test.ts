/** The points of a slider, the amounts that move together, and where the best choice changes. */
import { evaluator, iforfettari } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { moves as costs } from '../../src/features/iforfettari/Figure.tsx'
import { bestOf, changesOf, type Move, pointsOf } from '../../src/features/simulator/touch/move.ts'
import { euroAt, scaled, sumOf } from '../../src/features/simulator/touch/scaled.ts'
import { isWrong, words } from '../../src/features/simulator/touch/Touch.tsx'

const revenue: Move = { id: 'ricavi', label: 'Ricavi', path: () => 'ricavi', value: ({ ricavi }) => Number(ricavi), at: (_, euro) => ({ ricavi: euro }) }

describe('the points of a slider', () => {
  it('go in equal steps from zero to at least twice the typed value, which is one of them', () => {
    const points = pointsOf(revenue, { ricavi: 50_123.45 })
    expect(points).toContain(50_123.45)
    expect(points[0]).toBe(0)
    expect(points.at(-1)).toBeGreaterThanOrEqual(100_000)
    expect(points).toEqual(points.toSorted((a, b) => a - b))
  })
  it('reach 24,000 euro if nothing is typed', () => expect(pointsOf(revenue, { ricavi: 0 }).at(-1)).toBe(24_000))
})

describe('amounts that move together', () => {
  const values = { a: 100, b: 200, c: 0 }
  it('keep their proportions, and the largest takes the cents left over', () =>
    // A third of 100 is 33.33, two thirds are 66.67.
    expect(scaled(values, ['a', 'b', 'c'], 100, 'c')).toEqual({ a: 33.33, b: 66.67, c: 0 }))
  it('have no sum while one of them is not a number', () => {
    expect([euroAt({ a: 'abc' }, 'a'), sumOf({ a: 5, b: 'abc' }, ['a', 'b'])]).toEqual([Number.NaN, Number.NaN])
    expect([euroAt({ a: null }, 'a'), euroAt({}, 'a'), sumOf({ a: 5 }, ['a', 'b'])]).toEqual([0, 0, 5])
  })
  it('go to one field if none is typed', () => expect(scaled({}, ['a', 'b'], 100, 'b')).toEqual({ b: 100 }))
})

describe('where the best choice changes', () => {
  it('is found to the euro, with all ranges searched in the same calls', async () => {
    // 0.5 x against x − 10,000.5: they cross at 20,001. The third is absent up to 30,000, then by far the best.
    const amounts = (x: number) => [0.5 * x, x - 10_000.5, x < 30_000 ? null : 1e6]
    let asked = 0
    const points = [0, 15_000, 25_000, 40_000].map((valore) => ({ valore, amounts: amounts(valore) }))
    const found = await changesOf(points, async (values) => {
      asked++
      return values.map(amounts)
    })
    // At 20,001 both have 10,000.50: the first of equals stays the best.
    expect(found).toEqual([
      { valore: 20_002, from: 0, to: 1 },
      { valore: 30_000, from: 1, to: 2 },
    ])
    expect(asked).toBeLessThanOrEqual(14)
  })
  it('are two where a third choice is the best between two points that do not have it', async () => {
    // 100 − x, 40 and x − 150 from 100 up: the first is the best below 60, the second up to 190, the third above. At 60 and 190 two are equal.
    const amounts = (x: number) => [100 - x, 40, x - 150]
    const points = [0, 300].map((valore) => ({ valore, amounts: amounts(valore) }))
    expect(await changesOf(points, async (values) => values.map(amounts))).toEqual([
      { valore: 61, from: 0, to: 1 },
      { valore: 191, from: 1, to: 2 },
    ])
  })
  it('cannot be found without amounts', () => expect(bestOf([null, null])).toBeNull())
})

it('a point is said in words, with what is left of the next 1,000 euro', () => {
  const compared = ['Forfettario', 'Ordinario'].map((name) => ({ id: name, name, path: name, color: '' }))
  // 24,000 − 19,000 = 5,000; of 1,000 more 810 are left: 19 in 100 are taken.
  const point = { valore: 50_000, result: {}, amounts: [24_000, 19_000], next: [24_810, 19_700] }
  expect(words(revenue, { compared }, point, 'Resta in mano')).toBe(
    'Con ricavi di 50.000,00 €: resta in mano 24.000,00 € (Forfettario), 5.000,00 € più di Ordinario. Dei prossimi 1.000\u00a0€ ne restano 810,00 € (aliquota marginale 19,0%).',
  )
})

it('a name with an article is said with it', () => {
  const compared = ['forfetario', 'regime scelto'].map((name) => ({ id: name, name, than: `del ${name}`, path: name, color: '' }))
  const point = { valore: 50_000, result: {}, amounts: [24_000, 19_000], next: [24_810, 19_700] }
  expect(words(revenue, { compared }, point, 'Reddito disponibile')).toContain('24.000,00 € (forfetario), 5.000,00 € più del regime scelto.')
})

it('no rate is said where the next 1,000 euro leave the best choice as it is: fees of a scenario without any', () => {
  const compared = ['Trasparente', 'Solo compenso'].map((name) => ({ id: name, name, path: name, color: '' }))
  const point = { valore: 30_000, result: {}, amounts: [48_592, 42_601.87], next: [48_592, 42_400] }
  expect(words({ ...revenue, label: 'Compenso totale' }, { compared }, point, 'Netto in mano')).toBe(
    'Con compenso totale di 30.000,00 €: netto in mano 48.592,00 € (Trasparente), 5.990,13 € più di Solo compenso, e 1.000\u00a0€ in più non lo cambiano.',
  )
})

it('a slider waits for an amount that is a number inside the bounds of its field', () => {
  const path = 'redditoContributiImposta.ricavi'
  const moves = [{ value: (values: object) => euroAt({ ...values }, path), at: (_: object, euro: number) => ({ [path]: euro }) }]
  const wrong = (ricavi: unknown) => isWrong(moves, { redditoContributiImposta: { ricavi } }, evaluator(iforfettari.catalog))
  expect([wrong(-5_000), wrong('abc'), wrong(99_999_999)]).toEqual([true, true, true])
  expect([wrong(0), wrong(null), wrong(50_000)]).toEqual([false, false, false])
})

it('a slider waits for every amount that it moves, not only the first', () => {
  const wrong = (servizi: number) =>
    isWrong(costs, { tipologia: 'IMPRESA', regimeNormale: { determinazioneDelReddito: { altriCosti: 20_000, servizi } } }, evaluator(iforfettari.catalog))
  expect([wrong(5_000), wrong(-5_000), wrong(99_999_999)]).toEqual([false, true, true])
})

it('a slider waits for a wrong amount that another one cancels to zero', () => {
  const wrong = (rows: object) => isWrong(costs, { tipologia: 'IMPRESA', regimeNormale: { determinazioneDelReddito: rows } }, evaluator(iforfettari.catalog))
  expect([wrong({ servizi: -5_000, acquisti: 5_000 }), wrong({ servizi: 99_999_999, acquisti: -99_999_999 }), wrong({ servizi: 0 })]).toEqual([
    true,
    true,
    false,
  ])
})
