/** Limits how many searches run at once, with one for each user. Others wait in the order of arrival. */
import { Refusal } from '../../../platform/problem.ts'

type Waiting = { readonly who: number; readonly start: () => void; readonly leave: (why: unknown) => void }

export class Turns {
  readonly #places: number
  readonly #running = new Set<number>()
  #waiting: readonly Waiting[] = []

  /** `places`: how many searches run at once. */
  constructor(places: number) {
    this.#places = places
  }

  /**
   * Resolves when the user may start, with the function that frees the place. Rejects if `signal` aborts before. Rejects with RICERCA_SOSTITUITA if
   * the same user asks again, because only the newer search is still wanted.
   */
  take(who: number, signal: AbortSignal): Promise<() => void> {
    this.#waiting.find((one) => one.who === who)?.leave(new Refusal('RICERCA_SOSTITUITA'))
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const leave = (why: unknown) => {
        this.#waiting = this.#waiting.filter((one) => one !== mine)
        reject(why)
      }
      const aborted = () => leave(signal.reason)
      const free = () => {
        this.#running.delete(who)
        this.#next()
      }
      const start = () => {
        signal.removeEventListener('abort', aborted)
        resolve(free)
      }
      const mine: Waiting = { who, start, leave }
      signal.addEventListener('abort', aborted, { once: true })
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
