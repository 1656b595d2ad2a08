/**
 * The page requested before sign-in. It is stored in the router's and the provider's state, which others can write, so only
 * paths of the suite are accepted.
 */
export function returnTo(state: unknown): string {
  const to = (state as { readonly returnTo?: unknown } | null | undefined)?.returnTo
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/'
}
