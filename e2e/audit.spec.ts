/** The register, for the users who may read it. */

import { fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { enter, signIn } from './support/sign-in.ts'
import { expect, type Page, test } from './support/test.ts'

const TITLE = 'Registro degli accessi e delle modifiche'
const rows = (page: Page) => page.getByRole('table', { name: TITLE }).getByRole('row')
const filter = (page: Page, name: string) => page.getByRole('search').getByLabel(name, { exact: true })

async function open(page: Page, username: string): Promise<void> {
  await enter(page, '/audit', username)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
}

test('the register fits every screen; a record that a SUPERADMIN has just read comes first, is found by the filters and goes into a file', async ({ page }) => {
  await enter(page, '/company', 'superadmin')
  await page.getByRole('link', { name: 'Consulenti Riuniti S.r.l.' }).click()
  // The entry exists once the record is shown.
  await expect(page.getByLabel('Nome *')).toHaveValue('Consulenti Riuniti S.r.l.')
  await page.getByRole('link', { name: 'Registro' }).click()
  await expect(rows(page).nth(1)).toContainText('superadminLetturaCompany')
  await fits(page)
  await filter(page, 'Azione').selectOption('Importazione')
  await filter(page, 'Che cosa').selectOption('Dichiarazione')
  await page.getByRole('button', { name: 'Cerca' }).click()
  await expect(rows(page).nth(1)).toContainText('operatoreImportazioneDichiarazione')
  await expect(page).toHaveURL(/Action=Importazione/)
  await filter(page, 'Dal').fill('01/01/2020')
  await filter(page, 'Al').fill('31/01/2020')
  await page.getByRole('button', { name: 'Cerca' }).click()
  await expect(page.getByText('Nessun dato da visualizzare')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^Registro\d{8}\.csv$/)
  await page.getByRole('button', { name: 'Pulisci' }).click()
  await expect(rows(page).nth(1)).toContainText('superadminEsportazioneRegistro')
})

test(
  'an ADMIN cannot choose a company, an OPERATOR has no register',
  long('apps/server/test/areas/access.test.ts', 'apps/server/test/areas/audit.test.ts'),
  async ({ page }) => {
    await open(page, 'admin')
    await expect(filter(page, 'Utente')).toBeVisible()
    await expect(filter(page, 'Company')).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveCount(0)
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await page.context().clearCookies()
    await page.goto('/audit')
    await signIn(page)
    await expect(page.getByText("Non hai i diritti per andare sull'applicazione")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Registro' })).toHaveCount(0)
  },
)
