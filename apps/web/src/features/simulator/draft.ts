/** What was typed and not yet saved, kept in the browser: one draft per user and application. */
import type { PersistStorage } from 'zustand/middleware'

const PREFIX = 'bilancia.bozza'
/** Raised when what a draft holds changes shape; an older one is laid over the initial state. */
export const DRAFT_VERSION = 1

export const draftKey = (user: number, application: number): string => `${PREFIX}.${user}.${application}`

/**
 * Local storage that never fails: full or forbidden, the page goes on without a draft. `same` spares the writes of a change
 * that the draft does not hold.
 */
export function draftStorage<T>(same: (a: T, b: T) => boolean): PersistStorage<T> {
  let written: T | undefined
  return {
    getItem: (key) => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    setItem: (key, value) => {
      if (written !== undefined && same(written, value.state)) return
      written = value.state
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Full or forbidden: what was typed stays in the page, and beforeunload asks.
      }
    },
    removeItem: (key) => {
      written = undefined
      try {
        localStorage.removeItem(key)
      } catch {
        // As above.
      }
    },
  }
}

const keysOf = (user: number): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}.${user}.`))
  } catch {
    return []
  }
}

/** Whether a user has typed something, in any application, that is in no saved calculation: sign-out asks first. */
export const hasUnsavedDrafts = (user: number): boolean =>
  keysOf(user).some((key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null')?.state?.dirty === true
    } catch {
      return false
    }
  })

/** Forgets the drafts of a user: an explicit sign-out leaves no client's figures behind. */
export function clearDrafts(user: number) {
  for (const key of keysOf(user)) localStorage.removeItem(key)
}
