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

/** The control of a path, the figure of the result, or else whatever holds it: a section that carries its messages, a picker. */
function nearest(path: string): HTMLElement | null {
  const found = document.getElementById(fieldId(path)) ?? document.querySelector<HTMLElement>(`[data-explains="${CSS.escape(path)}"]`)
  const end = path.lastIndexOf('.')
  return found ?? (end < 0 ? null : nearest(path.slice(0, end)))
}
