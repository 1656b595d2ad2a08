/**
 * A document in the browser beside its draft: what the server had when it last answered. Each tab keeps its own pair, so that two tabs lose nothing of
 * each other; whoever opens the document next takes over what earlier tabs have not sent.
 */
import { applyChanges, bringForward, changesBetween, type Migration } from '@bilancia/contract'
import type { Document } from '@bilancia/contract/api'
import { tabKeys } from '../draft.ts'
import { merge, type Values } from '../path.ts'
import { type Base, type Contrast, sameContrast } from './sync.ts'

/** What the page needs of a document that it cannot ask the server for. */
export type Kept = Base & Pick<Document, 'ID' | 'NomeSimulazione' | 'TStamp' | 'Applicazione' | 'Autore' | 'Mia' | 'Cliente' | 'Modifica'>

const keyOf = (draftKey: string) => `${draftKey}.documento`

function keptAt(draftKey: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(draftKey)) ?? 'null')
  } catch {
    return null
  }
}

/** Without storage nothing is kept, and the page asks before it is left. Null removes document and draft. */
export function keepAt(draftKey: string, kept: Kept | null) {
  try {
    if (kept) return localStorage.setItem(keyOf(draftKey), JSON.stringify(kept))
    localStorage.removeItem(keyOf(draftKey))
    localStorage.removeItem(draftKey)
  } catch {
    // Full or forbidden: `draftKept` of the simulation says so.
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

/** What this browser has of a document and the server has not, in today's format; those that knew the newest revision first. */
export const unsentOf = (draftKey: string, migrations: readonly Migration[]): readonly Unsent[] =>
  tabKeys(draftKey)
    .flatMap((key) => {
      const [kept, draft] = [keptAt(key), draftAt(key)]
      if (!kept || !draft?.dirty) return []
      const forward = (state: Values) => bringForward(state, draft.version, migrations) ?? state
      return [{ key, kept: { ...kept, State: forward(kept.State) }, values: forward(draft.values) }]
    })
    .toSorted((a, b) => b.kept.Revisione - a.kept.Revisione)

/** The keys of what needs no keeping: what other tabs had and had sent. A tab that is still open writes its own again. */
export const settledKeys = (draftKey: string): readonly string[] => tabKeys(draftKey).filter((key) => !draftAt(key)?.dirty)

/** The typing of all tabs on what the first of them knew. A field that two have filled in differently keeps the first's value, and is asked about. */
export function together(initial: Values, [first, ...others]: readonly [Unsent, ...Unsent[]]) {
  let values = merge(initial, first.values)
  const contrasts: Contrast[] = []
  for (const { kept, values: theirs } of others) {
    const { state, unlike } = applyChanges(values, changesBetween(merge(initial, kept.State), merge(initial, theirs)))
    values = state
    const found = unlike.map(({ percorso, dopo }) => ({ percorso, theirs: dopo }))
    contrasts.push(...found.filter((one) => !contrasts.some((other) => sameContrast(one, other))))
  }
  const { State, Revisione } = first.kept
  return { base: { State, Revisione }, values, contrasts }
}
