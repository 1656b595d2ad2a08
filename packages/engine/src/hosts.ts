/** What a simulator gives to its hosts: a manifest made from its rules, and code over rows for hosts that run JavaScript. */
import type { MessageTable, TaxYear } from '@bilancia/contract'
import type { Step } from './code.ts'
import { Coder, type Figures, Source } from './emit.ts'
import { Expression } from './expression.ts'
import type { Shape } from './host/edition.ts'
import { routine } from './host/machine.ts'
import type { Evaluators, Manifest, Run } from './host/manifest.ts'
import { provvisoria } from './law.ts'
import type { Layout } from './layout.ts'
import { once } from './once.ts'
import { type Output, partsOf, templateOf } from './outputs.ts'
import { excerpt, excerptOf, type Program, type Search, stepOf, variant, variantOf } from './program.ts'
import { type Followed, followed, provisional } from './provisional.ts'
import type { Avviso, Regola, Rule } from './rule.ts'
import type { Figura } from './walk.ts'
import { type Weigher, weigher, weighing } from './weights.ts'

/** Rules and fields in a tree of names. */
type Named = Expression | readonly Named[] | { readonly [name: string]: Named }
/** The same tree with their slots. */
export type SlotsOf<N> = N extends Expression ? number : { readonly [K in keyof N]: SlotsOf<N[K]> }

export type Ricerca = Search

/** The names that the code of the hosts uses, declared once beside the rules. A name that is missing here does not compile there. */
export type ForHosts = {
  readonly nomi: Named
  /** Figures of law of the year, as numbers. */
  readonly cifre: (year: TaxYear) => unknown
  readonly ricerche: Readonly<Record<string, Ricerca>>
  /** The results in which figures of law are weighed, and which figures are weighed. */
  readonly pesi: { readonly radici: readonly Regola[]; readonly deboli: (figura: Figura, year: TaxYear) => boolean } | null
  /** Other figures of law, by name, and the rules to read from the resulting row; in provisional years. */
  readonly ipotesi: { readonly cifre: Readonly<Record<string, (year: TaxYear) => Figures>>; readonly legge: readonly Rule[] } | null
}

/** A simulator that gives its hosts only the result. */
export const soloRisultato = { nomi: {}, cifre: () => null, ricerche: {}, pesi: null, ipotesi: null } as const satisfies ForHosts

export type ShapeOf<R extends object, P extends ForHosts> = Shape & {
  readonly risultato: R
  readonly slots: SlotsOf<P['nomi']>
  readonly cifre: ReturnType<P['cifre']>
  readonly ricerche: NamesOf<P['ricerche']>
  readonly ipotesi: P['ipotesi'] extends { readonly cifre: infer I } ? NamesOf<I> : string
}
type NamesOf<T> = keyof T & string

export type ManifestOf<P extends ForHosts> = Manifest<SlotsOf<P['nomi']>, ReturnType<P['cifre']>>

/** Code over the rows of a program, each piece compiled at its first use, with its data. */
export type Code = Evaluators & { readonly weigher: () => Pick<Weigher, 'figures'>; readonly followed: () => Followed | null }

export function evaluatorsOf(program: Program, { ricerche, pesi, ipotesi }: ForHosts): Code {
  const { year } = program
  const searches = new Map<string, Run>()
  const hypotheses = new Map<string, (values: Float64Array) => void>()
  const ofWeights = once(() => (pesi ? weigher(program, pesi.radici, (figura) => pesi.deboli(figura, year)) : null))
  const marked = once(() => provisional(program))
  return {
    evaluate: program.evaluate,
    search: (name) => kept(searches, name, () => excerpt(program, named(ricerche, name))),
    weigh: (values, root) => ofWeights()?.weigh(values, root) ?? new Float64Array(0),
    trace: once(() => {
      const found = marked()
      return found ? followed(program, found) : { forward: () => undefined, back: () => undefined }
    }),
    hypothesis: (name) => kept(hypotheses, name, () => variant(program, named(ipotesi?.cifre ?? {}, name)(year), ipotesi?.legge ?? [])),
    weigher: () => ofWeights() ?? { figures: [] },
    followed: marked,
  }
}

/** The result and the searches of a program under other figures of law. */
export function evaluatorsUnder(program: Program, { ricerche }: ForHosts, figures: Figures): Pick<Code, 'evaluate' | 'search'> {
  const searches = new Map<string, Run>()
  const again = variant(program, figures, program.rules)
  return {
    evaluate: (values) => {
      program.evaluate(values)
      again(values)
    },
    search: (name) => kept(searches, name, () => excerpt(program, named(ricerche, name), figures)),
  }
}

/** Code over rows as steps, for targets other than JavaScript: by name, each over its own arrays. */
export type HostRoutine = { readonly name: string; readonly steps: readonly (readonly Step[])[] }

export function routinesOf(program: Program, { ricerche, pesi, ipotesi }: ForHosts): readonly HostRoutine[] {
  const { year, slots } = program
  const ofLaw = { coder: new Coder(year, slots), known: new Map<Rule, readonly Step[]>() }
  /** The steps of a rule are the same object in every routine. */
  const steps = (rules: readonly Rule[], figures?: Figures) => {
    const { coder, known } = figures ? { coder: new Coder(year, slots, figures), known: new Map<Rule, readonly Step[]>() } : ofLaw
    return rules.map((rule) => kept(known, rule, () => [stepOf(rule, coder)]))
  }
  const evaluate = { name: routine.evaluate, steps: steps(program.rules) }
  const searches = Object.entries(ricerche).flatMap(([nome, ricerca]): HostRoutine[] => {
    const { run, rerun } = excerptOf(program, ricerca)
    return [{ name: routine.run(nome), steps: steps(run) }, ...(ricerca.muove ? [{ name: routine.rerun(nome), steps: steps(rerun) }] : [])]
  })
  const found = provisional(program)
  if (!found) return [evaluate, ...searches, ...weights(program, pesi)]
  const hypotheses = Object.entries(ipotesi?.cifre ?? {}).map(([nome, cifre]): HostRoutine => {
    const figures = cifre(year)
    return { name: routine.hypothesis(nome), steps: steps(variantOf(program, figures, ipotesi?.legge ?? []), figures) }
  })
  const traces = [
    { name: routine.forward, steps: found.forward },
    { name: routine.back, steps: found.back },
  ]
  return [evaluate, ...searches, ...weights(program, pesi), ...traces, ...hypotheses]
}

const weights = (program: Program, pesi: ForHosts['pesi']): readonly HostRoutine[] =>
  pesi ? [{ name: routine.weigh, steps: weighing(program, pesi.radici, (figura) => pesi.deboli(figura, program.year)).steps }] : []

type Described = {
  readonly nome: string
  readonly layout: Layout
  readonly outputs: Output
  readonly avvisi: readonly Avviso[]
  readonly messages: MessageTable
}

/** Weights and marks are computed when read, because a JavaScript host may never need them. */
export function manifestOf<P extends ForHosts>(
  { nome, layout, outputs, avvisi, messages, ospiti }: Described & { readonly ospiti: P },
  program: Program,
  code: Code,
): ManifestOf<P> {
  const { year, slots, size } = program
  const source = new Source(year, slots)
  const slot = (e: Expression): number => source.slot(e)
  return {
    simulatore: nome,
    anno: year,
    size,
    plan: layout.plan,
    messages,
    result: templateOf(outputs, slot),
    avvisi: avvisi.map(({ id, campo, quando, valori }) => ({ id, campo, quando: slot(quando), valori: partsOf(valori, slot) })),
    slots: slotsOf(ospiti.nomi, slot) as SlotsOf<P['nomi']>,
    cifre: ospiti.cifre(year) as ReturnType<P['cifre']>,
    get figures() {
      return code.weigher().figures.map((figura) => {
        const letta = figura.cifra(year)
        return { figura: figura.id, nome: figura.nome, attendibilita: letta.attendibilita, provvisoria: provvisoria(letta) }
      })
    },
    get provisional() {
      const found = code.followed()
      return found && { al: found.al, parametri: found.parametri }
    },
  }
}

function slotsOf(named: Named, slot: (e: Expression) => number): unknown {
  if (named instanceof Expression) return slot(named)
  if (Array.isArray(named)) return named.map((inner: Named) => slotsOf(inner, slot))
  return Object.fromEntries(Object.entries(named).map(([name, inner]: readonly [string, Named]) => [name, slotsOf(inner, slot)]))
}

function named<T>(table: Readonly<Record<string, T>>, name: string): T {
  const found = table[name]
  if (found === undefined) throw new RangeError(`The simulator does not name «${name}»`)
  return found
}

function kept<K, T>(known: Map<K, T>, key: K, make: () => T): T {
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}
