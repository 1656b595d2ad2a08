/** The typed values of filters that apply on submit. */
import { useState } from 'react'

/** The filters of `values` that differ from the ones last sent. The others keep their typed value. */
export function followed<T extends object>({ sent, now }: { readonly sent: T; readonly now: T }, values: T): T {
  const others: Partial<T> = {}
  for (const name in values) if (values[name] !== sent[name]) others[name] = values[name]
  return { ...now, ...others }
}

/**
 * `values`: the filters in the address, which apply. When the address changes, a filter that differs from the one last sent replaces the typed value.
 * The other typed values stay.
 */
export function useTypedFilters<T extends object>(values: T) {
  const [typed, setTyped] = useState({ of: values, sent: values, now: values })
  if (!same(typed.of, values)) setTyped({ of: values, sent: values, now: followed(typed, values) })
  return {
    typed: typed.now,
    type: (change: Partial<T>) => setTyped((before) => ({ ...before, now: { ...before.now, ...change } })),
    /** Call it with the filters that are about to apply. */
    send: (sent: T) => setTyped((before) => ({ ...before, sent, now: sent })),
  }
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
