/** The home page of a company (`UiHome`): a page of the suite that opens after the sign-in, or a site that the home page links to. */
import { type Application, applications, areas, type Permission } from './access.ts'

type Page = { readonly path: string; readonly permission: Permission }
export type CompanyHome = { readonly page: Page } | { readonly site: string }

const simulators = (Object.keys(applications) as Application[]).map((permission) => ({ path: applications[permission].path, permission }))

/** The pages that can be one; no other path is, so that it leads nowhere else. */
export const homePages: readonly Page[] = [...simulators, ...Object.values(areas)]

/** An address that a link may carry. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"'<>]+$/i.test(text) && URL.canParse(text)

/** What the text stands for; null for nothing and for nonsense. */
export function companyHome(text: string | null | undefined): CompanyHome | null {
  if (!text) return null
  const page = homePages.find(({ path }) => path === text)
  if (page) return { page }
  return isWebAddress(text) ? { site: text } : null
}
