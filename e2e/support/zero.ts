/** Lines of a result that are zero are folded. One control shows them, also by keyboard, and the print follows the screen. */
import { expect, type Locator, type Page } from '@playwright/test'
import { barriers } from './axe.ts'

const show = /^Mostra anche le righe a zero \(\d+\)$/
const hide = /^Nascondi le righe a zero \(\d+\)$/

export async function folds(page: Page, place: Locator, zero: string, total: string) {
  const line = place.locator(`[data-explains="${zero}"]`).first()
  const control = place.getByRole('button', { name: show }).first()
  await expect(place.locator(`[data-explains="${total}"]`).first()).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(control).toBeHidden()
  await expect(place.getByText(/righe? a zero non (è|sono)/).first()).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await control.focus()
  await page.keyboard.press('Enter')
  await expect(place.getByRole('button', { name: hide })).toBeFocused()
  await expect(line).toHaveText(/^0,00/)
  expect(await barriers(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await place.getByRole('button', { name: hide }).click()
  await expect(line).toHaveCount(0)
}
