/** The optimiser, from the limits to the fees in the form. The figures are those of section 8 of the rule page, first table, without IRAP. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fits } from './support/barriers.ts'
import { open, show } from './support/open.tsx'
import { button, dialog, field, openTab, section } from './support/steps.ts'

const panel = () => section('Combinazione migliore di compensi e dividendi')
const search = () => panel().getByRole('button', { name: 'Cerca la combinazione migliore' })
const says = (text: RegExp) => expect.element(panel().getByText(text)).toBeVisible()
const profit = () => page.getByRole('textbox', { name: 'Utile ante imposte' })

/**
 * 2025, one partner with all shares, no other income, 100.000 € of profit, Sicilia and 0,8% for the comune, a capital so
 * large that the reserve never reaches its cap.
 */
async function fillCompany(): Promise<void> {
  await open('/convsrl')
  await field('Anno').selectOptions('2025')
  await field('Denominazione').fill('Esempio S.r.l.')
  await profit().fill('100000')
  await field('IRAP').selectOptions('Esclusa')
  await page.getByText('Capitale, riserva legale e perdite').click()
  await field('Capitale sociale').fill('1000000')
  const partner = section('Socio 1')
  await partner.getByLabelText('Nome').fill('Anna')
  await partner.getByLabelText('Quota').fill('100')
  await partner.getByText('Residenza e addizionali').click()
  await partner.getByLabelText('Regione di residenza').selectOptions('Sicilia')
  await partner.getByLabelText('Aliquota libera').fill('0,8')
}

/** The amount of a row of the comparison: 0 typed, 1 best, 2 difference. */
function amount(row: string, column: number): number {
  const cells = panel()
    .getByRole('row', { name: new RegExp(row) })
    .getByRole('cell')
  const text = cells.nth(column).element().textContent
  return Number(text.replaceAll('.', '').replace(',', '.').replace('−', '-'))
}
const levy = (column: number) => amount('Prelievo fiscale e contributivo', column)

test('finds the best mix, compares it with the typed one and writes it into the form', async () => {
  await fillCompany()
  await says(/Un compenso è nullo oppure almeno 1\.200,00 € l'anno: uno di pochi centesimi esisterebbe solo sulla carta/)
  await search().click()
  await says(/^Ricerca finita/)
  // Without a fee and with all profit paid out: the first row of the table.
  await expect.poll(() => levy(0)).toBe(42_772)
  // At most ten cents worse than the best known point.
  expect(levy(1)).toBeLessThanOrEqual(39_865.74)
  expect(levy(1)).toBeGreaterThan(39_865)
  expect(amount('Compenso di Anna', 1)).toBeCloseTo(9_624, 0)
  await expect.element(panel().getByText('Compenso di Anna').last()).toBeVisible()
  await fits()

  await panel().getByRole('button', { name: 'Usa questi compensi' }).click()
  await expect.element(page.getByText(/Compensi e dividendi inseriti nella simulazione 4/)).toBeVisible()
  await expect.poll(() => levy(2)).toBe(0)
  expect(amount('Compenso di Anna', 0)).toBe(amount('Compenso di Anna', 1))

  // The result stays while another tab is shown, and the draft restores it with the typed values.
  await openTab('Compensi e Dividendi')
  await openTab('Inserimento Dati')
  await expect.poll(() => levy(2)).toBe(0)
  show()
  await says(/^Ricerca finita/)
  await expect.poll(() => levy(2)).toBe(0)

  // The page shows the mix rounded to hundreds and the cost of the rounding. The rounded mix fills the scenarios.
  await says(/^Anna 9\.[67]00 €, dividendi .*L'arrotondamento costa .* di prelievo/)
  await panel().getByRole('button', { name: 'Riempi gli scenari' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sostituisci' }).click()
  const feesOnly = section('2 - Solo compenso').getByLabelText('Compenso totale')
  await expect.element(feesOnly).toHaveDisplayValue(/^9\.[67]00,00$/)
  // 100.000 less 24% of IRES, less a twentieth for the legal reserve.
  await expect.element(section('3 - Solo dividendi').getByLabelText('Dividendi distribuiti')).toHaveValue('72.200,00')

  const outdated = panel().getByText(/I dati sono cambiati dopo la ricerca/)
  await profit().fill('120000')
  await expect.element(outdated).toBeVisible()
  await search().click()
  await expect.element(outdated).not.toBeInTheDocument()
  await says(/^Ricerca finita/)
  const dividends = section('4 - Compensi e dividendi').getByLabelText('Dividendi distribuiti')
  const before = String(dividends.element().getAttribute('value'))
  expect(before).toMatch(/^[\d.]+,\d\d$/)
  const use = panel().getByRole('button', { name: 'Usa questi compensi' })
  const replace = dialog('Sostituire gli importi della simulazione 4?')
  await use.click()
  await replace.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(replace).not.toBeInTheDocument()
  await expect.element(dividends).toHaveValue(before)
  await use.click()
  await button('Sostituisci').click()
  await expect.element(dividends).not.toHaveValue(before)
})

test('says that there is nothing to find', async () => {
  await open('/convsrl')
  await search().click()
  await says(/Nessuna combinazione ammessa/)
})
