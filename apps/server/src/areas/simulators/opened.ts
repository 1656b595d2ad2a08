/**
 * Recently opened explanations, so that one more step does not repeat the calculation. They stay in memory for a minute, each for the user who opened
 * it. After that a step calculates again.
 */
import type { Spiegazione } from '@bilancia/engine'
import { LRUCache } from 'lru-cache'

type Asked = {
  /** Id of the user. */
  readonly who: number
  /** The simulator and the path. */
  readonly what: string
  readonly state: object
}

const KEPT = 20
const KEPT_MS = 60_000

export class Opened {
  readonly #kept = new LRUCache<string, Spiegazione>({ max: KEPT, ttl: KEPT_MS, ttlAutopurge: true })

  /** The explanation opened before, or the one that `open` returns. */
  async of({ who, what, state }: Asked, open: () => Spiegazione | Promise<Spiegazione>): Promise<Spiegazione> {
    const key = `${who} ${what} ${JSON.stringify(state)}`
    const spiegazione = this.#kept.get(key) ?? (await open())
    this.#kept.set(key, spiegazione)
    return spiegazione
  }
}
