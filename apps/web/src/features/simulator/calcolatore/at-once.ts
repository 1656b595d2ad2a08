/**
 * The calculation on the main thread, within the keystroke that triggers it: it is faster than a message to a worker and
 * back, and one frame shows the typed value with its figures. The law of a year is loaded while nobody types. Until then
 * the answer is null, and the worker's result counts.
 */
import { isTaxYear } from '@bilancia/contract'
import type { Values } from '../path.ts'
import type { Calculating, SimulatorName } from './hosts.ts'

/** Half a frame, in ms. If a calculation takes longer, the worker is used. */
const LIMIT_MS = 8
/** Number of slow calculations in a row that are tolerated, because one may have waited for something else. */
const PATIENCE = 3

/** Undefined if the browser cannot calculate. */
export function atOnce(simulator: SimulatorName): ((values: Values) => Values | null) | undefined {
  if (typeof WebAssembly === 'undefined') return undefined
  let host: Calculating | undefined
  const ready = new Set<unknown>()
  const opening = new Set<unknown>()
  /** Number of slow calculations in a row. */
  let late = 0

  const open = async (values: Values) => {
    const { annoImposta: year } = values
    if (opening.has(year)) return
    opening.add(year)
    try {
      host ??= await (await import('./opened.ts')).opened(simulator)
      await host.prepare(values, quiet)
      ready.add(year)
    } catch {
      // The worker uses the same files and reports their errors.
    }
    opening.delete(year)
  }

  return (values) => {
    if (late >= PATIENCE || takesLong(values)) return null
    try {
      const start = performance.now()
      const calculated = ready.has(values.annoImposta) ? host?.now(values) : null
      if (calculated) late = performance.now() - start > LIMIT_MS ? late + 1 : 0
      if (calculated) return { ...calculated.State, quadro: calculated.Quadro }
    } catch {
      // The worker or the server reports errors of the state or of the program.
      return null
    }
    void open(values)
    return null
  }
}

/** Searches, jumps, and years without law take long. */
const takesLong = ({ annoImposta, calcolaPareggio, calcolaSalti }: Values): boolean =>
  !isTaxYear(annoImposta) || calcolaPareggio === true || calcolaSalti === true

/** Resolves at the next idle moment, or after a second. */
const quiet = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve)
  })
