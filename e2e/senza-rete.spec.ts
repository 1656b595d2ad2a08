/** The page offline: it opens, says what it cannot do, and recovers with the network. */
import { format } from '@bilancia/contract'
import { barriers } from './support/axe.ts'
import { answer, fillArtisan, openIforf, ricavi } from './support/iforfettari.ts'
import { long, longOnPhone } from './support/long.ts'
import { act, closeAnswer, answer as opened, openTab } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** What the service worker keeps. */
const inTheCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: { readonly path: string; readonly text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) found.push({ path: new URL(request.url).pathname, text: await ((await cache.match(request))?.text() ?? '') })
    }
    return found
  })

for (const [where, viewport] of [
  ['su uno schermo da scrivania', { width: 1440, height: 900 }],
  ['su un telefono', { width: 390, height: 844 }],
] as const)
  test.describe(where, longOnPhone(viewport.width), () => {
    test.use({ viewport })

    test('la pagina aperta una volta si apre senza rete, dice che cosa le manca, la ritrova, e non tiene nulla di una persona', async ({ page, context }) => {
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

      // Tabs that were never opened before work too.
      await openTab(page, 'Regime normale')
      await expect(page.getByRole('tab', { name: 'Regime normale' })).toHaveAttribute('aria-selected', 'true')

      // Functions of the server say that they need it when used.
      await act(page, 'Carica')
      const list = page.getByRole('dialog', { name: 'Carica elaborazione' })
      await expect(list).toContainText("L'elenco ha bisogno del server")
      await list.getByRole('button', { name: 'Chiudi' }).click()
      await (await opened(page)).locator('[data-explains]').first().click()
      const explanation = page.getByRole('dialog', { name: 'Spiegazione' })
      await expect(explanation).toContainText('La spiegazione ha bisogno del server')
      await page.keyboard.press('Escape')
      await expect(explanation).toBeHidden()
      await closeAnswer(page)
      await openTab(page, 'Lettera')
      await expect(page.getByRole('tabpanel')).toContainText('La lettera ha bisogno del server')

      await context.setOffline(false)
      await expect(notice).toBeHidden()
      await expect(page.getByRole('article', { name: 'Lettera al cliente' })).toContainText('Rossi Mario')

      const kept = await inTheCaches(page)
      expect(kept.length).toBeGreaterThan(20)
      for (const { path } of kept) expect(path).toMatch(/^\/(assets\/[^/]+\.(js|css|json|wasm|woff2))?$/)
      expect(kept.find(({ path }) => path === '/')?.text).toContain('id="brand"')
    })

    test(
      'in un anno mai aperto le cifre di prima vanno via, si dice che cosa manca, e con la rete il calcolo riparte',
      long('e2e/senza-rete.spec.ts', 'apps/web/test/features/calcolatore.test.ts'),
      async ({ page, context }) => {
        await openIforf(page)
        await fillArtisan(page)
        const panel = await opened(page)
        await expect(panel).toContainText(format.amount(4697.06))
        await closeAnswer(page)
        await context.setOffline(true)
        await page.getByLabel('Anno', { exact: true }).selectOption('2021')
        await opened(page)
        await expect(panel.getByRole('heading', { name: 'Non ancora calcolato' })).toBeVisible()
        await expect(panel).toContainText('Le norme del 2021 non sono in questo browser')
        await expect(panel).toContainText('anni già aperti in questo browser: 2026')
        expect(await panel.innerText()).not.toMatch(/\d,\d\d/)
        await expect(page.locator('[data-explains]')).toHaveCount(0)
        expect(await barriers(page)).toEqual([])
        await closeAnswer(page)

        await page.getByLabel('Anno', { exact: true }).selectOption('2026')
        await opened(page)
        await expect(panel).toContainText(format.amount(4697.06))
        await closeAnswer(page)
        await page.getByLabel('Anno', { exact: true }).selectOption('2021')
        await opened(page)
        await expect(panel).toContainText('Le norme del 2021 non sono')
        await context.setOffline(false)
        await expect(panel.getByRole('heading', { name: 'Non ancora calcolato' })).toBeHidden()
        await expect(panel).toContainText(/\d,\d\d/)
      },
    )
  })
