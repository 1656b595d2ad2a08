/** Administration in the browser: a studio and a company edited by two people, and what a user may not change. Every test cleans up data that others would see. */
import { routes } from '@bilancia/contract/api'
import type { Route } from '@playwright/test'
import { button, inDialog, newStudio, open, remove, tab, titled } from './support/administration.ts'
import { ask } from './support/ask.ts'
import { fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { signIn } from './support/sign-in.ts'
import { goInside } from './support/tab.ts'
import { expect, test } from './support/test.ts'

test('a studio is created, edited by two people without losing anything, and deleted', async ({ page }) => {
  await open(page, '/agency')
  await titled(page, 'Gestione studi')
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

  // Somebody else saves it meanwhile.
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await ask(page, routes.saveAgency, { body: { ...(await ask(page, routes.agency, { params: { id } })), Cap: '40100', Address: 'Via del secondo 2' } })

  await page.getByLabel('Indirizzo', { exact: true }).fill('Via del primo 1')
  await button(page, 'Salva').click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Galli Sofia ha salvato questo record alle' })
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
  await titled(page, 'Gestione studi')
  await page.getByRole('link', { name: 'Studio Prova e2e' }).click()
  await expect(page.getByText('Ripreso quanto era stato digitato e non salvato.')).toBeVisible()
  await expect(page.getByLabel('Disabilitato dal')).toHaveValue('31/02/2030')
  await button(page, 'Scarta').click()
  await expect(page.getByLabel('Disabilitato dal')).toHaveValue('')
  await remove(page)
  await expect(page).toHaveURL('/agency')
  await expect(page.getByText('Studio Prova e2e', { exact: true })).toHaveCount(0)
  await goInside(page, '/agencyDetail/999999')
  await expect(page.getByText('Errore in recupero agency non trovata avente id: 999999')).toBeVisible()
  await expect(page).toHaveURL('/agency')
})

test(
  'a company changes the names of the suite, and the report needs a company',
  long('apps/server/test/areas/companies.test.ts', 'apps/server/test/areas/usage-report.test.ts', 'apps/web/test/features/tools.test.ts'),
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
    // After a sign-out nothing that was typed is kept.
    await address.fill('Via mai salvata 8')
    await button(page, 'Indietro').click()
    await inDialog(page, 'Annulla').click()
    await page.getByRole('button', { name: /menu utente/ }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
    await inDialog(page, 'Esci').click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('bilancia.digitato')))).toEqual([])
  },
)
