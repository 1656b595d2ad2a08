/** Mixes on the company's own corners: no profit left, no taxable income, nothing to distribute, reserve complete. */
import type { Compensi, ProvaCompensi } from './ottimizzatore-prova.ts'
import { angoli, type Nodo, place, spezzata } from './spezzata.ts'

const TOLERANCE = 0.25
const REACH = 40_000
const BEND = 0.00004
/** Steps from no fees to the highest ones. */
const RUNGS = 40
/** Corners of each other fee that are combined with a company corner. */
const FEW = 12

/** The cost of all fees for the company at its corners, in euro. */
function costi(prova: ProvaCompensi): readonly number[] {
  const limits = prova.limiti.map(({ massimo }) => massimo)
  const longest = Math.max(...limits)
  // If no fee is allowed, there is no cost.
  if (longest === 0) return []
  const at = (x: number) => prova.societa(limits.map((limit) => place((x * limit) / longest)))
  const ladder = [...new Set(Array.from({ length: RUNGS + 1 }, (_, k) => place((longest * k) / RUNGS)))]
  const nodes = spezzata((x) => at(x).distribuibile, ladder, TOLERANCE)
  const upside = nodes.map(({ x, y }) => ({ x, y: -y }))
  const inner = [...angoli(nodes, REACH, BEND), ...angoli(upside, REACH, BEND)].map(({ x }) => at(x).costo)
  const { utile } = at(0)
  return [...new Set([...inner.filter((cost) => cost < utile), utile])]
}

/** The fee of one partner with this cost for the company, between its corners. */
function inverse(nodes: readonly Nodo[]): (cost: number) => number | null {
  return (cost) => {
    const after = nodes.findIndex(({ y }) => y >= cost)
    if (after <= 0) return null
    const [a, b] = [nodes[after - 1] as Nodo, nodes[after] as Nodo]
    return Math.floor(a.x + ((b.x - a.x) * (cost - a.y)) / (b.y - a.y))
  }
}

/** For each company corner and each partner: the partner's fee, with the fees of the others on their own corners. */
export function* suSocieta(prova: ProvaCompensi, corners: readonly (readonly number[])[]): Generator<Compensi> {
  const none = corners.map(() => 0)
  const alone = (i: number, x: number) => none.map((_, k) => (k === i ? x : 0))
  const { costo: fixed } = prova.societa(none)
  const cost = corners.map((_, i) => (x: number) => prova.societa(alone(i, x)).costo - fixed)
  const fees = prova.limiti.map(({ massimo }, i) => (massimo > 0 ? inverse(spezzata(cost[i] as (x: number) => number, [0, massimo], TOLERANCE)) : () => null))
  const known = corners.map((values, i) => values.slice(0, FEW).map((x) => ({ x, y: (cost[i] as (x: number) => number)(x) })))
  for (const total of costi(prova)) {
    for (const i of corners.keys()) {
      for (const others of product(known.map((values, k) => (k === i ? [{ x: 0, y: 0 }] : values)))) {
        const fee = (fees[i] as (cost: number) => number | null)(total - fixed - others.reduce((sum, { y }) => sum + y, 0))
        if (fee !== null) for (const twin of [fee, fee - 1]) yield others.map(({ x }, k) => (k === i ? Math.max(0, twin) : x))
      }
    }
  }
}

/** Every combination with one element of each list. */
export function* product<T>([first, ...others]: readonly (readonly T[])[]): Generator<readonly T[]> {
  if (!first) yield []
  else for (const rest of product(others)) for (const one of first) yield [one, ...rest]
}
