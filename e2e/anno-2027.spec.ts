/** The next year, which clients ask about in November: it is computed, and marked as provisional wherever it is shown. */

import { fillArtisan, openIforf } from './support/iforfettari.ts'
import { long, longOnPhone } from './support/long.ts'
import { answer, closeAnswer, openTab, section, sizes } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

/** The text in the margins of a printed page. */
const footers = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .flatMap((rule) => [
        rule.cssText,
        ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? [...rule.cssRules] : []).map((margin) => margin.cssText),
      ])
      .join('\n'),
  )

for (const { name, width, height } of sizes)
  test.describe(name, longOnPhone(width), () => {
    test.use({ viewport: { width, height } })

    test(
      'il 2027 è provvisorio e lo dice: anno, cifre, spiegazione, sensibilità, lettera, stampa',
      long('packages/tax-rules/test/anno-2027.test.ts', 'apps/web/test/browser/administration.test.ts'),
      async ({ page }) => {
        await openIforf(page)
        const year = page.getByLabel('Anno', { exact: true })
        await expect(year.locator('option:checked')).toHaveText('2026')
        await fillArtisan(page)
        await expect(page.getByText('Provvisorio', { exact: true })).toHaveCount(0)

        await year.selectOption('2027 (provvisorio)')
        const panel = await answer(page)
        await expect(panel.getByRole('heading', { name: /Conviene il regime forfettario/ })).toBeVisible()
        await expect(panel.getByText('4.697,06 €').first()).toBeVisible()
        await expect(panel.getByText('Provvisorio', { exact: true }).first()).toBeVisible()
        const sensitivity = panel.getByRole('table', { name: 'Analisi di sensibilità' })
        await expect(sensitivity.getByRole('row')).toHaveCount(7)
        await expect(panel.getByText("L'esito è lo stesso in tutte le ipotesi.")).toBeVisible()
        await panel.locator('summary', { hasText: 'avviso' }).click()
        await expect(panel.getByText(/Anno 2027 provvisorio: calcolo sulla legge vigente al 22\/11\/2026; 4 parametri/)).toBeVisible()
        await closeAnswer(page)

        await section(page, 'Regime forfettario')
          .getByRole('button', { name: /^Imposta sostitutiva 4\.239,98 €, provvisorio/ })
          .click()
        await expect(page.getByText('Provvisorio. Poggia su:')).toBeVisible()
        await expect(
          page.getByText(/Reddito minimale IVS: cifra dell'anno prima, riportata \(circ\. INPS 14\/2026\); atto atteso: circolari INPS/),
        ).toBeVisible()
        await page.getByRole('button', { name: 'Chiudi la spiegazione' }).click()

        await openTab(page, 'Confronto')
        await expect.poll(() => footers(page)).toContain('Dati provvisori 2027')

        await openTab(page, 'Lettera')
        await expect.poll(() => footers(page)).toContain('Dati provvisori 2027')
        const letter = page.getByRole('article', { name: 'Lettera al cliente' })
        await expect(letter.getByText(/Il calcolo per il 2027 è provvisorio: applica le norme vigenti al 22\/11\/2026/)).toBeVisible()
        await expect(letter.getByText(/art\. 235 del D\.Lgs\. 117\/2026 \(già art\. 1, commi 54-89, della legge n\. 190\/2014\)/)).toBeVisible()
        await expect(letter.getByText(/non abbiano superato 30\.000,00\s€/)).toBeVisible()
      },
    )
  })
