/** Print: filled-in fields are printed, folded or not. */

import { openConvsrl } from './support/convsrl.ts'
import { answer, fillArtisan, openIforf, ricavi } from './support/iforfettari.ts'
import { openTab } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

test('a closed fold prints its filled-in fields, and nothing if it is empty', async ({ page }) => {
  await openConvsrl(page)
  const fold = page.locator('details').filter({ hasText: 'Capitale, riserva legale e perdite' })
  await page.emulateMedia({ media: 'print' })
  await expect(fold).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await fold.getByText('Capitale, riserva legale e perdite').click()
  await page.getByLabel('Capitale sociale').fill('25000')
  await fold.getByText('Capitale, riserva legale e perdite').click()
  await expect(page.getByLabel('Capitale sociale')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Capitale sociale')).toHaveValue('25.000,00')
  await expect(page.getByLabel('Capitale sociale')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByLabel('Capitale sociale')).toBeHidden()
})

test('if the server does not send the unconfirmed figures of law and the jumps, the page says that they are unknown, also on paper', async ({ page }) => {
  await page.route(/calcolaForfetari\/\d+\/(figures|salti)$/, (route) => route.abort())
  await openIforf(page)
  await fillArtisan(page)
  // No other test uses this amount. For amounts of other tests the page has kept the answers of the server.
  await ricavi(page).fill('51237')
  await expect(answer(page)).toContainText('Quali cifre di legge non siano confermate non si sa: il server non ha risposto.')
  await expect(answer(page)).toContainText('I salti vicini non si sono potuti cercare.')
  await openTab(page, 'Confronto')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Cifre di legge non confermate. Il loro elenco non è arrivato dal server.')).toBeVisible()
})
