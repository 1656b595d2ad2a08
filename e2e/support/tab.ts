/**
 * The tab that a window keeps from one test to the next. A running page shows another one in a tenth of a second, because its code is
 * compiled. Loading a page anew takes a whole second of processor.
 */
import type { Page } from '@playwright/test'

/** An address without a page. The router shows it in place of the page on which a test has typed. */
const REST = '/riposo'
const EVENTS = ['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'request', 'response'] as const

type Tokens = readonly (readonly [key: string, value: string])[]
type Entered = { readonly username: string; readonly sub: string | undefined }

/** The user who has entered in each tab of the running test. */
const users = new WeakMap<Page, Entered>()
/** The user of each tab at rest, with the tokens. The storage of the tab is empty, so that a test that loads a page itself starts signed out. */
const atRest = new WeakMap<Page, Entered & { readonly tokens: Tokens }>()

/** The sign-in library's entries in the tab. */
export const tokensOf = (page: Page): Promise<Tokens> => page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('oidc.user:')))

const subOf = (tokens: Tokens): string | undefined => JSON.parse(tokens[0]?.[1] ?? '{}').profile?.sub

/** Remembers the user who has entered in the tab. */
export async function entered(page: Page, username: string): Promise<void> {
  users.set(page, { username, sub: subOf(await tokensOf(page)) })
}

/** Leaves the page without loading another one, and removes what the test has left. False if the tab cannot be used again. */
export async function rest(page: Page, size: { readonly width: number; readonly height: number } | null): Promise<boolean> {
  const user = users.get(page)
  if (!user?.sub || page.isClosed()) return false
  users.delete(page)
  try {
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().setOffline(false)
    await page.emulateMedia({ media: null, colorScheme: null })
    if (size) await page.setViewportSize(size)
    await page.mouse.move(0, 0)
    await goInside(page, REST)
    await page.getByRole('heading', { level: 1, name: 'Pagina non trovata' }).waitFor({ timeout: 2_000 })
    const tokens = await tokensOf(page)
    const clean = await page.evaluate(() => {
      for (const close of document.querySelectorAll<HTMLElement>('.MuiAlert-action button')) close.click()
      delete document.documentElement.dataset.tema
      // The next Tab key starts at the beginning of the page again.
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
      localStorage.clear()
      sessionStorage.clear()
      return !document.querySelector('[role=dialog], [role=menu]')
    })
    // The test may have signed in as somebody else.
    if (!clean || subOf(tokens) !== user.sub) return false
    atRest.set(page, { ...user, tokens })
    return true
  } catch {
    return false
  }
}

/** Opens a page in a tab at rest. False if the tab is not at rest, or another user's. */
export async function wake(page: Page, path: string, username: string): Promise<boolean> {
  const resting = atRest.get(page)
  atRest.delete(page)
  if (resting?.username !== username || new URL(page.url()).pathname !== REST) return false
  await page.evaluate((tokens) => {
    for (const [key, value] of tokens) sessionStorage.setItem(key, value)
  }, resting.tokens)
  await goInside(page, path)
  return true
}

/** Navigates like a link of the suite: the router shows the page without a reload. */
export const goInside = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
