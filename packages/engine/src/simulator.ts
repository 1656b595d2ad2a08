/** A simulator: a catalog, its outputs and its messages. Programs are compiled at first use and kept. */
import { type MessageTable, shape, type TaxYear, taxYears } from '@bilancia/contract'
import { ArtefattoDiverso, firma } from './artefact.ts'
import { type Comparisons, comparing } from './compare.ts'
import { type Accuser, accuser } from './culprit.ts'
import { type Figures, Source, slotIn } from './emit.ts'
import { type Explainer, explainer } from './explain.ts'
import type { Spiegazione } from './explanation.ts'
import type { Expression } from './expression.ts'
import { artefactOf } from './host/artefact.ts'
import { type ConMessaggi, type HostEdition, hostEdition, type Shape, type Worked, work, yearOf } from './host/edition.ts'
import type { Evaluators, Manifest } from './host/manifest.ts'
import { type Reading, reader } from './host/read.ts'
import {
  evaluatorsOf,
  evaluatorsUnder,
  type ForHosts,
  type HostRoutine,
  type ManifestOf,
  manifestOf,
  routinesOf,
  type ShapeOf,
  type soloRisultato,
} from './hosts.ts'
import type { Layout } from './layout.ts'
import { once } from './once.ts'
import { type Located, locate, type Output, rulesOf, rulesOfAvviso } from './outputs.ts'
import { PercorsoSconosciuto } from './path-unknown.ts'
import { compile, type Program, reevaluator, variant } from './program.ts'
import type { Avviso, Requisito, Rule } from './rule.ts'

/** One year of a simulator, with its rules. */
export type Edition<T extends Shape = Shape> = HostEdition<T> & {
  readonly program: Program
  /** SHA-256 of the artefact that runs it; null if it runs as generated JavaScript. */
  readonly impronta: string | null
  /** Marks an evaluated row whose outcome depends too much on a weak figure of law, and evaluates the rules that read the mark. */
  readonly markUncertain: (values: Float64Array) => void
}

/** `T`: the types of its result and of the data for its hosts. */
export type Simulator<T extends Shape = Shape> = Comparisons & {
  /** The rules behind its outputs and messages. The rules that these read are reached from them. */
  readonly rules: readonly Rule[]
  readonly layout: Layout
  /** Every single value of the result by its path. */
  readonly places: ReadonlyMap<string, Located>
  /** The edition of a year; the first call compiles it. */
  readonly edition: (year: TaxYear) => Edition<T>
  /** The data that a host needs for a year, besides code. */
  readonly manifest: (year: TaxYear) => Manifest<T['slots'], T['cifre']>
  /** The code over the rows of a year, as JavaScript generated here: for hosts without a prebuilt artefact. */
  readonly code: (year: TaxYear) => Evaluators<T['ricerche'], T['ipotesi']>
  /** The same as steps, for the build of artefacts. */
  readonly routines: (year: TaxYear) => readonly HostRoutine[]
  /** Computes what can be computed. Never throws, whatever the state contains. */
  readonly calculate: (state: object) => (T['risultato'] & ConMessaggi) | ConMessaggi
  /** The same with the evaluated row. */
  readonly work: (state: object) => Worked<T['risultato']> | ConMessaggi
  /** Every path of the result that can be explained. */
  readonly paths: readonly string[]
  /** The explanation of one value of the result. Throws `PercorsoSconosciuto`. */
  readonly explain: (state: object, path: string) => Spiegazione
  /** The same on an evaluated row of a search or a plan, whose year may differ from that of the state. */
  readonly explainReading: (year: TaxYear, reading: Pick<Reading, 'values' | 'texts'>, path: string) => Spiegazione
  /** The explanation of a rule by its id, also of a rule that the result does not show. Throws `PercorsoSconosciuto`. */
  readonly explainRule: (state: object, id: string) => Spiegazione
  /** The edition of a year with other figures of law, for a calculation that runs this simulator. Its weights and hypotheses use today's figures. */
  readonly editionUnder: (year: TaxYear, figures: Figures) => HostEdition<T>
  /** Some rules only, for a search that changes the fields in `moving` on a row, in place. Without `moving`, any field may change. */
  readonly excerpt: (year: TaxYear, rules: readonly Rule[], moving?: readonly Expression[]) => Excerpt
  /** Computes a copy of a row of the year with other figures of law. The given row does not change. */
  readonly withFigures: (year: TaxYear, figures: Figures, wanted: readonly Rule[]) => (values: Float64Array) => Float64Array
}

/** Call `run(row)` once, then repeat: change the moving fields, call `rerun(row)`, read `row[slot(rule)]`. */
export type Excerpt = {
  readonly read: (state: object) => Float64Array
  /** Evaluates every rule. */
  readonly run: (row: Float64Array) => void
  /** Evaluates the rules that depend on the moving fields. The rest of the row keeps the values of the last `run`. */
  readonly rerun: (row: Float64Array) => void
  readonly slot: (e: Expression) => number
  /** Finds why an amount jumps between two rows. */
  readonly accuse: Accuser
}

type Parts<P> = {
  /** The name by which the artefact is found. */
  readonly nome: string
  readonly layout: Layout
  readonly outputs: Output
  readonly avvisi: readonly Avviso[]
  readonly messages: MessageTable
  /** The rules that the code of the hosts uses by name. */
  readonly ospiti: P
}

type Opened<R extends object, P extends ForHosts> = {
  readonly edition: Edition<ShapeOf<R, P>>
  readonly manifest: () => ManifestOf<P>
  readonly code: Evaluators
}

/** `R` is the shape of the result, `ResultOf<typeof outputs>`. */
export function simulator<R extends object, P extends ForHosts = typeof soloRisultato>({
  nome,
  layout,
  outputs,
  avvisi,
  messages,
  ospiti,
}: Parts<P>): Simulator<ShapeOf<R, P>> {
  const readState = reader(layout.plan)
  const rules = [...rulesOf(outputs), ...avvisi.flatMap(rulesOfAvviso)]
  const searched = Object.values(ospiti.ricerche).flatMap(({ legge }) => legge)
  const located = new Map(locate(outputs))
  const inEntries = new Map([...located].flatMap(([path, place]) => (place.tra ? [[shape.anyPlace(path), place] as const] : [])))
  const opened = new Map<TaxYear, Opened<R, P>>()
  const explainers = new Map<TaxYear, Explainer>()

  const open = (year: TaxYear): Opened<R, P> => {
    const known = opened.get(year)
    if (known) return known
    const artefact = artefactOf<ShapeOf<R, P>>(nome, year)
    const program = compile(year, layout, rules, { searched, built: artefact?.edition.evaluate })
    if (artefact && artefact.firma !== firma(program.rules)) throw new ArtefattoDiverso(nome, year)
    const code = evaluatorsOf(program, ospiti)
    const manifest = once(() => manifestOf<P>({ nome, layout, outputs, avvisi, messages, ospiti }, program, code))
    const host = artefact?.edition ?? hostEdition<ShapeOf<R, P>>(manifest(), code)
    const incerta = new Source(year, program.slots).slot(layout.incerta)
    const edition: Edition<ShapeOf<R, P>> = {
      ...host,
      evaluate: program.evaluate,
      program,
      impronta: artefact?.impronta ?? null,
      markUncertain: (values) => {
        values[incerta] = 1
        program.evaluate(values)
      },
    }
    const made = { edition, manifest, code }
    opened.set(year, made)
    return made
  }
  const edition = (year: TaxYear): Edition<ShapeOf<R, P>> => open(year).edition

  /** The second entry of a list of those present may be the third possible one. */
  const resolved = (path: string, place: Located, holds: (r: Rule) => boolean): Located => {
    if (!place.tra) return place
    const { elenco, presenze } = place.tra
    const posto = Number(path.slice(elenco.length + 1).split(']')[0])
    const order = [...presenze.keys()].sort((a, b) => Number(holds(presenze[b] as Rule)) - Number(holds(presenze[a] as Rule)))
    const there = order[posto] as number
    return located.get(path.replace(`${elenco}[${posto}]`, `${elenco}[${there}]`)) ?? { rule: presenze[there] as Requisito, quando: [] }
  }

  /** The value of any entry of the list, for a value that only some entries have. */
  const inAnyEntry = (path: string): Located | undefined => {
    const tra = inEntries.get(shape.anyPlace(path))?.tra
    return tra && Number(/\[(\d+)\]/.exec(path)?.[1]) < tra.presenze.length ? inEntries.get(shape.anyPlace(path)) : undefined
  }

  const run = (year: TaxYear, state: object): Reading => {
    const { program, read } = edition(year)
    const reading = read(state)
    program.evaluate(reading.values)
    return reading
  }

  const explainerOf = (year: TaxYear): Explainer => {
    const explain = explainers.get(year) ?? explainer(edition(year).program)
    explainers.set(year, explain)
    return explain
  }

  /** The year of a state that is to be explained. */
  const yearIn = (state: object): TaxYear => {
    const year = yearOf(state)
    if (typeof year !== 'number') throw new RangeError(`annoImposta: ${year.testo}. Anni ammessi: ${taxYears.join(', ')}`)
    return year
  }

  const explainReading: Simulator['explainReading'] = (year, { values, texts }, path) => {
    const asked = located.get(path) ?? inAnyEntry(path)
    if (!asked) throw new PercorsoSconosciuto(path)
    const { program } = edition(year)
    const place = resolved(path, asked, (r) => values[slotIn(program.slots, r)] === 1)
    const missing = place.quando.find((quando) => values[slotIn(program.slots, quando)] !== 1)
    return explainerOf(year)(values, texts)(missing ?? place.rule)
  }

  const calculated = (state: object) => work<ShapeOf<R, P>>(state, edition)

  return {
    ...comparing({ layout, located, edition, readState, run, yearIn }),
    rules,
    layout,
    places: located,
    edition,
    manifest: (year) => open(year).manifest(),
    code: (year) => open(year).code,
    routines: (year) => routinesOf(open(year).edition.program, ospiti),
    paths: [...located.keys()],
    calculate(state) {
      const worked = calculated(state)
      return 'result' in worked ? worked.result : worked
    },
    work: calculated,
    explain(state, path) {
      const year = yearIn(state)
      if (!located.has(path) && !inAnyEntry(path)) throw new PercorsoSconosciuto(path)
      return explainReading(year, run(year, state), path)
    },
    explainReading,
    explainRule(state, id) {
      const year = yearIn(state)
      const rule = edition(year).program.rules.find((r) => r.id === id)
      if (!rule) throw new PercorsoSconosciuto(id)
      const { values, texts } = run(year, state)
      return explainerOf(year)(values, texts)(rule)
    },
    withFigures(year, figures, wanted) {
      const evaluate = variant(edition(year).program, figures, wanted)
      return (values) => {
        const row = values.slice()
        evaluate(row)
        return row
      }
    },
    editionUnder(year, figures) {
      const today = edition(year)
      if (figures.size === 0) return today
      const { evaluate, search } = evaluatorsUnder(today.program, ospiti, figures)
      return { ...today, evaluate, search: (name) => ({ ...search(name), read: (state) => today.read(state).values }) }
    },
    excerpt(year, wanted, moving) {
      const program = compile(year, layout, wanted)
      return {
        read: (state) => readState(state, program.size).values,
        run: program.evaluate,
        rerun: moving ? reevaluator(program, moving) : program.evaluate,
        slot: (e) => slotIn(program.slots, e),
        accuse: accuser(program),
      }
    },
  }
}
