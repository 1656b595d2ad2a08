/** Visible details: nothing is covered, and every statement has an explanation. */

import { barriers } from './support/axe.ts'
import { answer, fillArtisan, openIforf, ricavi } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { openTab } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

/** A server's first answer about the figures builds the catalog of all years, which takes seconds on a busy machine. */
const FIRST = { timeout: 60_000 }

/** Whether the middle of the element is visible and not covered. */
const seen = (page: Page, name: string) =>
  answer(page)
    .getByText(name)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })

const widths = [
  [1440, 900],
  [1000, 800],
  [390, 844],
] as const

test('the answer of an artisan: its verdict is visible at every width, each statement has its explanation, and a reason that blocks it is shown', async ({
  page,
}) => {
  await openIforf(page)
  await fillArtisan(page)
  const desk = page.viewportSize()

  for (const [width, height] of widths)
    await test.step(`at ${width} pixels the verdict is visible and the button covers no field`, async () => {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo(0, 0))
      await expect(answer(page)).toContainText('4.697,06 €')
      expect(await seen(page, 'Conviene il regime forfettario')).toBe(true)
      const button = await answer(page).getByRole('button', { name: 'Calcola forfetari' }).boundingBox()
      expect(button && button.y >= 0 && button.y + button.height <= height).toBe(true)
      // The line of the verdict stays in place while the form scrolls below it.
      await page.getByLabel('Regione di residenza').scrollIntoViewIfNeeded()
      expect(await seen(page, 'Conviene il regime forfettario')).toBe(true)
    })
  if (desk) await page.setViewportSize(desk)

  // The name of a row has a space before the box of the return.
  await expect(page.getByLabel('81 + Ricavi RG2', { exact: true })).toBeVisible()

  await test.step('the result shows the lowest status of its figures, and the print lists those that are not confirmed', async () => {
    await expect(answer(page)).toContainText(/Cifre di legge: fonte unica\. Su \d+ usate 1 non è confermata\./, FIRST)
    await openTab(page, 'Confronto')
    const listed = page.getByText('Cifre di legge non confermate.')
    await expect(listed).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(listed).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('a checkbox opens its explanation, and a changed one can go back to the computed value', async () => {
    const row = page.getByRole('row', { name: /Addebito IVA/ })
    await row
      .getByRole('button', { name: /perché/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    const explanation = page.getByRole('dialog', { name: 'Spiegazione' })
    await expect(explanation).toContainText('Addebito IVA')
    await expect(explanation.getByText('Norma', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await row.getByRole('checkbox').first().check()
    await row.getByRole('button', { name: /torna al valore calcolato/ }).click()
    await expect(row.getByRole('checkbox').first()).not.toBeChecked()
  })

  await test.step('totals and verdict say where the VAT is included, so that they can be checked by hand', async () => {
    await page.getByLabel('IVA indetraibile annua').fill('1000')
    // 14.170,48 − (9.473,42 + 1.000,00)
    await expect(answer(page).getByRole('status')).toContainText('3.697,06 €')
    await expect(answer(page)).toContainText('più 1.000,00 € di IVA indetraibile')
    await expect(page.getByRole('tabpanel')).toContainText("in meno all'anno, compresa l'IVA indetraibile.")
  })

  await test.step('the reason that blocks the comparison is shown beside it, with a link to the field', async () => {
    await openTab(page, 'Dati')
    await ricavi(page).fill('99999999999999999999')
    await expect(answer(page)).toContainText('Per il confronto sono da correggere')
    await answer(page).getByRole('link', { name: 'Ricavi o compensi' }).first().click()
    await expect(ricavi(page)).toBeFocused()
  })
})

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
