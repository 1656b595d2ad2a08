/** Who may search now: so many at once, one for each user. Whoever finds no place waits, in the order of arrival. */

type Waiting = { readonly who: number; readonly start: () => void }

export class Turns {
  readonly #places: number
  readonly #running = new Set<number>()
  #waiting: readonly Waiting[] = []

  /** `places`: how many at once. */
  constructor(places: number) {
    this.#places = places
  }

  /** Whether `who` already has one waiting, beside the one that runs. */
  isWaiting(who: number): boolean {
    return this.#waiting.some((one) => one.who === who)
  }

  /** Resolves when it is their turn, with what gives the place back. Rejects where `signal` aborts before. */
  take(who: number, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== mine)
        reject(signal.reason)
      }
      const free = () => {
        this.#running.delete(who)
        this.#next()
      }
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve(free)
      }
      const mine: Waiting = { who, start }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting = [...this.#waiting, mine]
      this.#next()
    })
  }

  #next(): void {
    const first = this.#running.size < this.#places ? this.#waiting.find(({ who }) => !this.#running.has(who)) : undefined
    if (!first) return
    this.#waiting = this.#waiting.filter((one) => one !== first)
    this.#running.add(first.who)
    first.start()
    this.#next()
  }
}
