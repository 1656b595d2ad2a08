/** Where one was before sign-in. It travels in the router's and in the provider's state, which others can write: only paths of ours pass. */
export function returnTo(state: unknown): string {
  const to = (state as { readonly returnTo?: unknown } | null | undefined)?.returnTo
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/'
}
