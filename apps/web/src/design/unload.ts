/** Typed values on screen that closing the page would lose. The browser asks before that, and «Esci» asks itself, before it deletes anything. */
import { leaving } from '../offline/kept.ts'

const shown = new Set<() => boolean>()

/** Whether the page has typed values that would be lost now. */
export const losesTyped = (): boolean => [...shown].some((loses) => loses())

/** The browser asks while `loses` is true, but not after «Esci»: a user who stayed would be half signed out. Returns a function that ends it. */
export function askAtUnload(loses: () => boolean): () => void {
  const ask = (event: Event) => {
    if (loses() && !leaving.now) event.preventDefault()
  }
  shown.add(loses)
  window.addEventListener('beforeunload', ask)
  return () => {
    shown.delete(loses)
    window.removeEventListener('beforeunload', ask)
  }
}
