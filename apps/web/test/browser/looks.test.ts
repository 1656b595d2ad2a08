/** What is visible: nothing is covered, every statement has an explanation, and paper shows what was filled in. */
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open } from './support/open.tsx'
import { answer, desk, dialog, field, fillArtisan, onPaper, openTab, phone, ricavi } from './support/steps.ts'

afterEach(async () => {
  await onPaper(false)
  await page.viewport(...desk)
})

/** Whether the middle of the verdict is visible and not covered. */
function seen(): boolean {
  const element = answer()
    .getByText(/Conviene il regime forfettario/)
    .first()
    .element()
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('the answer of an artisan: its verdict is visible at every width, each statement has its explanation, and a reason that blocks it is shown', async () => {
  await open('/iforf')
  await fillArtisan()

  // The button covers no field.
  for (const [width, height] of [desk, [1000, 800], phone] as const) {
    await page.viewport(width, height)
    scrollTo(0, 0)
    await expect.element(answer()).toMatchTextContent(/4\.697,06 €/)
    await expect.poll(seen, { message: `${width} px` }).toBe(true)
    const { top, bottom } = answer().getByRole('button', { name: 'Calcola forfetari' }).element().getBoundingClientRect()
    expect(top >= 0 && bottom <= height, `${width} px`).toBe(true)
    // The line of the verdict stays in place while the form scrolls below it.
    field('Regione di residenza').element().scrollIntoView({ block: 'center', behavior: 'instant' })
    expect(scrollY).toBeGreaterThan(0)
    await expect.poll(seen, { message: `${width} px, below` }).toBe(true)
  }
  await page.viewport(...desk)

  // The name of a row has a space before the box of the return.
  await expect.element(field('81 + Ricavi RG2')).toBeVisible()

  // The result shows the lowest status of its figures, and the print lists those that are not confirmed. A server's first answer about the figures
  // builds the catalog of all years, which takes seconds on a busy machine.
  await expect.element(answer(), { timeout: 60_000 }).toMatchTextContent(/Cifre di legge: fonte unica\. Su \d+ usate 1 non è confermata\./)
  await openTab('Confronto')
  // The width of a screen of 1280 px at 400%.
  await page.viewport(320, 640)
  await expect.poll(() => document.documentElement.scrollWidth).toBe(320)
  await page.viewport(...desk)
  const listed = page.getByText(/Cifre di legge non confermate\./)
  await expect.element(listed).not.toBeVisible()
  await onPaper(true)
  await expect.element(listed).toBeVisible()
  await onPaper(false)

  // A checkbox opens its explanation, and a changed one can go back to the computed value.
  const row = page.getByRole('row', { name: /Addebito IVA/ })
  const box = row.getByRole('checkbox').first()
  row
    .getByRole('button', { name: /perché/ })
    .first()
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  const explanation = dialog('Spiegazione')
  await expect.element(explanation).toMatchTextContent('Addebito IVA')
  await expect.element(explanation.getByText('Norma')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await box.click()
  await expect.element(box).toBeChecked()
  await row.getByRole('button', { name: /torna al valore calcolato/ }).click()
  await expect.element(box).not.toBeChecked()

  // Totals and verdict say where the VAT is included, so that they can be checked by hand.
  await field('IVA indetraibile annua').fill('1000')
  // 14.170,48 − (9.473,42 + 1.000,00)
  await expect.element(answer().getByRole('status')).toMatchTextContent('3.697,06 €')
  await expect.element(answer()).toMatchTextContent('più 1.000,00 € di IVA indetraibile')
  await expect.element(page.getByRole('tabpanel')).toMatchTextContent("in meno all'anno, compresa l'IVA indetraibile.")

  // The reason that blocks the comparison is shown beside it, with a link to the field.
  await openTab('Dati')
  await ricavi().fill('99999999999999999999')
  await expect.element(answer()).toMatchTextContent('Per il confronto sono da correggere')
  await answer().getByRole('link', { name: 'Ricavi o compensi' }).first().click()
  await expect.element(ricavi()).toHaveFocus()
})

test('if the server does not send the unconfirmed figures of law and the jumps, the page says that they are unknown, also on paper', async () => {
  const real = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((asked, init) => {
    const lost = /calcolaForfetari\/\d+\/(figures|salti)$/.test(String(asked))
    return lost ? Promise.reject(new TypeError('Failed to fetch')) : real(asked, init)
  })
  await open('/iforf')
  await fillArtisan()
  // No other test uses this amount. For amounts of other tests the page has kept the answers of the server.
  await ricavi().fill('51237')
  await expect.element(answer()).toMatchTextContent('Quali cifre di legge non siano confermate non si sa: il server non ha risposto.')
  await expect.element(answer()).toMatchTextContent('I salti vicini non si sono potuti cercare.')
  await openTab('Confronto')
  await onPaper(true)
  await expect.element(page.getByText(/Cifre di legge non confermate\. Il loro elenco non è arrivato dal server\./)).toBeVisible()
})

test('a closed fold prints its filled-in fields, and nothing if it is empty', async () => {
  await open('/convsrl')
  const capital = field('Capitale sociale')
  const title = page.getByText('Capitale, riserva legale e perdite')
  /** Whether the fold is there, open or not. */
  const there = () => title.element().closest('details')?.checkVisibility()
  await expect.element(title).toBeVisible()
  await onPaper(true)
  await expect.poll(there).toBe(false)
  await onPaper(false)
  await expect.poll(there).toBe(true)
  await title.click()
  await capital.fill('25000')
  await title.click()
  await expect.element(capital).not.toBeInTheDocument()
  await onPaper(true)
  await expect.element(capital).toHaveValue('25.000,00')
  await expect.element(capital).toBeVisible()
  await onPaper(false)
  await expect.element(capital).not.toBeInTheDocument()
})
