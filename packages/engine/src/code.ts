/**
 * The code of an expression: a small tree that an emitter writes as JavaScript (`emit.ts`) or as WebAssembly
 * (`wasm/module.ts`). It contains only operations that give the same bits in both.
 */

/** The arrays that a piece of code works on: the row and the arrays beside it. */
export type Store = 'v' | 'd' | 'w' | 'm' | 's'

/** A number. `pick` evaluates only the side that it takes. */
export type Num =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'slot'; readonly of: Store; readonly at: number }
  | { readonly is: 'local'; readonly name: string }
  | { readonly is: 'one'; readonly op: 'neg' | 'abs' | 'floor' | 'ceil'; readonly a: Num }
  | { readonly is: 'two'; readonly op: '+' | '-' | '*' | '/' | 'min' | 'max'; readonly a: Num; readonly b: Num }
  | { readonly is: 'pick'; readonly when: Bool; readonly a: Num; readonly b: Num }
  | { readonly is: 'call'; readonly name: FunctionName; readonly args: readonly Num[] }
  | { readonly is: 'apply'; readonly body: Num; readonly x: Num }

/** A yes or no. */
export type Bool =
  | { readonly is: 'constant'; readonly holds: boolean }
  | { readonly is: 'compare'; readonly op: Comparison; readonly a: Num; readonly b: Num }
  | { readonly is: 'and' | 'or'; readonly a: Bool; readonly b: Bool }
  | { readonly is: 'not'; readonly a: Bool }
  | { readonly is: 'choose'; readonly when: Bool; readonly a: Bool; readonly b: Bool }

export type Code = Num | Bool
export type Comparison = '<' | '<=' | '>' | '>=' | '===' | '!=='

/** The rounding functions of the contract. The number in `cut0`, `cut1`, `cut4` is the number of decimals kept. */
export type FunctionName = 'cent' | 'euro' | 'up' | 'cut0' | 'cut1' | 'cut4' | 'share'

/** A step: `set` and `add` write an entry of an array, `let` names a value for the steps that follow. */
export type Step =
  | { readonly does: 'set' | 'add'; readonly of: Store; readonly at: number; readonly value: Num }
  | { readonly does: 'let'; readonly name: string; readonly value: Num }
  | { readonly does: 'if'; readonly when: Bool; readonly then: readonly Step[]; readonly otherwise: readonly Step[] }

export const number = (value: number): Num => ({ is: 'number', value })
export const slot = (at: number, of: Store = 'v'): Num => ({ is: 'slot', of, at })
export const local = (name: string): Num => ({ is: 'local', name })
export const constant = (holds: boolean): Bool => ({ is: 'constant', holds })
export const compare = (a: Num, op: Comparison, b: Num): Bool => ({ is: 'compare', op, a, b })
export const not = (a: Bool): Bool => ({ is: 'not', a })
export const call = (name: FunctionName, ...args: readonly Num[]): Num => ({ is: 'call', name, args })
export const one = (op: Extract<Num, { is: 'one' }>['op'], a: Num): Num => ({ is: 'one', op, a })
export const two = (a: Num, op: Extract<Num, { is: 'two' }>['op'], b: Num): Num => ({ is: 'two', op, a, b })
export const pick = (when: Bool, a: Num, b: Num): Num => ({ is: 'pick', when, a, b })
/** Combines numbers from the left: `a - b - c`. */
export const fold = (op: Extract<Num, { is: 'two' }>['op'], all: readonly Num[]): Num => all.reduce((a, b) => two(a, op, b))
export const every = (all: readonly Bool[]): Bool => (all.length ? all.reduce((a, b) => ({ is: 'and', a, b })) : constant(true))
export const some = (all: readonly Bool[]): Bool => (all.length ? all.reduce((a, b) => ({ is: 'or', a, b })) : constant(false))
/** A function of one number, written once even if it is applied many times. `body` reads its argument as the local `x`. */
export const apply = (body: Num, x: Num): Num => ({ is: 'apply', body, x })
export const X = local('x')

/** A condition as the row stores it: 1 or 0. */
export const asNumber = (condition: Bool): Num => pick(condition, number(1), number(0))
/** Whether the number is filled in. An empty field is NaN, which is not equal to itself. */
export const filled = (x: Num): Bool => compare(x, '===', x)

const conditions: ReadonlySet<string> = new Set<Bool['is']>(['constant', 'compare', 'and', 'or', 'not', 'choose'])
export const isBool = (code: Code): code is Bool => conditions.has(code.is)

/** The operand of an operator on numbers. */
export function num(code: Code | undefined): Num {
  if (code === undefined || isBool(code)) throw new TypeError('An operator on numbers was given a condition, or nothing')
  return code
}
/** The operand of an operator on conditions. */
export function bool(code: Code | undefined): Bool {
  if (code === undefined || !isBool(code)) throw new TypeError('An operator on conditions was given a number, or nothing')
  return code
}

export const set = (of: Store, at: number, value: Num): Step => ({ does: 'set', of, at, value })
export const add = (of: Store, at: number, value: Num): Step => ({ does: 'add', of, at, value })
export const name = (called: string, value: Num): Step => ({ does: 'let', name: called, value })
/** Gives no step where both sides are empty. */
export const when = (condition: Bool, then: readonly Step[], otherwise: readonly Step[] = []): readonly Step[] =>
  then.length || otherwise.length ? [{ does: 'if', when: condition, then, otherwise }] : []
