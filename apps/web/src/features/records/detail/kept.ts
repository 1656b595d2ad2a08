/** What was typed in a record left without a word, by the arrows of the browser: it waits here, in this tab, for the record to open again. */
import { useEffect, useRef } from 'react'

type Left = { readonly stored: object; readonly values: object; readonly typed: boolean }
const left = new Map<string, Left>()

/** What waits under a name; `V` is what was left under it, because the name holds the kind of the record. */
export const leftUnder = <V extends object>(name: string) => left.get(name) as { readonly stored: V; readonly values: V } | undefined

/** Keeps what is typed when the page goes away. The answer gives it up: after it has been saved, deleted or left on purpose. */
export function useKept(name: string, session: Left): () => void {
  const last = useRef(session)
  const given = useRef(false)
  useEffect(() => {
    last.current = session
  })
  useEffect(() => {
    left.delete(name)
    return () => {
      const { stored, values, typed } = last.current
      if (typed && !given.current) left.set(name, { stored, values, typed })
    }
  }, [name])
  return () => {
    given.current = true
  }
}
