/** Lines of a result that are zero are folded in every simulator. In iForfettari: `iforfettari.spec.ts`. */
import { fill, golden, openBudget, showTab } from './support/budget4u.ts'
import { fillReference, openConvsrl } from './support/convsrl.ts'
import { long } from './support/long.ts'
import { openTab, section } from './support/simulator.ts'
import { expect, test } from './support/test.ts'
import { folds } from './support/zero.ts'

/** All tables fold by the same function. */
const sameFolds = long('e2e/iforfettari.spec.ts', 'apps/web/test/features/fold.test.ts')

test('of Convenienza Srl: a line folds if it is zero for every partner', sameFolds, async ({ page }) => {
  await openConvsrl(page)
  await fillReference(page, 'Zero')
  await openTab(page, 'Solo dividendi')
  const at = 'compDivSimulazioniSrl.scenario3'
  const panel = page.getByRole('tabpanel')
  // Anna pays no contributions, Bruno does.
  await expect(panel.locator(`[data-explains="${at}.soci[0].contributiIvs"]`)).toHaveText(/^0,00/)
  await folds(page, panel, `${at}.soci[0].detrazionePensione`, `${at}.soci[1].totaleDetrazioni`)
})

test('of Budget4u: in the plan', sameFolds, async ({ page }) => {
  await openBudget(page)
  await fill(page, golden('bud-professione-2025').stato)
  await showTab(page, 'Risultati')
  await folds(page, section(page, 'Piano triennale'), 'pianoTriennale[0].ires', 'pianoTriennale[0].redditoDisponibile')
})
