/** Limits the work that one user can cause in a minute, so that a faulty program of one user does not slow down others. */
import { type Cost, costs, type Identity } from '@bilancia/contract/api'
import type { Minutes } from './minutes.ts'
import { Refusal } from './problem.ts'

/** Counts a call. If it exceeds the limit, throws TROPPE_RICHIESTE with the seconds until the next minute. */
export type Charge = (who: Pick<Identity, 'Id'>, cost?: Cost) => void

export const callLimits =
  (count: Minutes, perMinute: number): Charge =>
  ({ Id }, cost) => {
    const { points, leftMs } = count(`user ${Id}`, costs[cost ?? 'usual'], perMinute)
    if (points <= perMinute) return
    const seconds = Math.ceil(leftMs / 1000)
    throw new Refusal('TROPPE_RICHIESTE', { secondi: seconds }, { retryAfterS: seconds })
  }
