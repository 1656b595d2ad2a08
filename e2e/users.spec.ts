/** The users of a studio in the browser: created, authorised, closed. Every test cleans up data that others would see. */
import { another, button, inDialog, newStudio, open, remove, tab } from './support/administration.ts'
import { fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { expect, test } from './support/test.ts'

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
    // Two clicks before the page is drawn again send one call.
    const sent: string[] = []
    admin.on('request', (request) => /\/principal\/user\//.test(request.url()) && sent.push(request.method()))
    await button(admin, 'Salva').evaluate((save: HTMLElement) => {
      save.click()
      save.click()
    })
    await expect(admin.getByText('Utente prova.e2e aggiunto correttamente')).toBeVisible()
    expect(sent).toEqual(['POST'])
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
    // A user who is unlinked from the studio no longer prevents its deletion.
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
