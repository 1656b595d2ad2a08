/**
 * One calculation under the law of two years at once. Every figure and every branch that differs between the years has a
 * switch: off for the first year, on for the second. The switches are turned on one after the other, in the order of the
 * program, and each step gives the effect of one change of law. The steps add up to the whole difference, because each
 * starts where the one before it ended.
 */
import { format, roundToCent, type TaxYear } from '@bilancia/contract'
import { asNumber, bool, type Code, call, compare, isBool, num, number, pick, set, slot } from './code.ts'
import { inChunks, Source, slotIn } from './emit.ts'
import type { Expression } from './expression.ts'
import { storedToCent, summedFirst } from './grain.ts'
import { nonPrevisto, normaIn } from './law.ts'
import { type Layout, leafOf } from './layout.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import { isRule, type Regola, type Rule } from './rule.ts'

/** What differs: a figure, the formula of a rule with the figures of its new branch, or the year that the state itself contains. */
type Cambio = { readonly figura: Parametro | Tabella } | { readonly regola: Rule; readonly figure: readonly Figura[] } | 'anno'
type Figura = Parametro | Tabella | Voce

/** One change of law and its effects, in the order of the requested rules. A text is null where the change has no single value. */
export type Passo = {
  readonly id: string
  readonly nome: string
  readonly norma: string
  readonly prima: string | null
  readonly dopo: string | null
  readonly effetti: readonly number[]
}

export type Between = {
  /** Length of a row: the fields of the layout, then the rules. */
  readonly size: number
  /** The steps that change any value, in order. Takes one row for each year, because some fields count in one year only. */
  readonly steps: (
    row: Float64Array,
    later: Float64Array,
  ) => { readonly prima: readonly number[]; readonly dopo: readonly number[]; readonly passi: readonly Passo[] }
}

/** `wanted`: the rules to explain. */
export function between(from: TaxYear, to: TaxYear, layout: Layout, wanted: readonly Regola[]): Between {
  const rules = inOrder([from, to], wanted)
  const first = layout.defaults.length
  const slots = new Map<Expression, number>(rules.map((rule, i) => [rule, first + i]))
  const twofold = new Twofold(from, to, new Source(from, slots))
  const run = twofold.source.build<(v: Float64Array, s: Uint8Array) => void>(
    inChunks(
      rules.map((rule) => twofold.statement(rule)),
      'v, s',
    ),
  )
  const cambi: readonly Cambio[] = [...twofold.changes, 'anno']
  return {
    size: first + rules.length,
    steps: (row, later) => {
      const on = new Uint8Array(cambi.length)
      const values = (): readonly number[] => {
        run(row, on)
        return wanted.map((rule) => row[slotIn(slots, rule)] as number)
      }
      const prima = values()
      let before = prima
      const passi = cambi.flatMap((cambio, i) => {
        on[i] = 1
        if (cambio === 'anno') row.set(later.subarray(0, first))
        const after = values()
        const effetti = after.map((value, k) => roundToCent(value - (before[k] as number)))
        before = after
        return effetti.some((effetto) => effetto !== 0) ? [{ ...described(cambio, from, to), effetti }] : []
      })
      return { prima, dopo: before, passi }
    },
  }
}

function described(cambio: Cambio, from: TaxYear, to: TaxYear): Omit<Passo, 'effetti'> {
  if (cambio === 'anno')
    return { id: 'annoImposta', nome: "Anno d'imposta", norma: 'dati che valgono solo in uno dei due anni', prima: String(from), dopo: String(to) }
  if ('figura' in cambio) {
    const { figura } = cambio
    const testo = (year: TaxYear) => (figura instanceof Parametro ? format.withUnit(figura.unita, figura.cifra(year).valore) : null)
    return { id: figura.id, nome: capital(figura.nome), norma: figura.norma(to), prima: testo(from), dopo: testo(to) }
  }
  const { regola, figure } = cambio
  const norma = figure[0]?.cifra(to).norma ?? normaIn(regola.definition.norma, to)
  return { id: regola.id, nome: regola.definition.nome, norma, prima: null, dopo: null }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Rules of either year, each after all rules that it reads. */
function inOrder(years: readonly TaxYear[], outputs: readonly Rule[]): readonly Rule[] {
  const seen = new Set<Expression>()
  const rules: Rule[] = []
  const visit = (e: Expression): void => {
    if (seen.has(e) || leafOf.has(e)) return
    seen.add(e)
    if (isRule(e)) {
      visit(e.definition.formula)
      rules.push(e)
    } else for (const year of years) for (const operand of e.written(year)) visit(operand)
  }
  outputs.forEach(visit)
  return rules
}

/** One of the two sides, chosen by a switch. */
function onceOn(at: number, after: Code, before: Code): Code {
  const on = compare(slot(at, 's'), '!==', number(0))
  return isBool(after) ? { is: 'choose', when: on, a: after, b: bool(before) } : pick(on, after, num(before))
}

const isCode = (e: Expression | undefined): boolean => e?.op.nome.startsWith('codice:') === true

/** The code of an expression under both years. */
class Twofold {
  readonly source: Source
  readonly changes: Cambio[] = []
  readonly #from: TaxYear
  readonly #to: TaxYear
  readonly #switches = new Map<Expression, number>()
  #rule: Rule | undefined

  constructor(from: TaxYear, to: TaxYear, source: Source) {
    this.#from = from
    this.#to = to
    this.source = source
  }

  statement(rule: Rule): string {
    this.#rule = rule
    const at = this.source.slot(rule)
    const code = this.#code(rule.definition.formula)
    const value = isBool(code) ? asNumber(code) : code
    const toCent = storedToCent(rule, this.#from) || storedToCent(rule, this.#to)
    return this.source.steps([set('v', at, toCent ? call('cent', value) : value)])
  }

  #code(e: Expression): Code {
    if (isRule(e) || leafOf.has(e) || e instanceof Voce) return this.source.code(e)
    if (e instanceof Parametro) return this.#figure(e)
    const [before, after] = [e.written(this.#from), e.written(this.#to)]
    const same = before.length === after.length && before.every((o, i) => o === after[i])
    if (same) return this.#operation(e, before)
    if (e.op.coppie === 'prima' && isCode(before[0]) && isCode(after[0])) return this.#byCode(before, after)
    return this.#either(e, before, after)
  }

  #figure(e: Parametro): Code {
    const [before, after] = [this.#from, this.#to].map((year) => (e.previsto(year) ? e.cifra(year).valore : nonPrevisto))
    if (before === undefined || after === undefined) throw new TypeError('Two years have two values')
    if (before === after || after === nonPrevisto) return number(before === nonPrevisto ? 0 : before)
    if (before === nonPrevisto) return number(after)
    return onceOn(this.#switch(e, { figura: e }), number(after), number(before))
  }

  #operation(e: Expression, operands: readonly Expression[]): Code {
    const table = operands.find((o) => o instanceof Tabella)
    const inner = operands.filter((o) => o !== table).map((o) => this.#summed(o, e))
    const under = (year: TaxYear) => e.op.code(inner, year, table)
    if (!(table instanceof Tabella)) return under(this.#from)
    const [before, after] = [this.#from, this.#to].map((year) => JSON.stringify(table.cifra(year).valore, (_, x) => (x === Infinity ? 'oltre' : x)))
    return before === after ? under(this.#from) : onceOn(this.#switch(table, { figura: table }), under(this.#to), under(this.#from))
  }

  /**
   * One branch for each code, in both years. Each branch has a switch of its own, so that only the branch of the current
   * code is reported.
   */
  #byCode(before: readonly Expression[], after: readonly Expression[]): Code {
    const branches = (operands: readonly Expression[]) =>
      new Map(operands.flatMap((o, i) => (i % 2 === 0 ? [[o.op.nome, { condition: o, value: operands[i + 1] as Expression }] as const] : [])))
    const [old, young] = [branches(before), branches(after)]
    const otherwise = before.at(-1) as Expression
    const parts = [...new Set([...old.keys(), ...young.keys()])].flatMap((code) => {
      const { condition } = (old.get(code) ?? young.get(code)) as { readonly condition: Expression }
      if (!isCode(condition)) return []
      return [[this.source.condition(condition), num(this.#changed(old.get(code)?.value ?? otherwise, young.get(code)?.value ?? otherwise))] as const]
    })
    return parts.reduceRight((rest, [holds, value]) => pick(holds, value, rest), num(this.#code(otherwise)))
  }

  #either(e: Expression, before: readonly Expression[], after: readonly Expression[]): Code {
    const whole = (operands: readonly Expression[], year: TaxYear): Code =>
      e.op.trasparente
        ? this.#code(operands[0] as Expression)
        : e.op.code(
            operands.map((o) => this.#summed(o, e)),
            year,
          )
    const at = this.#switch(e, { regola: this.#rule as Rule, figure: [] })
    return onceOn(at, whole(after, this.#to), whole(before, this.#from))
  }

  /** A sum is rounded to the cent where either year requires it. On whole cents the rounding changes nothing. */
  #summed(operand: Expression, user: Expression): Code {
    const code = this.#code(operand)
    return summedFirst(operand, user.op, this.#from) || summedFirst(operand, user.op, this.#to) ? call('cent', num(code)) : code
  }

  #changed(before: Expression, after: Expression): Code {
    if (before === after) return this.#code(before)
    const at = this.#switch(after, { regola: this.#rule as Rule, figure: figuresUnder(after, this.#to) })
    return onceOn(at, this.#code(after), this.#code(before))
  }

  #switch(e: Expression, cambio: Cambio): number {
    const known = this.#switches.get(e) ?? this.changes.push(cambio) - 1
    this.#switches.set(e, known)
    return known
  }
}

function figuresUnder(e: Expression, year: TaxYear): readonly Figura[] {
  if (isRule(e) || leafOf.has(e)) return []
  if (e instanceof Voce || e instanceof Tabella || e instanceof Parametro) return [e]
  return e.written(year).flatMap((o) => figuresUnder(o, year))
}
