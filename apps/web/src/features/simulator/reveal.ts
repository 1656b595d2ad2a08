/** Parts of the page that hide fields until opened: dialogs. A link to a field opens the one that contains it and closes the others. */
import { useEffect } from 'react'

/** Opens if it contains the path, otherwise closes. Returns whether it contains it. */
type Part = (path: string) => boolean

const parts = new Set<Part>()

/** `part` must keep its identity while mounted. */
export function useRevealed(part: Part): void {
  useEffect(() => {
    parts.add(part)
    return () => void parts.delete(part)
  }, [part])
}

/** Whether a part contains the path. Its field may not be rendered yet. */
export const reveal = (path: string): boolean => [...parts].map((part) => part(path)).some(Boolean)
