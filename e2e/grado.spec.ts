/** A verdict with missing data: from typing to a letter based on the assumptions that the adviser confirmed. */
import { barriers } from './support/axe.ts'
import { openIforf } from './support/iforfettari.ts'
import { long, longOnPhone } from './support/long.ts'
import { answer, closeAnswer, openTab, section, sizes } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

for (const { name, width, height } of sizes)
  test.describe(name, longOnPhone(width), () => {
    test.use({ viewport: { width, height } })

    test(
      'un verdetto non affidabile diventa una lettera con le ipotesi confermate',
      long('packages/tax-rules/test/confini-affidabilita.test.ts', 'apps/server/test/areas/letter.test.ts'),
      async ({ page }) => {
        await openIforf(page)

        // A professional without a pension scheme and without costs.
        const initial = section(page, 'Informazioni iniziali')
        await initial.getByLabel('Cognome e nome').fill('Verdi Anna')
        await initial.getByLabel('Tipologia').selectOption('Professione')
        const flat = section(page, 'Regime forfettario')
        await flat.getByLabel('Gruppo di settore').selectOption({ index: 8 })
        await flat.getByLabel('Ricavi o compensi').fill('50000')
        await flat.getByLabel("Aliquota dell'imposta sostitutiva").selectOption('15%')

        const panel = await answer(page)
        await expect(panel.getByRole('heading', { level: 2 }).first()).toContainText('Manca: Gestione separata, Costi')
        await expect(panel).not.toContainText('Conviene')
        await expect(panel.getByText('Può spostare fino a 1.815,00 €')).toBeVisible()
        expect(await barriers(page)).toEqual([])

        // A missing datum links to its field.
        await panel.getByRole('link', { name: 'Gestione separata' }).first().click()
        await expect(page.getByLabel('Gestione separata')).toBeFocused()
        await closeAnswer(page)

        // An unanswered requirement is different from 'no'.
        await openTab(page, 'Collaboratori e requisiti')
        await expect(page.getByRole('list', { name: 'Requisiti verificati' }).getByText('non verificato')).toHaveCount(9)

        // The letter is a draft until each datum is confirmed one by one.
        await openTab(page, 'Lettera')
        const sheet = page.getByRole('article', { name: 'Lettera al cliente' })
        await expect(sheet).toContainText('Bozza non definitiva')
        await expect(sheet).not.toContainText('Le suggeriamo')
        expect(await barriers(page)).toEqual([])
        await page.getByLabel('Confermo: nessuna gestione previdenziale').check()
        await expect(sheet).toContainText('Il calcolo assume: nessuna gestione previdenziale.')
        await expect(sheet).toContainText('Bozza non definitiva')
        await page.getByLabel('Confermo: nessun costo deducibile').check()
        await expect(sheet).not.toContainText('Bozza non definitiva')
        await expect(sheet).toContainText('Il calcolo assume: nessuna gestione previdenziale; nessun costo deducibile.')
        await expect(sheet).toContainText('Le suggeriamo pertanto di applicare il regime forfettario')
      },
    )
  })
