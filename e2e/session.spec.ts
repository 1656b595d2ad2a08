import { long } from './support/long.ts'
import { signIn } from './support/sign-in.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ ownTab: true })

/** Changes the tokens stored in the tab. */
async function changeTokens(page: Page, change: Readonly<Record<string, string>>) {
  await page.evaluate((changed) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:'))
    if (!key) throw new Error('nobody has signed in')
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), ...changed }))
  }, change)
}

test('a user who has not signed in meets one sign-in page, and then the requested page', async ({ page }) => {
  const pages: string[] = []
  page.on('framenavigated', (frame) => pages.push(new URL(frame.url()).pathname))
  await page.goto('about:blank')
  await page.goto('/iforf?x=1')
  await expect(page).toHaveTitle('Accedi a Bilancia')
  // Back leaves the suite, instead of coming to the sign-in again.
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
  await page.goForward()
  await signIn(page)
  await expect(page).toHaveURL('/iforf?x=1')
  expect(pages).not.toContain('/login')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Forfetari' })).toBeVisible()
})

test('the login page has its button when it is asked for, also after a sign-in that another page began', long('e2e/session.spec.ts'), async ({ page }) => {
  await page.goto('/convsrl')
  await expect(page.getByLabel('Password')).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveTitle('Accesso · Bilancia')
  await page.getByRole('button', { name: 'Login' }).click()
  await signIn(page)
  await expect(page).toHaveURL('/')
})

test('the callback without a sign-in goes to the login page', long('e2e/session.spec.ts'), async ({ page }) => {
  await page.goto('/callback')
  await expect(page).toHaveURL('/login')
  await page.goto('/callback?error=access_denied&state=mai-visto')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Accesso non riuscito: riprovare')).toBeVisible()
})

test('an access token that the server refuses is renewed silently', async ({ page }) => {
  await page.goto('/')
  await signIn(page)
  await changeTokens(page, { access_token: 'non.e.valido' })
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('a session that cannot be renewed says so, and sign-in leads back to the same page', async ({ page }) => {
  await page.goto('/iforf')
  await signIn(page)
  await page.getByLabel('Cognome e nome').fill('Bianchi Luca')
  await changeTokens(page, { access_token: 'non.e.valido', refresh_token: 'nemmeno' })
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Sessione scaduta o assente: accedere di nuovo')).toBeVisible()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/iforf')
  await expect(page.getByLabel('Cognome e nome')).toHaveValue('Bianchi Luca')
})

test('leaving ends the session of the provider too', async ({ page }) => {
  await page.goto('/')
  await signIn(page)
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('a server that does not answer is reported, and a retry continues', async ({ page }) => {
  await page.goto('/')
  await signIn(page)
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  // The session continues, and each part says what it could not load.
  const tools = page.getByText("L'elenco degli strumenti non è arrivato")
  await expect(tools).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Riprova' }).first().click()
  await expect(tools).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()

  // Without cached data the page cannot continue. After the retry the provider's cookie signs the user in.
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Bilancia non risponde')).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('an uncaught error is shown and reported, and OK leads back to the root', async ({ page }) => {
  await page.goto('/iforf')
  await signIn(page)
  const reported = page.waitForRequest(/\/api\/clienterror$/)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('prova di errore')
    })
  })
  const dialog = page.getByRole('dialog', { name: 'Errore Imprevisto' })
  await expect(dialog).toBeVisible()
  expect((await reported).postDataJSON()).toMatchObject({ message: 'prova di errore' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('a new tab of a signed-in user opens signed in, on its page, with a token of its own', async ({ page, context }) => {
  await page.goto('/')
  await signIn(page)
  const tokenOf = (tab: Page) =>
    tab.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? ''
      return { token: String(JSON.parse(sessionStorage.getItem(key) ?? '{}').access_token), kept: JSON.stringify({ ...localStorage }) }
    })
  const other = await context.newPage()
  await other.goto('/convsrl?scheda=riepilogo')
  await expect(other.getByRole('tab', { name: 'Riepilogo' })).toHaveAttribute('aria-selected', 'true')
  await expect(other).toHaveURL('/convsrl?scheda=riepilogo')
  const [first, second] = [await tokenOf(page), await tokenOf(other)]
  expect(second.token).not.toBe(first.token)
  expect(second.token.length).toBeGreaterThan(100)
  // No token is in `localStorage`, where it would outlive its tab.
  for (const { token } of [first, second]) expect(second.kept).not.toContain(token)
  expect(second.kept).not.toContain('operatore')

  // 'Esci' in one ends the others, and a new tab has to sign in.
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/login')
  const third = await context.newPage()
  await third.goto('/iforf')
  await expect(third.getByLabel('Password')).toBeVisible()
  await expect(async () => {
    await other.goto('/principal')
    await expect(other.getByRole('button', { name: 'Login' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
})

test('a tab that does not reach the provider shows the login page', long('e2e/session.spec.ts'), async ({ page, context }) => {
  await page.goto('/')
  await signIn(page)
  const other = await context.newPage()
  await other.route('**/idp/**', (route) => route.abort())
  await other.goto('/iforf')
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible()
  await other.unroute('**/idp/**')
  await other.getByRole('button', { name: 'Login' }).click()
  await expect(other).toHaveURL('/iforf')
})
