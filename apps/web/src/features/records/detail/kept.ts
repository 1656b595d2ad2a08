/**
 * Unsaved edits of a record that the user left with the browser's back or forward button, or because the session ended. They are kept in this tab
 * until the same user opens the record again. They survive the sign-in pages, which replace this page. Signing out deletes them.
 */
import { useEffect, useRef } from 'react'
import { forgetOne, leaving, TYPED } from '../../../offline/kept.ts'

type Left = { readonly stored: object; readonly values: object; readonly typed: boolean }

/** The edits kept under a name; `V` is their type, because the name includes the kind of the record. */
export function leftUnder<V extends object>(name: string): { readonly stored: V; readonly values: V } | undefined {
  try {
    return (JSON.parse(window.sessionStorage.getItem(TYPED + name) ?? 'null') as { readonly stored: V; readonly values: V } | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the edits when the page unmounts. The returned function discards them: after a save, a deletion or a confirmed leave. */
export function useKept(name: string, session: Left): () => void {
  const last = useRef(session)
  const discarded = useRef(false)
  useEffect(() => {
    last.current = session
  })
  useEffect(() => {
    forgetOne(window.sessionStorage, TYPED + name)
    return () => {
      const { stored, values, typed } = last.current
      if (!typed || discarded.current || leaving.now) return
      try {
        window.sessionStorage.setItem(TYPED + name, JSON.stringify({ stored, values }))
      } catch {
        // The browser refuses its storage: nothing can be kept.
      }
    }
  }, [name])
  return () => {
    discarded.current = true
  }
}
