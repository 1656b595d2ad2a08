/** The document of the page, for what is shown only at its address. */
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Kept } from './kept.ts'
import type { DocumentSync, Synced } from './sync.ts'

export type Opened = { readonly about: Omit<Kept, 'State' | 'Revisione'>; readonly sync: DocumentSync }
export const DocumentContext = createContext<Opened | null>(null)

export function useDocument(): Opened {
  const opened = use(DocumentContext)
  if (!opened) throw new Error('useDocument belongs to a page of a document')
  return opened
}

export const useSynced = <T>(selector: (synced: Synced) => T): T => useStore(useDocument().sync.state, selector)

/** Whether something on screen is not on the server yet. Delivering, copying and naming use the server's copy. */
export const useWaits = (): boolean => useSynced(({ phase, contrasts }) => phase !== 'salvato' || contrasts.length > 0)
