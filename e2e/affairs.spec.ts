/** A user's own affairs, in the suite and in the pages of the provider: password, second factor, sessions. */

import { codeOf } from '../apps/server/test/support/sign-in.ts'
import { barriers } from './support/axe.ts'
import { signIn } from './support/sign-in.ts'
import { type Browser, expect, type Page, test } from './support/test.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** No barriers and no sideways scrolling, on a wide screen and on a telephone. */
async function fits(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
}

/** A user made by the demo administrator, or by the demo SUPERADMIN where only they may, with a first password. */
async function newUser(browser: Browser, username: string, role: 'OPERATOR' | 'MANAGER' | 'SUPERADMIN', password: string): Promise<void> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/')
  await signIn(page, role === 'SUPERADMIN' ? 'superadmin' : 'admin')
  const status = await page.evaluate(
    async ([name, kind, secret]) => {
      const stored = Object.entries(sessionStorage).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '{}'
      const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}`, 'content-type': 'application/json' }
      const me = await (await fetch('/api/auth/identity', { headers })).json()
      const flags = { ApplicationForfetari: true, ApplicationConvenienza: true, ApplicationBudget: true, ApplicationEasyStart: false, UserCreation: false }
      const person = { Surname: 'Viola', Name: 'Ada', Mail: 'ada@example.it', Taxcode: null, Phone: null, Language: null, AvatarId: null, Disabled: null }
      const record = {
        Id: 0,
        CompanyId: me.CompanyId,
        Username: name,
        Password: secret,
        Role: kind,
        ReportEnabled: false,
        UpdateDate: null,
        ...flags,
        ...person,
      }
      const agency = me.PrincipalAuth[0]?.AgencyId ?? 0
      return (await fetch(`/api/principal/user/${agency}`, { method: 'POST', headers, body: JSON.stringify(record) })).status
    },
    [username, role, password] as const,
  )
  expect(status).toBe(200)
  await page.context().close()
}

async function giveName(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Nome utente').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Accedi' }).click()
}

test('a first password is changed before anything else, an app is activated, and the next sign-in asks for its code', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newUser(browser, 'ada.viola', 'OPERATOR', 'data dalla segreteria')
  await page.goto('/profilo')
  await giveName(page, 'ada.viola', 'data dalla segreteria')
  await expect(page.getByRole('heading', { name: 'Scegliere la propria password' })).toBeVisible()
  await fits(page)
  const choose = async (password: string) => {
    await page.getByLabel('Nuova password', { exact: true }).fill(password)
    await page.getByLabel('Ripetere la nuova password').fill(password)
    await page.getByRole('button', { name: 'Salva e prosegui' }).click()
  }
  await choose('password1234')
  await expect(page.getByRole('alert')).toContainText('è tra quelle che si provano per prime')
  await fits(page)
  await choose('cavallo graffetta lampione')

  await expect(page.getByRole('heading', { level: 1, name: 'Il mio accesso' })).toBeVisible()
  await expect(page.getByText('questa sessione')).toBeVisible()
  await fits(page)
  const factor = page.getByRole('region', { name: 'Secondo fattore' })
  await factor.getByRole('button', { name: 'Attiva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Attivare il secondo fattore' })
  await dialog.getByLabel('Password attuale').fill('sbagliata')
  await dialog.getByRole('button', { name: 'Prosegui' }).click()
  await expect(dialog).toContainText('La password attuale non è corretta')
  await dialog.getByLabel('Password attuale').fill('cavallo graffetta lampione')
  await dialog.getByRole('button', { name: 'Prosegui' }).click()
  const key =
    (
      await factor
        .getByText(/^Chiave: /)
        .locator('strong')
        .textContent()
    )?.replaceAll(' ', '') ?? ''
  expect(await factor.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await fits(page)
  await factor.getByLabel('Codice mostrato dalla app').fill(codeOf(key))
  await factor.getByRole('button', { name: 'Attiva' }).click()
  const codes = factor.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem')
  await expect(codes).toHaveCount(8)
  const recovery = (await codes.first().textContent()) ?? ''
  await fits(page)
  await factor.getByRole('button', { name: 'Li ho conservati' }).click()
  await expect(factor).toContainText('Codici di recupero rimasti: 8')

  const other = await (await browser.newContext()).newPage()
  await other.goto('/profilo')
  await giveName(other, 'ada.viola', 'cavallo graffetta lampione')
  await expect(other.getByRole('heading', { name: 'Codice di verifica' })).toBeVisible()
  await fits(other)
  await other.getByLabel('Codice di verifica').fill(recovery)
  await other.getByRole('button', { name: 'Verifica' }).click()
  await expect(other.getByText('Codici di recupero rimasti: 7')).toBeVisible()
  await other.getByRole('button', { name: /^Chiudi la sessione Chrome/ }).click()
  await expect(other.getByRole('button', { name: /^Chiudi la sessione/ })).toHaveCount(0)
  await other.context().close()
})

test('the user menu leads to one’s own access, where the password is changed with the present one', async ({ page, browser }) => {
  await newUser(browser, 'bruno.viola', 'MANAGER', 'data dalla segreteria')
  await page.goto('/')
  await giveName(page, 'bruno.viola', 'data dalla segreteria')
  await page.getByLabel('Nuova password', { exact: true }).fill('una chitarra sotto vetro')
  await page.getByLabel('Ripetere la nuova password').fill('una chitarra sotto vetro')
  await page.getByRole('button', { name: 'Salva e prosegui' }).click()
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.getByRole('menuitem', { name: 'Il mio accesso' }).click()
  await expect(page).toHaveURL('/profilo')
  const form = page.getByRole('region', { name: 'Password' })
  const change = form.getByRole('button', { name: 'Cambia password' })
  await form.getByLabel('Password attuale').fill('sbagliata')
  await form.getByLabel('Nuova password', { exact: true }).fill('la bici rossa del nonno')
  await expect(change).toBeDisabled()
  await form.getByLabel('Ripetere la nuova password').fill('la bici rossa del nonno')
  await change.click()
  await expect(form.getByRole('alert')).toContainText('La password attuale non è corretta')
  await form.getByLabel('Password attuale').fill('una chitarra sotto vetro')
  await change.click()
  await expect(page.getByText('Password cambiata. Le altre sessioni sono state chiuse')).toBeVisible()
  await expect(form.getByLabel('Password attuale')).toHaveValue('')
})

test('a SUPERADMIN activates the second factor in the pages of the provider before coming in', async ({ page, browser }) => {
  await newUser(browser, 'carla.viola', 'SUPERADMIN', 'data dalla segreteria')
  await page.goto('/profilo')
  await giveName(page, 'carla.viola', 'data dalla segreteria')
  await page.getByLabel('Nuova password', { exact: true }).fill('una chitarra sotto vetro')
  await page.getByLabel('Ripetere la nuova password').fill('una chitarra sotto vetro')
  await page.getByRole('button', { name: 'Salva e prosegui' }).click()
  await expect(page.getByRole('heading', { name: 'Attivare il secondo fattore' })).toBeVisible()
  await fits(page)
  const key =
    (
      await page
        .getByText(/^Chiave: /)
        .locator('strong')
        .textContent()
    )?.replaceAll(' ', '') ?? ''
  await page.getByLabel('Codice mostrato dalla app').fill(codeOf(key))
  await page.getByRole('button', { name: 'Attiva' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(8)
  await fits(page)
  await page.getByRole('button', { name: 'Li ho conservati: prosegui' }).click()
  await expect(page.getByText('Con questo ruolo è richiesto')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Togli' })).toHaveCount(0)
})
