/**
 * Tries a save without a network and with a lost answer: the page reports both and keeps what was typed, and a second press stores it only once.
 * `saves.spec.ts` has the table of the saves.
 */
import { API_BASE, type Route, routes } from '@bilancia/contract/api'
import { expect, type Page } from '@playwright/test'

export type RouteName = keyof typeof routes

export type Save = {
  readonly call: RouteName
  /** What is typed, up to the button that saves. */
  readonly type?: (page: Page) => Promise<void>
  /** Presses the button that saves, with the question before it if there is one. */
  readonly press: (page: Page) => Promise<void>
  /** Checks that what was typed is still there. */
  readonly kept?: (page: Page) => Promise<void>
  /** Reads from the server something that the save changes. */
  readonly stored: (page: Page) => Promise<unknown>
  /** What the page shows after the last press. */
  readonly shows: RegExp | ((page: Page) => Promise<void>)
  /** Set if the page loads the stored data after the lost answer, so that there is nothing left to press. */
  readonly settled?: true
}

/** The sentences of a page that cannot reach the server. */
const UNREACHED = /Server non raggiungibile: controllare la connessione|ha bisogno del server, che non è raggiungibile/

/** Loses the next answer to this call in the page. Playwright cannot do it at the network, where it does not see the body of a form with a file. */
async function loseAnswer(page: Page, { method, path }: Route) {
  await page.evaluate(
    ([of, at]) => {
      delete document.body.dataset.lost
      const real = window.fetch
      window.fetch = async (asked, how) => {
        const answer = await real(asked, how)
        if (how?.method !== of || !new RegExp(at, 'i').test(new URL(answer.url).pathname)) return answer
        window.fetch = real
        document.body.dataset.lost = ''
        throw new TypeError('Failed to fetch')
      }
    },
    [method, `^${API_BASE}${path.replace(/:\w+/g, '[^/]+')}$`] as const,
  )
}

/** Closes the messages, so that the next one is seen. Finds them by class, because a closing dialog still hides them from queries by role. */
async function closeMessages(page: Page) {
  const close = page.locator('.MuiAlert-filled button')
  while ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 1000 })
      .catch(() => {})
}

export async function tried(page: Page, { call, type, press, kept, stored, shows, settled }: Save): Promise<void> {
  const route: Route = routes[call]
  const said = () => expect(page.getByText(UNREACHED).first(), `${call}: what to do`).toBeVisible()
  await type?.(page)
  // Requests that are still running would fail too.
  await page.waitForLoadState('networkidle')
  const before = await stored(page)

  await page.context().setOffline(true)
  await press(page)
  await said()
  await kept?.(page)
  await page.context().setOffline(false)
  expect(await stored(page), `${call}: nothing is stored without the network`).toEqual(before)

  await closeMessages(page)
  await loseAnswer(page, route)
  await press(page)
  await expect(page.locator('body[data-lost]'), `${call}: it was sent`).toBeAttached()
  await said()
  await kept?.(page)
  const after = await stored(page)
  expect(after, `${call}: it is stored, though its answer was lost`).not.toEqual(before)

  await closeMessages(page)
  if (!settled) await press(page)
  if (typeof shows === 'function') await shows(page)
  else await expect(page.getByText(shows).first(), `${call}: what the page says at the end`).toBeVisible()
  expect(await stored(page), `${call}: it is stored once`).toEqual(after)
  await closeMessages(page)
}
