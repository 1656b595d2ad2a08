/** Parts of the page that hold fields out of sight until they are asked for: dialogs. A link to a field opens the one that holds it and closes the others. */
import { useEffect } from 'react'

/** Shows itself for a path it holds, hides for any other; whether it holds it. */
type Part = (path: string) => boolean

const parts = new Set<Part>()

/** `part` keeps its identity while mounted. */
export function useRevealed(part: Part): void {
  useEffect(() => {
    parts.add(part)
    return () => void parts.delete(part)
  }, [part])
}

/** Whether some part holds the path, whose field may still be on its way. */
export const reveal = (path: string): boolean => [...parts].map((part) => part(path)).some(Boolean)
