/** What makes one simulator differ from the others. */
import type { Condition, Effect, Fields, MessageTable, Migration, Reading, Restart, Salto } from '@bilancia/contract'
import type { ApplicationId, areas, Explanation, UsedFigures, YearChanges } from '@bilancia/contract/api'
import type { Values } from './path.ts'

/** The differences between simulators. Define it once per simulator, outside any component. */
export type Simulator = {
  readonly catalog: Fields
  readonly reading?: Reading
  readonly effects: readonly Effect[]
  /** The fields whose change restarts the simulation, after a warning. */
  readonly restart?: Restart
  /** By path of a select: the options that are offered only while a condition holds. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, Condition>>>>
  /** By message: the paths of the result that are estimates while it holds (`persone[].addizionali`). */
  readonly estimates?: Readonly<Record<string, readonly string[]>>
  readonly messages: MessageTable
  /** Migrations for drafts of an older format, the same as for saved calculations. */
  readonly migrations: readonly Migration[]
  /** The application under which its calculations are saved. */
  readonly applicationId: ApplicationId | typeof areas.concordato.id
  /** Values of a new simulation that differ from the catalog's defaults: the current year. */
  readonly start: Values
  /** Calculates on the server. */
  readonly calculate: (values: Values, signal: AbortSignal) => Promise<Values>
  /** Calculates in the page, while the user types. Without it the server also answers keystrokes. */
  readonly calcola?: ((values: Values) => Promise<Values>) | undefined
  /** The result by which variants are compared, where it has more than the calculation. */
  readonly compared?: (values: Values, signal: AbortSignal) => Promise<Values>
  /** Like `calcola`, but within the edit, so that one frame shows both; null if it would take longer, for example while the law of a year loads. */
  readonly subito?: ((values: Values) => Values | null) | undefined
  /** The years that the page can calculate without a network. */
  readonly yearsKept?: () => Promise<readonly number[]>
  /** The explanation of the value at a path of the result, for the typed values. `steps` are the nodes opened below it. */
  readonly explain: (asked: { readonly path: string; readonly steps: readonly string[] }, values: Values, signal: AbortSignal) => Promise<Explanation>
  /** The figures of law behind the main result that still have to be verified. */
  readonly figures: (values: Values, signal: AbortSignal) => Promise<UsedFigures>
  /** The effects of the law of another year, one change after the other. Absent where they are not given. */
  readonly changes?: (other: number, values: Values, signal: AbortSignal) => Promise<YearChanges>
  /** The jumps of the levy near the typed values. Absent where they are not given. */
  readonly jumps?: (values: Values, signal: AbortSignal) => Promise<readonly Salto[]>
  /** With the values, a label that several years share names the year. */
  readonly labelOf: (path: string, values?: Values) => string
  /** The name of any line of a saved result, with its place. Absent where results are not saved with the day of their law. */
  readonly lineOf?: (path: string) => string
  /** The client's name, used in the list of saved calculations. */
  readonly nameOf: (values: Values) => string
}
