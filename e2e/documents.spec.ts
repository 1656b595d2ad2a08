/** Two colleagues on one client: a document at its address, typed in by both, without a network, undone, with versions and variants. */
import type { Page } from '@playwright/test'
import { another, button, open } from './support/administration.ts'
import { fits } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible({ timeout: 15_000 })
const ricavi = (page: Page) => page.getByLabel(/^Ricavi o compensi/).first()
let address = ''

async function newClient(page: Page) {
  await open(page, '/clienti', 'operatore')
  await button(page, 'Aggiungi').click()
  await page.getByLabel('Cognome e nome, o denominazione').fill('Bianchi Anna')
  await page.getByLabel('Codice Fiscale').fill('BNCNNA80A41H501R')
  await button(page, 'Salva').click()
  await expect(page.getByText('Cliente Bianchi Anna aggiunto')).toBeVisible()
}

test('a document of a client keeps what two colleagues type, field by field', async ({ page, browser }) => {
  await newClient(page)
  await button(page, 'Nuova in Forfetari').click()
  await expect(page).toHaveURL(/\/iforf\/\d+$/)
  address = new URL(page.url()).pathname
  await expect(page.getByRole('link', { name: 'Bianchi Anna' })).toBeVisible()
  await ricavi(page).fill('50000')
  await saved(page)
  await fits(page)

  const colleague = await another(browser, address, 'admin')
  await expect(ricavi(colleague)).toHaveValue(/50\.?000/)
  await colleague.getByLabel('Cognome e nome').first().fill('Bianchi Anna Maria')
  await saved(colleague)
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByLabel('Cognome e nome').first()).toHaveValue('Bianchi Anna Maria')
  await expect(page.getByText(/ultima modifica di/)).toBeVisible()

  // Both change one field: nobody's value is lost, and one of them chooses.
  await colleague.context().setOffline(true)
  await ricavi(colleague).fill('60000')
  await expect(colleague.getByText('Server non raggiungibile: le modifiche restano')).toBeVisible({ timeout: 15_000 })
  await ricavi(page).fill('55000')
  await saved(page)
  await colleague.context().setOffline(false)
  await expect(colleague.getByText('Quale valore resta?')).toBeVisible({ timeout: 20_000 })
  await fits(colleague)
  await colleague.getByRole('button', { name: /tieni 60\.000/ }).click()
  await saved(colleague)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(ricavi(page)).toHaveValue(/60\.?000/)
  await colleague.context().close()
})

test('what is typed without a network is there after the page was closed', async ({ page }) => {
  await open(page, address, 'operatore')
  await expect(ricavi(page)).toHaveValue(/60\.?000/)
  await page.context().setOffline(true)
  await ricavi(page).fill('61000')
  await expect(page.getByText('Server non raggiungibile: le modifiche restano')).toBeVisible({ timeout: 15_000 })
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(address)
  await expect(ricavi(page)).toHaveValue(/61\.?000/)
  await saved(page)
})

test('Azzera and typing are undone and done again, and versions say who changed what', async ({ page }) => {
  await open(page, address, 'operatore')
  await saved(page)
  await button(page, 'Azzera').click()
  await expect(ricavi(page)).not.toHaveValue(/61/)
  await page.keyboard.press('Control+z')
  await expect(ricavi(page)).toHaveValue(/61\.?000/)
  await button(page, 'Ripeti').click()
  await expect(ricavi(page)).not.toHaveValue(/61/)
  await button(page, 'Annulla').click()
  await saved(page)
  await button(page, 'Versioni').click()
  const dialog = page.getByRole('dialog', { name: 'Versioni' })
  await dialog.getByLabel('Nome per la versione di adesso').fill('Prima della riunione')
  await dialog.getByRole('button', { name: 'Dai il nome' }).click()
  await expect(dialog.getByRole('option', { name: /Prima della riunione/ })).toHaveCount(2)
  await dialog.getByLabel('Che cosa è cambiato da').selectOption('1')
  await expect(dialog.getByRole('row', { name: /Ricavi.*61\.000/ })).toBeVisible()
  await fits(page)
  await dialog.getByRole('button', { name: 'Riprendi la prima' }).click()
  await expect(ricavi(page)).not.toHaveValue(/61/)
  await page.keyboard.press('Control+z')
  await expect(ricavi(page)).toHaveValue(/61\.?000/)
})

test('a variant differs in what is changed in it, beside the first', async ({ page }) => {
  await open(page, address, 'operatore')
  await button(page, 'Varianti').click()
  const dialog = page.getByRole('dialog', { name: 'Varianti' })
  await expect(dialog.getByText('Non ci sono ancora varianti.')).toBeVisible()
  await dialog.getByLabel('Nome della nuova variante').fill('Ricavi +20%')
  await dialog.getByRole('button', { name: 'Crea variante' }).click()
  await expect(page.getByText('Variante «Ricavi +20%» aperta')).toBeVisible()
  await ricavi(page).fill('73200')
  await saved(page)
  await button(page, 'Varianti').click()
  await expect(dialog.getByRole('table', { name: 'Dati diversi' }).getByRole('row', { name: /Ricavi.*61\.000.*73\.200/ })).toBeVisible()
  await expect(dialog.getByRole('table', { name: 'Risultati a confronto' })).toContainText('+')
  await fits(page)
})
