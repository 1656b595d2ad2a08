/** The code of a rule without the places that it reads and writes. Rules that differ only in their places share one piece of code. */
import type { Bool, Num, Step, Store } from '@bilancia/engine/emitters'

/** The offset of the first entry of each array, counted in entries. */
export type Places = Readonly<Partial<Record<Store, number>>>

export const DOUBLE = 8

/** Steps whose places and names are numbered in order of use, with the addresses of those places in bytes. */
export type Shaped = { readonly key: string; readonly steps: readonly Step[]; readonly addresses: readonly number[] }

/** The same steps with other places give the same key. */
export function shaped(steps: readonly Step[], places: Places): Shaped {
  const addresses = new Map<number, number>()
  const names = new Map<string, string>()
  const at = (of: Store, place: number): number => {
    const base = places[of]
    if (base === undefined) throw new Error(`The routine has no place for «${of}»`)
    return numbered(addresses, (base + place) * DOUBLE)
  }
  const named = (name: string): string => {
    const known = names.get(name) ?? `n${names.size}`
    names.set(name, known)
    return known
  }
  const num = (c: Num): Num => {
    switch (c.is) {
      case 'number':
      case 'apply':
        return c.is === 'number' ? c : { ...c, x: num(c.x) }
      case 'slot':
        return { is: 'slot', of: 'v', at: at(c.of, c.at) }
      case 'local':
        return { is: 'local', name: named(c.name) }
      case 'one':
        return { ...c, a: num(c.a) }
      case 'two':
        return { ...c, a: num(c.a), b: num(c.b) }
      case 'pick':
        return { ...c, when: bool(c.when), a: num(c.a), b: num(c.b) }
      case 'call':
        return { ...c, args: c.args.map(num) }
    }
  }
  const bool = (c: Bool): Bool => {
    switch (c.is) {
      case 'constant':
        return c
      case 'compare':
        return { ...c, a: num(c.a), b: num(c.b) }
      case 'and':
      case 'or':
        return { ...c, a: bool(c.a), b: bool(c.b) }
      case 'not':
        return { ...c, a: bool(c.a) }
      case 'choose':
        return { ...c, when: bool(c.when), a: bool(c.a), b: bool(c.b) }
    }
  }
  const step = (s: Step): Step => {
    switch (s.does) {
      case 'set':
      case 'add': {
        const value = num(s.value)
        return { does: s.does, of: 'v', at: at(s.of, s.at), value }
      }
      case 'let': {
        const value = num(s.value)
        return { does: 'let', name: named(s.name), value }
      }
      case 'if': {
        const condition = bool(s.when)
        const then = s.then.map(step)
        return { does: 'if', when: condition, then, otherwise: s.otherwise.map(step) }
      }
    }
  }
  const found = steps.map(step)
  return { key: keyOf(found), steps: found, addresses: [...addresses.keys()] }
}

/** A key that distinguishes two pieces of code. JSON alone writes some different numbers alike, as 0 or null; asking for each takes ten times as long. */
export function keyOf(code: Num | readonly Step[]): string {
  const key = JSON.stringify(code)
  return /"value":(0|null)[,}]/.test(key) ? carefulKey(code) : key
}

const carefulKey = (code: Num | readonly Step[]): string =>
  JSON.stringify(code, (_, x) => (typeof x === 'number' && (!Number.isFinite(x) || Object.is(x, -0)) ? `${Object.is(x, -0) ? '-' : ''}${x}` : x))

function numbered(known: Map<number, number>, key: number): number {
  const found = known.get(key) ?? known.size
  known.set(key, found)
  return found
}
