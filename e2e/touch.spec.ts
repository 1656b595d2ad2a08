/** The head of the page: the picture follows the slider, its value is said in words, and curves name crossings and jumps. */
import { barriers } from './support/axe.ts'
import { fillReference, openConvsrl } from './support/convsrl.ts'
import { dragging } from './support/frames.ts'
import { answer, fillArtisan, openIforf, ricavi } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { expect, test } from './support/test.ts'

test('the slider moves the picture and says what is left; its value can be used or dropped', async ({ page }) => {
  await openIforf(page)
  await fillArtisan(page)
  const slider = answer(page).getByRole('slider', { name: 'Ricavi' })
  await expect(slider).toHaveAttribute('aria-valuetext', /Con ricavi di 50\.000,00 €: resta in mano 24\.026,58 € \(Forfettario\), 4\.697,06 € più di Ordinario/)
  await slider.focus()
  await page.keyboard.press('Home')
  // Without revenue only the costs remain, so what is left lies left of zero.
  await expect(answer(page)).toContainText('A sinistra dello zero')
  await expect(answer(page)).toContainText('Con ricavi di 0,00 €')
  await expect(ricavi(page)).toHaveValue('50.000,00')
  await answer(page).getByRole('button', { name: 'Torna a quanto digitato' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', /Con ricavi di 50\.000,00 €/)
  await slider.focus()
  await page.keyboard.press('End')
  await answer(page).getByRole('button', { name: 'Usa questo valore' }).click()
  await expect(ricavi(page)).not.toHaveValue('50.000,00')
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(ricavi(page)).toHaveValue('50.000,00')
  // A text counts as zero in the figures. The page says so, and does not speak of a revenue of zero, which nobody typed.
  await ricavi(page).fill('abc')
  await expect(answer(page)).toContainText('Il cursore torna quando ogni importo è un numero.')
  await expect(answer(page)).not.toContainText('Con ricavi di')
  await expect(answer(page)).toContainText('Un valore non valido conta come non scritto: gli importi mostrati sono calcolati senza.')
  await ricavi(page).fill('50000')
  await expect(answer(page)).toContainText('Con ricavi di 50.000,00 €')
})

test('curves have a table, and mark the typed value and where the best choice changes', long('apps/web/test/features/curve.test.ts'), async ({ page }) => {
  await openIforf(page)
  await fillArtisan(page)
  await answer(page).getByRole('button', { name: 'Curve e incroci' }).click()
  const curves = answer(page).getByRole('region', { name: 'Curve al variare di ricavi' })
  // The rule page's break-even points of this artisan: the ordinary regime is better from 20,111 to 29,159 euro.
  await expect(curves).toContainText(/Da 20\.11\d,00 € di ricavi è meglio Ordinario, fin lì Forfettario/)
  await expect(curves).toContainText(/Da 29\.1\d\d,00 € di ricavi è meglio Forfettario, fin lì Ordinario/)
  await expect(curves.getByText('voi siete qui 50.000 €')).toBeVisible()
  await curves.getByText('Dati del grafico').click()
  await expect(curves.getByRole('table', { name: 'Resta in mano al variare di ricavi' })).toContainText('24.026,58 €')
  expect(await barriers(page)).toEqual([])
})

test('a drag moves the picture of all scenarios in many small frames', long('apps/web/test/features/touch.test.ts', 'e2e/touch.spec.ts'), async ({ page }) => {
  await openConvsrl(page)
  await fillReference(page, 'Alfa')
  const slider = page.getByRole('slider', { name: 'Utile ante imposte' })
  await expect(slider).toBeVisible()
  const frames = await dragging(slider)
  expect(frames.length).toBeGreaterThan(20)
  await expect(page.getByRole('complementary', { name: 'Risultato' })).toContainText('Torna')
})
