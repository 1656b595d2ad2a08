/** A value that follows another after a pause: for questions that may wait until typing stops. */
import { useEffect, useState } from 'react'

/** After so long without a key what needs the server is asked: whoever types pauses less. */
export const TYPED_MS = 1000
/** After so long what the page finds by itself beside its result. */
export const IDLE_MS = 250

/** The latest `value` that did not change for `ms`. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
