/** What a host needs to run a simulator in a year, besides the code that evaluates a row: plain data, identical at every build. */
import type { MessageTable, ParametroProvvisorio, TaxYear } from '@bilancia/contract'
import type { Plan } from './plan.ts'
import type { Part, Template } from './template.ts'

/** A message of the calculation, present while its requirement holds. Its text is in the table of messages. */
export type Notice = { readonly id: string; readonly campo: string; readonly quando: number; readonly valori: Readonly<Record<string, Part>> }

/** A weak figure of law, with the text shown where the figure has weight. */
export type WeakFigure = { readonly figura: string; readonly nome: string; readonly attendibilita: string; readonly provvisoria: boolean }

/** The names that a page loads with the weights. The first figures of a result do not need them. */
export type Names = { readonly figures: readonly WeakFigure[]; readonly parametri: readonly ParametroProvvisorio[] }

/** `S`: the tree of the slots that the host's code reads by name. `C`: the figures of law that it reads by name. */
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
  /** The figures that `weigh` weighs, in the same order. */
  readonly figures: readonly WeakFigure[]
  /** Null in a final year. `parametri` in the order of their marks after the row. */
  readonly provisional: { readonly al: string; readonly parametri: readonly ParametroProvvisorio[] } | null
}

export type Evaluate = (values: Float64Array) => void
/** Marks the places of a row and, after them, those of the provisional figures. */
export type Marks = (values: Float64Array, marks: Uint8Array) => void

/** The places that a search has changed since the last evaluation, and those that it will read after the next one. Only these are copied. */
export type Exchange = { readonly changed: readonly number[]; readonly read: readonly number[] }

/** Some rules of the simulator, for a search that changes fields of a row in place. */
export type Run = {
  /** Evaluates all of these rules. */
  readonly run: Evaluate
  /**
   * Evaluates the rules that depend on the moving fields. The rest of the row keeps the values of the last `run`. With `only`, the
   * other places of the row may keep older values.
   */
  readonly rerun: (values: Float64Array, only?: Exchange) => void
}

/** The compiled code over rows, in any target. `R`, `H`: names of the searches and of the hypotheses of the simulator. */
export type Evaluators<R extends string = string, H extends string = string> = {
  readonly evaluate: Evaluate
  readonly search: (name: R) => Run
  /** The signed weight of each weak figure in the value of a slot, in the order of the manifest. */
  readonly weigh: (values: Float64Array, root: number) => Float64Array
  /** Marks forward from the provisional figures, and back from the marked places to the figures that they read. */
  readonly trace: () => { readonly forward: Marks; readonly back: Marks }
  /** Computes a row again, in place, with other figures of law. */
  readonly hypothesis: (name: H) => Evaluate
}
