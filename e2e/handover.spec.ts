/** Handovers of clients on the pages: export, merge, a transfer between two studios, and keys of programs; at both widths, without findings of axe. */
import { another, button, inDialog, open, tab } from './support/administration.ts'
import { fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

test('two clients that are one are merged by keyboard, and the folder is exported', long('apps/server/test/areas/client-merge.test.ts'), async ({ page }) => {
  await open(page, '/clienti', 'admin')
  for (const [name, code] of [
    ['Doppi Uno', '00000010017'],
    ['Doppi Due', '00000020016'],
  ] as const) {
    await page.goto('/cliente/0')
    await page.getByLabel('Tipo').selectOption('Società o ente')
    await page.getByLabel('Cognome e nome, o denominazione').fill(name)
    await page.getByLabel('Codice Fiscale').fill(code)
    await button(page, 'Salva').click()
    await expect(page.getByText(`Cliente ${name} aggiunto`)).toBeVisible()
  }
  await fits(page)
  const file = page.waitForEvent('download')
  await button(page, 'Esporta la cartella').click()
  expect((await file).suggestedFilename()).toMatch(/^cliente-\d+-\d{4}-\d\d-\d\d\.zip$/)
  await button(page, 'Unisci un altro cliente').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Unire un altro cliente a Doppi Due' })
  await dialog.getByLabel("Nome o codice dell'altro cliente").fill('Doppi')
  await dialog.getByRole('radio', { name: /Doppi Uno/ }).press('Space')
  await expect(dialog.getByText('Passano: elaborazioni 0, consegne 0, promemoria 0.')).toBeVisible()
  // Typing another text clears the choice.
  await dialog.getByLabel("Nome o codice dell'altro cliente").fill('Doppi U')
  await expect(dialog.getByRole('radio', { name: /Doppi Uno/ })).not.toBeChecked()
  await expect(dialog.getByText(/^Passano:/)).toHaveCount(0)
  await dialog.getByRole('radio', { name: /Doppi Uno/ }).press('Space')
  await expect(dialog.getByRole('button', { name: 'Unisci' })).toBeDisabled()
  await dialog
    .getByRole('group', { name: /Cognome e nome/ })
    .getByRole('radio', { name: 'Doppi Uno' })
    .press('Space')
  await dialog
    .getByRole('group', { name: /Codice Fiscale/ })
    .getByRole('radio', { name: '00000020016' })
    .press('Space')
  await fits(page)
  await dialog.getByRole('button', { name: 'Unisci' }).press('Enter')
  await expect(page.getByText('Clienti uniti: il vecchio indirizzo porta qui')).toBeVisible()
  await expect(page.getByLabel('Cognome e nome, o denominazione')).toHaveValue('Doppi Uno')
  await expect(page.getByLabel('Codice Fiscale')).toHaveValue('00000020016')
  await page.goto('/clienti?testo=Doppi')
  await expect(page.getByRole('link', { name: 'Doppi Uno' })).toHaveCount(1)
})

test('a key of a program is shown once, listed and revoked', long('apps/server/test/areas/api-keys.test.ts'), async ({ page }) => {
  await open(page, '/agency', 'admin')
  await page.getByRole('table').getByRole('link').first().click()
  await tab(page, 'Diritti')
  const keys = page.getByRole('region', { name: 'Chiavi per i programmi' })
  await expect(keys).toBeVisible()
  await fits(page)
  await button(page, 'Nuova chiave').click()
  const dialog = page.getByRole('dialog', { name: 'Nuova chiave' })
  await dialog.getByLabel('Programma').fill('Gestionale')
  await dialog.getByLabel('Creare e cambiare clienti e promemoria').check()
  await fits(page)
  await dialog.getByRole('button', { name: 'Fai la chiave' }).click()
  const shown = page.getByRole('dialog', { name: 'La chiave' })
  await expect(shown.getByLabel('Chiave')).toHaveValue(/^bilancia_\d+_[\w-]{43}$/)
  const secret = await shown.getByLabel('Chiave').inputValue()
  await fits(page)
  const answer = await page.request.post('/api/clienti/search', { headers: { authorization: `Bearer ${secret}` }, data: {} })
  expect([answer.status(), Number(answer.headers()['ratelimit-limit'])]).toEqual([200, expect.any(Number)])
  await shown.getByRole('button', { name: "L'ho copiata" }).click()
  await expect(keys.getByRole('row', { name: /Gestionale.*Vale fino al/ })).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)
  await fits(page)
  await button(page, 'Revoca la chiave Gestionale').click()
  await inDialog(page, 'Revoca').click()
  await expect(keys.getByRole('row', { name: /Gestionale.*Revocata il/ })).toBeVisible()
  expect((await page.request.post('/api/clienti/search', { headers: { authorization: `Bearer ${secret}` }, data: {} })).status()).toBe(401)
})

test(
  'a client goes to another studio when its administrator accepts the request, which the home page shows',
  long('apps/server/test/areas/client-transfer.test.ts'),
  async ({ page, browser }) => {
    await open(page, '/clienti?testo=Doppi', 'admin')
    await page.getByRole('link', { name: 'Doppi Uno' }).click()
    await button(page, 'Passa a un altro studio').click()
    const dialog = page.getByRole('dialog', { name: 'Passare Doppi Uno a un altro studio' })
    await dialog.getByLabel('Studio').selectOption('Studio Ferri')
    await fits(page)
    await dialog.getByRole('button', { name: 'Chiedi il passaggio' }).click()
    await expect(page).toHaveURL(/\/clienti\/passaggi$/)
    await expect(page.getByRole('row', { name: /Doppi Uno.*Studio Ferri.*In attesa/ })).toBeVisible()
    await expect(button(page, 'Ritira il passaggio di Doppi Uno')).toBeVisible()
    await fits(page)

    const other = await another(browser, '/', 'manager')
    await fits(other)
    await other
      .getByRole('region', { name: 'Passaggi di clienti in attesa' })
      .getByRole('link', { name: /Doppi Uno/ })
      .click()
    await expect(button(other, 'Ritira il passaggio di Doppi Uno')).toHaveCount(0)
    await button(other, 'Accetta il passaggio di Doppi Uno').press('Enter')
    await fits(other)
    await inDialog(other, 'Accetta').press('Enter')
    await expect(other.getByText('Passaggio di Doppi Uno: accettato')).toBeVisible()
    await other.getByRole('link', { name: 'Doppi Uno' }).click()
    await expect(other.getByLabel('Codice Fiscale')).toHaveValue('00000020016')
    await other.context().close()

    await page.goto('/clienti?testo=Doppi')
    await expect(page.getByText('Nessun')).toBeVisible()
    await page.goto('/clienti/passaggi')
    await expect(page.getByRole('row', { name: /Doppi Uno.*Accettato il/ })).toBeVisible()
  },
)
