import { fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { enter, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ ownTab: true })

test('the header shows the suite, the signed-in user and the company', async ({ page }) => {
  await enter(page, '/')
  const header = page.getByRole('banner')
  await expect(header).toContainText('Consulenti Riuniti S.r.l. · Studio Conti e Associati')
  await expect(header).toContainText('operatore · OPERATOR')
  // Active users of the studio in the demo data: admin, operatore, demo.
  await expect(header).toContainText('v. 1.8.0 · Licenze attive: 3')
})

test('the home page shows the questions of the tools and opens the last saved calculations', async ({ page }) => {
  await enter(page, '/home')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: /Meglio forfettario o ordinario/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Quanto resta dal primo anno/ })).toHaveAttribute('href', '/budget')
  await expect(page.getByRole('link', { name: /Conviene diventare Srl/ })).toHaveAttribute('href', '/convsrl')
  await page.getByRole('link', { name: /Officina Verdi, conviene la S.r.l.\?/ }).click()
  await expect(page.getByLabel('Denominazione')).toHaveValue('Officina Verdi S.r.l.')
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: /Rossi, artigiano 2026/ }).click()
  await expect(page.getByLabel('Cognome e nome')).toHaveValue('Mario Rossi')
})

test('an unknown address says so and offers a link to the home page', async ({ page }) => {
  await enter(page, '/non-esiste')
  await expect(page.getByText("L'indirizzo /non-esiste non esiste")).toBeVisible()
  await page.getByRole('link', { name: 'Torna alla home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the keyboard skips to the content and lists its keys', async ({ page }) => {
  await enter(page, '/')
  // After a sign-in the focus is in the page. The reload gives it back to the browser.
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
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

test('no page of the shell has barriers or scrolls sideways', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await fits(page, 'login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await fits(page, 'accedi')
  await signIn(page)
  for (const path of ['/', '/non-esiste']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fits(page, path)
  }
  await page.getByRole('button', { name: /menu utente/ }).click()
  await fits(page, 'menu')
})

test('on a phone both drawers open over the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, '/iforf')
  await page.getByRole('button', { name: 'Apri le azioni della pagina' }).click()
  const actions = page.getByRole('dialog', { name: 'Azioni della pagina' })
  await expect(actions.getByRole('button', { name: 'Stampa' })).toBeVisible()
  expect((await actions.boundingBox())?.width).toBe(100)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Apri il menu delle applicazioni' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the tab of a simulator is in the address, and going back shows the one before', long('e2e/shell.spec.ts'), async ({ page }) => {
  await enter(page, '/convsrl')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Inserimento Dati')).toHaveAttribute('aria-selected', 'true')
  await tab('Riepilogo').click()
  await expect(page).toHaveURL('/convsrl?scheda=riepilogo')
  await page.reload()
  await expect(tab('Riepilogo')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(tab('Inserimento Dati')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/convsrl')
  await page.goto('/convsrl?scheda=non-esiste')
  await expect(tab('Inserimento Dati')).toHaveAttribute('aria-selected', 'true')
})

test('the section of a tab is in the address: a link shows it, going back shows the one before, and nonsense changes nothing', async ({ page }) => {
  await enter(page, '/forme#spese')
  const part = (name: string) => page.getByRole('tabpanel').getByRole('region', { name, exact: true })
  await expect(part('Spese della forma')).toBeInViewport()
  const index = page.getByRole('navigation', { name: 'Sezioni della scheda' })
  await index.getByRole('link', { name: 'Cliente' }).click()
  await expect(page).toHaveURL('/forme#cliente')
  await expect(part('Cliente')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/forme#spese')
  await expect(part('Spese della forma')).toBeInViewport()

  // A section folded to a line opens; the one opened by hand is in the address too.
  const client = part('Cliente').getByLabel('Cliente', { exact: true })
  await client.fill('Rossi')
  await page.getByRole('button', { name: 'Riassumi le sezioni' }).click()
  await expect(client).toBeHidden()
  await index.getByRole('link', { name: 'Cliente' }).click()
  await expect(client).toBeVisible()
  await part('Cliente').locator('summary').click()
  await expect(page).toHaveURL('/forme')
  await expect(client).toBeHidden()
  await part('Cliente').locator('summary').click()
  await expect(page).toHaveURL('/forme#cliente')
  await expect(client).toBeVisible()

  for (const nonsense of ['#non-esiste', '#%E0%A4%A', '#scheda', '#"]']) {
    await page.goto(`/forme?scheda=piano${nonsense}`)
    await expect(page.getByRole('tab', { name: 'Piano' })).toHaveAttribute('aria-selected', 'true')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
