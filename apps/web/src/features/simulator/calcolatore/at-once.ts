/**
 * The calculation on the main thread, within the key that asks for it: it takes less than the way to a worker and back, and one frame
 * shows the key with its figures. A year is opened here while nobody types; until then the answer is null, and the worker's counts.
 */
import { isTaxYear } from '@bilancia/contract'
import type { Values } from '../path.ts'
import type { Calculating, SimulatorName } from './hosts.ts'

/** Half a frame: where a calculation takes longer, the worker's is faster to paint. */
const LIMIT_MS = 8
/** One may have waited for something else. */
const PATIENCE = 3

/** Undefined where the browser has nothing to do it with. */
export function atOnce(simulator: SimulatorName): ((values: Values) => Values | null) | undefined {
  if (typeof WebAssembly === 'undefined') return undefined
  let host: Calculating | undefined
  const ready = new Set<unknown>()
  const opening = new Set<unknown>()
  /** How many in a row took too long. */
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
      // The worker has the same files, and says what is wrong with them.
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
      // What is wrong with the state, or with us, says the worker or the server.
      return null
    }
    void open(values)
    return null
  }
}

/** Searches, jumps, a year that has no law. */
const takesLong = ({ annoImposta, calcolaPareggio, calcolaSalti }: Values): boolean =>
  !isTaxYear(annoImposta) || calcolaPareggio === true || calcolaSalti === true

/** The next moment without a key to answer, or a second. */
const quiet = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve)
  })
