/** A document in the browser beside its draft: what the server had when it last answered. Only documents with something unsent stay here. */
import type { Document } from '@bilancia/contract/api'
import type { Base } from './sync.ts'

/** What the page needs of a document that it cannot ask the server for. */
export type Kept = Base & Pick<Document, 'ID' | 'NomeSimulazione' | 'TStamp' | 'Applicazione' | 'Autore' | 'Mia' | 'Cliente' | 'Modifica'>

const keyOf = (draftKey: string) => `${draftKey}.documento`

export function keptAt(draftKey: string): Kept | null {
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

export const isDirty = (draftKey: string): boolean => {
  try {
    return JSON.parse(localStorage.getItem(draftKey) ?? 'null')?.state?.dirty === true
  } catch {
    return false
  }
}
