/** Fills in the form of iForfettari like an adviser. */
import type { Page } from '@playwright/test'
import { enter } from './sign-in.ts'

export async function openIforf(page: Page, username?: string): Promise<void> {
  await enter(page, '/iforf', username)
  await page.getByRole('heading', { level: 1, name: 'Forfetari' }).waitFor()
}

export const ricavi = (page: Page) => page.getByLabel('Ricavi o compensi', { exact: true })

/** The worked example of the rule page, section 6: an artisan of 2026, 4.697,06 € better off in the flat-rate regime. */
export async function fillArtisan(page: Page): Promise<void> {
  await page.getByLabel('Cognome e nome').fill('Rossi Mario')
  await page.getByLabel('Tipologia').selectOption('Impresa')
  await page.getByLabel('Gestione IVS').selectOption('Artigianato')
  await page.getByLabel('Gruppo di settore').selectOption('Altre attività economiche')
  await page.getByLabel("Aliquota dell'imposta sostitutiva").selectOption('15%')
  await page.getByLabel('Riduzione 35%').check()
  await ricavi(page).fill('50000')
  await page.getByLabel(/92 − Altri costi/).fill('16500')
  await page.getByLabel('Regione di residenza').selectOption('Calabria')
  await page.getByLabel('Addizionale comunale').selectOption('0,8%')
}

export const answer = (page: Page) => page.getByRole('complementary', { name: 'Risultato' })
