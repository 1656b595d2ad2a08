/** Ways out of a page that are no links: commands of the suite that go elsewhere, and the browser's back and forward. */

type Guard = { readonly loses: () => boolean; readonly ask: (go: () => void) => void }
const guards = new Set<Guard>()

const elsewhere = (to: string) => new URL(to, location.href).pathname !== location.pathname

/** `leaving('/clienti', () => navigate('/clienti'))`: asks first if the page would lose typed values. */
export function leaving(to: string, go: () => void): void {
  const guard = elsewhere(to) && [...guards].find(({ loses }) => loses())
  if (guard) guard.ask(go)
  else go()
}

/**
 * `ask` is called instead of leaving while `loses` is true; with `within`, also where back and forward stay on the page. A page can stop back and
 * forward if the browser has the Navigation API and the user has touched the page since the last question. Returns a function that ends it.
 */
export function guardLeaving(loses: () => boolean, ask: (go: () => void) => void, { within = false } = {}): () => void {
  const guard: Guard = { loses, ask }
  let sure = false
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, destination, cancelable, defaultPrevented } = event
    const stops = navigationType === 'traverse' && cancelable && destination.sameDocument && (within || elsewhere(destination.url))
    // One question is enough.
    if (!stops || defaultPrevented || sure || !loses()) return
    event.preventDefault()
    ask(() => {
      sure = true
      navigation.traverseTo(destination.key)
    })
  }
  guards.add(guard)
  globalThis.navigation?.addEventListener('navigate', onNavigate)
  return () => {
    guards.delete(guard)
    globalThis.navigation?.removeEventListener('navigate', onNavigate)
  }
}
