/** The result screens of /convsrl: the picture links to its scenarios, sections open and close, and everything is printed. */

import { fillReference, openConvsrl, result } from './support/convsrl.ts'
import { long } from './support/long.ts'
import { answer, openTab } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

test(
  'il quadro porta alla sua simulazione, le sezioni si chiudono, la stampa le mostra tutte',
  long('apps/web/test/features/convsrl-results.test.ts', 'apps/web/test/browser/looks.test.ts'),
  async ({ page }) => {
    await openConvsrl(page)
    // Nothing typed: the notice leads to the field.
    await openTab(page, 'S.r.l trasparente')
    await expect(page.getByRole('heading', { name: '5° Simulazione - società trasparente - nessun compenso agli amministratori' })).toBeVisible()
    await expect(page.getByRole('tabpanel')).toContainText('compilare il campo «Socio 1» nella pagina Inserimento Dati')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Vai a «Socio 1»' }).click()
    await expect(page.getByRole('region', { name: 'Socio 1' }).getByLabel('Nome')).toBeFocused()

    await fillReference(page, 'Quadro S.r.l.')
    const panel = await answer(page)
    await expect(panel).toContainText('Prelievo più basso: S.r.l. normale')
    await expect(panel).toContainText('34.813,20 €')
    await expect(panel).toContainText('Netto in mano più alto: S.r.l. trasparente')

    await openTab(page, 'Riepilogo')
    const tab = page.getByRole('tabpanel')
    await expect(tab).toContainText("Oggi com'è?")
    const bar = tab.getByRole('button', { name: /^2 - Solo compenso: imposte della società 13\.054,56 €/ })
    await bar.hover()
    await expect(page.getByRole('tooltip')).toContainText('25.843,66')
    await bar.press('Enter')
    await expect(page.getByRole('tab', { name: 'Solo compenso', exact: true })).toHaveAttribute('aria-selected', 'true')
    await expect(result(page, 'compDivSimulazioniSrl.scenario2.societa.utileNetto')).toBeFocused()

    await openTab(page, 'Riepilogo')
    const head = page.getByRole('button', { name: /^4 - Compensi 40\.000,00 € e dividendi 20\.000,00 €/ })
    // The matrix above the sections has the same figure, and stays.
    const total = tab.locator('section').filter({ has: head }).locator('[data-explains="riepilogo.scenario4.totali.contributiSocio"]')
    await expect(total).toHaveText('4.303,00')
    await head.press('Enter')
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await expect(total).toBeHidden()
    await expect(head).toContainText('41.016,90 €')
    await page.emulateMedia({ media: 'print' })
    await expect(total).toBeVisible()
    await expect(tab.getByText('Quadro S.r.l. · anno 2025')).toBeVisible()
    await expect(panel).toBeHidden()
  },
)
