/** The concordato of a flat-rate taxpayer, and beside the results of the simulators. */
import { fits } from './support/axe.ts'
import { fillEngineers, openForme } from './support/forme.ts'
import { fillArtisan, openIforf } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { openTab } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

test(
  'un forfettario che entra nel secondo anno esce dal concordato, uno nel primo è escluso',
  long('packages/tax-rules/test/concordato.test.ts'),
  async ({ page }) => {
    await enter(page, '/concordato')
    await page.getByLabel('Soggetto').selectOption('Persona fisica')
    await page.getByLabel('Biennio', { exact: true }).selectOption('2026-2027')
    await page.getByLabel("Reddito dell'anno prima del biennio").fill('50000')
    for (const year of [2026, 2027])
      for (const label of ['Reddito proposto', 'Reddito effettivo atteso']) {
        const of = page.getByRole('group', { name: `Anno ${year}` })
        await of.getByLabel(label).fill('60000')
      }
    const answer = page.getByRole('complementary', { name: 'Risultato' })
    await page.getByLabel('Primo anno nel regime forfettario').fill('2027')
    await expect(answer).toContainText('2027: fuori dal concordato')
    await page.getByLabel('Primo anno nel regime forfettario').fill('2026')
    await expect(answer).toContainText("L'adesione è esclusa")
  },
)

test(
  'da Forfetari: esito in breve accanto al confronto, e lo strumento con gli stessi dati',
  long('packages/tax-rules/test/concordato.test.ts', 'apps/server/test/areas/concordato.test.ts', 'apps/web/test/browser/concordato.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    await fillArtisan(page)
    await openTab(page, 'Confronto')
    const section = page.getByRole('region', { name: 'Concordato preventivo' })
    await expect(section).toContainText('adesione chiusa il 2/11/2026')
    await section.getByLabel('Punteggio ISA').fill('8')
    await section.getByLabel('Reddito del 2025').fill('30000')
    await section.getByLabel('Reddito proposto 2026').fill('20000')
    await section.getByLabel('Reddito proposto 2027').fill('20000')
    await expect(section.getByRole('status')).toContainText('Il concordato conviene')
    // The flat-rate side stands beside the agreed ordinary side, and says what choosing it does.
    await expect(section).toContainText(/Nel 2026, sul lato normale con il concordato: .* costa [\d.]+,\d\d € in meno/)
    await expect(section).toContainText('Chi entra nel forfettario nel 2026, primo anno del biennio, non può aderire')
    await fits(page, 'Confronto')
    // The proposal stays on the page.
    await openTab(page, 'Lettera')
    await openTab(page, 'Confronto')
    await expect(section.getByLabel('Reddito proposto 2027')).toHaveValue('20.000,00')
    await section.getByRole('button', { name: 'Apri il concordato con questi dati' }).click()
    await expect(page.getByLabel('Soggetto').locator('option:checked')).toHaveText('Persona fisica')
    await expect(page.getByRole('group', { name: 'Anno 2026' }).getByLabel('Reddito proposto')).toHaveValue('20.000,00')
    await expect(page.getByRole('complementary', { name: 'Risultato' })).toContainText('Il concordato conviene')
  },
)

test(
  'da Forme: la forma di oggi, con il reddito del suo simulatore',
  long('packages/tax-rules/test/concordato.test.ts', 'apps/server/test/areas/concordato.test.ts', 'apps/web/test/browser/concordato.test.ts'),
  async ({ page }) => {
    await openForme(page)
    await fillEngineers(page)
    await page.getByRole('tab', { name: 'Confronto' }).click()
    await expect(page.getByLabel('Forma, per il concordato preventivo').locator('option:checked')).toHaveText('Professionista')
    const section = page.getByRole('region', { name: 'Concordato preventivo' })
    await section.getByLabel('Punteggio ISA').fill('8')
    await section.getByLabel('Reddito del 2025').fill('100000')
    await section.getByLabel('Reddito proposto 2026').fill('90000')
    await section.getByLabel('Reddito proposto 2027').fill('90000')
    await expect(section.getByRole('status')).toContainText('Il concordato conviene')
    await fits(page, 'Forme')
  },
)
