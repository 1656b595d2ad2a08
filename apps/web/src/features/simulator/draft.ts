/** Unsaved edits, kept in the browser: one draft per user and application, and one per document and tab. */
import type { PersistStorage } from 'zustand/middleware'

const PREFIX = 'bilancia.bozza'
export const draftKey = (user: number, application: number, document: number | null = null): string =>
  [PREFIX, user, application, ...(document === null ? [] : [document])].join('.')

/** This tab, until it is loaded again. Two tabs with one document must not write over each other's typing. */
const TAB = `t${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`
export const tabKey = (draft: string): string => `${draft}.${TAB}`

/** The keys of the drafts of a document: this tab's, those of other tabs and earlier visits, and the one key of earlier versions of the page. */
export function tabKeys(draft: string): readonly string[] {
  try {
    const tabs = Object.keys(localStorage).filter((key) => key.startsWith(`${draft}.t`) && /^[a-z0-9]+$/.test(key.slice(draft.length + 1)))
    return [...(localStorage.getItem(draft) === null ? [] : [draft]), ...tabs]
  } catch {
    return []
  }
}

type DraftStorage<T> = {
  readonly storage: PersistStorage<T>
  readonly kept: () => boolean
  /** Another tab has overwritten `mine`. Nothing is written until the next change, or a call of `again`. */
  readonly lost: (mine: T) => void
  /** `theirs` is the draft that another tab has written. Showing it writes nothing over what that tab writes next. */
  readonly taken: (theirs: T) => void
  readonly again: () => void
}

/**
 * Local storage that never throws: if it is full or forbidden, `kept` is false and the page continues. `same` avoids writes
 * for changes outside the draft.
 */
export function draftStorage<T>(same: (a: T, b: T) => boolean): DraftStorage<T> {
  let written: T | undefined
  let kept = true
  const attempt = <R>(act: () => R): R | null => {
    try {
      const done = act()
      kept = true
      return done
    } catch {
      kept = false
      return null
    }
  }
  const storage: PersistStorage<T> = {
    getItem: (key) => attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null')),
    setItem: (key, value) => {
      if (written !== undefined && same(written, value.state)) return
      written = value.state
      attempt(() => localStorage.setItem(key, JSON.stringify(value)))
    },
    removeItem: (key) => attempt(() => localStorage.removeItem(key)),
  }
  const lost = (mine: T) => {
    written = mine
    kept = false
  }
  const taken = (theirs: T) => {
    written = theirs
    kept = true
  }
  const again = () => {
    written = undefined
  }
  return { storage, kept: () => kept, lost, taken, again }
}

/** Watches the draft `key` for writes of other tabs. Returns a function that stops it. */
export function watchDraft<T>(key: string, wrote: (draft: T) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null) return
    try {
      const draft = JSON.parse(event.newValue)?.state
      if (draft) wrote(draft)
    } catch {
      // Not a draft of ours.
    }
  }
  globalThis.addEventListener?.('storage', onStorage)
  return () => globalThis.removeEventListener?.('storage', onStorage)
}

const keysOf = (user: number): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}.${user}.`))
  } catch {
    return []
  }
}

/** Whether a user has unsaved edits in any application: sign-out asks first. */
export const hasUnsavedDrafts = (user: number): boolean =>
  keysOf(user).some((key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null')?.state?.dirty === true
    } catch {
      return false
    }
  })

/** Sets aside a draft that the page cannot show. The next visit starts without it, and nothing typed is destroyed. */
export function setAside(key: string) {
  try {
    const draft = localStorage.getItem(key)
    if (draft !== null) localStorage.setItem(`${key}.guasta`, draft)
    localStorage.removeItem(key)
  } catch {
    // Without storage there is no draft either.
  }
}

/** Deletes the drafts of a user: an explicit sign-out leaves no client's figures behind. */
export function clearDrafts(user: number) {
  for (const key of keysOf(user)) localStorage.removeItem(key)
}
