/** Visible details: nothing is covered, and every statement has an explanation. */

import { barriers } from './support/axe.ts'
import { answer, fillArtisan, openIforf } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { openTab } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

test.describe('in a tab that has not loaded the letter', () => {
  test.use({ ownTab: true })

  test('the letter loads when the connection is back', long('e2e/senza-rete.spec.ts'), async ({ page, context }) => {
    await openIforf(page)
    await fillArtisan(page)
    await expect(answer(page)).toContainText('4.697,06 €')
    await context.setOffline(true)
    // Its script may be in the cache of the browser.
    await page.route('**/assets/**', (route) => route.abort())
    await openTab(page, 'Lettera')
    await expect(page.getByRole('tabpanel')).toContainText('Server non raggiungibile')
    await page.unroute('**/assets/**')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Ricarica la pagina' }).click()
    await expect(page.getByText('Bozza ripristinata')).toBeVisible()
    await openTab(page, 'Lettera')
    await expect(page.getByRole('article', { name: 'Lettera al cliente' })).toContainText('Rossi Mario')
  })
})

test('the login page and the sign-in page of the provider look the same', async ({ page }) => {
  const look = () =>
    page.evaluate(() =>
      ['.cover', '.cover-card', '.cover-brand', '.brand-logo', '.cover-name', '.cover-brand div span'].map((part) => {
        const element = document.querySelector(part)
        if (!element) throw new Error(`no ${part}`)
        const { backgroundColor, backgroundImage, color, maskImage, font, boxShadow, borderRadius, padding } = getComputedStyle(element)
        const { width, left, top } = element.getBoundingClientRect()
        return { part, backgroundColor, backgroundImage, color, maskImage, font, boxShadow, borderRadius, padding, width, left, top }
      }),
    )
  await page.goto('/login')
  await expect(page.getByRole('main')).toContainText('Simulatori fiscali per studi professionali')
  const before = await look()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Nome utente')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Simulatori fiscali per studi professionali')
  expect(await look()).toEqual(before)
})

test(
  'the picture is above the form: where the money goes in each regime, and its figures open',
  long('apps/web/test/features/bars.test.ts', 'e2e/iforfettari.spec.ts'),
  async ({ page }) => {
    await openIforf(page)
    await fillArtisan(page)
    const bar = answer(page).getByRole('button', { name: /^Forfettario: costi dell'attività 16\.500,00 €, imposte 4\.239,98 €/ })
    await expect(bar).toBeVisible()
    const form = await page.getByRole('tabpanel').boundingBox()
    const picture = await bar.boundingBox()
    expect(form && picture && picture.y < form.y && picture.width > 600).toBe(true)
    await answer(page)
      .getByRole('button', { name: /24\.026,58 €, apri la spiegazione/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Spiegazione' })).toContainText("Costi dell'attività")
    await page.keyboard.press('Escape')
    // More costs than revenue: what is left lies left of zero.
    await page.getByLabel(/92 − Altri costi/).fill('90000')
    await expect(answer(page)).toContainText('A sinistra dello zero')
  },
)

test('the dark theme chosen in the menu is there before any script of the page, on the sign-in too, and paper stays white', async ({ page }) => {
  await enter(page, '/profilo')
  const behind = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const [white, dark] = ['rgb(255, 255, 255)', 'rgb(20, 24, 29)']
  expect(await behind()).toBe(white)
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.getByRole('menuitemradio', { name: 'Tema scuro' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Tema scuro' })).toBeChecked()
  expect(await behind()).toBe(dark)
  expect(await barriers(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await behind()).toBe(white)
  await page.emulateMedia({ media: 'screen' })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await behind()).toBe(dark)
  await page.unroute('**/assets/*.js')
  await page.goto('/idp/dimenticata')
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.cover-card') ?? document.body).backgroundColor)).toBe(dark)
})
