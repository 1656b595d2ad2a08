/** Steps shared by the tests of administration: signing in as a user, pressing a button, deleting a record. */
import { type Browser, expect, type Page } from '@playwright/test'
import { enter } from './sign-in.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const inDialog = (page: Page, name: string) => page.getByRole('dialog').last().getByRole('button', { name, exact: true })

export const open = (page: Page, path: string, username = 'superadmin'): Promise<void> => enter(page, path, username)

/** A separate tab, like that of another person or session. */
export async function another(browser: Browser, path: string, username: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'it-IT' })).newPage()
  await open(page, path, username)
  return page
}

/** Shows a part of the record on screen. */
export async function tab(page: Page, name: string): Promise<void> {
  const one = page.getByRole('tab', { name })
  await one.click()
  await expect(one).toHaveAttribute('aria-selected', 'true')
}

/** Deletes the record on screen. */
export async function remove(page: Page): Promise<void> {
  await button(page, 'Elimina').click()
  await inDialog(page, 'Elimina').click()
  await expect(page.getByText(/Cancellazione \d+ riuscita \[true\]/)).toBeVisible()
}

/** The page has this title. */
export const titled = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** Fills in the form of a new studio and saves it. */
export async function newStudio(page: Page, name: string, licences: string) {
  await page.getByLabel('Nome', { exact: false }).first().fill(name)
  await page.getByLabel('Codice *').fill(name.slice(-2).toUpperCase())
  await page.getByLabel('Company').selectOption('Consulenti Riuniti S.r.l.')
  await page.getByLabel('Numero di utenti ammessi').fill(licences)
  await button(page, 'Salva').click()
  await expect(page.getByText(`Studio ${name} aggiunto correttamente`)).toBeVisible()
  await expect(page).toHaveURL(/\/agencyDetail\/[1-9]/)
}
