/** Steps of an adviser on the page of any simulator. */
import { expect, type Locator, type Page } from '@playwright/test'
import { longBarriers } from './axe.ts'

/** The window sizes of the main tests. */
export const sizes = [
  { name: 'su uno schermo da scrivania', width: 1440, height: 900 },
  { name: 'su un telefono', width: 390, height: 844 },
] as const

/** The text of a simulator while offline. */
export const OFFLINE = /Non c'è rete\. La pagina continua a calcolare/

/** A named part of the page. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The panel with the answer. Opens it if it is folded to a bar. */
export async function answer(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Risultato' })
  const opener = panel.getByRole('button', { name: 'Apri il risultato' })
  if (await opener.isVisible()) await opener.click()
  return panel
}

/** Closes the answer if it was opened from a bar, so that it does not cover the form. */
export async function closeAnswer(page: Page) {
  const closer = page.getByRole('button', { name: 'Chiudi il risultato' })
  if (await closer.isVisible()) await closer.click()
}

/** Opens a tab of the page. On a phone the row of tabs can still be scrolling, and a click then lands beside the tab. */
export async function openTab(page: Page, name: string): Promise<void> {
  // A tab with errors says how many after its name.
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await expect(async () => {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 2_000 })
  }).toPass()
}

/** An action of the page: in the toolbar, or in the drawer of a narrow screen. */
export async function act(page: Page, name: string) {
  const toolbar = page.getByRole('toolbar', { name: 'Azioni della pagina' })
  const opener = page.getByRole('button', { name: 'Azioni della pagina' })
  // The page has one of the two.
  await toolbar.or(opener).waitFor()
  if (await opener.isVisible()) await opener.click()
  await page.getByRole('button', { name, exact: true }).and(page.locator('main *, [aria-label="Azioni della pagina"] *')).first().click()
}

/** From a number down to a figure of law, by keyboard, one level at a time. `look` checks the explanation for barriers. */
export async function downToTheLaw(page: Page, number: Locator, steps: readonly string[], source: string, look = longBarriers) {
  await number.focus()
  await page.keyboard.press('Enter')
  // Found by its attributes: a search by role would compute the role of every element of the page for each step.
  const panel = page.locator('[role="dialog"][aria-label="Spiegazione"]')
  for (const step of steps) {
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(panel.getByText('Norma', { exact: true })).toBeVisible()
    await panel.getByRole('listitem').getByRole('button', { name: step }).first().focus()
    await page.keyboard.press('Enter')
  }
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(steps.at(-1) ?? '')
  await expect(panel).toContainText(source)
  await look(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(number).toBeFocused()
}

/** Shows every line that is folded because it is zero. */
export async function showZeroLines(page: Page) {
  const folded = page.getByRole('button', { name: /^Mostra anche le righe a zero/ })
  while ((await folded.count()) > 0) await folded.first().click()
}
