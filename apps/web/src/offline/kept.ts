/** Caches answers that the page needs in order to open: the last answer is used if the server cannot be reached. */
import { Offline } from '../api/call-error.ts'

/** The answer of `ask`, stored under `key`; the stored one if there is no network. */
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

/** Start of the key of unsaved edits in administration. The user, the kind and the Id of the record follow. */
export const TYPED = 'bilancia.digitato.'
/** Set when the user signs out: unsaved edits are not kept, and the browser does not ask about them any more. */
export const leaving = { now: false }

/** Deletes the entries whose keys start with the prefix. */
export function forget(storage: Storage, prefix: string): void {
  attempt(() => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}

/** Deletes the entry of this key. */
export const forgetOne = (storage: Storage, key: string) => attempt(() => storage.removeItem(key))

/** A browser may refuse access to its storage. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
