/** The first page after sign-in. */
import { companyHome, type Identity, refusal } from '@bilancia/contract/api'
import { returnTo } from './return-to.ts'

/** The page requested before sign-in. Otherwise the company's home page, if it is a page of the suite that this user may open. */
export function landing(state: unknown, identity: Identity): string {
  const asked = returnTo(state)
  if (asked !== '/' && asked !== '/home') return asked
  const home = companyHome(identity.Company?.UiHome)
  return home && 'page' in home && refusal(home.page.permission, identity) === null ? home.page.path : '/'
}
