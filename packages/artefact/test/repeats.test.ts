/** Repetitions are written once, and the folded code means the same as before. */
import { convsrl } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { seeded } from '../../tax-rules/test/random-states.ts'
import { perOspite } from '../src/ospite.ts'
import { type Address, type Call, folded } from '../src/repeats.ts'

const calls = (...all: readonly (readonly [piece: number, ...at: readonly number[]])[]): readonly Call[] =>
  all.map(([piece, ...at]) => ({ piece, args: at.map((by) => ({ from: null, by })) }))

/** The calls with every new piece expanded again. */
function unfolded(all: readonly Call[], made: ReturnType<typeof folded>['made'], first: number, given: readonly Address[] = []): readonly Call[] {
  const on = ({ from, by }: Address): Address => {
    if (from === null) return { from, by }
    const outer = given[from] ?? expect.unreachable()
    return { from: outer.from, by: outer.by + by }
  }
  return all.flatMap(({ piece, args }) => {
    const here = args.map(on)
    const inner = made[piece - first]
    return inner ? unfolded(inner.calls, made, first, here) : [{ piece, args: here }]
  })
}

it('three partners of two scenarios are two pieces, and one parameter serves all addresses with the same offsets', () => {
  const partner = (at: number) =>
    [
      [0, at, at + 8],
      [1, at + 8, at + 16, 800],
      [2, at + 16, at],
    ] as const
  const scenario = (at: number) => [[3, at] as const, ...partner(at + 8), ...partner(at + 48), ...partner(at + 88), [4, at, at + 128] as const]
  const { sequences, made } = folded([calls(...scenario(1000), ...scenario(2000))], 5)
  expect(sequences).toEqual([calls([5, 1000], [5, 2000])])
  expect(made.map(({ parameters }) => parameters)).toEqual([1, 1])
  expect(made[0]?.calls.map(({ piece }) => piece)).toEqual([3, 6, 6, 6, 4])
})

it('folded calls equal the original ones when they are expanded', () => {
  const random = seeded(7)
  const draw = (to: number) => Math.floor(random() * to)
  for (let turn = 0; turn < 200; turn++) {
    const pieces = 2 + draw(4)
    const block = () => Array.from({ length: 1 + draw(6) }, () => [draw(pieces), draw(50), draw(50)] as const)
    const blocks = [block(), block(), block()]
    const sequence = () =>
      Array.from({ length: 1 + draw(8) }, () => {
        const [by, other] = [draw(3) * 100, draw(2)]
        return (blocks[draw(3)] ?? []).map(([piece, a, b]) => [piece, a + by, other ? b : b + by] as const)
      }).flat()
    const given = [calls(...sequence()), calls(...sequence())]
    const { sequences, made } = folded(given, pieces)
    expect(sequences.map((one) => unfolded(one, made, pieces))).toEqual(given)
  }
})

it('six scenarios of three partners are not six times the code', () => {
  const { modules } = perOspite(convsrl.programma, 2026)
  expect(modules.calcolo.length).toBeLessThan(60_000)
  expect(modules.ricerche.length).toBeLessThan(40_000)
})
