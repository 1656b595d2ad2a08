/** Limits the work that one user can cause in a minute, so that a faulty program of one user does not slow down others. */
import { type Cost, costs, type Identity } from '@bilancia/contract/api'
import type { Minutes } from './minutes.ts'
import { Refusal } from './problem.ts'

/** `headers`: what every answer says about the limit. `over`: TROPPE_RICHIESTE with the seconds until the next minute, if the call exceeds it. */
type Charged = { readonly headers: Readonly<Record<string, number>>; readonly over: Refusal | null }
/** Counts a call: of a user, or of a key. */
export type Charge = (who: Pick<Identity, 'Id'> & { readonly ApiKey?: { readonly id: number } }, cost?: Cost) => Charged

export const callLimits =
  (count: Minutes, perMinute: number): Charge =>
  ({ Id, ApiKey }, cost) => {
    const { points, leftMs } = count(ApiKey ? `key ${ApiKey.id}` : `user ${Id}`, costs[cost ?? 'usual'], perMinute)
    const seconds = Math.ceil(leftMs / 1000)
    const headers = { 'ratelimit-limit': perMinute, 'ratelimit-remaining': Math.max(0, perMinute - points), 'ratelimit-reset': seconds }
    return { headers, over: points <= perMinute ? null : new Refusal('TROPPE_RICHIESTE', { secondi: seconds }, { retryAfterS: seconds }) }
  }
