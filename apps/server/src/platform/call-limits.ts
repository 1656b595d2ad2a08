/** How much work one user may ask for in a minute, so that a program gone wrong slows nobody else. */
import { type Cost, costs, type Identity } from '@bilancia/contract/api'
import type { Minutes } from './minutes.ts'
import { Refusal } from './problem.ts'

/** Counts a call. Throws TROPPE_RICHIESTE, with the seconds until the next minute, where it is one too many. */
export type Charge = (who: Pick<Identity, 'Id'>, cost?: Cost) => void

export const callLimits =
  (count: Minutes, perMinute: number): Charge =>
  ({ Id }, cost) => {
    const { points, leftMs } = count(`user ${Id}`, costs[cost ?? 'usual'], perMinute)
    if (points <= perMinute) return
    const seconds = Math.ceil(leftMs / 1000)
    throw new Refusal('TROPPE_RICHIESTE', { secondi: seconds }, { retryAfterS: seconds })
  }
