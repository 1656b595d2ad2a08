/** Keeps the page for when there is no network, and knows when a newer one is ready. */
import { create } from 'zustand'

/** `take` ends this version of the page and loads the new one; null while there is none. */
export const useNewVersion = create<{ readonly take: (() => Promise<void>) | null }>(() => ({ take: null }))

const HOUR_MS = 3_600_000

/** After the page has loaded, so that it waits for nothing. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    const { registerSW } = await import('virtual:pwa-register')
    const update = registerSW({
      immediate: true,
      onNeedRefresh: () => useNewVersion.setState({ take: () => update(true) }),
      onRegisteredSW: (_, registration) => {
        if (registration) setInterval(() => void registration.update().catch(() => {}), HOUR_MS)
      },
    })
  }
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}
