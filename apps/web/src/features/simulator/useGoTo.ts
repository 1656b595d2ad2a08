/** Moving to a field that may be on another tab, not drawn yet. */
import { useCallback, useEffect, useState } from 'react'
import { fieldId } from './Field.tsx'

const TRIES = 60

/** `open` shows the part of the page that holds the path; focus follows as soon as the field is there. */
export function useGoTo(open: (path: string) => void): (path: string) => void {
  const [wanted, setWanted] = useState<{ readonly path: string } | null>(null)
  useEffect(() => {
    if (!wanted) return
    let left = TRIES
    let frame = 0
    const attempt = () => {
      const found = nearest(wanted.path)
      if (!found && left-- > 0) frame = requestAnimationFrame(attempt)
      found?.scrollIntoView({ block: 'center' })
      found?.focus({ preventScroll: true })
    }
    frame = requestAnimationFrame(attempt)
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  return useCallback(
    (path) => {
      open(path)
      setWanted({ path })
    },
    [open],
  )
}

/** The control of a path, the section that carries its messages, or the figure of the result. */
const nearest = (path: string): HTMLElement | null =>
  document.getElementById(fieldId(path)) ?? document.querySelector<HTMLElement>(`[data-explains="${CSS.escape(path)}"]`)
