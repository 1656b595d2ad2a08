/** Moves to a field that may be on another tab and not rendered yet. */
import { useCallback, useEffect, useState } from 'react'
import { fieldId } from './Field.tsx'
import { isWithin } from './path.ts'
import { reveal } from './reveal.ts'

const TRIES = 60
/** Marks the placeholder of a tab whose script is loading. */
export const coming = { 'data-coming': '' } as const

/** Tries in each frame until it has worked, also while the script of the tab is loading. Returns how to stop. */
export function whenThere(works: (left: number) => boolean): () => void {
  let left = TRIES
  let frame = 0
  const attempt = () => {
    if (document.querySelector('[data-coming]') || (!works(left) && left-- > 0)) frame = requestAnimationFrame(attempt)
  }
  frame = requestAnimationFrame(attempt)
  return () => cancelAnimationFrame(frame)
}

/** A slow computer needs seconds to open a tab; later the user is doing something else. */
const PATIENCE_MS = 10_000

/** `open` shows the part of the page that contains the path, and `isOpen` tells whether it is shown. The field is focused as soon as it is rendered. */
export function useGoTo(open: (path: string) => void, isOpen: (path: string) => boolean): (path: string) => void {
  const [wanted, setWanted] = useState<{ readonly path: string; readonly since: number } | null>(null)
  useEffect(() => {
    if (!wanted || !isOpen(wanted.path) || performance.now() - wanted.since > PATIENCE_MS) return
    return whenThere((left) => {
      const folded = [unfold(wanted.path), reveal(wanted.path)].some(Boolean)
      const found = exact(wanted.path) ?? (folded && left > 0 ? null : nearest(wanted.path))
      found?.scrollIntoView({ block: 'center' })
      found?.focus({ preventScroll: true })
      if (found) setWanted(null)
      return found !== null
    })
  }, [wanted, isOpen])
  return useCallback(
    (path) => {
      open(path)
      setWanted({ path, since: performance.now() })
    },
    [open],
  )
}

/** The control of a path, or the figure of the result. */
const exact = (path: string): HTMLElement | null =>
  document.getElementById(fieldId(path)) ?? document.querySelector<HTMLElement>(`[data-explains="${CSS.escape(path)}"]`)

/** The control of a path, or the nearest element that contains it: a section with messages, a picker. */
function nearest(path: string): HTMLElement | null {
  const end = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['))
  return exact(path) ?? (end < 0 ? null : nearest(path.slice(0, end)))
}

/** Opens the collapsed part that contains a path. Returns whether there is one; its content may not be rendered yet. */
function unfold(path: string): boolean {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('details[data-holds]')].filter(({ dataset }) =>
    dataset.holds?.split(' ').some((held) => isWithin(path, held)),
  )
  for (const fold of folds) fold.open = true
  return folds.length > 0
}
