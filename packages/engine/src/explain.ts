/**
 * Why a number is what it is: its value, its formula in words with and without the values, the norm, the source of
 * each figure, and the same for each thing it read. A graph, because a tree would repeat shared rules thousands of times.
 */
import { format, type TaxYear } from '@bilancia/contract'
import { Source } from './emit.ts'
import { Condizione, CondizioneFacoltativa, type Expression, Facoltativa, Quantita, Scelta, Testo } from './expression.ts'
import { type Leaf, leafOf } from './layout.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import { grain, type Program, storedToCent } from './program.ts'
import { isRule, type Rule } from './rule.ts'
import { isLeaf, Story } from './telling.ts'

/** The id of a node, or an operator followed by its operands: what another evaluator needs to replay the number. */
export type Calcolo = string | readonly Calcolo[]

export type Nodo = {
  readonly id: string
  readonly tipo: 'regola' | 'campo' | 'parametro' | 'tabella'
  readonly nome: string
  /** Number, yes or no, word or text; null for a field left empty; the rows of a table. */
  readonly valore: unknown
  /** The value as a reader writes it. */
  readonly testo: string
  readonly norma?: string
  /** The formula as the law has it, every alternative in it. */
  readonly formula?: string
  /** The formula along the side that was taken, with the values. */
  readonly conValori?: string
  readonly calcolo?: Calcolo
  readonly nota?: string | undefined
  readonly fonte?: string
  readonly attendibilita?: string
  /** Path of the field in the state, and its cell in the specification. */
  readonly campo?: string
  readonly cella?: string
  /** Ids of what was read. */
  readonly da: readonly string[]
}

export type Spiegazione = { readonly radice: string; readonly nodi: Readonly<Record<string, Nodo>> }

export type Explainer = (rule: Rule, values: Float64Array, texts: readonly string[]) => Spiegazione

/** The explainer of a program. What does not depend on the values is worked out once. */
export function explainer(program: Program): Explainer {
  const { year } = program
  const source = new Source(year, program.slots)
  const story = new Story(program, source)
  const fixedOf = remembered((rule: Rule) => fix(rule, program))
  let parts = 0
  const partOf = remembered((leaf: Expression): Placed => ({ ...part(leaf, source), at: parts++ }))

  return (root, values, texts) => {
    const traced = story.trace(values)
    const nodi: Record<string, Nodo> = {}
    const met: boolean[] = []
    const figures: string[] = []
    const figure = (leaf: Expression): string => {
      const { at, read, write } = partOf(leaf)
      figures[at] ??= write(read(values, texts))
      return figures[at]
    }
    const add = (leaf: Expression): string => {
      const { at, id, node, read } = partOf(leaf)
      if (met[at]) return id
      met[at] = true
      nodi[id] = isRule(leaf) ? ruleNode(leaf, read(values, texts)) : (node?.(read(values, texts), figure(leaf)) as Nodo)
      return id
    }
    const ruleNode = (rule: Rule, valore: unknown): Nodo => {
      const { nome, norma, nota, formula } = rule.definition
      const { name, close, calcolo, rigid } = fixedOf(rule)
      const read: Expression[] = []
      const say = (leaf: Expression): string => {
        if (!read.includes(leaf)) read.push(leaf)
        return `${name(leaf)} [${figure(leaf)}]`
      }
      const conValori = close(story.tell(formula, 'case', { traced, say }))
      return {
        id: rule.id,
        tipo: 'regola',
        nome,
        valore,
        testo: figure(rule),
        norma,
        nota,
        conValori,
        formula: rigid ? rigid.formula : close(story.tell(formula, 'rule', { traced, say: name })),
        calcolo: rigid ? rigid.calcolo : calcolo((e) => story.counted(e, traced)),
        da: read.map(add),
      }
    }
    return { radice: add(root), nodi }
  }

  function fix(rule: Rule, { year }: Program): Fixed {
    const { formula, di } = rule.definition
    const name = remembered((leaf: Expression): string => {
      const whole = leaf.op.parole([], year)
      return di && isRule(leaf) && leaf.definition.di === di ? whole.replace(` ${di}`, '') : whole
    })
    const stored = storedToCent(rule, year)
    const closing = stored && grain(formula, year) === 'free' ? ', al centesimo' : ''
    const close = (phrase: string): string => capital(phrase) + closing
    const calcolo: Fixed['calcolo'] = (counted) => (stored ? ['alCentesimo', calcoloOf(formula, year, counted)] : calcoloOf(formula, year, counted))
    if (followsValues(formula, year)) return { name, close, calcolo }
    return { name, close, calcolo, rigid: { formula: close(story.tell(formula, 'rule', { traced: NO_TRACE, say: name })), calcolo: calcolo(() => []) } }
  }
}

type Fixed = {
  /** How a leaf is called in the words of this rule. */
  readonly name: (leaf: Expression) => string
  /** Capital letter, and the rounding where it can change the number: a sum of whole cents needs none. */
  readonly close: (phrase: string) => string
  readonly calcolo: (counted: (e: Expression) => readonly Expression[]) => Calcolo
  /** Absent where the words follow the values. */
  readonly rigid?: { readonly formula: string; readonly calcolo: Calcolo }
}

const NO_TRACE = new Float64Array()

/** Most phrases open with the name of something, which has its capital already. */
function capital(phrase: string): string {
  const first = phrase.charAt(0)
  return first === first.toUpperCase() ? phrase : first.toUpperCase() + phrase.slice(1)
}

/** Whether the words of a formula depend on the values: a branch of twenty-one, the entries of a list. */
function followsValues(e: Expression, year: TaxYear): boolean {
  return !isLeaf(e) && (e.op.soloRamo === true || e.operands(year).some((o) => followsValues(o, year)))
}

/** Where the words follow the values the calculation does too: the branch taken, the terms that are there. */
function calcoloOf(e: Expression, year: TaxYear, counted: (e: Expression) => readonly Expression[]): Calcolo {
  if (isLeaf(e)) return idOf(e)
  const recur = (o: Expression): Calcolo => calcoloOf(o, year, counted)
  if (!e.op.soloRamo) return [e.op.nome, ...e.operands(year).map(recur)]
  const [first, ...others] = counted(e).map(recur)
  if (first === undefined) return ['zero']
  return others.length ? ['piu', first, ...others] : first
}

function idOf(leaf: Expression): string {
  if (isRule(leaf) || leaf instanceof Parametro || leaf instanceof Voce || leaf instanceof Tabella) return leaf.id
  const { path, label } = leafOf.get(leaf) as Leaf
  return path || label
}

/** What a node is made of: how its value is read from the row, how it is written, and (rules apart) the rest of it. */
type Part = {
  readonly id: string
  readonly read: (values: Float64Array, texts: readonly string[]) => unknown
  readonly write: (value: unknown) => string
  readonly node?: (valore: unknown, testo: string) => Nodo
}

/** A part with its place among those of the program, in the order in which they were first met. */
type Placed = Part & { readonly at: number }

function part(leaf: Expression, source: Source): Part {
  const id = idOf(leaf)
  if (leaf instanceof Parametro || leaf instanceof Voce || leaf instanceof Tabella) return lawPart(id, leaf, source.context.year)
  const slot = source.slot(leaf)
  const known = leafOf.get(leaf)
  const read = reading(leaf, slot, known)
  const write = (value: unknown): string => written(value, leaf, known)
  if (!known) return { id, read, write }
  const { path, label, cell } = known
  return { id, read, write, node: (valore, testo) => ({ id, tipo: 'campo', nome: label, valore, testo, campo: path, ...(cell && { cella: cell }), da: [] }) }
}

function lawPart(id: string, leaf: Parametro | Voce | Tabella, year: TaxYear): Part {
  const { valore, fonte, attendibilita } = leaf.cifra(year)
  const testo = leaf instanceof Tabella ? `anno ${year}` : format.withUnit(leaf.unita, valore as number)
  const node: Nodo = {
    id,
    tipo: leaf instanceof Tabella ? 'tabella' : 'parametro',
    nome: leaf.nome,
    valore,
    testo,
    norma: leaf.norma,
    fonte,
    attendibilita,
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

function written(value: unknown, leaf: Expression, known: Leaf | undefined): string {
  if (value === null) return 'vuoto'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (leaf instanceof Scelta) return leaf.nomi[value as string] ?? String(value)
  if (typeof value !== 'number') return String(value)
  const field = known?.field
  if (field?.kind === 'integer' && field.names) return field.names[value] ?? String(value)
  return leaf instanceof Quantita || leaf instanceof Facoltativa ? format.withUnit(leaf.unita, value) : String(value)
}

/** A function that works out each answer once. */
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
