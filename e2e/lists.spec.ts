/** The lists of administration in the browser: filtered, sorted, downloaded, changed together, and when they cannot be loaded. */
import { button, inDialog, open, titled } from './support/administration.ts'
import { fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { expect, test } from './support/test.ts'

test(
  'filters stay in the address, an empty list says so, and the list is downloaded',
  long('apps/server/test/areas/paging.test.ts', 'apps/web/test/features/records.test.ts', 'e2e/telematico.spec.ts'),
  async ({ page }) => {
    await open(page, '/agency', 'admin')
    await expect(button(page, 'Aggiungi')).toHaveCount(0)
    await page.getByLabel('Nome', { exact: true }).fill('ferri')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/agency?Name=ferri')
    await expect(page.getByText('1-1 di 1')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await button(page, 'Scarica CSV').click()
    expect((await downloading).suggestedFilename()).toMatch(/^Studi\d{8}\.csv$/)
    await page.getByRole('link', { name: 'Studio Ferri' }).click()
    await titled(page, 'Studio Ferri')
    await expect(page.getByText(/^Licenze: \d+ di \d+$/)).toBeVisible()
    await expect(page.getByLabel('Nome *')).toBeDisabled()
    await expect(button(page, 'Salva')).toHaveCount(0)
    await expect(button(page, 'Elimina')).toHaveCount(0)
    await button(page, 'Indietro').click()
    await expect(page).toHaveURL('/agency?Name=ferri')
    await page.getByLabel('Codice').fill('non esiste')
    await button(page, 'Cerca').click()
    await expect(page.getByText('Nessun dato da visualizzare')).toBeVisible()
    await button(page, 'Pulisci').click()
    await expect(page.getByText('1-2 di 2')).toBeVisible()
    // On a slow computer the user types the next filter before the page shows the search.
    await page.getByLabel('Nome', { exact: true }).fill('ferri')
    await page.getByLabel('Codice').evaluate((input) => {
      document.querySelector<HTMLFormElement>('form[role=search]')?.requestSubmit()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'FE')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(page).toHaveURL('/agency?Name=ferri')
    await expect(page.getByText('1-1 di 1')).toBeVisible()
    await expect(page.getByLabel('Codice')).toHaveValue('FE')
    await page.getByRole('button', { name: /^Togli il filtro/ }).click()
    await expect(page).toHaveURL('/agency')
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Codice')).toHaveValue('FE')
  },
)

test(
  'if companies or studios do not load, a chosen company is not shown as none, and the page does not say that there are no studios',
  long('apps/web/test/features/not-arrived.test.ts'),
  async ({ page }) => {
    await open(page, '/')
    await page.route('**/api/company/search', (route) => route.abort())
    await page.goto('/report?company=1')
    await expect(page.getByText('L’elenco delle company non è arrivato.')).toBeVisible()
    const company = page.getByLabel('Company')
    await expect(company.locator('option:checked')).toHaveText('…')
    await page.unroute('**/api/company/search')
    await button(page, 'Riprova').click()
    await expect(company.locator('option:checked')).toHaveText('Consulenti Riuniti S.r.l.')

    await page.goto('/principal')
    await expect(page.getByRole('table')).toBeVisible()
    await page.route('**/api/agency/search', (route) => route.abort())
    await page.getByLabel('Studio').fill('Ferri')
    await expect(page.getByText('Server non raggiungibile: controllare la connessione')).toBeVisible()
    await expect(page.getByText('Nessuno studio')).toHaveCount(0)
    await page.unroute('**/api/agency/search')
    await page.keyboard.press('Escape')
    await page.getByLabel('Studio').fill('Ferri ')
    await expect(page.getByRole('option', { name: 'Studio Ferri' })).toBeVisible()
  },
)

test(
  'lists sort, show their filters as chips, and change chosen users together; a file of users is checked before it is imported',
  long('apps/server/test/areas/users-file.test.ts', 'apps/server/test/areas/paging.test.ts', 'apps/web/test/browser/clients.test.ts'),
  async ({ page }) => {
    await open(page, '/principal', 'admin')
    const names = page.getByRole('table', { name: 'Gestione utenti' }).getByRole('row')
    await page.getByRole('columnheader', { name: 'UserName' }).getByRole('button').click()
    await expect(page).toHaveURL('/principal?ordine=Username')
    await expect(names.nth(1)).toContainText('admin')
    await page.getByRole('columnheader', { name: 'UserName' }).getByRole('button').click()
    await expect(page.getByRole('columnheader', { name: 'UserName' })).toHaveAttribute('aria-sort', 'descending')
    await expect(names.nth(1)).toContainText('superadmin')
    await page.goto('/principal?Role=OPERATOR')
    await page.getByLabel(/^Scegli Neri/).check()
    await fits(page)
    await button(page, 'Disabilita da oggi').click()
    await expect(page.getByRole('dialog')).toContainText('1 utente scelto: da oggi non entrano più')
    await inDialog(page, 'Annulla').click()
    await button(page, 'Togli il filtro Ruolo: OPERATOR').click()
    await expect(page).toHaveURL('/principal')

    await button(page, 'Importa CSV').click()
    const dialog = page.getByRole('dialog', { name: 'Importa utenti da un CSV' })
    const csv = 'Username;Cognome;Nome;Mail;Ruolo\r\nnuova.dal.file;Blu;Eva;eva@example.it;OPERATOR\r\noperatore;Blu;Ivo;ivo;OPERATOR\r\n'
    await dialog.getByLabel('File CSV degli utenti').setInputFiles({ name: 'utenti.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(dialog.getByText('Righe da correggere: 1. Finché ci sono non si importa nulla.')).toBeVisible()
    await expect(dialog.getByRole('row', { name: /operatore 3 Errore Invalid mail/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled()
    await fits(page)
  },
)
