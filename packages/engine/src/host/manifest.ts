/** What a host needs of a simulator in a year besides the code that evaluates a row: plain data, the same at every build. */
import type { MessageTable, ParametroProvvisorio, TaxYear } from '@bilancia/contract'
import type { Plan } from './plan.ts'
import type { Part, Template } from './template.ts'

/** A message that the calculation gives while its requirement holds; its text is in the table of messages. */
export type Notice = { readonly id: string; readonly campo: string; readonly quando: number; readonly valori: Readonly<Record<string, Part>> }

/** A figure of law that is weak: what is said of it where it weighs. */
export type WeakFigure = { readonly figura: string; readonly nome: string; readonly attendibilita: string; readonly provvisoria: boolean }

/** `S`: the slots that the code of the host names, in a tree of its own; `C`: figures of law that it names. */
export type Manifest<S = unknown, C = unknown> = {
  readonly simulatore: string
  readonly anno: TaxYear
  /** Length of a row: the fields, then the rules. */
  readonly size: number
  readonly plan: Plan
  readonly messages: MessageTable
  readonly result: Template
  readonly avvisi: readonly Notice[]
  readonly slots: S
  readonly cifre: C
  /** The figures that `weigh` weighs, in its order. */
  readonly figures: readonly WeakFigure[]
  /** Null in a year that is final; `parametri` in the order of the places after the row. */
  readonly provisional: { readonly al: string; readonly parametri: readonly ParametroProvvisorio[] } | null
}

export type Evaluate = (values: Float64Array) => void
/** Marks the places of a row, and after them those of the figures that are provisional. */
export type Marks = (values: Float64Array, marks: Uint8Array) => void

/** Some rules of the simulator, for a search that changes fields of a row in place. */
export type Run = {
  /** Evaluates them all. */
  readonly run: Evaluate
  /** Evaluates what depends on the fields that move: the rest of the row stands from the last `run`. */
  readonly rerun: Evaluate
}

/** The code over rows, whatever it is compiled to. `R`, `H`: names of the searches and of the hypotheses of the simulator. */
export type Evaluators<R extends string = string, H extends string = string> = {
  readonly evaluate: Evaluate
  readonly search: (name: R) => Run
  /** What each weak figure carries of the value in a slot, by the order of the manifest; signed. */
  readonly weigh: (values: Float64Array, root: number) => Float64Array
  /** Forward from the provisional figures, and back from what is marked to those that were read. */
  readonly trace: () => { readonly forward: Marks; readonly back: Marks }
  /** Works a row out again, in place, with other figures of law. */
  readonly hypothesis: (name: H) => Evaluate
}
