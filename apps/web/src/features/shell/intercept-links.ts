/**
 * Stops plain clicks on links that leave this page for another one of the suite, while `asks` says so, and gives their address to `onLink`. Returns
 * the function that ends it.
 */
export function interceptLinks(asks: () => boolean, onLink: (to: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!(link instanceof HTMLAnchorElement) || !plain || link.target === '_blank' || !asks()) return
    if (link.origin !== location.origin || link.pathname === location.pathname) return
    event.preventDefault()
    event.stopPropagation()
    onLink(link.pathname + link.search)
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
