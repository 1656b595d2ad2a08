/** Signs in the demo users: by hand, or with the stored session of an earlier sign-in. */
import type { BrowserContext, Page } from '@playwright/test'
import { entered, tokensOf, wake } from './tab.ts'

const menu = (page: Page) => page.getByRole('button', { name: /menu utente/ })
/** Waits for the menu without `expect`, which polls at growing intervals and describes the whole page each time. */
const inside = (page: Page) => menu(page).waitFor()

/** Signs in like a user who has opened a page of the suite: at the provider's page, back to the requested one. The demo password is derived from the name. */
export async function signIn(page: Page, username = 'operatore'): Promise<void> {
  await page.getByLabel('Nome utente').fill(username)
  await page.getByLabel('Password').fill(`bilancia-${username}`)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await inside(page)
}

type Session = {
  readonly since: number
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  readonly origin: string
  readonly tokens: readonly (readonly [key: string, value: string])[]
}

/** The sessions of this worker by user. Their tokens are not used for long, because only one tab could renew them. */
const sessions = new Map<string, Session>()
const TOKENS_GOOD_FOR_MS = 6 * 60_000

/**
 * Opens a page as a user: by hand the first time, then as a tab of the same session, which later asks the provider for new tokens. A test that signs
 * out must sign in by hand.
 */
export async function enter(page: Page, path: string, username = 'operatore'): Promise<void> {
  const session = sessions.get(username)
  if (session) await page.context().addCookies([...session.cookies])
  if (await wake(page, path, username)) await inside(page)
  else await load(page, path, username, session)
  await entered(page, username)
}

async function load(page: Page, path: string, username: string, session: Session | undefined) {
  if (session && Date.now() - session.since < TOKENS_GOOD_FOR_MS) {
    const script = await page.addInitScript(({ origin, tokens }) => {
      if (location.origin !== origin) return
      for (const [key, value] of tokens) sessionStorage.setItem(key, value)
    }, session)
    await page.goto(path)
    await script.dispose()
    return inside(page)
  }
  const since = Date.now()
  await page.goto(path)
  const asked = page.getByRole('button', { name: 'Accedi' })
  await menu(page).or(asked).waitFor()
  if (await asked.isVisible()) await signIn(page, username)
  sessions.set(username, {
    since,
    cookies: await page.context().cookies(),
    origin: new URL(page.url()).origin,
    tokens: await tokensOf(page),
  })
}
