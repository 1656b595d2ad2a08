/** What surrounds every page: header, home page, drawers, keys. The demo data are as delivered: the first file by name meets a new server. */
import { fits } from './support/axe.ts'
import { signIn } from './support/sign-in.ts'
import { goInside } from './support/tab.ts'
import { expect, test } from './support/test.ts'

test.use({ ownTab: true })

test('the shell from the login page to an unknown address, without barriers and on a phone too', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await fits(page, 'login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await fits(page, 'accedi')
  await signIn(page)

  await test.step('the header shows the suite, the signed-in user and the company', async () => {
    const header = page.getByRole('banner')
    await expect(header).toContainText('Consulenti Riuniti S.r.l. · Studio Conti e Associati')
    await expect(header).toContainText('operatore · OPERATOR')
    // Active users of the studio in the demo data: admin, operatore, demo.
    await expect(header).toContainText('v. 1.8.0 · Licenze attive: 3')
  })

  await test.step('the home page shows the questions of the tools and opens the last saved calculations', async () => {
    await expect(page.getByRole('link', { name: /Meglio forfettario o ordinario/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Quanto resta dal primo anno/ })).toHaveAttribute('href', '/budget')
    await expect(page.getByRole('link', { name: /Conviene diventare Srl/ })).toHaveAttribute('href', '/convsrl')
    await fits(page, '/')
    await page.getByRole('link', { name: /Officina Verdi, conviene la S.r.l.\?/ }).click()
    await expect(page.getByLabel('Denominazione')).toHaveValue('Officina Verdi S.r.l.')
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('link', { name: /Rossi, artigiano 2026/ }).click()
    await expect(page.getByLabel('Cognome e nome')).toHaveValue('Mario Rossi')
    await goInside(page, '/home')
    await expect(page).toHaveURL('/')
  })

  await test.step('on a phone both drawers open over the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goInside(page, '/iforf')
    await page.getByRole('button', { name: 'Apri le azioni della pagina' }).click()
    const actions = page.getByRole('dialog', { name: 'Azioni della pagina' })
    await expect(actions.getByRole('button', { name: 'Stampa' })).toBeVisible()
    expect((await actions.boundingBox())?.width).toBe(100)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Apri il menu delle applicazioni' }).click()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('the keyboard skips to the content and lists its keys', async () => {
    // The load gives the focus back to the browser.
    await page.goto('/non-esiste')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Tasti rapidi' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('an unknown address says so and offers a link to the home page', async () => {
    await expect(page.getByText("L'indirizzo /non-esiste non esiste")).toBeVisible()
    await fits(page, '/non-esiste')
    await page.getByRole('link', { name: 'Torna alla home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
