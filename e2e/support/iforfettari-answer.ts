/** What the answer of iForfettari does beside its figures. */
import { expect, type Page } from '@playwright/test'
import { answer, ricavi } from './iforfettari.ts'

const absent = (page: Page) => answer(page).getByText('compare con i dati del regime')
const data = (page: Page) => answer(page).getByRole('table', { name: 'Dove vanno i ricavi' })

/** Totals that nothing is typed for are absent, on an empty page. The picture and its table leave them out too. */
export async function absentTotals(page: Page): Promise<void> {
  await page.getByLabel('Cognome e nome').first().fill('Rossi')
  await expect(answer(page)).toContainText('1 errore')
  await expect(answer(page)).toContainText('Forfettario—')
  await expect(answer(page)).toContainText('Ordinario—')
  // With a text instead of the revenue neither total is computed.
  await page.getByLabel('Tipologia').selectOption('Impresa')
  await ricavi(page).fill('50000')
  await expect(absent(page)).toHaveCount(1)
  await answer(page).getByText('Dati del grafico').click()
  await expect(data(page).getByRole('columnheader')).toHaveText(['€', 'Ordinario'])
  await ricavi(page).fill('abc')
  await expect(absent(page)).toHaveCount(2)
  await expect(data(page)).toHaveCount(0)
}

/** Both totals are there, in the picture and in its table. */
export async function bothTotals(page: Page): Promise<void> {
  await expect(absent(page)).toHaveCount(0)
  await answer(page).getByText('Dati del grafico').click()
  await expect(data(page).getByRole('columnheader')).toHaveText(['€', 'Forfettario', 'Ordinario'])
  await expect(answer(page)).not.toContainText('Ordinario—')
}

/** The slider moves the picture and says what is left; its value can be used or dropped. On the page of the worked example. */
export async function slider(page: Page): Promise<void> {
  const handle = answer(page).getByRole('slider', { name: 'Ricavi' })
  await expect(handle).toHaveAttribute('aria-valuetext', /Con ricavi di 50\.000,00 €: resta in mano 24\.026,58 € \(Forfettario\), 4\.697,06 € più di Ordinario/)
  await handle.focus()
  await page.keyboard.press('Home')
  // Without revenue only the costs remain, so what is left lies left of zero.
  await expect(answer(page)).toContainText('A sinistra dello zero')
  await expect(answer(page)).toContainText('Con ricavi di 0,00 €')
  await expect(ricavi(page)).toHaveValue('50.000,00')
  await answer(page).getByRole('button', { name: 'Torna a quanto digitato' }).click()
  await expect(handle).toHaveAttribute('aria-valuetext', /Con ricavi di 50\.000,00 €/)
  await handle.focus()
  await page.keyboard.press('End')
  await answer(page).getByRole('button', { name: 'Usa questo valore' }).click()
  await expect(ricavi(page)).not.toHaveValue('50.000,00')
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(ricavi(page)).toHaveValue('50.000,00')
  // A text counts as zero in the figures. The page says so, and does not speak of a revenue of zero, which nobody typed.
  await ricavi(page).fill('abc')
  await expect(answer(page)).toContainText('Il cursore torna quando ogni importo è valido.')
  await expect(answer(page)).not.toContainText('Con ricavi di')
  await expect(answer(page)).toContainText('Un valore non valido conta come non scritto: gli importi mostrati sono calcolati senza.')
  await ricavi(page).fill('50000')
  await expect(answer(page)).toContainText('Con ricavi di 50.000,00 €')
}
