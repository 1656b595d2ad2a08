/** A user's own access, in the suite and in the provider's pages: password, second factor, passkeys, sessions. */

import { codeOf } from '../apps/server/test/support/sign-in.ts'
import { fits, longFits } from './support/axe.ts'
import { long } from './support/long.ts'
import { choose, forgetSession, giveName, newUser } from './support/new-user.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ ownTab: true })

test('an invited user chooses a password, activates an app, and the next sign-in asks for its code', async ({ page }) => {
  const invited = await newUser(page, 'ada.viola', 'OPERATOR')
  await page.goto(invited.link)
  await fits(page)
  await page.getByLabel('Nuova password', { exact: true }).fill('password1234')
  await page.getByLabel('Ripetere la nuova password').fill('password1234')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('alert')).toContainText('Sceglierne una meno prevedibile')
  await longFits(page)
  await choose(page, invited, 'ada.viola', 'cavallo graffetta lampione')
  await expect(page.getByRole('heading', { level: 1, name: 'Il mio accesso' })).toBeVisible()
  await expect(page.getByText('questa sessione')).toBeVisible()
  await longFits(page)
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
  await longFits(page)
  await factor.getByLabel('Codice mostrato dalla app').fill(codeOf(key))
  await factor.getByRole('button', { name: 'Attiva' }).click()
  const codes = factor.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem')
  await expect(codes).toHaveCount(8)
  const recovery = (await codes.first().textContent()) ?? ''
  await fits(page)
  await factor.getByRole('button', { name: 'Li ho conservati' }).click()
  await expect(factor).toContainText('Codici di recupero rimasti: 8')

  // A browser that knows nothing of the session, which goes on.
  await forgetSession(page)
  await page.goto('/profilo')
  await giveName(page, 'ada.viola', 'cavallo graffetta lampione')
  await expect(page.getByRole('heading', { name: 'Codice di verifica' })).toBeVisible()
  await fits(page)
  await page.getByLabel('Codice di verifica').fill(recovery)
  await page.getByRole('button', { name: 'Verifica' }).click()
  await expect(page.getByText('Codici di recupero rimasti: 7')).toBeVisible()
  await page.getByRole('button', { name: /^Chiudi la sessione Chrome/ }).click()
  await expect(page.getByRole('button', { name: /^Chiudi la sessione/ })).toHaveCount(0)
})

test(
  'the user menu leads to one’s own access, where the password is changed with the present one',
  long('apps/server/test/areas/own-access.test.ts', 'e2e/own-access.spec.ts'),
  async ({ page }) => {
    await choose(page, await newUser(page, 'bruno.viola', 'MANAGER'), 'bruno.viola', 'una chitarra sotto vetro')
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
  },
)

test(
  'a SUPERADMIN activates the second factor in the pages of the provider during the sign-in',
  long('apps/server/test/areas/second-factor.test.ts', 'e2e/own-access.spec.ts'),
  async ({ page }) => {
    await choose(page, await newUser(page, 'carla.viola', 'SUPERADMIN'), 'carla.viola', 'una chitarra sotto vetro')
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
  },
)

test(
  'guessing at a username causes waits, its user can still sign in on a known device, and an administrator lifts the waits',
  long('apps/server/test/areas/sign-in-waits.test.ts'),
  async ({ page, browser }) => {
    const OWN = 'una chitarra sotto vetro'
    const invited = await newUser(page, 'dora.viola', 'OPERATOR')
    await choose(page, invited, 'dora.viola', OWN)
    await expect(page.getByRole('heading', { level: 1, name: 'Il mio accesso' })).toBeVisible()
    const administrator = await (await browser.newContext()).newPage()
    await administrator.goto(`/principalDetail/${invited.id}`)
    await signIn(administrator, 'admin')
    await expect(administrator.getByText('Accede con una password propria.')).toBeVisible()

    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto('/profilo')
    await giveName(stranger, 'dora.viola', 'sbagliata')
    const guess = async (password: string) => {
      await stranger.getByLabel('Password').fill(password)
      await stranger.getByRole('button', { name: 'Accedi' }).click()
    }
    for (let i = 0; i < 5; i++) await guess('sbagliata')
    await expect(stranger.getByRole('alert')).toContainText(/Troppi tentativi: riprovare tra \d+ secondi?/)

    // The wait is ten seconds; this must run before it ends.
    await administrator.reload()
    await administrator.getByRole('button', { name: 'Togli le attese' }).click()
    await expect(administrator.getByText('Attese tolte')).toBeVisible()
    await expect(administrator.getByRole('button', { name: 'Togli le attese' })).toHaveCount(0)

    for (let i = 0; i < 5; i++) await guess('sbagliata')
    await page.getByRole('button', { name: /menu utente/ }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
    await page.getByRole('button', { name: 'Login' }).click()
    await giveName(page, 'dora.viola', OWN)
    await expect(page.getByRole('button', { name: /menu utente/ })).toBeVisible()
    await administrator.context().close()
    await stranger.context().close()
  },
)

test('a passkey is added on the page, signs in alone, and is removed', long('apps/server/test/areas/passkeys.test.ts'), async ({ page }) => {
  const OWN = 'una chitarra sotto vetro'
  await choose(page, await newUser(page, 'elsa.viola', 'OPERATOR'), 'elsa.viola', OWN)
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', { options })

  const ask = async (password: string) => {
    await page.getByRole('dialog').getByLabel('Password attuale').fill(password)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  await fits(page)
  await ask('sbagliata')
  await expect(page.getByText('La password attuale non è corretta')).toBeVisible()
  await ask(OWN)
  await expect(page.getByText('Passkey aggiunta')).toBeVisible()
  const mine = page.getByRole('list', { name: 'Passkey' }).getByRole('listitem')
  await expect(mine).toContainText(/per localhost, dal .*, mai usata/)

  const leave = async () => {
    await page.getByRole('button', { name: /menu utente/ }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
    await expect(page).toHaveURL('/login')
  }
  await leave()
  // The browser now offers no passkeys in the field of the name.
  const plain = await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Usa una passkey' })).toBeVisible()
  await fits(page)
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.getByRole('button', { name: 'Usa una passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText('La passkey non è stata usata: riprovare, oppure accedere con nome e password.')
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.getByRole('button', { name: 'Usa una passkey' }).click()
  await expect(page.getByRole('button', { name: /menu utente/ })).toBeVisible()

  // In a browser where a passkey has been used, the page asks for it first.
  await leave()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Usa una passkey' })).toBeFocused()
  await expect(page.getByRole('button').first()).toHaveText('Usa una passkey')
  await fits(page)
  // A user who types a name and a wrong password instead stays in the field of the password.
  await page.getByLabel('Nome utente').fill('elsa.viola')
  await page.getByLabel('Password').fill('sbagliata')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Nome utente o password non corretti')
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.getByRole('button', { name: 'Usa una passkey' }).press('Enter')
  await expect(page.getByRole('button', { name: /menu utente/ })).toBeVisible()

  // A browser that can, offers the passkey in the field of the name. The virtual authenticator accepts the offer at once.
  await plain.dispose()
  await leave()
  await page.evaluate(() => localStorage.removeItem('bilancia.passkey'))
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: /menu utente/ })).toBeVisible()

  await page.goto('/profilo')
  await expect(mine).toContainText(/usata il/)
  await mine.getByRole('button', { name: 'Togli' }).click()
  await ask(OWN)
  await expect(page.getByText('Passkey tolta')).toBeVisible()
  await expect(mine).toHaveCount(0)
})
