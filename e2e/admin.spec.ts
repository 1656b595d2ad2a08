/** Administration in the browser: records made and edited by two people, report. Every test cleans up what others would see. */
import { signIn } from './support/sign-in.ts'
import { type Browser, expect, type Page, test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').last().getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

async function open(page: Page, path: string, username = 'superadmin') {
  await page.goto(path)
  await signIn(page, username)
}

/** A tab of its own, as of another person or of another session. */
async function another(browser: Browser, path: string, username: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'it-IT' })).newPage()
  await open(page, path, username)
  return page
}

async function newStudio(page: Page, name: string, licences: string) {
  await page.getByLabel('Nome', { exact: false }).first().fill(name)
  await page.getByLabel('Codice *').fill(name.slice(-2).toUpperCase())
  await page.getByLabel('Company').selectOption('Consulenti Riuniti S.r.l.')
  await page.getByLabel('Numero di utenti ammessi').fill(licences)
  await button(page, 'Salva').click()
  await expect(page.getByText(`Studio ${name} aggiunto correttamente`)).toBeVisible()
  await expect(page).toHaveURL(/\/agencyDetail\/[1-9]/)
}

async function remove(page: Page) {
  await button(page, 'Elimina').click()
  await inDialog(page, 'Elimina').click()
  await expect(page.getByText(/Cancellazione \d+ riuscita \[true\]/)).toBeVisible()
}

test('a studio is made, edited by two people without losing anything, and deleted', async ({ page, browser }) => {
  await open(page, '/agency')
  await title(page, 'Gestione studi')
  await expect(page.getByText('1-2 di 2')).toBeVisible()
  await button(page, 'Aggiungi').click()
  await button(page, 'Salva').click()
  const wrong = page.getByRole('alert').filter({ hasText: 'Errori da correggere' })
  for (const text of ['La company è obbligatoria', 'Il Nome è obbligatorio', 'Il codice è obbligatorio', 'Il numero di utenti ammessi è obbligatorio'])
    await expect(wrong).toContainText(text)
  await wrong.getByRole('link', { name: 'Codice' }).click()
  await expect(page.getByLabel('Codice *')).toBeFocused()
  await newStudio(page, 'Studio Prova e2e', '3')
  await expect(wrong).toHaveCount(0)
  await expect(button(page, 'Salva')).toBeDisabled()

  const other = await another(browser, page.url(), 'superadmin')
  await other.getByLabel('Cap').fill('40100')
  await other.getByLabel('Indirizzo', { exact: true }).fill('Via del secondo 2')
  await button(other, 'Salva').click()
  await expect(other.getByText('Studio Studio Prova e2e salvato!')).toBeVisible()
  await other.context().close()

  await page.getByLabel('Indirizzo', { exact: true }).fill('Via del primo 1')
  await button(page, 'Salva').click()
  const conflict = page.getByRole('alert').filter({ hasText: 'superadmin ha salvato questo record alle' })
  await expect(conflict.getByRole('row', { name: /Indirizzo/ })).toContainText('Via del secondo 2')
  await expect(page.getByLabel('Indirizzo', { exact: true })).toHaveValue('Via del primo 1')
  await button(page, 'Tieni quanto digitato').click()
  await expect(page.getByLabel('Cap')).toHaveValue('40100')
  await button(page, 'Salva').click()
  await expect(page.getByText('Studio Studio Prova e2e salvato!')).toBeVisible()

  await page.getByLabel('Disabilitato dal').fill('31/02/2030')
  await button(page, 'Salva').click()
  await expect(wrong).toContainText('Disabilitato dal: serve un giorno come 31/12/2026')
  await button(page, 'Indietro').click()
  await expect(page.getByRole('dialog')).toContainText('Le modifiche non salvate andranno perse')
  await inDialog(page, 'Annulla').click()
  await expect(page.getByLabel('Disabilitato dal')).toHaveValue('31/02/2030')
  await page.goBack()
  await title(page, 'Gestione studi')
  await page.getByRole('link', { name: 'Studio Prova e2e' }).click()
  await expect(page.getByText('Ripreso quanto era stato digitato e non salvato.')).toBeVisible()
  await expect(page.getByLabel('Disabilitato dal')).toHaveValue('31/02/2030')
  await button(page, 'Scarta').click()
  await expect(page.getByLabel('Disabilitato dal')).toHaveValue('')
  await remove(page)
  await expect(page).toHaveURL('/agency')
  await expect(page.getByText('Studio Prova e2e', { exact: true })).toHaveCount(0)
  await page.goto('/agencyDetail/999999')
  await expect(page.getByText('Errore in recupero agency non trovata avente id: 999999')).toBeVisible()
  await expect(page).toHaveURL('/agency')
})

test('filters stay in the address, an empty list says so, and the list is downloaded', async ({ page }) => {
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
  await title(page, 'Studio')
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
})

test('a list and a record that cannot be had say so in the words of the catalogue', async ({ page }) => {
  await open(page, '/')
  const lost = 'Server non raggiungibile: controllare la connessione. Quanto digitato resta in questa pagina'
  for (const [path, calls, what] of [
    ['/company', '**/api/company/search', 'company'],
    ['/agency', '**/api/agency/search', 'agency'],
    ['/principal', '**/api/principal/search', 'Principal'],
    ['/whatsnew', '**/api/whatsnew/search', 'whatsNew'],
  ] as const) {
    await page.route(calls, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText(`Errore in recupero ${what}: ${lost}`)).toBeVisible()
    await page.unroute(calls)
    await button(page, 'Riprova').click()
    await expect(page.getByRole('table')).toBeVisible()
  }
  await page.route('**/api/agency/1', (route) => route.abort())
  await page.goto('/agencyDetail/1')
  await expect(page.getByText(`Errore in recupero agency: ${lost}`)).toBeVisible()
  await expect(page).toHaveURL('/agency')
})

test('a user of a higher role is read, not greyed, and offers no password to change', async ({ page }) => {
  await open(page, '/principal?Username=superadmin', 'admin')
  await page.getByRole('link', { name: 'Galli' }).click()
  const surname = page.getByLabel('Cognome *')
  await expect(surname).toBeDisabled()
  await expect(surname).toHaveCSS('-webkit-text-fill-color', 'rgb(27, 31, 36)')
  await expect(page.getByLabel('Password')).toHaveCount(0)
  for (const name of ['Salva', 'Elimina', 'Aggiungi autorizzazione']) await expect(button(page, name)).toHaveCount(0)
})

test('a user is made within the licences, authorised for a second studio and deleted', async ({ page, browser }) => {
  await open(page, '/agencyDetail/0')
  await newStudio(page, 'Studio Licenza', '1')
  const studio = page.url()
  const admin = await another(browser, '/principal', 'admin')

  const start = async (username: string) => {
    await admin.goto('/principalDetail/0')
    await admin.getByLabel('Studio', { exact: true }).fill('licenza')
    await admin.getByRole('option', { name: 'Studio Licenza' }).click()
    await admin.getByLabel('Username *').fill(username)
  }
  await start('operatore')
  await admin.getByLabel('Cognome *').focus()
  await expect(admin.getByRole('alert').filter({ hasText: 'Errori da correggere' })).toContainText('Nome utente già presente')
  await expect(admin.getByLabel('Ruolo *').getByRole('option')).toHaveText(['—', 'MANAGER', 'OPERATOR', 'DEMO'])
  await expect(admin.getByLabel('Report utilizzo')).toHaveCount(0)
  await admin.getByLabel('Username *').fill('prova.e2e')
  await admin.getByLabel('Cognome *').fill('Provetti')
  await admin.getByLabel('Nome *', { exact: true }).fill('Pia')
  await admin.getByLabel('Mail *').fill('senza chiocciola')
  await admin.getByLabel('Ruolo *').selectOption('MANAGER')
  await admin.getByLabel('Creazione utenti').check()
  await admin.getByLabel('Ruolo *').selectOption('OPERATOR')
  await expect(admin.getByLabel('Creazione utenti')).toBeDisabled()
  await expect(admin.getByLabel('Creazione utenti')).not.toBeChecked()
  await button(admin, 'Salva').click()
  await expect(admin.getByRole('alert').filter({ hasText: 'Errori da correggere' })).toContainText('Invalid mail')
  await admin.getByLabel('Mail *').fill('pia@example.it')
  await button(admin, 'Salva').click()
  await expect(admin.getByText('Utente prova.e2e aggiunto correttamente')).toBeVisible()
  await expect(admin.getByLabel('Username *')).toBeDisabled()
  await expect(admin.getByLabel('Ruolo *')).toBeDisabled()

  await button(admin, 'Aggiungi autorizzazione').click()
  await admin.getByRole('dialog').getByLabel('Studio', { exact: true }).fill('ferri')
  await admin.getByRole('option', { name: 'Studio Ferri' }).click()
  await inDialog(admin, 'Salva').click()
  const studios = admin.getByRole('table', { name: 'Autorizzazioni' })
  await expect(studios.getByRole('row')).toHaveCount(3)
  await expect(studios).toContainText('Studio Ferri')
  await expect(studios.getByRole('button')).toHaveCount(0)
  const user = admin.url()

  await start('seconda.e2e')
  await expect(admin.getByRole('alert').filter({ hasText: 'Errori da correggere' })).toContainText(
    'Non ci sono licenze disponibili per lo studio per attivare un utente',
  )
  await admin.goto('/principal?Username=admin')
  await admin.getByRole('link', { name: 'Conti' }).click()
  await expect(button(admin, 'Salva')).toBeVisible()
  await expect(button(admin, 'Elimina')).toHaveCount(0)
  await admin.goto(user)
  await remove(admin)
  await admin.context().close()
  await page.goto(studio)
  await remove(page)
})

test('a company changes the names of the suite, and the report needs a company', async ({ page }) => {
  await open(page, '/company')
  await page.getByRole('cell', { name: 'Consulenti Riuniti S.r.l.' }).click()
  await page.getByLabel('Nome App').fill('Fisco Facile')
  await page.getByLabel('Voce di menu Forfetari').fill('Minimi')
  await button(page, 'Salva').click()
  await expect(page.getByText('Company Consulenti Riuniti S.r.l. salvata!')).toBeVisible()
  // The server knows its users by heart for ten seconds.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('banner')).toContainText('Fisco Facile', { timeout: 4000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'Minimi' })).toBeVisible()
  await page.getByLabel('Nome App').fill('')
  await page.getByLabel('Voce di menu Forfetari').fill('')
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/company') && response.ok())
  await button(page, 'Salva').click()
  await stored

  await page.getByRole('link', { name: 'Report', exact: true }).click()
  await button(page, 'Analisi Utilizzo').click()
  await expect(page.getByText('Company non impostata')).toBeVisible()
  await page.getByLabel('Company').selectOption('Consulenti Riuniti S.r.l.')
  const downloading = page.waitForEvent('download')
  await button(page, 'Analisi Utilizzo').click()
  expect((await downloading).suggestedFilename()).toBe('DatiUtilizzo.xlsx')
})
