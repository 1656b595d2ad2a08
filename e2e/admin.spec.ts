/** Administration in the browser: records created and edited by two people, report. Every test cleans up data that others would see. */
import type { Route } from '@playwright/test'
import { howMany } from '../packages/contract/test/how-many.ts'
import { another, button, inDialog, open, remove, tab } from './support/administration.ts'
import { fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { signIn } from './support/sign-in.ts'
import { expect, type Page, test } from './support/test.ts'

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

async function newStudio(page: Page, name: string, licences: string) {
  await page.getByLabel('Nome', { exact: false }).first().fill(name)
  await page.getByLabel('Codice *').fill(name.slice(-2).toUpperCase())
  await page.getByLabel('Company').selectOption('Consulenti Riuniti S.r.l.')
  await page.getByLabel('Numero di utenti ammessi').fill(licences)
  await button(page, 'Salva').click()
  await expect(page.getByText(`Studio ${name} aggiunto correttamente`)).toBeVisible()
  await expect(page).toHaveURL(/\/agencyDetail\/[1-9]/)
}

test('a studio is created, edited by two people without losing anything, and deleted', async ({ page, browser }) => {
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

  await tab(page, 'Diritti')
  await expect(page).toHaveURL(/\?scheda=diritti$/)
  await page.getByLabel('Disabilitato dal').fill('31/02/2030')
  await tab(page, 'Dati')
  await button(page, 'Salva').click()
  await expect(wrong).toContainText('Disabilitato dal: serve un giorno come 31/12/2026')
  await expect(page.getByRole('tab', { name: 'Diritti · 1 errore' })).toHaveAttribute('aria-selected', 'false')
  await wrong.getByRole('link', { name: 'Disabilitato dal' }).click()
  await expect(page.getByLabel('Disabilitato dal')).toBeFocused()
  await button(page, 'Indietro').click()
  await expect(page.getByRole('dialog')).toContainText('Le modifiche non salvate andranno perse')
  await inDialog(page, 'Annulla').click()
  await expect(page.getByLabel('Disabilitato dal')).toHaveValue('31/02/2030')
  for (let back = 0; back < 5 && page.url().includes('Detail'); back++) await page.goBack()
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

test(
  'filters stay in the address, an empty list says so, and the list is downloaded',
  long('apps/server/test/areas/paging.test.ts', 'apps/web/test/features/path.test.ts', 'e2e/telematico.spec.ts'),
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
    await title(page, 'Studio Ferri')
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
    // On a slow computer the next filter is typed before the page shows the search.
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

test('a list and a record that cannot be loaded show the message of the catalogue', long('e2e/clients.spec.ts', 'e2e/session.spec.ts'), async ({ page }) => {
  await open(page, '/')
  const lost = 'Server non raggiungibile: controllare la connessione. Quanto digitato resta in questa pagina'
  const lists = [
    ['/company', '**/api/company/search', 'company'],
    ['/agency', '**/api/agency/search', 'agency'],
    ['/principal', '**/api/principal/search', 'Principal'],
    ['/whatsnew', '**/api/whatsnew/search', 'whatsNew'],
  ] as const
  // All lists are drawn by the same component.
  for (const [path, calls, what] of lists.slice(0, howMany(1, lists.length))) {
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

test(
  'if companies or studios do not arrive, a chosen company does not look like none, and no studio is said to be missing',
  long('e2e/clients.spec.ts'),
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

test('a user of a higher role is readable, not greyed, and has no password to change', async ({ page }) => {
  await open(page, '/principal?Username=superadmin', 'admin')
  await page.getByRole('link', { name: 'Galli' }).click()
  const surname = page.getByLabel('Cognome *')
  await expect(surname).toBeDisabled()
  await expect(surname).toHaveCSS('-webkit-text-fill-color', 'rgb(27, 31, 36)')
  await expect(page.getByLabel('Password')).toHaveCount(0)
  for (const name of ['Salva', 'Elimina', 'Aggiungi autorizzazione']) await expect(button(page, name)).toHaveCount(0)
})

test(
  'a user is created within the licences, authorised for a second studio and closed',
  long('apps/server/test/areas/principals.test.ts', 'apps/server/test/areas/grants.test.ts', 'apps/server/test/areas/closing.test.ts'),
  async ({ page, browser }) => {
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
    await expect(admin.getByLabel('Ruolo *').getByRole('option')).toHaveText(['OPERATOR', 'MANAGER', 'DEMO'])

    await expect(admin.getByText('Non ha ancora una password.')).toBeVisible()
    await button(admin, 'Invita con un link').click()
    await expect(admin.getByRole('dialog', { name: 'Link di accesso' }).getByLabel('Link')).toHaveValue(/\/idp\/link\/[\w-]{43}$/)
    await fits(admin)
    await inDialog(admin, 'Chiudi').click()

    await tab(admin, 'Diritti')
    await button(admin, 'Aggiungi autorizzazione').click()
    await admin.getByRole('dialog').getByLabel('Studio', { exact: true }).fill('ferri')
    await admin.getByRole('option', { name: 'Studio Ferri' }).click()
    await inDialog(admin, 'Salva').click()
    const studios = admin.getByRole('table', { name: 'Autorizzazioni' })
    await expect(studios.getByRole('row')).toHaveCount(3)
    await expect(studios).toContainText('Studio Ferri')
    await expect(studios.getByRole('button')).toHaveCount(0)
    const user = admin.url()
    await fits(admin)
    await tab(admin, 'Attività')
    await expect(admin.getByRole('table', { name: 'Dal registro' }).getByRole('cell', { name: 'Creazione', exact: true })).toBeVisible()
    await fits(admin)

    await start('seconda.e2e')
    await expect(admin.getByRole('alert').filter({ hasText: 'Errori da correggere' })).toContainText(
      'Non ci sono licenze disponibili per lo studio per attivare un utente',
    )
    await admin.goto('/principal?Username=admin')
    await admin.getByRole('link', { name: 'Conti' }).click()
    await expect(button(admin, 'Salva')).toBeVisible()
    await expect(button(admin, 'Elimina')).toHaveCount(0)
    // A studio whose last users have left in another way can be deleted.
    await page.goto(user)
    await tab(page, 'Diritti')
    await button(page, 'Elimina Studio Licenza').click()
    await inDialog(page, 'Elimina').click()
    await expect(page.getByRole('table', { name: 'Autorizzazioni' }).getByRole('row')).toHaveCount(2)
    await admin.goto(user)
    await button(admin, 'Elimina').click()
    await expect(admin.getByRole('dialog')).toContainText('prova.e2e non entra più, da subito')
    await expect(admin.getByRole('dialog')).toContainText('Non ha elaborazioni salvate.')
    await inDialog(admin, 'Elimina').click()
    await admin.waitForURL(/\/principal\??/)
    await admin.goto('/principal?Username=prova.e2e')
    await expect(admin.getByText('Nessun dato da visualizzare')).toBeVisible()
    await admin.getByLabel('Utenti chiusi').selectOption('Mostrati')
    await button(admin, 'Cerca').click()
    await admin.getByRole('link', { name: 'Provetti' }).click()
    await expect(admin.getByRole('heading', { name: 'Utente chiuso' })).toBeVisible()
    for (const name of ['Salva', 'Elimina', 'Aggiungi autorizzazione']) await expect(button(admin, name)).toHaveCount(0)
    await fits(admin)
    await button(admin, 'Cancella i dati').click()
    const confirm = inDialog(admin, 'Cancella per sempre')
    await admin.getByLabel('Per conferma scrivere «prova.e2e»').fill('prova')
    await expect(confirm).toBeDisabled()
    await fits(admin)
    await admin.getByLabel('Per conferma scrivere «prova.e2e»').fill('prova.e2e')
    const given = admin.waitForEvent('download')
    await confirm.click()
    expect((await given).suggestedFilename()).toMatch(/^ricevuta-utente-\d+-\d{4}-\d\d-\d\d\.txt$/)
    await admin.waitForURL(/\/principal\??/)
    await admin.context().close()
    await page.goto(studio)
    await remove(page)
  },
)

test(
  'the question before a user is closed names the consequences and the possible heirs, and the data can be exported',
  long('apps/server/test/areas/closing.test.ts', 'apps/server/test/areas/data-export.test.ts'),
  async ({ page }) => {
    await open(page, '/principal?Username=operatore', 'admin')
    await page.getByRole('link', { name: 'Neri' }).click()
    await button(page, 'Elimina').click()
    const asked = page.getByRole('dialog', { name: 'Elimina' })
    await expect(asked).toContainText('operatore non entra più, da subito')
    const heir = asked.getByLabel(/^Le sue \d+ elaborazioni passano a$/)
    await expect(heir.getByRole('option').first()).toHaveText('Nessuno, per ora')
    await expect(heir.getByRole('option', { name: /Conti Andrea, tu \(admin, / })).toHaveCount(1)
    await expect(heir.getByRole('option', { name: /Prova Dario/ })).toHaveCount(0)
    await fits(page)
    await page.keyboard.press('Escape')
    await expect(asked).toHaveCount(0)
    const archive = page.waitForEvent('download')
    await button(page, 'Esporta tutti i dati').click()
    expect((await archive).suggestedFilename()).toMatch(/^dati-utente-\d+-\d{4}-\d\d-\d\d\.zip$/)
    await fits(page)
  },
)

test(
  'a company changes the names of the suite, and the report needs a company',
  long('apps/server/test/areas/companies.test.ts', 'apps/server/test/areas/usage-report.test.ts', 'e2e/brands.spec.ts'),
  async ({ page }) => {
    await open(page, '/company')
    await page.getByRole('cell', { name: 'Consulenti Riuniti S.r.l.' }).click()
    await page.getByLabel('Nome App').fill('Fisco Facile')
    await page.getByLabel('Voce di menu Forfetari').fill('Minimi')
    await button(page, 'Salva').click()
    await expect(page.getByText('Company Consulenti Riuniti S.r.l. salvata!')).toBeVisible()
    // The server caches its users for ten seconds.
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
    await expect(page.getByRole('table', { name: 'Utilizzo per mese' })).toBeVisible()
    await expect(page).toHaveURL(/\/report\?company=\d+$/)
    await fits(page)
    const downloading = page.waitForEvent('download')
    await button(page, 'Analisi Utilizzo').click()
    expect((await downloading).suggestedFilename()).toBe('DatiUtilizzo.xlsx')
  },
)

test(
  'a session that ends while somebody types in a record keeps what was typed, and continues there after the sign-in',
  long('e2e/session.spec.ts'),
  async ({ page }) => {
    await page.goto('/agencyDetail/1')
    await signIn(page, 'superadmin')
    const address = page.getByLabel('Indirizzo', { exact: true })
    await address.fill('Via mai salvata 7')
    const answer = (status: number, body: object) => (route: Route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
    await page.route('**/idp/token', answer(400, { error: 'invalid_grant' }))
    await page.route('**/api/agency', answer(401, { code: 'NON_AUTENTICATO', title: 'Sessione scaduta o assente: accedere di nuovo' }))
    await button(page, 'Salva').click()
    await expect(button(page, 'Login')).toBeVisible()
    await page.unroute('**/idp/token')
    await page.unroute('**/api/agency')
    await button(page, 'Login').click()
    await expect(page).toHaveURL('/agencyDetail/1')
    await expect(page.getByText('Ripreso quanto era stato digitato e non salvato.')).toBeVisible()
    await expect(address).toHaveValue('Via mai salvata 7')
    await button(page, 'Scarta').click()
    await expect(address).not.toHaveValue('Via mai salvata 7')
    // Who signs out leaves nothing behind.
    await address.fill('Via mai salvata 8')
    await button(page, 'Indietro').click()
    await inDialog(page, 'Annulla').click()
    await page.getByRole('button', { name: /menu utente/ }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('bilancia.digitato')))).toEqual([])
  },
)

test(
  'lists sort, show their filters as chips, and change chosen users together; a file of users is looked at first',
  long('apps/server/test/areas/users-file.test.ts', 'apps/server/test/areas/paging.test.ts', 'e2e/clients.spec.ts'),
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
