/** The suite at the hosts of the partner brands: its look and names, the whole sign-in, and a company's own names and logo. */
import type { Answer, Brand, routes } from '@bilancia/contract/api'
import { CLIENT_ID } from '../apps/server/test/support/second-provider.ts'
import { fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { signIn } from './support/sign-in.ts'
import { suiteWith } from './support/suite-with.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ ownTab: true })

/** The suite at the host of a brand. */
const at = (suite: string, code: string) => (code === 'bilancia' ? suite : suite.replace('localhost', `${code}.localhost`))
/** The brand at its host. Names under `localhost` are resolved only in the browser, so this request gives the host in a header, like a proxy. */
async function brandAt(page: Page, suite: string, code: string): Promise<Brand> {
  const asked = await page.request.get(`${suite}/api/settings`, { headers: { 'x-forwarded-host': new URL(at(suite, code)).host } })
  const settings: Answer<typeof routes.settings> = await asked.json()
  return settings.brand
}
const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
for (const code of ['stadera', 'meridiana'])
  test(
    `${code} shows its brand from the first paint to the sign-out, at its own address`,
    long('apps/server/test/pages.test.ts', 'apps/server/test/areas/brands.test.ts'),
    async ({ page, suite }) => {
      const origin = at(suite, code)
      const brand = await brandAt(page, suite, code)
      const { tools } = brand
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).host))

      await page.goto(`${origin}/login`)
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
      await expect(page).toHaveTitle(`Accesso · ${brand.name}`)
      await expect(page.getByRole('main')).toContainText(brand.motto)
      expect(await colourOf(page, '.cover')).toBe(rgb(brand.dark))
      await fits(page, `${brand.id}-login`)

      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('heading', { name: `Accedi a ${brand.name}` })).toBeVisible()
      expect(await colourOf(page, 'button')).toBe(rgb(brand.primary))
      await fits(page, `${brand.id}-accedi`)
      await signIn(page)

      await expect(page).toHaveURL(`${origin}/`)
      await expect(page).toHaveTitle(`Home · ${brand.name}`)
      await expect(page.getByRole('banner')).toContainText(brand.name)
      expect(await colourOf(page, 'header')).toBe(rgb(brand.primary))
      for (const name of [tools.iforfettari, tools.convsrl, tools.budget4u]) await expect(page.getByRole('main').locator('dt', { hasText: name })).toBeVisible()
      await expect(page.getByText('Rossi, artigiano 2026')).toBeVisible()
      await fits(page, `${brand.id}-home`)

      await page.getByRole('link', { name: /Meglio forfettario o ordinario/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: tools.iforfettari })).toBeVisible()
      await expect(page).toHaveTitle(`${tools.iforfettari} · ${brand.name}`)
      await page.getByLabel('Tipologia').selectOption('Impresa')
      await expect(page.getByText('modifiche non salvate')).toBeVisible()
      await fits(page, `${brand.id}-iforf`)

      await page.getByRole('button', { name: /menu utente/ }).click()
      await page.getByRole('menuitem', { name: 'Esci' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
      await expect(page).toHaveURL(`${origin}/login`)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByLabel('Password')).toBeVisible()
      expect([...hosts]).toEqual([new URL(origin).host])
      expect(problems).toEqual([])
    },
  )

test('before any script runs the page already has the brand of its host', long('apps/server/test/pages.test.ts'), async ({ page, suite }) => {
  await page.route('**/assets/**', (route) => route.abort())
  for (const code of ['bilancia', 'stadera', 'meridiana']) {
    const brand = await brandAt(page, suite, code)
    await page.goto(at(suite, code))
    expect(await page.title()).toBe(brand.name)
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', brand.primary)
    const logo = page.locator('head').evaluate((head) => /\.brand-logo\{[^}]*mask:url\("data:image\/svg/.test(head.querySelector('style')?.textContent ?? ''))
    expect(await logo).toBe(true)
  }
})

test(
  'with an external provider, sign-in and sign-out lead back to the same host',
  long('apps/server/test/areas/external-provider.test.ts', 'apps/server/test/areas/brands.test.ts'),
  async ({ page }) => {
    const { origin: suite, provider, close } = await suiteWith({ OIDC_CLIENT_ID: CLIENT_ID, BRAND_HOSTS: 'stadera.localhost=stadera' }, ['stadera.localhost'])
    try {
      const origin = at(suite, 'stadera')
      await page.goto(`${origin}/convsrl`)
      await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`))
      await page.locator('input[name="login"]').fill('operatore')
      await page.locator('input[name="password"]').fill('la sua')
      await page.getByRole('button').first().click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Passaggio a Srl' })).toBeVisible()
      await expect(page).toHaveURL(`${origin}/convsrl`)
      await page.getByRole('button', { name: /menu utente/ }).click()
      await page.getByRole('menuitem', { name: 'Esci' }).click()
      await page.getByRole('button', { name: /yes, sign me out/i }).click()
      await expect(page).toHaveURL(`${origin}/login`)
    } finally {
      await close()
    }
  },
)

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path d="M0 0h60v20z" fill="#fff"/></svg>'

/** Changes fields of the demo company. The server caches its users for ten seconds. */
async function change(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/company') && response.ok())
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await stored
}

test(
  'a company replaces name, logo and home page of the brand',
  long('apps/server/test/areas/brands.test.ts', 'apps/server/test/areas/logo.test.ts', 'apps/web/test/features/landing.test.ts'),
  async ({ page, browser, suite }) => {
    const origin = at(suite, 'stadera')
    const tab = async () => {
      return (await browser.newContext({ locale: 'it-IT' })).newPage()
    }
    await page.goto(`${origin}/companyDetail/1`)
    await signIn(page, 'superadmin')
    const home = page.getByLabel('Pagina iniziale')
    for (const wrong of ['javascript:alert(1)', '//altrove.example', '/nessuna']) {
      await home.fill(wrong)
      await page.getByRole('button', { name: 'Salva', exact: true }).click()
      await expect(page.getByText(/Pagina iniziale: serve una pagina della suite \(\/iforf, .*\) oppure un indirizzo/).first()).toBeVisible()
    }
    const given = { 'Nome App': 'Fisco Facile', 'Sfondo del logo': '#ffffff', 'Voce di menu Budget4u': 'Primo anno' }
    await page.getByRole('button', { name: 'Carica un’immagine' }).click()
    await page.getByLabel('File del logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
    await page.getByRole('button', { name: 'Usa questo logo' }).click()
    await change(page, { ...given, 'Pagina iniziale': '/convsrl' })
    try {
      await expect(async () => {
        const other = await tab()
        await other.goto(`${origin}/`)
        await signIn(other)
        await expect(other).toHaveURL(`${origin}/convsrl`, { timeout: 3000 })
        await expect(other).toHaveTitle('Passaggio a Srl · Fisco Facile')
        await expect(other.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/api\/loghi\/[0-9a-f]{64}$/)
        await expect(other.getByRole('link', { name: 'Primo anno' })).toBeVisible()
        // The logo leads to the home page, and so does its address.
        await other.getByRole('banner').getByRole('link').first().click()
        await expect(other).toHaveURL(`${origin}/`)
        await other.context().close()
      }).toPass({ timeout: 60_000 })

      await change(page, { 'Pagina iniziale': 'https://consulentiriuniti.example/' })
      await expect(async () => {
        const other = await tab()
        await other.goto(`${origin}/`)
        await signIn(other)
        await expect(other).toHaveURL(`${origin}/`)
        const site = other.getByRole('link', { name: 'Sito di Consulenti Riuniti S.r.l.' })
        await expect(site).toHaveAttribute('href', 'https://consulentiriuniti.example/', { timeout: 3000 })
        await expect(site).toHaveAttribute('rel', 'noopener noreferrer')
        await fits(other, 'stadera-sito')
        await other.context().close()
      }).toPass({ timeout: 60_000 })
    } finally {
      await page.getByRole('button', { name: 'Togli il logo' }).click()
      await change(page, { 'Nome App': '', 'Sfondo del logo': '', 'Voce di menu Budget4u': '', 'Pagina iniziale': '' })
    }
  },
)

test(
  'an administrator changes a brand: a light colour is used darker and says so, the logo is uploaded, and the next page shows both',
  long('apps/server/test/areas/brands.test.ts', 'apps/server/test/areas/logo.test.ts'),
  async ({ page, suite }) => {
    const origin = at(suite, 'meridiana')
    const before = await brandAt(page, suite, 'meridiana')
    await page.goto(`${suite}/marchi`)
    await signIn(page, 'superadmin')
    await expect(page.getByRole('row', { name: /Meridiana/ })).toContainText('meridiana.localhost')
    // This list has no filters, so it has no search form.
    await expect(page.getByRole('search')).toHaveCount(0)
    await fits(page, 'marchi')
    await page.getByRole('link', { name: 'Meridiana' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meridiana' })).toBeVisible()
    const colour = page.getByRole('textbox', { name: /^Colore principale/ })
    await colour.fill('#ffd54f')
    const said = page.getByText(/troppo chiaro per le WCAG \(livello AA\)\. Le pagine usano lo stesso colore scurito, #[0-9a-f]{6}/)
    await expect(said).toBeVisible()
    const used = /scurito, (#[0-9a-f]{6})/.exec((await said.textContent()) ?? '')?.[1] ?? ''
    await page.getByRole('button', { name: 'Cambia immagine' }).click()
    await page.getByLabel('File del logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
    await expect(page.getByText('Largo: sta bene nell’intestazione.')).toBeVisible()
    await page.getByRole('button', { name: 'Usa questo logo' }).click()
    await fits(page, 'marchio')
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await expect(page.getByText('Marchio Meridiana salvato!')).toBeVisible()

    const guest = await page.context().browser()?.newPage()
    if (!guest) throw new Error('no browser')
    await guest.goto(`${origin}/login`)
    await expect(guest.locator('.brand-logo')).toHaveCSS('aspect-ratio', '3 / 1')
    expect(await guest.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bar'))).toContain(used)
    await fits(guest, 'marchio cambiato')
    await guest.getByRole('button', { name: 'Login' }).click()
    await expect(guest.getByRole('heading', { name: 'Accedi a Meridiana' })).toBeVisible()
    expect(await colourOf(guest, 'button')).toBe(rgb(used))
    await fits(guest, 'accesso del marchio cambiato')
    await guest.close()

    await colour.fill(before.primary)
    await expect(page.getByText(/Contrasto con il bianco 9,\d a 1: si legge, si usa così/)).toBeVisible()
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await expect.poll(async () => (await brandAt(page, suite, 'meridiana')).primary).toBe(before.primary)
  },
)

test(
  'a new brand with nonsense is refused field by field; offline, and after a session that ends, what was typed stays and is saved',
  long('apps/server/test/areas/brands.test.ts', 'e2e/admin.spec.ts'),
  async ({ page, context, suite }) => {
    await page.goto(`${suite}/marchio/0`)
    await signIn(page, 'superadmin')
    const save = page.getByRole('button', { name: 'Salva', exact: true })
    const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}\\W*$`) })
    const errors = page.getByRole('alert').filter({ hasText: 'Errori da correggere' }).getByRole('listitem')
    await save.click()
    await expect(errors).toHaveText([
      'Codice: Il codice è obbligatorio',
      'Nome: Il nome è obbligatorio',
      'Motto: Il motto è obbligatorio',
      'Logo: Il logo è obbligatorio',
    ])
    await field('Codice').fill('Due parole')
    await field('Nome').fill('Nuovo')
    await field('Motto').fill('Provato da cima a fondo')
    await field('Colore principale').fill('rosso')
    await save.click()
    await expect(errors).toHaveText([
      'Codice: solo lettere minuscole, cifre e trattini',
      'Logo: Il logo è obbligatorio',
      'Colore principale: serve un colore come #1565c0',
    ])
    await field('Colore principale').fill('#1565c0')

    await page.getByRole('button', { name: 'Carica un’immagine' }).click()
    const file = page.getByLabel('File del logo')
    await file.setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_000, 1) })
    await expect(page.getByText('Il file ha più di 24 kB')).toBeVisible()
    await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
    await page.getByRole('button', { name: 'Usa questo logo' }).click()
    await field('Codice').fill('stadera')
    await save.click()
    await expect(errors).toHaveText(["Codice: C'è già un marchio con il codice «stadera»"])

    await field('Codice').fill('nuovo')
    await context.setOffline(true)
    await save.click()
    await expect(page.getByText('Server non raggiungibile').first()).toBeVisible()
    await context.setOffline(false)
    await page.route('**/idp/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }))
    await page.route('**/api/brand', (route) =>
      route.fulfill({ status: 401, json: { code: 'NON_AUTENTICATO', title: 'Sessione scaduta o assente: accedere di nuovo' } }),
    )
    await save.click()
    // Wait for the login page before the routes are removed, because removing them would drop a running request.
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await page.unroute('**/idp/token')
    await page.unroute('**/api/brand')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(`${suite}/marchio/0`)
    await expect(field('Motto')).toHaveValue('Provato da cima a fondo')
    await save.click()
    await expect(page.getByText('Marchio aggiunto. Per mostrarlo a un indirizzo: BRAND_HOSTS, codice nuovo.')).toBeVisible()
  },
)
