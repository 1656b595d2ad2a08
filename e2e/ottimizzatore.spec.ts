/**
 * The optimiser, from the limits to the fees in the form. The figures are those of section 8 of the rule page, first table,
 * without IRAP.
 */

import { openConvsrl } from './support/convsrl.ts'
import { long } from './support/long.ts'
import { expect, type Page, test } from './support/test.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Combinazione migliore di compensi e dividendi' })
const search = (page: Page) => panel(page).getByRole('button', { name: 'Cerca la combinazione migliore' })

/**
 * 2025, one partner with all shares, no other income, 100.000 € of profit, Sicilia and 0,8% for the comune, a capital so
 * large that the reserve never reaches its cap.
 */
async function fillCompany(page: Page): Promise<void> {
  await openConvsrl(page)
  await page.getByLabel('Anno', { exact: true }).selectOption('2025')
  await page.getByLabel('Denominazione').fill('Esempio S.r.l.')
  await page.getByRole('textbox', { name: 'Utile ante imposte' }).fill('100000')
  await page.getByLabel('IRAP', { exact: true }).selectOption('Esclusa')
  await page.getByText('Capitale, riserva legale e perdite').click()
  await page.getByLabel('Capitale sociale').fill('1000000')
  const partner = page.getByRole('region', { name: 'Socio 1' })
  await partner.getByLabel('Nome').fill('Anna')
  await partner.getByLabel('Quota').fill('100')
  await partner.getByText('Residenza e addizionali').click()
  await partner.getByLabel('Regione di residenza').selectOption('Sicilia')
  await partner.getByLabel('Aliquota libera').fill('0,8')
}

/** The amount of a row of the comparison: 0 typed, 1 best, 2 difference. */
async function amount(page: Page, row: string, column: number): Promise<number> {
  const text = await panel(page).getByRole('row', { name: row }).getByRole('cell').nth(column).innerText()
  return Number(text.replaceAll('.', '').replace(',', '.').replace('−', '-'))
}

test('opens the best levy to its explanation', long('apps/web/test/browser/looks.test.ts'), async ({ page }) => {
  await fillCompany(page)
  await search(page).click()
  await panel(page)
    .getByRole('button', { name: /^Prelievo fiscale e contributivo: .*apri la spiegazione/ })
    .click()
  const explanation = page.getByRole('dialog', { name: 'Spiegazione' })
  await expect(explanation.getByRole('heading', { level: 2 })).toContainText('Prelievo')
  await expect(explanation).toContainText('39.865,')
})

test.describe('in a tab that has not searched', () => {
  test.use({ ownTab: true })

  test(
    'it also searches offline, answers keystrokes meanwhile, and stops on request',
    long('apps/web/test/features/calcolatore.test.ts', 'apps/web/test/features/desk.test.ts'),
    async ({ page, context }) => {
      await fillCompany(page)
      const answered = page.getByRole('complementary', { name: 'Risultato' })
      await expect(answered).toContainText('100.000,00')
      // The page has loaded the whole year by now. Its copy of the searches is removed, so that the search waits as long as the test needs.
      await page.waitForLoadState('networkidle')
      await page.evaluate(async () => {
        const cache = await caches.open('legge')
        for (const request of await cache.keys()) if (/-ricerche-/.test(request.url)) await cache.delete(request)
      })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await context.route(/-ricerche-/, async (route) => {
        await held
        await route.continue()
      })
      await search(page).click()
      await expect(panel(page).getByText('Ricerca in corso')).toBeVisible()
      await page.getByRole('textbox', { name: 'Utile ante imposte' }).fill('110000')
      await expect(answered).toContainText('110.000,00')
      await page.getByRole('textbox', { name: 'Utile ante imposte' }).fill('100000')
      await panel(page).getByRole('button', { name: 'Interrompi' }).click()
      await expect(panel(page).getByText('Ricerca interrotta')).toBeVisible()
      release()
      await search(page).click()
      await expect(panel(page).getByText('Ricerca finita')).toBeVisible()

      await context.setOffline(true)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.getByRole('textbox', { name: 'Utile ante imposte' }).fill('120000')
      await expect(panel(page).getByText('I dati sono cambiati dopo la ricerca')).toBeVisible()
      await search(page).click()
      await expect(panel(page).getByText('I dati sono cambiati dopo la ricerca')).toBeHidden()
      await expect.poll(() => amount(page, 'Prelievo fiscale e contributivo', 1)).toBeGreaterThan(39_866)
      await expect.poll(() => amount(page, 'Prelievo fiscale e contributivo', 0)).toBeGreaterThan(42_772)
      expect(asked.filter((url) => url.includes('ottimizzaSimulazioniSrl'))).toEqual([])
    },
  )
})
