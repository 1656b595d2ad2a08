/** The list of the comuni, which loads when the field gets the focus, does not arrive. */
import { openIforf } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { expect, test } from './support/test.ts'

test.use({ ownTab: true })

test(
  'un elenco di comuni che non arriva lo dice, e il resto della pagina va avanti',
  long('apps/web/test/browser/comune.test.ts', 'e2e/session.spec.ts'),
  async ({ page }) => {
    await page.route('**/assets/ComuneBox-*.js', (route) => route.abort())
    await openIforf(page)
    await page.getByRole('combobox', { name: 'Comune' }).focus()
    await expect(page.getByText('questa parte della pagina non è arrivata')).toBeVisible()
    await page.getByLabel('Cognome e nome').fill('Rossi Mario')
    await expect(page.getByLabel('Cognome e nome')).toHaveValue('Rossi Mario')
  },
)
