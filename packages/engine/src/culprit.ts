/**
 * Finds why an amount jumps between two rows that differ by one euro. The search starts at the rule of the amount and
 * follows the rule that carries most of the jump, down to the deepest rule that jumps. There it finds the condition that
 * flipped or the table row that changed.
 */
import type { Unit } from '@bilancia/contract'
import { Source } from './emit.ts'
import { Condizione, type Expression, Quantita } from './expression.ts'
import { leafOf } from './layout.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import type { Program } from './program.ts'
import { isRule, Regola, Requisito, type Rule } from './rule.ts'
import { isLeaf } from './taken.ts'

/** The figure that was crossed: its name, its value and its norm (none where a rule computes the figure). */
export type Soglia = { readonly nome: string; readonly valore: number; readonly unita: Unit; readonly norma: string | null }
export type Culprit = {
  readonly rule: Rule
  /** Null where no figure was crossed, for example with a rounding, or a condition between two amounts that both change. */
  readonly soglia: Soglia | null
}

/** Finds the culprit of a jump of `root` from the row `before` to the row `after`. */
export type Accuser = (root: Regola, before: Float64Array, after: Float64Array) => Culprit

/** A change above this for one euro of income is a jump: no tax rate reaches it. */
const SLOPE = 3
/** A rate, a count or a quotient jumps if it changes by more than this share of itself. */
const PART = 0.001

const comparisons = new Set(['supera', 'nonSupera', 'raggiunge', 'sotto', 'uguale'])
const byRows = new Set(['allAliquotaDiFascia', 'aFasce'])

export function accuser(program: Program): Accuser {
  const { year, slots } = program
  const source = new Source(year, slots)
  const readers = new WeakMap<Expression, (v: Float64Array) => number>()
  const slotOf = (e: Expression): number | undefined => leafOf.get(e)?.slot ?? slots.get(e)
  const read = (e: Expression, row: Float64Array): number => {
    const slot = slotOf(e)
    if (slot !== undefined) return row[slot] as number
    const known = readers.get(e) ?? source.build<(v: Float64Array) => number>(`return (v) => Number(${source.js(e)})`)
    readers.set(e, known)
    return known(row)
  }
  const nameOf = (e: Expression): string => e.op.parole?.([], year) ?? ''

  return (root, before, after) => {
    const change = (e: Expression): number => read(e, after) - read(e, before)
    const flipped = (e: Expression): boolean => e instanceof Condizione && change(e) !== 0

    /** The operands that count on either row. Of alternatives: the branch taken and the condition that chose it. */
    const counted = (e: Expression): readonly Expression[] => {
      const operands = e.operands(year)
      if (!e.op.coppie) return operands
      const taken = new Set<Expression>()
      for (const row of [before, after]) {
        for (let i = 0; i < operands.length; i += 2) {
          if (read(operands[i] as Expression, row) !== 1) continue
          taken.add(operands[i + 1] as Expression)
          if (e.op.coppie === 'prima') break
        }
      }
      return [...operands.filter((o, i) => i % 2 === 0 && flipped(o)), ...taken]
    }
    const leaves = (e: Expression): readonly Expression[] => (isLeaf(e) ? [e] : counted(e).flatMap(leaves))

    /** The first condition that flipped among alternatives, or the operator that took another row of its table. */
    const turn = (e: Expression): Expression | null => {
      if (isRule(e) || leafOf.has(e)) return null
      if (byRows.has(e.op.nome) && bound(e) !== null) return e
      for (const operand of counted(e)) {
        const found = flipped(operand) ? operand : turn(operand)
        if (found) return found
      }
      return null
    }
    /** The upper limit of a table row that lies between the two values. */
    const bound = (e: Expression): Soglia | null => {
      const [x, table] = e.operands(year)
      if (!x || !(table instanceof Tabella)) return null
      const low = Math.min(read(x, before), read(x, after))
      const high = Math.max(read(x, before), read(x, after))
      const { valore, norma } = table.cifra(year)
      // The operators of `byRows` take only ordered tables.
      const crossed = (valore as readonly { readonly fino: number }[]).find(({ fino }) => low <= fino && fino < high)
      return crossed ? { nome: table.nome, valore: crossed.fino, unita: x instanceof Quantita ? x.unita : 'euro', norma } : null
    }
    /** The figure of a condition that flipped, and the last requirement on the path to it. */
    const crossed = (e: Expression, within: Requisito | null): { readonly soglia: Soglia | null; readonly requisito: Requisito | null } => {
      if (isRule(e)) return crossed(e.definition.formula, e instanceof Requisito ? e : within)
      const none = { soglia: null, requisito: within }
      if (comparisons.has(e.op.nome)) {
        const [left, right] = e.operands(year)
        const fixed = [right, left].find((side): side is Quantita => side instanceof Quantita && change(side) === 0)
        return fixed ? { soglia: figure(fixed), requisito: within } : none
      }
      if (byRows.has(e.op.nome)) return { soglia: bound(e), requisito: within }
      for (const operand of counted(e)) {
        if (leafOf.has(operand) || !(flipped(operand) || (isRule(operand) && change(operand) !== 0))) continue
        const found = crossed(operand, within)
        if (found.soglia) return found
      }
      return none
    }
    const figure = (side: Quantita): Soglia => {
      const law = figures(side)[0]
      const nome = isRule(side) ? nameOf(side) : law ? law.nome : nameOf(side)
      return { nome, valore: read(side, before), unita: side.unita, norma: law?.cifra(year).norma ?? null }
    }
    const figures = (e: Expression): readonly (Parametro | Voce)[] =>
      e instanceof Parametro || e instanceof Voce ? [e] : isRule(e) || leafOf.has(e) ? [] : e.operands(year).flatMap(figures)

    /** How much the formula changes when one of its operands changes and the others keep their values. */
    const effect = (formula: Expression, leaf: Expression): number => {
      const slot = slotOf(leaf)
      if (slot === undefined) return 0
      const row = before.slice()
      row[slot] = after[slot] as number
      return read(formula, row) - read(formula, before)
    }
    const hasJumped = (e: Expression): e is Regola => {
      if (!(e instanceof Regola)) return false
      return Math.abs(change(e)) > (e.unita === 'euro' ? SLOPE : PART * Math.abs(read(e, before)))
    }

    let rule: Rule = root
    for (;;) {
      const formula: Expression = rule.definition.formula
      const way = Math.sign(change(rule))
      const [mover] = [...new Set(leaves(formula))]
        .map((leaf) => ({ leaf, by: effect(formula, leaf) * way }))
        .filter(({ by }) => by > 0)
        .sort((a, b) => b.by - a.by)
      if (mover && hasJumped(mover.leaf)) {
        rule = mover.leaf
        continue
      }
      const here = turn(formula)
      const { soglia, requisito } = here ? crossed(here, null) : { soglia: null, requisito: null }
      return { rule: rule === root && requisito ? requisito : rule, soglia }
    }
  }
}
