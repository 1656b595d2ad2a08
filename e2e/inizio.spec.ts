/**
 * The guided start, with the cases of a whole client counted in fills and clicks: a family workshop that weighs an S.r.l. and a
 * bakery that starts up. A fill, a choice of a list and a click are one each.
 */

import type { Locator } from '@playwright/test'
import { barriers } from './support/axe.ts'
import { openBudget } from './support/budget4u.ts'
import { openConvsrl } from './support/convsrl.ts'
import { long } from './support/long.ts'
import { openTab, section } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

function counting(start: Locator) {
  let acts = 0
  return {
    fill: async (label: string, value: string) => {
      await start.getByLabel(label, { exact: true }).first().fill(value)
      acts++
    },
    choose: async (label: string, option: string) => {
      await start.getByLabel(label, { exact: true }).first().selectOption(option)
      acts++
    },
    click: async (name: string | RegExp) => {
      await start.getByRole('button', { name, exact: true }).click()
      acts++
    },
    count: () => acts,
  }
}

async function begin(page: Page) {
  await page.getByRole('button', { name: 'Inizio guidato' }).click()
  const acts = counting(section(page, 'Inizio guidato'))
  return { ...acts, count: () => acts.count() + 1 }
}

test(
  'a family workshop of 140,000 euro weighs an S.r.l. in at most half of 45 fills and clicks',
  long('apps/web/test/browser/help.test.ts'),
  async ({ page }) => {
    await openConvsrl(page)
    const { fill, choose, click, count } = await begin(page)
    await fill('Denominazione', 'Officina Fabbri S.r.l.')
    await choose('Forma di oggi', 'Impresa familiare')
    await click('Avanti')
    await fill('Socio 1: nome', 'Carlo Fabbri')
    await fill('Socio 1: quota', '51')
    await click('Aggiungi socio')
    await fill('Socio 2: nome', 'Rita Fabbri')
    await fill('Socio 2: quota', '49')
    await click('Avanti')
    await fill('Utile ante imposte', '140000')
    await expect(page.getByRole('complementary', { name: 'Risultato' })).toContainText('€')
    await click('Avanti')
    await fill('Compenso totale', '60000')
    await expect(section(page, 'Inizio guidato').getByLabel('Compenso: Carlo Fabbri')).toHaveValue('30.600,00')
    await click(/^Dividendi: tutto il distribuibile/)
    await fill("Contabilità, all'anno", '2500')
    await click('Avanti')
    await choose('Gestione IVS di oggi', 'Artigiano')
    await choose('Lavora in società: gestione IVS', 'Artigiano')
    expect(await barriers(page)).toEqual([])
    await section(page, 'Inizio guidato').getByRole('button', { name: 'Vai a tutti i dati' }).click()
    // Every scenario has its amounts, and the current form is beside them.
    await openTab(page, 'Riepilogo')
    const matrix = page.getByRole('table', { name: 'Oggi e i sei scenari' })
    await expect(matrix.getByRole('columnheader', { name: /Oggi: impresa familiare/ })).toBeVisible()
    await expect(page.getByRole('tabpanel').getByText('da compilare')).toHaveCount(0)
    test.info().annotations.push({ type: 'acts', description: String(count()) })
    expect(count() + 2).toBeLessThanOrEqual(22)
  },
)

test('a bakery that starts up needs at most half of 35 fills and clicks', long('apps/web/test/browser/help.test.ts'), async ({ page }) => {
  await openBudget(page)
  const { fill, choose, click, count } = await begin(page)
  await fill('Nome ditta', 'Forno Alba')
  await choose('Tipologia', 'Impresa')
  await choose('Regime fiscale', 'Normale')
  await click('Avanti')
  await click('Avanti')
  await fill('Ricavi', '120000')
  await click('Avanti')
  await fill('Merci e materie prime', '45000')
  await fill('Affitto uffici', '9600')
  await click('Avanti')
  await choose('Gestione IVS', 'Artigiano')
  await click('Avanti')
  await choose('Regione di residenza', 'Toscana')
  expect(await barriers(page)).toEqual([])
  await section(page, 'Inizio guidato').getByRole('button', { name: 'Vai a tutti i dati' }).last().click()
  await expect(page.getByRole('complementary', { name: 'Risultato' })).toContainText('€')
  test.info().annotations.push({ type: 'acts', description: String(count()) })
  expect(count() + 1).toBeLessThanOrEqual(17)
})
