/**
 * Finds parts of rules that repeat with other places and names, and makes each a function. Larger parts come first, and the
 * contents of a part are searched only once.
 */
import type { Bool, Num, Step } from '@bilancia/engine/emitters'
import { type Address, reduced } from './repeats.ts'
import { keyOf } from './shape.ts'

/** What can be a part: a number, a condition, or a conditional step. */
export type Node = Num | Bool | Step
/** Steps, and the addresses that their place numbers refer to. */
export type Frame = { readonly steps: readonly Step[]; readonly addresses: readonly Address[] }
/** The call that replaces a part, with its addresses and names. */
export type Taken = { readonly part: number; readonly args: readonly Address[]; readonly names: readonly string[] }
/** A part with its parameters: addresses, then named numbers. */
export type Part = { readonly node: Node; readonly parameters: number; readonly names: readonly string[]; readonly addresses: readonly Address[] }

/** Number of nodes of a part. For fewer nodes a call would not be shorter; for more nodes the search takes too long. */
const SIZES = { least: 20, most: 2000 }

type Seen = { readonly node: Node; readonly key: string; readonly places: readonly number[]; readonly names: readonly string[] }
type Met = { readonly seen: Seen; readonly addresses: readonly Address[]; readonly named: Uses }
/** How often each name is used in the surrounding steps. */
type Uses = ReadonlyMap<string, number>

export function common(frames: readonly Frame[]): { readonly parts: readonly Part[]; readonly taken: ReadonlyMap<Node, Taken> } {
  const found = new Map<string, Met[]>()
  /** By size: a part is handled before the parts that it contains. */
  const waiting = Array.from({ length: SIZES.most + 1 }, (): string[] => [])
  const sizes = new Map<Node, number>()
  const look = (node: Node, addresses: readonly Address[], named: Uses): void => {
    const size = sizeOf(node, sizes)
    const seen = size < SIZES.least || size > SIZES.most ? null : written(node, named)
    const before = seen && found.get(seen.key)
    if (!seen) for (const inner of inside(node)) look(inner, addresses, named)
    else if (before) before.push({ seen, addresses, named })
    else {
      found.set(seen.key, [{ seen, addresses, named }])
      waiting[size]?.push(seen.key)
    }
  }
  for (const { steps, addresses } of frames) {
    const named = usesIn(steps)
    for (const step of steps) look(step, addresses, named)
  }
  const parts: Part[] = []
  const taken = new Map<Node, Taken>()
  for (let size = SIZES.most; size >= SIZES.least; size--) {
    for (const key of waiting[size] ?? []) {
      const all = found.get(key) ?? []
      const [first] = all
      if (!first) continue
      const { node, places, names } = first.seen
      let { addresses } = first
      if (all.length > 1) {
        const { body, args } = reduced(all.map((one) => one.seen.places.map((at) => one.addresses[at] as Address)))
        for (const [i, { seen }] of all.entries()) taken.set(seen.node, { part: parts.length, args: args[i] ?? [], names: seen.names })
        addresses = Object.assign([], Object.fromEntries(places.map((at, i) => [at, body[i]])))
        parts.push({ node, parameters: args[0]?.length ?? 0, names, addresses })
      }
      for (const inner of inside(node)) look(inner, addresses, first.named)
    }
  }
  return { parts, taken }
}

/**
 * A node with its places and names numbered in order of use. Null if it cannot be a part, because it defines a name that
 * later code uses.
 */
function written(node: Node, named: Uses): Seen | null {
  if ('does' in node && node.does !== 'if') return null
  const places: number[] = []
  const names: string[] = []
  const own = new Set<string>()
  const write = (c: Node): string => {
    if ('does' in c) {
      if (c.does === 'if') return `(if ${write(c.when)} ${c.then.map(write).join(' ')} : ${c.otherwise.map(write).join(' ')})`
      if (c.does !== 'let') return `(${c.does} ${numbered(places, c.at)} ${write(c.value)})`
      const value = write(c.value)
      own.add(c.name)
      return `(let ${numbered(names, c.name)} ${value})`
    }
    switch (c.is) {
      case 'number':
        return Object.is(c.value, -0) ? '-0' : String(c.value)
      case 'constant':
        return String(c.holds)
      case 'slot':
        return `@${numbered(places, c.at)}`
      case 'local':
        return `$${numbered(names, c.name)}`
      case 'apply':
        return `(${keyOf(c.body)} ${write(c.x)})`
      default:
        return `(${c.is} ${'op' in c ? c.op : 'name' in c ? c.name : ''} ${inside(c).map(write).join(' ')})`
    }
  }
  const key = write(node)
  if (own.size > 0) {
    const here = usesIn([node])
    for (const name of own) if (here.get(name) !== named.get(name)) return null
  }
  return { node, key, places, names: names.filter((name) => !own.has(name)) }
}

function usesIn(nodes: readonly Node[]): Uses {
  const uses = new Map<string, number>()
  const visit = (node: Node): void => {
    const name = 'does' in node ? (node.does === 'let' ? node.name : null) : node.is === 'local' ? node.name : null
    if (name !== null) uses.set(name, (uses.get(name) ?? 0) + 1)
    inside(node).forEach(visit)
  }
  nodes.forEach(visit)
  return uses
}

function sizeOf(node: Node, known: Map<Node, number>): number {
  const before = known.get(node)
  if (before !== undefined) return before
  const size = inside(node).reduce((sum, inner) => sum + sizeOf(inner, known), 1)
  known.set(node, size)
  return size
}

/** The child nodes in order. The body of a function of one number is already a part. */
function inside(c: Node): readonly Node[] {
  if ('does' in c) return c.does === 'if' ? [c.when, ...c.then, ...c.otherwise] : [c.value]
  switch (c.is) {
    case 'one':
    case 'not':
      return [c.a]
    case 'two':
    case 'compare':
    case 'and':
    case 'or':
      return [c.a, c.b]
    case 'pick':
    case 'choose':
      return [c.when, c.a, c.b]
    case 'call':
      return c.args
    case 'apply':
      return [c.x]
    default:
      return []
  }
}

function numbered<T>(all: T[], one: T): number {
  const found = all.indexOf(one)
  return found < 0 ? all.push(one) - 1 : found
}
