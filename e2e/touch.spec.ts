/** The head of the page: curves name crossings and jumps, and a drag moves the picture smoothly. The slider: `iforfettari.spec.ts`. */
import { barriers } from './support/axe.ts'
import { fillReference, openConvsrl } from './support/convsrl.ts'
import { dragging } from './support/frames.ts'
import { answer, fillArtisan, openIforf } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { expect, test } from './support/test.ts'

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

test(
  'a drag moves the picture of all scenarios in many small frames',
  long('apps/web/test/features/touch.test.ts', 'e2e/iforfettari.spec.ts'),
  async ({ page }) => {
    await openConvsrl(page)
    await fillReference(page, 'Alfa')
    const slider = page.getByRole('slider', { name: 'Utile ante imposte' })
    await expect(slider).toBeVisible()
    const frames = await dragging(slider)
    expect(frames.length).toBeGreaterThan(20)
    await expect(page.getByRole('complementary', { name: 'Risultato' })).toContainText('Torna')
  },
)
