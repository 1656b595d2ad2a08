/** The theme that the user chose on this device. Without a choice the page follows the system. `themeScript` applies it before the first paint. */
import { isTheme, THEME_KEY, type Theme } from '@bilancia/contract/api'
import { useSyncExternalStore } from 'react'

const root = document.documentElement
const changed = new Set<() => void>()

const chosen = (): Theme | null => {
  const name = root.dataset.tema ?? ''
  return isTheme(name) ? name : null
}

function subscribe(react: () => void): () => void {
  changed.add(react)
  return () => void changed.delete(react)
}

export const useChosenTheme = (): Theme | null => useSyncExternalStore(subscribe, chosen)

/** Null: as the system. Without storage, the choice lasts as long as the page. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) root.dataset.tema = theme
  else delete root.dataset.tema
  for (const react of changed) react()
  try {
    if (theme) localStorage.setItem(THEME_KEY, theme)
    else localStorage.removeItem(THEME_KEY)
  } catch {
    // A browser may refuse access to its storage.
  }
}
