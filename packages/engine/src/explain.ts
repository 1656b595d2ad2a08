/**
 * Explains a number: its value, its formula in words with and without the values, the norm, the source of each figure, and
 * the same for every value that it read. The explanation is a graph, because a tree would repeat shared rules thousands of
 * times. A node is built when it is first read.
 */
import { format, type TaxYear } from '@bilancia/contract'
import { Source } from './emit.ts'
import { Condizione, type Expression, Quantita } from './expression.ts'
import { grain, storedToCent } from './grain.ts'
import { CondizioneFacoltativa, Facoltativa, Scelta, Testo } from './inputs.ts'
import { type Attendibilita, type Fonte, type Marchio, normaIn } from './law.ts'
import { type Leaf, leafOf } from './layout.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import type { Program } from './program.ts'
import { isRule, type Rule } from './rule.ts'
import { type Outcome, Story, type Taken } from './taken.ts'
import { tell } from './telling.ts'

/** The id of a node, or an operator followed by its operands. Another evaluator can compute the number again from it. */
export type Calcolo = string | readonly Calcolo[]

export type Nodo = {
  readonly id: string
  readonly tipo: 'regola' | 'campo' | 'parametro' | 'tabella'
  readonly nome: string
  /** Number, yes or no, word or text; null for an empty field; for a table, its rows. */
  readonly valore: unknown
  /** The value formatted for display. */
  readonly testo: string
  readonly norma?: string
  /** The formula of the branch taken, without the terms that do not apply to this year and person. */
  readonly formula?: string
  /** The same with the values, so that it can be checked with a calculator. Its grammar is in `telling.ts`. */
  readonly conValori?: string
  /** Ids of the terms left out of `conValori` because they are zero. */
  readonly aZero?: readonly string[]
  readonly calcolo?: Calcolo
  /** The result of a search in words, in place of a calculation. */
  readonly trovato?: string
  readonly nota?: string | undefined
  /** The act that the figure cites, the places where it was read, its reliability and, in a provisional year, the act it waits for. */
  readonly fonte?: string
  readonly fonti?: readonly Fonte[]
  readonly attendibilita?: Attendibilita
  readonly marchio?: Marchio
  /** Path of the field in the state, and its cell in the specification. */
  readonly campo?: string
  readonly cella?: string
  /** Ids of the values that it read. */
  readonly da: readonly string[]
}

export type Spiegazione = {
  readonly radice: string
  /** The year of the law applied. In a plan it may differ from the year of the state. */
  readonly anno: TaxYear
  /** Gives the root, and the nodes named in `da` by a node that was already read. Any other id gives undefined. */
  readonly nodo: (id: string) => Nodo | undefined
}

/** Explains any rule of an evaluated row. The row must not change afterwards. */
export type Explainer = (values: Float64Array, texts: readonly string[]) => (radice: Rule) => Spiegazione

/** The explainer of a program. The parts that do not depend on the values are computed once. */
export function explainer(program: Program): Explainer {
  const { year } = program
  const source = new Source(year, program.slots)
  const story = new Story(program, source)
  const fixedOf = remembered((rule: Rule) => fix(rule, program))
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

  function fix(rule: Rule, { year }: Program): Fixed {
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

function idOf(leaf: Expression): string {
  if (isRule(leaf) || leaf instanceof Parametro || leaf instanceof Voce || leaf instanceof Tabella) return leaf.id
  const { id, path, label } = leafOf.get(leaf) as Leaf
  return id ?? (path || label)
}

/** What a node consists of: how to read its value from the row, how to format it, and its other fields (except for rules). */
type Part = {
  readonly id: string
  readonly read: (values: Float64Array, texts: readonly string[]) => unknown
  readonly write: (value: unknown) => string
  readonly node?: (valore: unknown, testo: string) => Nodo
}

/** A part with its position among the parts of the program, in the order in which they were found. */
type Placed = Part & { readonly at: number }

function part(leaf: Expression, source: Source): Part {
  const id = idOf(leaf)
  if (leaf instanceof Parametro || leaf instanceof Voce || leaf instanceof Tabella) return lawPart(id, leaf, source.year)
  const slot = source.slot(leaf)
  const known = leafOf.get(leaf)
  const read = reading(leaf, slot, known)
  const write = (value: unknown): string => written(value, leaf)
  if (!known) return { id, read, write }
  const { path, label, cell } = known
  return { id, read, write, node: (valore, testo) => ({ id, tipo: 'campo', nome: label, valore, testo, campo: path, ...(cell && { cella: cell }), da: [] }) }
}

function lawPart(id: string, leaf: Parametro | Voce | Tabella, year: TaxYear): Part {
  const { valore, norma, fonte, fonti, attendibilita, marchio } = leaf.cifra(year)
  const testo = leaf instanceof Tabella ? `anno ${year}` : format.withUnit(leaf.unita, valore as number)
  const node: Nodo = {
    id,
    tipo: leaf instanceof Tabella ? 'tabella' : 'parametro',
    nome: leaf.nome,
    valore,
    testo,
    norma,
    fonte,
    fonti,
    attendibilita,
    ...(marchio && { marchio }),
    da: [],
  }
  return { id, read: () => valore, write: () => testo, node: () => node }
}

function reading(leaf: Expression, slot: number, known: Leaf | undefined): Part['read'] {
  if (leaf instanceof Testo) return (_, texts) => texts[known?.text ?? -1] ?? ''
  const decode =
    leaf instanceof Condizione || leaf instanceof CondizioneFacoltativa
      ? (x: number) => x === 1
      : leaf instanceof Scelta
        ? (x: number) => leaf.opzioni[x] ?? null
        : (x: number) => x
  return (values) => {
    const value = values[slot] as number
    return Number.isNaN(value) ? null : decode(value)
  }
}

function written(value: unknown, leaf: Expression): string {
  if (value === null) return 'vuoto'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (leaf instanceof Scelta) return leaf.nomi[value as string] ?? String(value)
  if (typeof value !== 'number') return String(value)
  if (leaf instanceof Quantita) return leaf.nomi?.[value] ?? format.withUnit(leaf.unita, value)
  return leaf instanceof Facoltativa ? format.withUnit(leaf.unita, value) : String(value)
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
