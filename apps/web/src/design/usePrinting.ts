import { useSyncExternalStore } from 'react'

const paper = () => window.matchMedia('print')
let announced = false

/** True while the page prints, so that collapsed content can be printed. Without a window nothing is printing. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => announced || paper().matches,
    () => false,
  )

/** Listens to both signs of a print: `beforeprint` comes before the print layout, and the medium changes at the same time. */
function subscribe(changed: () => void): () => void {
  const medium = paper()
  const say = ({ type }: Event) => {
    announced = type === 'beforeprint'
    changed()
  }
  window.addEventListener('beforeprint', say)
  window.addEventListener('afterprint', say)
  medium.addEventListener('change', changed)
  return () => {
    window.removeEventListener('beforeprint', say)
    window.removeEventListener('afterprint', say)
    medium.removeEventListener('change', changed)
  }
}
