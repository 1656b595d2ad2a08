/**
 * Lines of a result that are zero are folded, in every simulator. One control shows them, also by keyboard, and the print
 * follows the screen.
 */
import type { Locator } from '@playwright/test'
import { barriers } from './support/axe.ts'
import { fill, golden, openBudget, showTab } from './support/budget4u.ts'
import { fillReference, openConvsrl } from './support/convsrl.ts'
import { fillArtisan, openIforf, ricavi } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { openTab, section } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

const show = /^Mostra anche le righe a zero \(\d+\)$/
const hide = /^Nascondi le righe a zero \(\d+\)$/

async function folds(page: Page, place: Locator, zero: string, total: string) {
  const line = place.locator(`[data-explains="${zero}"]`).first()
  const control = place.getByRole('button', { name: show }).first()
  await expect(place.locator(`[data-explains="${total}"]`).first()).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(control).toBeHidden()
  await expect(place.getByText(/righe? a zero non (è|sono)/).first()).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await control.focus()
  await page.keyboard.press('Enter')
  await expect(place.getByRole('button', { name: hide })).toBeFocused()
  await expect(line).toHaveText(/^0,00/)
  expect(await barriers(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await place.getByRole('button', { name: hide }).click()
  await expect(line).toHaveCount(0)
}

test('of iForfettari: in a panel and in the comparison; totals that nothing is typed for are absent', async ({ page }) => {
  await openIforf(page)
  const totals = page.getByRole('complementary', { name: 'Risultato' })
  await page.getByLabel('Cognome e nome').first().fill('Rossi')
  await expect(totals).toContainText('1 errore')
  await expect(totals).toContainText('Forfettario—')
  await expect(totals).toContainText('Ordinario—')
  // The picture and its table leave out the totals too. With a text instead of the revenue neither total is computed.
  const absent = totals.getByText('compare con i dati del regime')
  const data = totals.getByRole('table', { name: 'Dove vanno i ricavi' })
  await page.getByLabel('Tipologia').selectOption('Impresa')
  await ricavi(page).fill('50000')
  await expect(absent).toHaveCount(1)
  await totals.getByText('Dati del grafico').click()
  await expect(data.getByRole('columnheader')).toHaveText(['€', 'Ordinario'])
  await ricavi(page).fill('abc')
  await expect(absent).toHaveCount(2)
  await expect(data).toHaveCount(0)
  await fillArtisan(page)
  await expect(absent).toHaveCount(0)
  await totals.getByText('Dati del grafico').click()
  await expect(data.getByRole('columnheader')).toHaveText(['€', 'Forfettario', 'Ordinario'])
  await expect(totals).not.toContainText('Ordinario—')
  await openTab(page, 'Regime normale')
  await folds(page, section(page, 'Imprenditore: Rossi Mario'), 'irpefImprenditore.altriRedditi', 'irpefImprenditore.totaleImposte')
  await openTab(page, 'Confronto')
  await folds(page, section(page, 'Confronto'), 'confronto.imposte.irap.normale', 'confronto.imposte.totaleImposteContributi.normale')
})

/** All tables fold by the same function. */
const sameFolds = long('apps/web/test/features/fold.test.ts')

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
