/** The home page of a company (`UiHome`): a page of the suite that opens after sign-in, or a site that the home page links to. */
import { keysOf } from '../keys.ts'
import { applications, areas, type Permission } from './access.ts'

type Page = { readonly path: string; readonly permission: Permission }
export type CompanyHome = { readonly page: Page } | { readonly site: string }

const simulators = keysOf(applications).map((permission) => ({ path: applications[permission].path, permission }))

/** The pages that can be a home page. Any other path is refused. */
export const homePages: readonly Page[] = [...simulators, ...Object.values(areas)]

/** An address allowed in a link. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"'<>]+$/i.test(text) && URL.canParse(text)

/** Reads a `UiHome`. Null for an empty or invalid text. */
export function companyHome(text: string | null | undefined): CompanyHome | null {
  if (!text) return null
  const page = homePages.find(({ path }) => path === text)
  if (page) return { page }
  return isWebAddress(text) ? { site: text } : null
}
