/** Budget4u offline, and with texts instead of numbers: no typed value is lost, and every problem is reported. */

import { answer, close, control, golden, open, openBudget, openSaved, showTab, tab } from './support/budget4u.ts'
import { long } from './support/long.ts'
import { OFFLINE, sizes } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

const RICAVI = 'contoEconomicoDittaSocieta.ricavi'
const margine = (page: Page) => page.locator('[data-explains="contoEconomicoDittaSocieta.margineProduzione"]').first()

for (const { name, width, height } of sizes)
  test(
    `senza rete ${name}: ciò che si scrive resta e si calcola, e si dice che cosa manca`,
    long('apps/web/test/features/calcolatore.test.ts', 'e2e/senza-rete.spec.ts'),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height })
      await openBudget(page)
      await openSaved(page, `Senza rete ${width}`, golden('bud-srl-trasparente-2022').stato)
      await showTab(page, 'Conto economico')
      // 87.000 − 56.515: the page has loaded the law of the year.
      await control(page, RICAVI).fill('87000')
      await expect(margine(page)).toHaveText(/^30\.485,00/)
      await context.setOffline(true)
      await control(page, RICAVI).fill('88000')
      await page.keyboard.press('Tab')
      await expect(page.getByText(OFFLINE)).toBeVisible()
      // 88.000 − 56.515 of direct costs, as in the golden line.
      await expect(margine(page)).toHaveText(/^31\.485,00/)

      // The rates of the regions are not loaded yet, so the rate is typed by hand.
      const dialog = await open(page, 'Imposte e contributi')
      await expect(dialog.getByLabel('Aliquota della regione')).toBeDisabled()
      await expect(dialog.getByText("Server non raggiungibile: scrivere l'aliquota nel suo campo")).toBeVisible()
      await control(page, 'imposteContributi.irap.aliquota').fill('4,82')
      await close(dialog)

      await page.keyboard.press('Control+s')
      await page.getByRole('dialog').getByRole('button', { name: 'Sovrascrivi' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Quanto digitato resta in questa pagina' }).first()).toBeVisible()
      await expect(page.getByText('Server non raggiungibile: le modifiche restano in questo browser')).toBeVisible()
      await expect(control(page, RICAVI)).toHaveValue('88.000,00')

      await context.setOffline(false)
      const again = await open(page, 'Imposte e contributi')
      await expect(again.getByLabel('Aliquota della regione')).toBeEnabled()
      await expect(control(page, 'imposteContributi.irap.aliquota')).toHaveValue('4,82')
    },
  )

const nonsense = ['abc', '-1', '1e309', '12345678901234567890', '٣٤', '<b>1</b>', '1,2,3', '💶', '1..2', '=1+1']

test(
  'con scritto di tutto nel conto economico ogni casella dice che non va, niente si perde e il resto si calcola',
  long('apps/web/test/features/simulation.test.ts'),
  async ({ page }) => {
    const failed: string[] = []
    page.on('pageerror', ({ message }) => failed.push(message))
    page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`))
    await openBudget(page)
    await openSaved(page, 'Scarabocchi', golden('bud-srl-trasparente-2022').stato)
    await showTab(page, 'Conto economico')
    const boxes = page.getByRole('tabpanel').locator('input[inputmode="decimal"]:enabled')
    const invalid = boxes.and(page.locator('[aria-invalid="true"]'))
    await expect(page.getByRole('tab', { name: /^Conto economico/ })).toHaveAttribute('aria-selected', 'true')
    await expect(boxes.first()).toBeVisible()
    const all = await boxes.all()
    expect(all.length).toBeGreaterThan(15)
    for (const [k, box] of all.entries()) await box.fill(nonsense[k % nonsense.length] ?? '')
    await page.keyboard.press('Tab')
    await expect(invalid).toHaveCount(all.length)
    for (const box of await invalid.all()) await expect(box).toHaveAccessibleDescription(/^Valore non valido/)
    await expect(tab(page, 'Conto economico')).toHaveAccessibleName(`Conto economico ${all.length} errori`)
    await expect(control(page, RICAVI)).toHaveValue('abc')
    // Without revenue nothing is left. The start-up costs do not depend on it: 58.000 of investments + 895,87 of fees.
    await expect(answer(page)).toContainText('58.895,87 €')
    await control(page, RICAVI).fill('50000')
    await expect(invalid).toHaveCount(all.length - 1)
    expect(failed).toEqual([])
  },
)
