/** Why the same simulation gives other amounts under the law of another year. */
import { barriers } from './support/axe.ts'
import { fillArtisan, openIforf } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { expect, test } from './support/test.ts'

test(
  'the answer lists the changes of law that change it from one year to the next',
  long('packages/tax-rules/test/perche.test.ts', 'packages/tax-rules/test/da-allora.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    await fillArtisan(page)
    await page.getByRole('button', { name: "Perché cambia tra un anno e l'altro?" }).click()
    const dialog = page.getByRole('dialog', { name: 'Perché cambia?' })
    await dialog.getByLabel('Confronta il 2026 con il').click()
    await page.getByRole('option', { name: '2023' }).click()
    // The middle bracket: 35% from 28,000 in 2023 (25% from 15,000), 33% in 2026.
    const table = dialog.getByRole('table', { name: /Totale complessivo, regime normale/ })
    await expect(table.getByRole('row', { name: /Scaglioni dell'IRPEF/ })).toContainText('TUIR')
    await expect(table.getByRole('row').last()).toContainText('Totale complessivo, regime normale')
    expect(await barriers(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('perche.png') })
  },
)
