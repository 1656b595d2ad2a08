/** The notices that a user has put away, remembered in this browser. */
import { useState } from 'react'

const keyOf = (userId: number) => `bilancia.avvisi.${userId}`

function read(userId: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Without storage a notice stays away until the page is loaded again. */
export function usePutAway(userId: number) {
  const [away, setAway] = useState(() => read(userId))
  const putAway = (notice: string) => {
    const next = [...away, notice]
    setAway(next)
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(next))
    } catch {
      // The browser refuses storage.
    }
  }
  return { isAway: (notice: string) => away.includes(notice), putAway }
}
