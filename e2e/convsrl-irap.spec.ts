/** IRAP on /convsrl: the rate of the region and of the activity, and the part that the verdict leaves out. */
import { barriers, fits } from './support/axe.ts'
import { fillReference, openConvsrl } from './support/convsrl.ts'
import { long } from './support/long.ts'
import { openTab, section } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

test(
  "l'aliquota IRAP della regione si propone e resta libera",
  long('apps/web/test/features/irap-rates.test.ts', 'packages/tax-rules/test/aliquote-irap.test.ts'),
  async ({ page }) => {
    await openConvsrl(page)
    const company = section(page, 'Società')
    // L.R. Umbria 2/2025: 4.3%.
    await company.getByLabel('Aliquota della regione').selectOption('Umbria, 4,3%')
    await expect(company.getByLabel('Aliquota IRAP')).toHaveValue('4,3')
    await expect(company.getByText('art. 16')).toBeVisible()
    await company.getByLabel('Aliquota IRAP').fill('3,9')
    await expect(company.getByLabel('Aliquota della regione').locator('option:checked')).toHaveText('Scegli')
    expect(await barriers(page)).toEqual([])
  },
)

test(
  "dove alcune attività hanno un'altra aliquota IRAP si chiede il codice ATECO, e solo un clic la prende",
  long('apps/web/test/features/irap-rates.test.ts', 'packages/tax-rules/test/aliquote-irap.test.ts'),
  async ({ page }) => {
    await openConvsrl(page)
    await page.getByLabel('Anno', { exact: true }).selectOption('2026')
    const company = section(page, 'Società')
    const rate = company.getByLabel('Aliquota IRAP')
    await company.getByLabel('Aliquota della regione').selectOption('Piemonte, 3,9%')
    await expect(company.getByText("Senza codice resta l'ordinaria, 3,9%")).toBeVisible()
    // L.R. Piemonte 26/2024: ATECO 47.1 is in the list, 47.2 is not.
    const ateco = company.getByLabel("Codice ATECO dell'attività")
    await ateco.fill('47.21')
    await expect(company.getByText("L'attività non è nell'elenco: resta l'ordinaria.")).toBeVisible()
    await expect(company.getByRole('button', { name: 'Usa 4,82%' })).toHaveCount(0)
    await ateco.fill('47.11')
    await expect(company.getByText('L.R. Piemonte 26/2024')).toBeVisible()
    await expect(rate).toHaveValue('3,9')
    await company.getByRole('button', { name: 'Usa 4,82%' }).click()
    await expect(rate).toHaveValue('4,82')
    await company.getByRole('button', { name: 'Torna a 3,9%' }).click()
    await expect(rate).toHaveValue('3,9')
    expect(await barriers(page)).toEqual([])
  },
)

test(
  "l'IRAP che resta fuori sta accanto al verdetto, quella presunta si dice presunta",
  long('packages/tax-rules/test/irap-convsrl.test.ts', 'apps/web/test/features/convsrl-results.test.ts'),
  async ({ page }) => {
    await openConvsrl(page)
    await fillReference(page, 'IRAP S.r.l.')
    await page.getByLabel('Forma di oggi', { exact: true }).selectOption('Società di persone')
    // (100.000 − 8.000) × 3,9% and (100.000 − 13.000) × 3,9%.
    const left = 'IRAP non calcolata: restano fuori 3.588,00 € della S.r.l. e 3.393,00 € della forma attuale'
    const headline = page.getByRole('complementary', { name: 'Risultato' }).getByRole('status')
    await expect(headline).toContainText(left)
    // The line of the verdict cuts off neither its words nor the note below them.
    const cut = (line: Element) =>
      [line, ...line.querySelectorAll('h2')].flatMap(({ tagName, scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight ? [{ tagName, scrollWidth, clientWidth, scrollHeight, clientHeight }] : [],
      )
    expect(await headline.evaluate(cut)).toEqual([])
    await openTab(page, 'Riepilogo')
    const verdict = section(page, 'Conviene o no')
    await expect(verdict).toContainText(left)
    await page.emulateMedia({ media: 'print' })
    await expect(verdict.getByText(left)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await openTab(page, 'Inserimento Dati')
    await section(page, 'Società').getByLabel('IRAP', { exact: true }).selectOption('Calcolata')
    await expect(headline).not.toContainText('IRAP non calcolata')
    const presumed = "IRAP calcolata su un valore della produzione presunto, pari all'utile ante imposte (100.000,00 €)"
    await expect(section(page, 'Società').getByText(presumed)).toBeVisible()
    await openTab(page, 'Normale')
    await expect(page.getByRole('tabpanel').getByText('IRAP (presunto)')).toBeVisible()
    await openTab(page, 'Riepilogo')
    await expect(verdict).toContainText(presumed)
    await fits(page)
  },
)
