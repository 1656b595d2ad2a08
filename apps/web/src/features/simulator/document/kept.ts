/**
 * Keeps in the browser, beside the draft of a document, what the server had when it last answered. Each tab has its own pair of the two, so that no tab
 * overwrites the typing of another. Whoever opens the document next takes over what earlier tabs have not sent.
 */
import { applyChanges, bringForward, changesBetween, type Migration } from '@bilancia/contract'
import type { Document } from '@bilancia/contract/api'
import { Offline } from '../../../api/call-error.ts'
import { tabKeys } from '../draft.ts'
import { IMPORTED } from '../load/imported.ts'
import { merge, type Values } from '../path.ts'
import { type Contrast, type KeptBase, sameContrast } from './sync.ts'

/** What the page needs of a document while it cannot ask the server. */
export type Kept = KeptBase & Pick<Document, 'ID' | 'NomeSimulazione' | 'TStamp' | 'Applicazione' | 'Autore' | 'Mia' | 'Cliente' | 'Modifica'>

const keyOf = (draftKey: string) => `${draftKey}.documento`

function keptAt(draftKey: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(draftKey)) ?? 'null')
  } catch {
    return null
  }
}

/** Null removes document and draft. Without storage nothing is kept, and the page asks before it is left. */
export function keepAt(draftKey: string, kept: Kept | null) {
  try {
    if (kept) return localStorage.setItem(keyOf(draftKey), JSON.stringify(kept))
    localStorage.removeItem(keyOf(draftKey))
    localStorage.removeItem(draftKey)
  } catch {
    // Full or forbidden: `loses` of the simulation says so.
  }
}

/** What was typed in a tab on top of what the server had. */
export type Unsent = { readonly key: string; readonly kept: Kept; readonly values: Values }

function draftAt(key: string): { readonly version: number; readonly values: Values; readonly dirty: boolean } | null {
  try {
    const { state, version = 0 } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? {}
    return state ? { version, values: state.values, dirty: state.dirty === true } : null
  } catch {
    return null
  }
}

/** The newest that the browser has of a document, for a page without its server. */
export const newestKept = (draftKey: string): Kept | null =>
  tabKeys(draftKey)
    .flatMap((key) => keptAt(key) ?? [])
    .toSorted((a, b) => b.Revisione - a.Revisione)[0] ?? null

/** What the page of the document with this draft was opened with. */
export type First = { readonly key: string; readonly found: Document | Kept }

/**
 * The first that is found, the server's answer or what this browser has kept, stays for as long as the document is open: when the network comes back, the
 * document is asked for again, and neither the wait nor the answer may end what is being typed. `documentSync` brings what is newer.
 */
export function firstFound(before: First | null, key: string, data: Document | undefined, error: Error | null): First | null {
  if (before?.key === key) return before
  // Without the server the page goes on with what this browser has kept.
  const found = data ?? (error instanceof Offline ? newestKept(key) : null)
  return found && { key, found }
}

/** The edits in this browser that the server does not have, in today's format. Those made on the newest revision come first. */
export const unsentOf = (draftKey: string, migrations: readonly Migration[]): readonly Unsent[] =>
  tabKeys(draftKey)
    .flatMap((key) => {
      const [kept, draft] = [keptAt(key), draftAt(key)]
      if (!kept || !draft?.dirty) return []
      const forward = (state: Values) => bringForward(state, draft.version, migrations) ?? state
      return [{ key, kept: { ...kept, State: forward(kept.State) }, values: forward(draft.values) }]
    })
    .toSorted((a, b) => b.kept.Revisione - a.kept.Revisione)

/**
 * Removes what is kept for tabs that had sent everything, except at the key `own`. What was typed and not sent stays. A tab that is still open writes its
 * own again.
 */
export function forgetSettled(draftKey: string, own?: string) {
  for (const key of tabKeys(draftKey)) if (key !== own && !draftAt(key)?.dirty) keepAt(key, null)
}

/** The edits of all tabs, applied to what the first one knew. If two tabs filled in a field differently, the first value stays and the user is asked. */
export function together(initial: Values, [first, ...others]: readonly [Unsent, ...Unsent[]]) {
  let values = merge(initial, first.values)
  const contrasts: Contrast[] = []
  for (const { kept, values: theirs } of others) {
    const { state, unlike } = applyChanges(values, changesBetween(merge(initial, kept.State), merge(initial, theirs)))
    values = state
    // The user is asked about values; the sources of the first tab stay.
    const found = unlike.filter(({ percorso }) => percorso !== IMPORTED).map(({ percorso, dopo }) => ({ percorso, theirs: dopo }))
    contrasts.push(...found.filter((one) => !contrasts.some((other) => sameContrast(one, other))))
  }
  const { State, Revisione, Fonti } = first.kept
  return { base: { State, Revisione, ...(Fonti && { Fonti }) }, values, contrasts }
}
