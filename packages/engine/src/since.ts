/**
 * One calculation under the law of its year as the program has it today, and under the same law with some figures as they were. The figures change
 * back one after the other, so the effects add up to the whole difference that they make. A calculation may run several programs.
 */
import { roundToCent } from '@bilancia/contract'
import type { Figures } from './emit.ts'
import type { Expression } from './expression.ts'
import { leafOf } from './layout.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import type { Program } from './program.ts'
import { isRule, type Rule } from './rule.ts'

type DiLegge = Parametro | Tabella | Voce

/** A figure that has changed, and by how much its value of today moves each of the wanted values. */
export type Tornata = { readonly id: string; readonly norma: string; readonly effetti: readonly number[] }
/** `prima`: with all those figures as they were; `dopo`: with those of today. */
export type Since = { readonly prima: readonly number[]; readonly dopo: readonly number[]; readonly passi: readonly Tornata[] }

/**
 * `were`: by id, a number or the rows of a table. Figures that the programs (of one year) do not know any more are left out. `under`: the wanted
 * values of the calculation with other figures.
 */
export function since(programs: readonly Program[], were: ReadonlyMap<string, unknown>, under: (figures: Figures) => readonly number[]): Since {
  const known = programs.map((program) => ({ year: program.year, figures: figuresOf(program) }))
  const changed = [...were].flatMap(([id, valore]) => {
    const found = known.flatMap(({ year, figures }) => {
      const figure = figures.get(id)
      const before = figure && as(figure, valore)
      return figure && before !== undefined ? [{ norma: figure.cifra(year).norma, pair: [figure, before] as const }] : []
    })
    return found[0] ? [{ id, norma: found[0].norma, pairs: found.map(({ pair }) => pair) }] : []
  })
  const from = (at: number) => under(new Map(changed.slice(at).flatMap(({ pairs }) => pairs)))
  const prima = from(0)
  let before = prima
  const passi = changed.map(({ id, norma }, at) => {
    const after = from(at + 1)
    const effetti = after.map((value, k) => roundToCent(value - (before[k] as number)))
    before = after
    return { id, norma, effetti }
  })
  return { prima, dopo: before, passi }
}

/** The earlier value of a figure; undefined for one of another kind. */
function as(figure: DiLegge, valore: unknown): number | Tabella | undefined {
  if (!(figure instanceof Tabella)) return typeof valore === 'number' ? valore : undefined
  return typeof valore === 'object' && valore !== null ? figure.with(valore) : undefined
}

/** Every figure of law that the rules of a program read. */
function figuresOf({ rules, searched, year }: Program): ReadonlyMap<string, DiLegge> {
  const seen = new Set<Expression>()
  const found = new Map<string, DiLegge>()
  const visit = (e: Expression): void => {
    if (seen.has(e) || leafOf.has(e)) return
    seen.add(e)
    if (e instanceof Parametro || e instanceof Voce || e instanceof Tabella) found.set(e.id, e)
    else if (isRule(e)) visit(e.definition.formula)
    else for (const operand of e.operands(year)) visit(operand)
  }
  for (const rule of [...rules, ...searched] as readonly Rule[]) visit(rule)
  return found
}
