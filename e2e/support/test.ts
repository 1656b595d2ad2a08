/** Every worker has a suite of its own, so that workers never meet. */
import { test as base, expect } from '@playwright/test'
import { freePort } from '../../apps/server/test/support/port.ts'
import { startServer } from './server.ts'

export { type Browser, expect, type FileChooser, type Page } from '@playwright/test'

/** Chromium resolves every name under `localhost` to this computer. */
const BRAND_HOSTS = 'stadera.localhost=stadera,meridiana.localhost=meridiana'

export const test = base.extend<object, { readonly suite: string }>({
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
  page: async ({ page }, use) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/content.security.policy/i.test(message.text())) refused.push(message.text())
    })
    await use(page)
    expect(refused, 'what the content policy of the page keeps out').toEqual([])
  },
})
