/**
 * Unsaved edits of a record that the user left with the browser's back or forward button. They are kept in this tab until
 * the record is opened again.
 */
import { useEffect, useRef } from 'react'

type Left = { readonly stored: object; readonly values: object; readonly typed: boolean }
const left = new Map<string, Left>()

/** The edits kept under a name; `V` is their type, because the name includes the kind of the record. */
export const leftUnder = <V extends object>(name: string) => left.get(name) as { readonly stored: V; readonly values: V } | undefined

/** Keeps the edits when the page unmounts. The returned function discards them: after a save, a deletion or a confirmed leave. */
export function useKept(name: string, session: Left): () => void {
  const last = useRef(session)
  const discarded = useRef(false)
  useEffect(() => {
    last.current = session
  })
  useEffect(() => {
    left.delete(name)
    return () => {
      const { stored, values, typed } = last.current
      if (typed && !discarded.current) left.set(name, { stored, values, typed })
    }
  }, [name])
  return () => {
    discarded.current = true
  }
}
