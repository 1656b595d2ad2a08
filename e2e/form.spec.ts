import { fits } from './support/axe.ts'
import { answer, fillArtisan, openIforf, ricavi } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { signIn } from './support/sign-in.ts'
import { OFFLINE, openTab } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

test('sign-out asks before typed values are lost', async ({ page }) => {
  await page.goto('/iforf')
  await signIn(page)
  await ricavi(page).fill('50000')
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/login')
  // The issuer address is kept, so that the page opens without a network. Nothing about the user is.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['bilancia.impostazioni'])
})

test.describe('in a browser that keeps no draft', () => {
  test.use({ ownTab: true })

  test('the links and the sign-out ask before typed values are lost', long('apps/web/test/features/draft.test.ts'), async ({ page }) => {
    await openIforf(page)
    await page.evaluate(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('bilancia.bozza')) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    const links = page.getByRole('navigation', { name: 'Applicazioni' })
    await links.getByRole('link', { name: 'Home' }).click()
    // Back leads here. A click before the page has come would take its place.
    await expect(page).toHaveURL('/')
    await links.getByRole('link', { name: 'Forfetari' }).click()
    await fillArtisan(page)
    const dialog = page.getByRole('dialog', { name: 'Modifiche non salvate' })
    await links.getByRole('link', { name: 'Home' }).click()
    await expect(dialog).toContainText('né salvate né in bozza su questo computer: uscendo andranno perse')
    await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/iforf')
    await expect(ricavi(page)).toHaveValue('50.000,00')
    // The browser's back button, the search for a page, and the button that opens another tool with the same data.
    await page.evaluate(() => history.back())
    await dialog.getByRole('button', { name: 'Annulla' }).click()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('clienti')
    await page.getByRole('option', { name: 'Clienti' }).click()
    await dialog.getByRole('button', { name: 'Annulla' }).click()
    await openTab(page, 'Confronto')
    await page.getByRole('button', { name: 'Apri il concordato con questi dati' }).click()
    await dialog.getByRole('button', { name: 'Annulla' }).click()
    await expect(page).toHaveURL(/\/iforf/)
    await page.getByRole('button', { name: /menu utente/ }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
    await page.getByRole('dialog', { name: 'Esci' }).getByRole('button', { name: 'Annulla' }).click()
    await links.getByRole('link', { name: 'Home' }).click()
    await dialog.getByRole('button', { name: 'Esci' }).click()
    await expect(page).toHaveURL('/')
  })
})

test(
  'a lost connection is reported, the page continues to calculate, and it recovers by itself',
  long('e2e/iforfettari.spec.ts', 'apps/web/test/features/simulation.test.ts'),
  async ({ page, context }) => {
    await openIforf(page)
    await fillArtisan(page)
    await expect(answer(page)).toContainText('4.697,06 €')
    await context.setOffline(true)
    await ricavi(page).fill('50001')
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(answer(page)).not.toContainText('4.697,06 €')
    await ricavi(page).fill('50000')
    await expect(answer(page)).toContainText('4.697,06 €')
    await context.setOffline(false)
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
    await expect(answer(page)).toContainText('4.697,06 €')
  },
)

test('every tab is free of barriers and fits the screen', long('e2e/iforfettari.spec.ts'), async ({ page }) => {
  await openIforf(page)
  await fillArtisan(page)
  await page.getByLabel('Impresa famigliare').check()
  await page.getByLabel('Quota collab. 1').fill('20')
  await page.getByLabel('Quota collab. 2').fill('10')
  for (const name of ['Dati', 'Collaboratori e requisiti', 'Regime normale', 'Confronto', 'Lettera']) {
    await openTab(page, name)
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await fits(page, name)
  }
})

test(
  'children under 18 are asked for if the region counts them, and lower its surcharge',
  long('packages/tax-rules/test/confini-irpef.test.ts', 'apps/web/test/features/fields-shown.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    await fillArtisan(page)
    const minori = page.getByLabel('Figli minori di 18 anni')
    await expect(minori).toHaveCount(0)
    await page.getByLabel('Regione di residenza').selectOption('Sardegna')
    // The worked example with 1.23% instead of 1.73%: 25.452,56 × 1,23% = 313,07 instead of 440,33.
    await expect(answer(page)).toContainText('4.569,80 €')
    await minori.fill('2')
    await page.getByLabel('Percentuale dei figli a carico').selectOption('100%')
    // Two times 200 € reduce it to zero.
    await expect(answer(page)).toContainText('4.256,73 €')
  },
)

test(
  'the losses of the first three periods of a new activity are shown beside the others, on both sides',
  long('packages/tax-rules/test/confini-regimi.test.ts', 'apps/web/test/features/fields-shown.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    await fillArtisan(page)
    await expect(answer(page)).toContainText('4.697,06 €')
    const perdite = page.getByLabel('Perdite dei primi tre periodi')
    await expect(perdite).toHaveCount(2)
    await perdite.first().fill('33500')
    // The whole income of 33.500 €: no tax and, with riduzione 35%, the contribution on the minimum.
    await expect(page.locator('[data-explains="redditoContributiImposta.impostaSostitutiva"]').first()).toContainText(/^0,00/)
  },
)
