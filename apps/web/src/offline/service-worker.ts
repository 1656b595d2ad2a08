/**
 * Lets the page open without a network: caches its scripts, styles and font, and the page itself as the server sends it to everybody, with the brand of the
 * host and no personal data. Calls and answers do not pass through here. While the server answers, the page comes from the server.
 */
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare global {
  interface Window {
    readonly __WB_MANIFEST: readonly (PrecacheEntry & { readonly revision: string | null })[]
    readonly skipWaiting: () => Promise<void>
  }
}

const PAGE = '/'
/** If a page takes longer to load, the network counts as missing. */
const PATIENCE_MS = 5000
const NOT_PAGES = /^\/((api|idp|docs)(\/|$)|health|ready|metrics)/i

const files = self.__WB_MANIFEST
// The names contain a hash of the content: together they identify the version of the page.
const version = files.map(({ url }) => url).join()

registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        const page = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
        if (page.status < 500) return page
      } catch {
        // Continues with the cached page below.
      }
      return (await matchPrecache(PAGE)) ?? Response.error()
    },
    { denylist: [NOT_PAGES] },
  ),
)
precacheAndRoute([...files, { url: PAGE, revision: String(hashOf(version)) }])
cleanupOutdatedCaches()
clientsClaim()

// A new version waits until the page asks for it: see `register.ts`.
self.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

function hashOf(text: string): number {
  let hash = 0
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0
  return hash
}
