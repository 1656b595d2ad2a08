import { useSyncExternalStore } from 'react'

const paper = () => window.matchMedia('print')
let announced = false

/** While the page goes to the printer: what is folded on screen can show on paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => announced || paper().matches)

/** Browsers tell it before the page is laid out for paper, the medium changes with it. */
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
