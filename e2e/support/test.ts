/** Every worker has its own suite, so that workers do not share data, and a window for each size, whose tab passes from test to test (`tab.ts`). */
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { freePort } from '../../apps/server/test/support/port.ts'
import { startServer } from './server.ts'
import { rest } from './tab.ts'

export { type Browser, expect, type FileChooser, type Page } from '@playwright/test'

/** Chromium resolves every name under `localhost` to this computer. */
const BRAND_HOSTS = 'stadera.localhost=stadera,meridiana.localhost=meridiana'

type Size = { readonly width: number; readonly height: number } | null
type Window = { readonly context: BrowserContext; readonly clear: () => Promise<void> }

/** The tab that a window keeps for the next test. */
const kept = new WeakMap<BrowserContext, Page>()
/** The windows of this worker, by their size. */
const windows = new Map<string, Promise<Window>>()

function windowOf(browser: Browser, suite: string, size: Size): Promise<Window> {
  const key = JSON.stringify(size)
  const known = windows.get(key) ?? opened(browser, suite)
  windows.set(key, known)
  return known
}

async function opened(browser: Browser, suite: string): Promise<Window> {
  const context = await browser.newContext()
  // An empty tab that is never closed, for commands to the browser.
  const empty = await context.newPage()
  const devtools = await context.newCDPSession(empty)
  return {
    context,
    clear: async () => {
      await Promise.all(context.pages().map((page) => page !== empty && page !== kept.get(context) && page.close()))
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      await context.clearCookies()
      await devtools.send('Storage.clearDataForOrigin', { origin: suite, storageTypes: 'local_storage,indexeddb,cache_storage,service_workers' })
    },
  }
}

const ownWindow = (context: BrowserContext): Window => ({ context, clear: () => context.close() })

type Options = {
  /** Gives the test a new tab, which loads the page: for tests of the loading, or tests that change the browser. */
  readonly ownTab: boolean
}

export const test = base.extend<Options, { readonly suite: string }>({
  ownTab: [false, { option: true }],
  suite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use) => {
      const { origin, close } = await startServer(await freePort(), { BRAND_HOSTS })
      await use(origin)
      await close()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ suite }, use) => use(suite),
  // Everything that a test leaves in the window is removed, except the cache of files. Tests of the service worker have their own window.
  context: async ({ browser, suite, viewport, serviceWorkers }, use) => {
    const own = serviceWorkers === 'allow'
    const { context, clear } = own ? ownWindow(await browser.newContext()) : await windowOf(browser, suite, viewport)
    await use(context)
    await clear()
  },
  page: async ({ context, viewport, ownTab }, use) => {
    const page = (!ownTab && kept.get(context)) || (await context.newPage())
    const refused: string[] = []
    page.on('console', (message) => {
      if (/content.security.policy/i.test(message.text())) refused.push(message.text())
    })
    await use(page)
    if (!ownTab) {
      if (await rest(page, viewport)) kept.set(context, page)
      else kept.delete(context)
    }
    expect(refused, 'what the content policy of the page keeps out').toEqual([])
  },
})
