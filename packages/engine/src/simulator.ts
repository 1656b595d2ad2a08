/** A simulator: a catalog, the outputs it feeds, the messages it gives. Programs are compiled at first use and kept. */
import { isTaxYear, type Message, type MessageTable, type TaxYear, taxYears } from '@bilancia/contract'
import { Source } from './emit.ts'
import { type Explainer, explainer, type Spiegazione } from './explain.ts'
import type { Expression } from './expression.ts'
import { type Layout, leafOf } from './layout.ts'
import { collector, type Located, locate, message, type Output, type Phrase, phraseOf, rulesOf, rulesOfAvviso } from './outputs.ts'
import { compile, type Program, reevaluator } from './program.ts'
import { type Reading, reader } from './read.ts'
import type { Avviso, Rule } from './rule.ts'

/** What every result carries; it is all there is where the year is missing or unknown. */
export type ConMessaggi = { readonly messaggi: readonly Message[] }

/** One year of a simulator, ready to run. */
export type Edition<R> = {
  readonly program: Program
  readonly read: (state: object) => Reading
  readonly collect: (reading: Reading) => R & ConMessaggi
}

/** `R` is the shape of the result, `ResultOf<typeof outputs>`. */
export type Simulator<R> = {
  /** The edition of a year; the first call compiles it. */
  readonly edition: (year: TaxYear) => Edition<R>
  /** Computes what can be computed; never throws on a state, whatever is in it. */
  readonly calculate: (state: object) => (R & ConMessaggi) | ConMessaggi
  /** Every path of the result that can be explained. */
  readonly paths: readonly string[]
  /** The explanation of one value of the result. Throws `PercorsoSconosciuto`. */
  readonly explain: (state: object, path: string) => Spiegazione
  /** The same on a row already evaluated, in a year that may not be that of the state: what a search or a plan worked out. */
  readonly explainReading: (year: TaxYear, reading: Pick<Reading, 'values' | 'texts'>, path: string) => Spiegazione
  /** Some rules only, for a search that changes the fields in `moving` on a row, in place; any field, where none are named. */
  readonly excerpt: (year: TaxYear, rules: readonly Rule[], moving?: readonly Expression[]) => Excerpt
}

/** `run(row)` once, then change the moving fields, `rerun(row)` and read `row[slot(rule)]`, as often as needed. */
export type Excerpt = {
  readonly read: (state: object) => Float64Array
  /** Evaluates every rule. */
  readonly run: (row: Float64Array) => void
  /** Evaluates what depends on the moving fields: the rest of the row stands from the last `run`. */
  readonly rerun: (row: Float64Array) => void
  readonly slot: (e: Expression) => number
}

export class PercorsoSconosciuto extends Error {
  readonly code = 'PERCORSO_SCONOSCIUTO'

  constructor(path: string) {
    super(`Nel risultato non c'è «${path}»`)
    this.name = 'PercorsoSconosciuto'
  }
}

/** The year in a state, or the message that says what is wrong with it. */
export function yearOf(state: object, messages: MessageTable): TaxYear | Message {
  const { annoImposta } = (state ?? {}) as { readonly annoImposta?: unknown }
  if (isTaxYear(annoImposta)) return annoImposta
  const missing = annoImposta === undefined || annoImposta === null || annoImposta === ''
  return standard(missing ? 'CAMPO_OBBLIGATORIO' : 'VALORE_NON_VALIDO', 'annoImposta', messages)
}

function standard(id: string, campo: string, messages: MessageTable): Message {
  const { gravita, testo } = messages[id] as MessageTable[string]
  return message({ id, gravita, campo }, testo)
}

type Parts = { readonly layout: Layout; readonly outputs: Output; readonly avvisi: readonly Avviso[]; readonly messages: MessageTable }

export function simulator<R>({ layout, outputs, avvisi, messages }: Parts): Simulator<R> {
  const readState = reader(layout)
  const rules = [...rulesOf(outputs), ...avvisi.flatMap(rulesOfAvviso)]
  const located = new Map(locate(outputs))
  const editions = new Map<TaxYear, Edition<R>>()
  const explainers = new Map<TaxYear, Explainer>()

  const edition = (year: TaxYear): Edition<R> => {
    const known = editions.get(year)
    if (known) return known
    const program = compile(year, layout, rules)
    const source = new Source(year, program.slots)
    const phrases: Phrase[] = []
    const result = collector(outputs, source, (avviso) => `phrases[${phrases.push(phraseOf(avviso, source)) - 1}]`)
    const collect = source.build<(v: Float64Array, t: readonly string[]) => R & object>(`return (v, t) => ${result}`, { phrases })
    const given = avvisi.map((avviso) => ({ avviso, slot: source.slot(avviso.quando), say: phraseOf(avviso, source) }))
    const made: Edition<R> = {
      program,
      read: (state) => readState(state, program.size),
      collect: ({ values, texts, wrong, messages: found }) => {
        const messaggi: Message[] = []
        for (const slot of wrong) messaggi.push(standard('VALORE_NON_VALIDO', layout.paths[slot] as string, messages))
        for (const at of found) {
          const { path, message: own } = layout.messages[at] as Layout['messages'][number]
          messaggi.push(standard(own.id, path, messages))
        }
        for (const { avviso, slot, say } of given) if (values[slot] === 1) messaggi.push(message(avviso, say(values, texts)))
        return Object.assign(collect(values, texts), { messaggi })
      },
    }
    editions.set(year, made)
    return made
  }

  /** In a list of those present the second entry of the result may be the third that could be there. */
  const resolved = (path: string, place: Located, holds: (r: Rule) => boolean): Located => {
    if (!place.tra) return place
    const { elenco, posto, presenze } = place.tra
    const order = [...presenze.keys()].sort((a, b) => Number(holds(presenze[b] as Rule)) - Number(holds(presenze[a] as Rule)))
    return located.get(path.replace(`${elenco}[${posto}]`, `${elenco}[${order[posto]}]`)) as Located
  }

  const run = (year: TaxYear, state: object): Reading => {
    const { program, read } = edition(year)
    const reading = read(state)
    program.evaluate(reading.values)
    return reading
  }

  const explainReading: Simulator<R>['explainReading'] = (year, { values, texts }, path) => {
    const asked = located.get(path)
    if (!asked) throw new PercorsoSconosciuto(path)
    const { program } = edition(year)
    const place = resolved(path, asked, (r) => values[program.slots.get(r) as number] === 1)
    const explain = explainers.get(year) ?? explainer(program)
    explainers.set(year, explain)
    const missing = place.quando.find((quando) => values[program.slots.get(quando) as number] !== 1)
    return explain(missing ?? place.rule, values, texts)
  }

  return {
    edition,
    paths: [...located.keys()],
    calculate(state) {
      const year = yearOf(state, messages)
      return typeof year === 'number' ? edition(year).collect(run(year, state)) : { messaggi: [year] }
    },
    explain(state, path) {
      const year = yearOf(state, messages)
      if (typeof year !== 'number') throw new RangeError(`annoImposta: ${year.testo}. Anni ammessi: ${taxYears.join(', ')}`)
      if (!located.has(path)) throw new PercorsoSconosciuto(path)
      return explainReading(year, run(year, state), path)
    },
    explainReading,
    excerpt(year, wanted, moving) {
      const program = compile(year, layout, wanted)
      return {
        read: (state) => readState(state, program.size).values,
        run: program.evaluate,
        rerun: moving ? reevaluator(program, moving) : program.evaluate,
        slot: (e) => leafOf.get(e)?.slot ?? (program.slots.get(e) as number),
      }
    },
  }
}
