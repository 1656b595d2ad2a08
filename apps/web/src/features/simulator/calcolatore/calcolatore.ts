/**
 * The page's own calculator: one worker for keystrokes and quick searches, and one for the long search, so that typing
 * never waits for it.
 */
import type { Values } from '../path.ts'
import { askedOf } from '../year.ts'
import { desk, type Following } from './desk.ts'
import type { Calculated, Found, SimulatorName } from './hosts.ts'
import type { Scan } from './scan.ts'

const own = { quick: desk(), long: desk() }
const otherWorker = () => new Worker(new URL('./other-worker.ts', import.meta.url), { type: 'module' })
const ofOthers = { quick: desk(otherWorker), long: desk(otherWorker) }
const OTHERS: readonly SimulatorName[] = ['forme', 'concordato', 'calendario']
const desksOf = (simulator: SimulatorName) => (OTHERS.includes(simulator) ? ofOthers : own)
/** Their searches take up to some seconds, and are stopped by terminating the worker. */
const LONG: readonly SimulatorName[] = ['convsrl', 'forme']

/** Whether the browser can calculate. */
const able = () => typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined'

/** The calculation of a simulator; undefined if the browser cannot calculate. */
export function calcolatore(simulator: SimulatorName): ((values: Values) => Promise<Values>) | undefined {
  if (!able()) return undefined
  return async (values) => {
    const { body: state } = askedOf(values)
    // Jumps need the rules, which the page does not have.
    if (state.calcolaSalti === true) throw new Error('Only the server looks for jumps')
    const { State, Quadro } = await desksOf(simulator).quick.ask<Calculated>({ simulator, what: 'calculate', state })
    return { ...State, quadro: Quadro }
  }
}

/** Many calculations in a row; undefined as above. */
export function scansione(simulator: SimulatorName): ((values: Values, scan: Scan, following: Following) => Promise<readonly Values[]>) | undefined {
  if (!able()) return undefined
  return (values, scan, following) => desksOf(simulator).quick.ask<readonly Values[]>({ simulator, what: 'scan', state: askedOf(values).body, scan }, following)
}

/**
 * The searches of a simulator beside its result; undefined as above. The signal stops a long search; a quick one runs to
 * its end and its result is dropped.
 */
export function ricerca<S extends SimulatorName>(simulator: S): ((values: Values, following: Following) => Promise<Found<S>>) | undefined {
  if (!able()) return undefined
  return async (values, following) => {
    const { body: state } = askedOf(values)
    const question = { simulator, what: 'search', state } as const
    const { quick, long } = desksOf(simulator)
    if (!LONG.includes(simulator)) return quick.ask<Found<S>>(question, following)
    try {
      return await long.ask<Found<S>>(question, following)
    } catch (error) {
      if (following.signal.aborted) long.end()
      throw error
    }
  }
}
