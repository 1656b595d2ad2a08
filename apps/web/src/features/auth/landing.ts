/** The first page after sign-in. */
import { companyHome, type Identity, refusal } from '@bilancia/contract/api'

/** The page requested before sign-in. Otherwise the company's home page, if it is a page of the suite that this user may open. */
export function landing(state: unknown, identity: Identity): string {
  const asked = returnTo(state)
  if (asked !== '/' && asked !== '/home') return asked
  const home = companyHome(identity.Company?.UiHome)
  return home && 'page' in home && refusal(home.page.permission, identity) === null ? home.page.path : '/'
}

/**
 * The page requested before sign-in. It is stored in the router's and the provider's state, which others can write, so only
 * paths of the suite are accepted.
 */
export function returnTo(state: unknown): string {
  const to = (state as { readonly returnTo?: unknown } | null | undefined)?.returnTo
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/'
}
