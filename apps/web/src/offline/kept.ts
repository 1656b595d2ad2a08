/** What the page needs to open and the server would say again: the last answer stands in where the server cannot be reached. */
import { Offline } from '../api/call-error.ts'

/** The answer of `ask`, kept under `key`; that of the time before, where there is no network. */
export async function orKept<T>(storage: Storage, key: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask()
    attempt(() => storage.setItem(key, JSON.stringify(answer)))
    return answer
  } catch (cause) {
    const kept = cause instanceof Offline ? attempt(() => storage.getItem(key)) : null
    if (!kept) throw cause
    return JSON.parse(kept) as T
  }
}

/** Takes away what was kept under keys that begin so. */
export function forget(storage: Storage, prefix: string): void {
  attempt(() => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}

/** A browser may refuse its storage. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
