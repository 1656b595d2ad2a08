/** Two engineers weigh an association against an S.r.l., from an empty page, as an adviser does it. */
import { barriers, fits } from './support/axe.ts'
import { fillEngineers, openForme } from './support/forme.ts'
import { longOnPhone } from './support/long.ts'
import { answer, closeAnswer, openTab, sizes } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

/** A curve and a plan run tens of searches. */
const FOUND = { timeout: 180_000 }

for (const { name, width, height } of sizes)
  test.describe(name, longOnPhone(width), () => {
    test.use({ viewport: { width, height } })

    test('due ingegneri: studio associato o S.r.l.', async ({ page }) => {
      await openForme(page)
      expect(await barriers(page)).toEqual([])

      await fillEngineers(page)

      // The ranking always shows whether the form is admitted, the grade, and the missing data.
      const panel = await answer(page)
      const association = panel.getByRole('listitem').filter({ hasText: '(oggi)' }).first()
      await expect(association).toContainText('Studio associato (oggi)')
      await expect(association).toContainText('ammessa')
      await expect(association).toContainText('affidabilità: parziale')
      await expect(association).toContainText('Manca:')
      await expect(panel.getByRole('listitem').filter({ hasText: 'S.r.l. trasparente' }).first()).toContainText('da verificare')
      await closeAnswer(page)

      // One table; on a phone today's column and one other.
      await openTab(page, 'Confronto')
      const table = page.getByRole('table', { name: 'Confronto delle forme, importi in euro' })
      await expect(table.getByRole('columnheader', { name: /Studio associato/ })).toBeVisible()
      if (width < 900) {
        await expect(table.getByRole('columnheader')).toHaveCount(3)
        const status = page.getByRole('tabpanel').getByRole('status')
        for (let k = 0; k < 9 && !(await status.textContent())?.startsWith('S.r.l. trasparente'); k++)
          await page.getByRole('button', { name: 'Forma successiva' }).click()
      }
      await expect(table.getByRole('columnheader', { name: 'S.r.l. trasparente' })).toBeVisible()
      await expect(table).toContainText('da verificare: Requisiti della società tra professionisti')
      await expect(table).toContainText('L. 183/2011, art. 10')

      // Any number down to the simulator and its norm.
      const levy = table.locator('[data-explains="colonne.STUDIO_ASSOCIATO.prelievo"]')
      const written = (await levy.textContent()) ?? ''
      await levy.click()
      const explanation = page.getByRole('dialog', { name: 'Spiegazione' })
      await expect(explanation.getByRole('heading', { level: 2 })).toContainText('Prelievo, Studio associato')
      await expect(explanation).toContainText(written)
      await explanation
        .getByRole('listitem')
        .getByRole('button', { name: /Contributi, Studio associato/ })
        .first()
        .click()
      await expect(explanation.getByRole('listitem').getByRole('button', { name: /Contributi di Anna Bianchi/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await fits(page, 'Confronto')
      await page.setViewportSize({ width, height })

      // A chart of every form over the revenue, with a slider.
      await openTab(page, 'Ricavi e costi')
      const slider = page.getByRole('slider', { name: 'Ricavi' })
      await expect(slider).toBeVisible(FOUND)
      await slider.focus()
      await page.keyboard.press('Home')
      await expect(slider).toHaveAttribute('aria-valuetext', '0,00 €')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('list', { name: /^Forme con ricavi di/ })).toContainText('Studio associato (oggi)')
      await expect(page.getByRole('list', { name: /^Forme con ricavi di/ })).toContainText('ammessa · affidabilità: parziale')
      await page.getByRole('button', { name: 'Torna a quanto digitato' }).click()
      await fits(page, 'Ricavi e costi')
      await page.setViewportSize({ width, height })

      // The plan, with its provisional years.
      await openTab(page, 'Piano')
      const lanes = page.getByRole('table', { name: 'Forma di ogni anno nel percorso migliore' })
      await expect(lanes.getByRole('rowheader', { name: 'Cumulato' })).toBeVisible(FOUND)
      await expect(lanes.getByRole('columnheader', { name: /2027/ })).toContainText('P')
      await expect(page.getByRole('tabpanel').getByRole('status').first()).toContainText('Provvisorio')
      await fits(page, 'Piano')
      await page.setViewportSize({ width, height })

      // The column opens in its simulator with the same cents.
      await openTab(page, 'Confronto')
      if (width < 900) {
        const status = page.getByRole('tabpanel').getByRole('status')
        for (let k = 0; k < 9 && !(await status.textContent())?.startsWith('S.r.l. trasparente'); k++)
          await page.getByRole('button', { name: 'Forma successiva' }).click()
      }
      const column = (await table.locator('[data-explains="colonne.SRL_TRASPARENTE.prelievo"]').textContent()) ?? ''
      await table.getByRole('button', { name: 'Apri in Convenienza Srl' }).last().click()
      await expect(page).toHaveURL(/\/convsrl$/)
      await openTab(page, 'Riepilogo')
      await expect(page.locator('[data-explains="riepilogo.scenario5.totali.totale"]').first()).toContainText(column)
    })
  })
