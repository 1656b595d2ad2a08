/** The page without a network: it opens, says what it cannot do, and comes back with the network. */
import { format } from '@bilancia/contract'
import { barriers } from './support/axe.ts'
import { answer, fillArtisan, openIforf, ricavi } from './support/iforf.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

for (const [where, viewport] of [
  ['su uno schermo da scrivania', { width: 1440, height: 900 }],
  ['su un telefono', { width: 390, height: 844 }],
] as const)
  test.describe(where, () => {
    test.use({ viewport })

    test('la pagina aperta una volta si apre senza rete, dice che cosa le manca, e la ritrova', async ({ page, context }) => {
      await openIforf(page)
      await fillArtisan(page)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Forfetari' })).toBeVisible()
      await expect(ricavi(page)).toHaveValue(/^50\.000/)
      await expect(answer(page)).toContainText(format.amount(4697.06))
      const notice = page.getByRole('status').filter({ hasText: "Non c'è rete" })
      await expect(notice).toContainText('salvare e caricare')
      expect(await barriers(page)).toEqual([])

      // Tabs never opened before are there too.
      await page.getByRole('tab', { name: 'Regime normale' }).click()
      await expect(page.getByRole('tab', { name: 'Regime normale' })).toHaveAttribute('aria-selected', 'true')

      await context.setOffline(false)
      await expect(notice).toBeHidden({ timeout: 20_000 })
    })

    test('nulla di una persona resta nella memoria del service worker', async ({ page }) => {
      await openIforf(page)
      await ricavi(page).fill('50000')
      await page.evaluate(() => navigator.serviceWorker.ready)
      const kept = await page.evaluate(async () => {
        const found: { readonly path: string; readonly text: string }[] = []
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys())
            found.push({ path: new URL(request.url).pathname, text: await ((await cache.match(request))?.text() ?? '') })
        }
        return found
      })
      expect(kept.length).toBeGreaterThan(20)
      for (const { path } of kept) expect(path).toMatch(/^\/(assets\/[^/]+\.(js|css|json|wasm))?$/)
      expect(kept.find(({ path }) => path === '/')?.text).toContain('id="brand"')
    })
  })
