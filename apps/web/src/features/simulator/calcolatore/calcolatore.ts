/**
 * The page's own calculator: one worker that answers the keys and what is found at once, and one for the long search, so that no key
 * waits for it.
 */
import type { Values } from '../path.ts'
import { askedOf } from '../year.ts'
import { desk, type Following } from './desk.ts'
import type { Calculated, Found, SimulatorName } from './hosts.ts'

const quick = desk()
const long = desk()
/** Its search takes up to some seconds, and is stopped by ending its worker. */
const LONG: SimulatorName = 'convsrl'

/** Whether the browser has something to calculate with. */
const able = () => typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined'

/** What calculates a simulator; undefined where the browser has nothing to do it with. */
export function calcolatore(simulator: SimulatorName): ((values: Values) => Promise<Values>) | undefined {
  if (!able()) return undefined
  return async (values) => {
    const { body: state } = askedOf(values)
    // Jumps need the rules, which the page does not have.
    if (state.calcolaSalti === true) throw new Error('Only the server looks for jumps')
    const { State, Quadro } = await quick.ask<Calculated>({ simulator, what: 'calculate', state })
    return { ...State, quadro: Quadro }
  }
}

/** What a simulator finds beside its result; undefined as above. The signal stops a long search; a quick one ends unheard. */
export function ricerca<S extends SimulatorName>(simulator: S): ((values: Values, following: Following) => Promise<Found<S>>) | undefined {
  if (!able()) return undefined
  return async (values, following) => {
    const { body: state } = askedOf(values)
    const question = { simulator, what: 'search', state } as const
    if (simulator !== LONG) return quick.ask<Found<S>>(question, following)
    try {
      return await long.ask<Found<S>>(question, following)
    } catch (error) {
      if (following.signal.aborted) long.end()
      throw error
    }
  }
}
