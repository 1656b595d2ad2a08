/** A state under the law of two years, or under figures of law as they were: the values at some paths, and what makes the difference. */
import { roundToCent, type TaxYear } from '@bilancia/contract'
import { type Between, between, type Passo } from './between.ts'
import { slotIn } from './emit.ts'
import type { Reader, Reading } from './host/read.ts'
import type { Layout } from './layout.ts'
import type { Located } from './outputs.ts'
import { PercorsoSconosciuto } from './path-unknown.ts'
import { type Program, variant } from './program.ts'
import { Regola } from './rule.ts'
import { since, type Tornata } from './since.ts'

export type YearComparison = {
  readonly da: TaxYear
  readonly a: TaxYear
  /** The values compared, each with the sum of its steps. */
  readonly voci: readonly { readonly percorso: string; readonly nome: string; readonly prima: number; readonly dopo: number; readonly differenza: number }[]
  /** `effetti` in the order of `voci`. */
  readonly passi: readonly Passo[]
}

export type FigureComparison = Pick<YearComparison, 'voci'> & {
  /** `effetti` in the order of `voci`. */
  readonly passi: readonly Tornata[]
}

export type Comparisons = {
  /**
   * The same state under the law of two years: the values at some paths, and the changes of law that make the difference,
   * each with its effect. The steps add up to the difference. Paths that one of the years does not have are left out.
   */
  readonly compareYears: (state: object, years: readonly [from: TaxYear, to: TaxYear], paths: readonly string[]) => YearComparison
  /** The same state with figures of law (by id) as they were: the values at some paths, and the effect of each figure that has changed since. */
  readonly compareFigures: (state: object, were: ReadonlyMap<string, unknown>, paths: readonly string[]) => FigureComparison
}

/** The parts of a simulator that a comparison reads. */
type Given = {
  readonly layout: Layout
  readonly located: ReadonlyMap<string, Located>
  readonly edition: (year: TaxYear) => { readonly program: Program }
  readonly readState: Reader
  /** The evaluated row of a state. */
  readonly run: (year: TaxYear, state: object) => Pick<Reading, 'values'>
  readonly yearIn: (state: object) => TaxYear
}

export function comparing({ layout, located, edition, readState, run, yearIn }: Given): Comparisons {
  const pairs = new Map<string, Between>()

  const amountAt = (path: string): Amount => {
    const place = located.get(path)
    if (!(place?.rule instanceof Regola)) throw new PercorsoSconosciuto(path)
    return { path, quando: place.quando, rule: place.rule }
  }

  return {
    compareYears(state, [da, a], paths) {
      const asked = paths.map(amountAt)
      const key = [da, a, ...paths].join()
      const rules = asked.map(({ rule }) => rule)
      const pair = pairs.get(key) ?? between(da, a, layout, rules)
      pairs.set(key, pair)
      const held = [da, a].map((year) => ({ program: edition(year).program, values: run(year, { ...state, annoImposta: year }).values }))
      const there = [...asked.keys()].filter((i) =>
        held.every(({ program, values }) => asked[i]?.quando.every((quando) => values[slotIn(program.slots, quando)] === 1)),
      )
      const rowOf = (annoImposta: TaxYear) => readState({ ...state, annoImposta }, pair.size).values
      const { prima, dopo, passi } = pair.steps(rowOf(da), rowOf(a))
      const voci = there.map((i) => compared(asked[i] as Amount, prima[i] as number, dopo[i] as number))
      const steps = passi.map((passo) => ({ ...passo, effetti: there.map((i) => passo.effetti[i] as number) }))
      return { da, a, voci, passi: steps.filter(({ effetti }) => effetti.some((effetto) => effetto !== 0)) }
    },
    compareFigures(state, were, paths) {
      const year = yearIn(state)
      const { program } = edition(year)
      const { values } = run(year, state)
      const asked = paths.map(amountAt).filter(({ quando }) => quando.every((one) => values[slotIn(program.slots, one)] === 1))
      const rules = asked.map(({ rule }) => rule)
      const { prima, dopo, passi } = since([program], were, (figures) => {
        const row = values.slice()
        if (figures.size > 0) variant(program, figures, rules)(row)
        return rules.map((rule) => row[slotIn(program.slots, rule)] as number)
      })
      return { voci: asked.map((one, i) => compared(one, prima[i] as number, dopo[i] as number)), passi }
    },
  }
}

type Amount = { readonly path: string; readonly quando: Located['quando']; readonly rule: Regola }

const compared = ({ path, rule }: Amount, prima: number, dopo: number): YearComparison['voci'][number] => ({
  ...{ percorso: path, nome: rule.definition.nome, prima, dopo, differenza: roundToCent(dopo - prima) },
})
