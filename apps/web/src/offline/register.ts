/** Registers the service worker, and detects a newer version. */
import { create } from 'zustand'

/** `take` closes this version of the page and loads the new one; null if there is none. */
export const useNewVersion = create<{ readonly take: (() => void) | null }>(() => ({ take: null }))

const HOUR_MS = 3_600_000

/** Registers the service worker after the load event, so that it does not delay the page. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    const { Workbox } = await import('workbox-window')
    const worker = new Workbox('/service-worker.js')
    worker.addEventListener('waiting', () =>
      useNewVersion.setState({
        take: () => {
          worker.addEventListener('controlling', () => window.location.reload())
          worker.messageSkipWaiting()
        },
      }),
    )
    try {
      const registration = await worker.register()
      setInterval(() => void registration?.update().catch(() => {}), HOUR_MS)
    } catch {
      // A browser may refuse it. The page then needs the network.
    }
  }
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}
