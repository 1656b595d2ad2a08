/** How much work one user may ask for in a minute, so that a program gone wrong slows nobody else. Each server process counts for itself. */
import { type Cost, costs, type Identity } from '@bilancia/contract/api'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './problem.ts'

const SECONDS = 60

/** Counts a call. Throws TROPPE_RICHIESTE, with the seconds until the next minute, where it is one too many. */
export type Charge = (who: Pick<Identity, 'Id'>, cost?: Cost) => Promise<void>

export function callLimits(perMinute: number): Charge {
  const counted = new RateLimiterMemory({ points: perMinute, duration: SECONDS })
  return async ({ Id }, cost) => {
    try {
      await counted.consume(Id, costs[cost ?? 'usual'])
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const seconds = Math.ceil(refused.msBeforeNext / 1000)
      throw new Refusal('TROPPE_RICHIESTE', { secondi: seconds }, { retryAfterS: seconds })
    }
  }
}
