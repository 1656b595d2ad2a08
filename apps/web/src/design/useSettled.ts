/** A debounced value, for requests that can wait until typing stops. */
import { useEffect, useState } from 'react'

/** Pause before requests to the server. Pauses while typing are usually shorter. */
export const TYPED_MS = 1000
/** Pause before searches of the page itself beside the result. */
export const IDLE_MS = 250

/** The latest `value` that has not changed for `ms`. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
