/**
 * Which figures of a provisional year depend on a parameter whose act is not published yet. The formulas are walked along
 * the branches taken, as in an explanation: forward to find what depends on a marked figure, back from the result to find
 * which marked figures were read.
 */
import { type ParametroProvvisorio, provisionalSince, type TaxYear } from '@bilancia/contract'
import { type Bool, compare, filled, number, type Step, set, slot, two, when } from './code.ts'
import { Coder, inChunks, Source, slotIn } from './emit.ts'
import type { Expression } from './expression.ts'
import type { Marks } from './host/manifest.ts'
import { type CifraLetta, type Marchio, provvisoria } from './law.ts'
import { leafOf } from './layout.ts'
import * as op from './operators.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import type { Program } from './program.ts'
import { isRule, type Rule } from './rule.ts'

/** The provisional figures that the rules of a program may read, and the steps that follow them; null in a final year. */
export function provisional(program: Program): Followed | null {
  const al = provisionalSince(program.year)
  if (al === null) return null
  const walk = new Walk(program)
  const forward = walk.steps(program.rules, (rule, leaf) => set('m', rule, two(slot(rule, 'm'), 'max', slot(leaf, 'm'))))
  const back = walk.steps([...program.rules].reverse(), (_, leaf) => set('m', leaf, number(1)), 'marked')
  return { al, parametri: walk.figures, forward, back }
}

/** Marks have the indexes of the row and, after them, those of `parametri`. */
export type Followed = { readonly al: string; readonly parametri: readonly ParametroProvvisorio[]; readonly forward: Steps; readonly back: Steps }
type Steps = readonly (readonly Step[])[]

/** The same as functions. */
export function followed({ year, slots }: Program, { forward, back }: Followed): { readonly forward: Marks; readonly back: Marks } {
  const built = (steps: Steps): Marks => {
    const source = new Source(year, slots)
    return source.build<Marks>(
      inChunks(
        steps.map((one) => source.steps(one)),
        'v, m',
      ),
    )
  }
  return { forward: built(forward), back: built(back) }
}

/** Writes the statements that visit what a formula read. The indexes of marked figures come after those of the rules. */
class Walk {
  readonly figures: ParametroProvvisorio[] = []
  readonly #program: Program
  readonly #year: TaxYear
  readonly #source: Coder
  readonly #placeOf = new Map<string, number>()
  readonly #reaches = new Map<Expression, boolean>()

  constructor(program: Program) {
    this.#program = program
    this.#year = program.year
    this.#source = new Coder(program.year, program.slots)
  }

  /** `hit`: the step for a leaf that a rule read. `only`: visits only the marked rules. */
  steps(rules: readonly Rule[], hit: (rule: number, leaf: number) => Step, only?: 'marked'): Steps {
    return rules.flatMap((rule) => {
      if (!this.#reach(rule)) return []
      const at = this.#source.slot(rule)
      const body = this.#walk(rule.definition.formula, (leaf) => hit(at, leaf))
      return [only ? when(compare(slot(at, 'm'), '===', number(1)), body) : body]
    })
  }

  /** Whether an expression contains anything marked, on any branch. */
  #reach(e: Expression): boolean {
    const known = this.#reaches.get(e)
    if (known !== undefined) return known
    const found = leafOf.has(e)
      ? false
      : e instanceof Parametro || e instanceof Voce || e instanceof Tabella
        ? provvisoria(e.cifra(this.#year))
        : isRule(e)
          ? this.#reach(e.definition.formula)
          : e.operands(this.#year).some((o) => this.#reach(o))
    this.#reaches.set(e, found)
    return found
  }

  #walk(e: Expression, hit: (leaf: number) => Step): readonly Step[] {
    if (!this.#reach(e)) return []
    if (e instanceof Parametro || e instanceof Voce) return [hit(this.#figure(e.id, e.cifra(this.#year)))]
    if (isRule(e)) return [hit(slotIn(this.#program.slots, e))]
    const operands = e.operands(this.#year)
    const walk = (o: Expression | undefined): readonly Step[] => (o ? this.#walk(o, hit) : [])
    const all = (): readonly Step[] => operands.filter((o) => !(o instanceof Tabella)).flatMap(walk)
    const holds = (c: Expression): Bool => this.#source.condition(c)
    const [first, second] = operands
    if (e.op.coppie) {
      const pairs = Array.from({ length: operands.length / 2 }, (_, i) => [operands[2 * i] as Expression, operands[2 * i + 1] as Expression] as const)
      if (e.op.coppie === 'tutte') return pairs.flatMap(([c, x]) => [...walk(c), ...when(holds(c), walk(x))])
      return pairs.reduceRight<readonly Step[]>((rest, [c, x]) => [...walk(c), ...when(holds(c), walk(x), rest)], [])
    }
    if (e.op.seVuoto && first) return when(filled(this.#source.number(first)), walk(first), walk(second))
    if (e.op === op.e) return operands.reduceRight<readonly Step[]>((rest, c) => [...walk(c), ...when(holds(c), rest)], [])
    if (e.op === op.o) return operands.reduceRight<readonly Step[]>((rest, c) => [...walk(c), ...when(holds(c), [], rest)], [])
    if (e.op === op.per || e.op === op.al) {
      // If a product is zero, only the factor that is zero counts: a contribution at a zero rate does not depend on a ceiling.
      const known = [...operands].sort((a, b) => Number(this.#reach(a)) - Number(this.#reach(b)))
      return known.reduceRight((rest, x) => when(compare(this.#source.number(x), '===', number(0)), walk(x), rest), all())
    }
    const tabella = operands.find((o) => o instanceof Tabella)
    return tabella && first && this.#reach(tabella) ? [...all(), ...this.#rows(tabella, first, hit)] : all()
  }

  /** Of a table by code only the row read counts; of brackets the whole table counts. */
  #rows(table: Tabella, looked: Expression, hit: (leaf: number) => Step): readonly Step[] {
    const whole = table.cifra(this.#year)
    const { valore } = whole
    if (typeof valore !== 'object' || valore === null || Array.isArray(valore)) return [hit(this.#figure(table.id, whole))]
    return Object.entries(valore).reduceRight<readonly Step[]>((rest, [code, row]) => {
      const here = hit(this.#figure(`${table.id}.${code}`, { ...whole, valore: row }))
      return when(compare(this.#source.number(looked), '===', number(Number(code))), [here], rest)
    }, [])
  }

  /** The index of a marked figure. Several leaves may represent one figure. */
  #figure(percorso: string, { valore, fonte, marchio }: CifraLetta<unknown>): number {
    const known = this.#placeOf.get(percorso)
    if (known !== undefined) return known
    const { stato, atteso } = marchio as Marchio
    const place = this.#program.size + this.figures.push({ percorso, valore: written(valore), stato, fonte, atteso }) - 1
    this.#placeOf.set(percorso, place)
    return place
  }
}

/** The last row of a table has no upper limit. JSON cannot write Infinity, so it becomes null. */
const written = (valore: unknown): unknown =>
  Array.isArray(valore) ? valore.map((row: { readonly fino: number }) => (row.fino === Infinity ? { ...row, fino: null } : row)) : valore
