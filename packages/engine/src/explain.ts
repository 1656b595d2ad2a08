/**
 * Explains a number: its value, its formula in words with and without the values, the norm, the source of each figure, and
 * the same for every value that it read. The explanation is a graph, because a tree would repeat shared rules thousands of
 * times. A node is built when it is first read.
 */
import type { TaxYear } from '@bilancia/contract'
import { Source } from './emit.ts'
import { idOf, type Part, part } from './explained-part.ts'
import type { Calcolo, Nodo, Spiegazione } from './explanation.ts'
import type { Expression } from './expression.ts'
import { grain, storedToCent } from './grain.ts'
import { normaIn } from './law.ts'
import { Tabella } from './parameter.ts'
import type { Program } from './program.ts'
import { isRule, type Rule } from './rule.ts'
import { type Outcome, Story, type Taken } from './taken.ts'
import { tell } from './telling.ts'

/** Explains any rule of an evaluated row. The row must not change afterwards. */
export type Explainer = (values: Float64Array, texts: readonly string[]) => (radice: Rule) => Spiegazione

/** The explainer of a program. The parts that do not depend on the values are computed once. */
export function explainer(program: Program): Explainer {
  const { year } = program
  const source = new Source(year, program.slots)
  const story = new Story(program, source)
  const fixedOf = remembered(fix)
  let parts = 0
  const partOf = remembered((leaf: Expression): Placed => ({ ...part(leaf, source), at: parts++ }))

  return (values, texts) => {
    const traced = story.trace(values)
    const leaves = new Map<string, Expression>()
    const nodes = new Map<string, Nodo>()
    const figures: string[] = []
    const figure = (leaf: Expression): string => {
      const { at, read, write } = partOf(leaf)
      figures[at] ??= write(read(values, texts))
      return figures[at]
    }
    const add = (leaf: Expression): string => {
      const { id } = partOf(leaf)
      leaves.set(id, leaf)
      return id
    }
    const nodo = (id: string): Nodo | undefined => {
      const known = nodes.get(id)
      const leaf = leaves.get(id)
      if (known || !leaf) return known
      const { node, read } = partOf(leaf)
      const made = isRule(leaf) ? ruleNode(leaf, read(values, texts)) : (node?.(read(values, texts), figure(leaf)) as Nodo)
      nodes.set(id, made)
      return made
    }
    const ruleNode = (rule: Rule, valore: unknown): Nodo => {
      const { nome, norma, nota } = rule.definition
      const { name, stored, rigid } = fixedOf(rule)
      const { outcome, closing, formula, calcolo } = rigid ?? along(rule, story.take(rule.definition.formula, traced), name, stored)
      const read: Expression[] = []
      const say = (leaf: Expression): string => {
        if (!read.includes(leaf)) read.push(leaf)
        return leaf instanceof Tabella ? name(leaf) : `${name(leaf)} [${figure(leaf)}]`
      }
      const out: Expression[] = []
      const leftOut = (leaf: Expression) => out.push(leaf)
      const isZero = (leaf: Expression) => partOf(leaf).read(values, texts) === 0
      const conValori = tell(outcome, { year, say, isZero, leftOut }, closing)
      const node: Nodo = {
        id: rule.id,
        tipo: 'regola',
        nome,
        valore,
        testo: figure(rule),
        norma: normaIn(norma, year),
        nota,
        formula,
        conValori,
        calcolo,
        da: [...read.filter((leaf) => !out.includes(leaf)), ...out].map(add),
      }
      return out.length ? { ...node, aZero: out.map((leaf) => partOf(leaf).id) } : node
    }
    return (rule) => ({ radice: add(rule), anno: year, nodo })
  }

  function fix(rule: Rule): Fixed {
    const { formula, di } = rule.definition
    const name = remembered((leaf: Expression): string => {
      const whole = leaf.op.parole?.([], year) ?? ''
      return di && isRule(leaf) && leaf.definition.di === di ? whole.replace(` ${di}`, '') : whole
    })
    const stored = storedToCent(rule, year)
    return { name, stored, ...(story.always(formula) && { rigid: along(rule, story.take(formula, NO_TRACE), name, stored) }) }
  }

  /** The explanation of a rule along the branch taken, without the values. */
  function along(rule: Rule, outcome: Outcome, name: Fixed['name'], stored: boolean): Along {
    const rounded = stored && grain(rule.definition.formula, year) === 'free' && !wholeCents(outcome.valore, year)
    const closing = rounded ? ', al centesimo' : ''
    const calcolo = calcoloOf(outcome)
    return { outcome, closing, formula: tell(outcome, { year, say: name }, closing), calcolo: stored ? ['alCentesimo', calcolo] : calcolo }
  }
}

type Along = {
  readonly outcome: Outcome
  /** The words for the rounding, where it can change the number. A sum of whole cents needs none. */
  readonly closing: string
  readonly formula: string
  readonly calcolo: Calcolo
}

type Fixed = {
  /** The name of a leaf in the words of this rule. */
  readonly name: (leaf: Expression) => string
  readonly stored: boolean
  /** Absent where the branch taken depends on the values. */
  readonly rigid?: Along
}

const NO_TRACE = { values: new Float64Array(), inner: new Float64Array() }

/** A part with its position among the parts of the program, in the order in which they were found. */
type Placed = Part & { readonly at: number }

function wholeCents(taken: Taken, year: TaxYear): boolean {
  if ('foglia' in taken) return grain(taken.foglia, year) === 'cent'
  return taken.op.grana === 'cent' || (taken.op.grana !== undefined && taken.su.every((operand) => wholeCents(operand, year)))
}

/** The branch taken and the conditions that led there. If they did not hold, the value would be another. */
function calcoloOf({ valore, poiche }: Outcome): Calcolo {
  const calcolo = steps(valore)
  return poiche.length ? ['casi', ['e', ...poiche.map(steps)], calcolo] : calcolo
}

function steps(taken: Taken): Calcolo {
  if ('foglia' in taken) return idOf(taken.foglia)
  const { op, su, tabella } = taken
  return [op.nome, ...su.map(steps), ...(tabella ? [tabella.id] : [])]
}

/** A function that keeps its results and computes each one once. */
function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
}
