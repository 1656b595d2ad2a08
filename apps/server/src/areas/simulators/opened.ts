/**
 * Explanations opened a short while ago, so that a step down in one tells one node more without the calculation before it. They are
 * in memory only, each for the user who asked, and gone after a minute; without one a step calculates anew.
 */
import type { Spiegazione } from '@bilancia/engine'

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
  readonly #kept = new Map<string, { readonly spiegazione: Spiegazione; readonly expiry: NodeJS.Timeout }>()

  /** What was opened before, or what `open` gives now. */
  async of({ who, what, state }: Asked, open: () => Spiegazione | Promise<Spiegazione>): Promise<Spiegazione> {
    const key = `${who} ${what} ${JSON.stringify(state)}`
    const spiegazione = this.#kept.get(key)?.spiegazione ?? (await open())
    this.#forget(key)
    this.#kept.set(key, { spiegazione, expiry: setTimeout(() => this.#forget(key), KEPT_MS).unref() })
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > KEPT) this.#forget(oldest)
    return spiegazione
  }

  #forget(key: string): void {
    clearTimeout(this.#kept.get(key)?.expiry)
    this.#kept.delete(key)
  }
}
