import { API_BASE, routes } from '@bilancia/contract/api'
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

/** The access token of the tab. */
const tokenOf = (tab: Page) =>
  tab.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? ''
    return String(JSON.parse(sessionStorage.getItem(key) ?? '{}').access_token)
  })

test('a session from its only sign-in page to its end in every tab', async ({ page, context }) => {
  const pages: string[] = []
  page.on('framenavigated', (frame) => pages.push(new URL(frame.url()).pathname))
  await test.step('a server that does not answer is reported, and a retry continues', async () => {
    await page.goto('about:blank')
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/iforf?x=1')
    await expect(page.getByText('Bilancia non risponde')).toBeVisible()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Riprova' }).click()
  })

  await test.step('a user who has not signed in meets one sign-in page, and then the requested page', async () => {
    await expect(page).toHaveTitle('Accedi a Bilancia')
    // Back leaves the suite, instead of coming to the sign-in again.
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
    await page.goForward()
    await signIn(page)
    await expect(page).toHaveURL('/iforf?x=1')
    expect(pages).not.toContain('/login')
  })

  await test.step('an access token that the server refuses is renewed silently', async () => {
    await changeTokens(page, { access_token: 'non.e.valido' })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Forfetari' })).toBeVisible()
  })

  await test.step('a session that cannot be renewed says so, and sign-in leads back to the same page', async () => {
    await page.getByLabel('Cognome e nome').fill('Bianchi Luca')
    await changeTokens(page, { access_token: 'non.e.valido', refresh_token: 'nemmeno' })
    await page.reload()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Sessione scaduta o assente: accedere di nuovo')).toBeVisible()
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/iforf?x=1')
    await expect(page.getByLabel('Cognome e nome')).toHaveValue('Bianchi Luca')
  })

  await test.step('an uncaught error is shown and reported, and OK leads back to the root', async () => {
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

  const other = await context.newPage()
  await test.step('a new tab of a signed-in user opens signed in, on its page, with a token of its own', async () => {
    await other.goto('/convsrl?scheda=riepilogo')
    await expect(other.getByRole('tab', { name: 'Riepilogo' })).toHaveAttribute('aria-selected', 'true')
    await expect(other).toHaveURL('/convsrl?scheda=riepilogo')
    const [first, second] = [await tokenOf(page), await tokenOf(other)]
    expect(second).not.toBe(first)
    expect(second.length).toBeGreaterThan(100)
    // No token is in `localStorage`, where it would outlive its tab.
    const kept = await other.evaluate(() => JSON.stringify({ ...localStorage }))
    for (const token of [first, second]) expect(kept).not.toContain(token)
    expect(kept).not.toContain('operatore')
  })

  await test.step('leaving ends the session of the provider and that of the other tab', async () => {
    const token = await tokenOf(other)
    await page.getByRole('button', { name: /menu utente/ }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
    // The name typed before is in no calculation.
    await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
    // Nobody has touched the other tab.
    await expect(other).toHaveURL('/login')
    await expect(other.getByText("La sessione è stata chiusa in un'altra scheda")).toBeVisible()
    const status = async () => (await page.request.get(`${API_BASE}${routes.identity.path}`, { headers: { authorization: `Bearer ${token}` } })).status()
    await expect.poll(status).toBe(401)
  })
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

test(
  'a signed-in user whose server does not answer stays signed in, and the home page says what did not arrive',
  long('apps/web/test/features/not-arrived.test.ts', 'e2e/session.spec.ts', 'e2e/senza-rete.spec.ts'),
  async ({ page }) => {
    await page.goto('/')
    await signIn(page)
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
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
  },
)

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
