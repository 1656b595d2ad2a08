/**
 * A part of the page whose script comes when it is first shown, inside a Suspense:
 *
 *   const LoadDialog = later(async () => (await import('./LoadDialog.tsx')).LoadDialog)
 *
 * `soon` starts the loading before: where the pointer or the keyboard is on what opens it.
 */
import { type ComponentType, createElement, lazy } from 'react'

export type Later<P extends object> = ComponentType<P> & { readonly soon: () => void }

export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let coming: Promise<{ default: ComponentType<P> }> | undefined
  const loaded = () => {
    coming ??= load().then((part) => ({ default: part }))
    // One that failed is tried again at the next opening.
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }
  const Part = lazy(loaded)
  const soon = () => void loaded().catch(() => {})
  return Object.assign((props: P) => createElement(Part, props), { soon })
}
