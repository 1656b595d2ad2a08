/** A simulator in a year, ready to run from a manifest and the code over its rows. It is the same in every host. */
import { allowedYears, type Gravita, isTaxYear, type Message, type MessageTable, messaggiDeiCampi, type TaxYear } from '@bilancia/contract'
import { inputsOf } from './inputs.ts'
import type { Evaluators, Manifest, Run, WeakFigure } from './manifest.ts'
import { type Provisional, tracer } from './provisional.ts'
import { type Reading, reader } from './read.ts'
import { type Collect, collector, collectorAt, sentence, viewer } from './template.ts'

/** Every result has messages. If the year is missing or unknown, it has nothing else. */
export type ConMessaggi = { readonly messaggi: readonly Message[] }

/** Some rules on rows of their own. Call `run(row)` once, then repeat: change the fields in `moving`, call `rerun(row)`, read. */
export type Search = Run & { readonly read: (state: object) => Float64Array }

/** The weight of a weak figure in a value. It is never negative. */
export type Weight = { readonly figura: WeakFigure; readonly peso: number }

/** One year of a simulator. For `T` see `Shape`. */
export type HostEdition<T extends Shape = Shape> = {
  readonly anno: TaxYear
  readonly slots: T['slots']
  readonly cifre: T['cifre']
  readonly messages: MessageTable
  /** The field of each slot, by its path in the state. */
  readonly paths: readonly string[]
  readonly size: number
  /** `row`: one of `size` that nobody reads any more, to be filled again. */
  readonly read: (state: object, row?: Float64Array) => Reading
  readonly evaluate: (values: Float64Array) => void
  readonly collect: (reading: Reading) => T['risultato'] & ConMessaggi
  /** The result without its messages, read field by field from an evaluated row; see `viewer`. */
  readonly view: (reading: Pick<Reading, 'values' | 'texts'>) => T['risultato']
  /** The function that reads the value at a path of the result; undefined if the rules alone do not give it. */
  readonly at: (path: string) => Collect<unknown> | undefined
  readonly search: (name: T['ricerche']) => Search
  /** The weak figures that contribute to the value in a slot. */
  readonly weigh: (values: Float64Array, slot: number) => readonly Weight[]
  /** Gives the provisional parts of an evaluated row; null in a final year. */
  readonly provisional: Provisional | null
  /** Computes a copy of the row with other figures of law. The given row does not change. */
  readonly hypothesis: (name: T['ipotesi']) => (values: Float64Array) => Float64Array
}

/** The parts of a simulator, for the types: its result, the trees of slots and figures, the names of searches and hypotheses. */
export type Shape = {
  readonly risultato: object
  readonly slots: unknown
  readonly cifre: unknown
  readonly ricerche: string
  readonly ipotesi: string
}

/** Gives the edition of a year, built at its first use. */
export type Editions<T extends Shape> = (year: TaxYear) => HostEdition<T>

/** A calculated state: its evaluated row and its result. */
export type Worked<R> = { readonly year: TaxYear; readonly reading: Reading; readonly result: R & ConMessaggi }

export function hostEdition<T extends Shape>(manifest: Manifest<T['slots'], T['cifre']>, evaluators: Evaluators<T['ricerche'], T['ipotesi']>): HostEdition<T> {
  const { anno, size, plan, messages, slots, cifre } = manifest
  const inputs = inputsOf(plan)
  const readState = reader(plan, inputs)
  const collect = collector(manifest.result)
  let viewed: Collect<unknown> | undefined
  let weak: readonly WeakFigure[] | undefined
  const figures = (): readonly WeakFigure[] => {
    weak ??= manifest.figures
    return weak
  }
  const notices = manifest.avvisi.map(({ id, campo, quando, valori }) => {
    const { gravita, testo } = textOf(id, messages)
    return { id, gravita, campo, quando, say: sentence({ frase: testo, valori }) }
  })
  return {
    anno,
    slots,
    cifre,
    messages,
    paths: inputs.paths,
    size,
    read: (state, row) => readState(state, size, row),
    evaluate: evaluators.evaluate,
    collect: ({ values, texts, wrong, messages: found }) => {
      const messaggi: Message[] = []
      for (const slot of wrong) messaggi.push(notValid(inputs.paths[slot] ?? '', inputs.allowed[slot] ?? '', messages))
      for (const at of found) {
        const own = inputs.messages[at]
        if (own) messaggi.push(standard(own.id, own.path, messages))
      }
      for (const { id, gravita, campo, quando, say } of notices) if (values[quando] === 1) messaggi.push({ id, gravita, campo, testo: say(values, texts) })
      // The only place where data become a type. The template was made from the outputs that define the type.
      return Object.assign(collect(values, texts) as T['risultato'], { messaggi })
    },
    view: ({ values, texts }) => {
      viewed ??= viewer(manifest.result)
      return viewed(values, texts) as T['risultato']
    },
    at: (path) => collectorAt(manifest.result, path.split(/[.[\]]+/).filter(Boolean)),
    search: (name) => ({ ...evaluators.search(name), read: (state) => readState(state, size).values }),
    weigh: (values, slot) => {
      const carried = evaluators.weigh(values, slot)
      const found: Weight[] = []
      for (let i = 0; i < carried.length; i++) {
        const peso = Math.abs(carried[i] as number)
        if (peso > 0) found.push({ figura: figures()[i] as WeakFigure, peso })
      }
      return found
    },
    provisional: manifest.provisional && tracer(manifest, evaluators),
    hypothesis: (name) => {
      const again = evaluators.hypothesis(name)
      return (values) => {
        const row = values.slice()
        again(row)
        return row
      }
    },
  }
}

/** Computes what can be computed. Never throws, whatever the state contains. */
export function work<T extends Shape>(state: object, editions: Editions<T>): Worked<T['risultato']> | ConMessaggi {
  const year = yearOf(state)
  if (typeof year !== 'number') return { messaggi: [year] }
  const { read, evaluate, collect } = editions(year)
  const reading = read(state)
  evaluate(reading.values)
  return { year, reading, result: collect(reading) }
}

/** Reads only some paths of the result; null if the rules alone do not give all of them. */
export function chosen<T extends Shape>(editions: Editions<T>, paths: readonly string[]): (state: object) => readonly unknown[] | ConMessaggi | null {
  const known = new Map<TaxYear, readonly Collect<unknown>[] | null>()
  const makersIn = (year: TaxYear): readonly Collect<unknown>[] | null => {
    const before = known.get(year)
    if (before !== undefined) return before
    const found = paths.flatMap((path) => editions(year).at(path) ?? [])
    const makers = found.length === paths.length ? found : null
    known.set(year, makers)
    return makers
  }
  return (state) => {
    const year = yearOf(state)
    if (typeof year !== 'number') return { messaggi: [year] }
    const makers = makersIn(year)
    if (!makers) return null
    const { read, evaluate } = editions(year)
    const { values, texts } = read(state)
    evaluate(values)
    return makers.map((make) => make(values, texts))
  }
}

/** The year in a state, or the message about a missing or wrong year. It is read before a simulator of the year can be opened. */
export function yearOf(state: object): TaxYear | Message {
  const { annoImposta } = (state ?? {}) as { readonly annoImposta?: unknown }
  if (isTaxYear(annoImposta)) return annoImposta
  const missing = annoImposta === undefined || annoImposta === null || annoImposta === ''
  return missing ? standard('CAMPO_OBBLIGATORIO', 'annoImposta', messaggiDeiCampi) : notValid('annoImposta', allowedYears(), messaggiDeiCampi)
}

const notValid = (campo: string, dettaglio: string, messages: MessageTable): Message => ({ ...standard('VALORE_NON_VALIDO', campo, messages), dettaglio })

/** A message whose text has no placeholders. */
export function standard(id: string, campo: string, messages: MessageTable): Message {
  const { gravita, testo } = textOf(id, messages)
  return { id, gravita, campo, testo }
}

function textOf(id: string, messages: MessageTable): { readonly gravita: Gravita; readonly testo: string } {
  const found = messages[id]
  if (!found) throw new Error(`No text for the message «${id}»`)
  return found
}
