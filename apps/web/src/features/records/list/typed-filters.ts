/** What is typed into filters that apply on submit. */
import { useState } from 'react'

/** Of `values`, those that are others than the ones last sent; the typed ones of the rest. */
export function followed<T extends object>({ sent, now }: { readonly sent: T; readonly now: T }, values: T): T {
  const others: Partial<T> = {}
  for (const name in values) if (values[name] !== sent[name]) others[name] = values[name]
  return { ...now, ...others }
}

/**
 * `values`: the filters that apply, as the address has them. When it changes, a filter that is another there than the one last sent replaces the typed
 * one; what was typed into the others stays.
 */
export function useTypedFilters<T extends object>(values: T) {
  const [typed, setTyped] = useState({ of: values, sent: values, now: values })
  if (!same(typed.of, values)) setTyped({ of: values, sent: values, now: followed(typed, values) })
  return {
    typed: typed.now,
    type: (change: Partial<T>) => setTyped((before) => ({ ...before, now: { ...before.now, ...change } })),
    /** These are about to apply. */
    send: (sent: T) => setTyped((before) => ({ ...before, sent, now: sent })),
  }
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
