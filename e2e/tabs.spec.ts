/** Two tabs of one user share one draft: the other tab's values are never overwritten silently. */

import { openIforf } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { goInside } from './support/tab.ts'
import { expect, type Page, test } from './support/test.ts'

const client = (page: Page) => page.getByLabel('Cognome e nome')
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: "modificata in un'altra scheda" })

async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/iforf')
  await expect(client(other)).toBeVisible()
  return other
}

test('a tab whose draft was overwritten says so, in the concordato too, and the user chooses which draft to keep', async ({ page }) => {
  await openIforf(page)
  await client(page).fill('Rossi')
  const other = await secondTab(page)
  await expect(client(other)).toHaveValue('Rossi')
  await client(other).fill('Verdi')
  await expect(notice(page)).toContainText('(Verdi)')
  await expect(client(page)).toHaveValue('Rossi')
  await expect(notice(other)).toHaveCount(0)

  await notice(page).getByRole('button', { name: 'Tieni questa' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(notice(other)).toContainText('(Rossi)')
  await notice(other).getByRole('button', { name: "Prendi l'altra" }).click()
  await expect(client(other)).toHaveValue('Rossi')
  await expect(notice(other)).toHaveCount(0)

  // The concordato has a page of its own kind.
  const subject = (of: Page) => of.getByLabel('Soggetto')
  await goInside(page, '/concordato')
  await subject(page).selectOption('Persona fisica')
  await goInside(other, '/concordato')
  await subject(other).selectOption('Società di capitali')
  await notice(page).getByRole('button', { name: "Prendi l'altra" }).click()
  await expect(subject(page).locator('option:checked')).toHaveText('Società di capitali')
})

test('a reload of a tab whose draft was overwritten asks first', long('e2e/tabs.spec.ts'), async ({ page }) => {
  await openIforf(page)
  await client(page).fill('Rossi')
  const other = await secondTab(page)
  await client(other).fill('Verdi')
  await expect(notice(page)).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  await expect(client(page)).toHaveValue('Rossi')
})

test('a tab without edits of its own follows the other', long('e2e/tabs.spec.ts'), async ({ page }) => {
  await openIforf(page)
  const other = await secondTab(page)
  await client(other).fill('Verdi')
  await expect(client(page)).toHaveValue('Verdi')
  await other.close()
  await client(page).press('End')
  await client(page).pressSequentially(' A')
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(client(page)).toHaveValue('Verdi A')
})
