/** Sign-in as a person does it, with the demo users. */
import { expect, type Page } from '@playwright/test'

/** From the login page to where one was going. The demo password follows the name. */
export async function signIn(page: Page, username = 'operatore'): Promise<void> {
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Nome utente').fill(username)
  await page.getByLabel('Password').fill(`bilancia-${username}`)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByRole('button', { name: /menu utente/ })).toBeVisible()
}
