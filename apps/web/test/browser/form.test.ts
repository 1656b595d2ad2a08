import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { open } from './support/open.tsx'
import { button, dialog, field, fillArtisan, openTab, ricavi } from './support/steps.ts'

/** What is written below a field. */
const below = (path: string) => document.getElementById(`campo-${path}-note`)?.textContent ?? ''

test('a number is understood in every notation, and a text that is not a number stays in its box', async () => {
  await open('/iforf')
  // How each notation is read: apps/web/test/features/number-text.test.ts. Only the long run types all of them.
  const cases = [
    ['1234.56', '1.234,56', false],
    ['9999999,99', '9.999.999,99', true],
    ['abc', 'abc', true],
    ['1.234,56', '1.234,56', false],
    ['1234567', '1.234.567,00', false],
    ['-', '-', true],
    ['12345678901234567890', '12345678901234567890', true],
    ['50000', '50.000,00', false],
  ] as const
  const refusal = 'Valore non valido: ammesso da 0,00 a 9.999.999,00 €'
  for (const [typed, shown, wrong] of [...cases.slice(0, howMany(3, cases.length)), ['-5', '−5,00', true] as const]) {
    await ricavi().clear()
    await userEvent.keyboard(typed)
    await userEvent.tab()
    await expect.element(ricavi()).toHaveValue(shown)
    await expect.poll(() => below('redditoContributiImposta.ricavi').includes(refusal), { message: typed }).toBe(wrong)
  }
  await expect.poll(() => document.getElementById('errori-da-correggere')?.textContent).toContain(`Ricavi o compensi: ${refusal}`)
})

test('a name loses the invisible marks that turn the text after it around', async () => {
  await open('/iforf')
  await field('Cognome e nome').fill('Rossi \u202EMario\u2066')
  await expect.element(field('Cognome e nome')).toHaveValue('Rossi Mario')
})

test('a zero on the way to a number stays in its box while it is typed', async () => {
  await open('/iforf')
  // Both are empty without focus while they are zero.
  const proventi = field(/Altri proventi, plusvalenze, sopravvenienze/)
  const quota = field('Quota collab. 1')
  await field('Tipologia').selectOptions('Impresa')
  await field('Impresa famigliare').click()
  for (const [box, typed, shown] of [
    [proventi, '0,05', '0,05'],
    [proventi, '-0,5', '−0,50'],
    [quota, '0,05', '0,05'],
    [proventi, '0', ''],
  ] as const) {
    await box.clear()
    await userEvent.keyboard(typed)
    await expect.element(box).toHaveValue(typed)
    await userEvent.tab()
    await expect.element(box).toHaveValue(shown)
  }
  // 1.000 becomes 2.000, and the thousands without their first figure are zero in between.
  await proventi.fill('1000')
  await userEvent.tab()
  await expect.element(proventi).toHaveValue('1.000,00')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Home}{Delete}2')
  await userEvent.tab()
  await expect.element(proventi).toHaveValue('2.000,00')
})

test('Enter goes to the next field and selects its content', async () => {
  await open('/iforf')
  await ricavi().fill('50000')
  await field('Gruppo di settore').click()
  await userEvent.keyboard('{Escape}{Enter}')
  await expect.element(ricavi()).toHaveFocus()
  await userEvent.keyboard('7{Enter}')
  await expect.element(ricavi()).toHaveValue('7,00')
})

test('fields that do not apply are hidden or disabled, and the fields that the rules name are cleared', async () => {
  await open('/iforf')
  const quota = (n: number) => field(`Quota collab. ${n}`)
  // The keyboard reaches the disabled button, and its reason is read.
  const load = page.getByRole('button', { name: 'Carica dati' })
  await expect.element(load).toHaveAttribute('aria-disabled', 'true')
  await expect.element(load).toHaveAccessibleDescription('Compilare cognome e nome e tipologia')
  await field('Cognome e nome').fill('Rossi Mario')
  await field('Tipologia').selectOptions('Impresa')
  await expect.element(load).not.toHaveAttribute('aria-disabled', 'true')
  await expect.element(quota(1)).toBeDisabled()
  await field('Impresa famigliare').click()
  await expect.element(quota(2)).toBeDisabled()
  await quota(1).fill('30')
  await quota(2).fill('25')
  for (const n of [1, 2]) await expect.poll(() => below(`quotaCollab${n}`)).toBe('Errore: valore quote > 49')
  await quota(1).fill('0')
  await userEvent.tab()
  await expect.element(quota(2)).toHaveValue('')
  await field('Gestione IVS').selectOptions('Artigianato')
  await expect.element(field('Riduzione 35%')).toBeVisible()
  await field('Tipologia').selectOptions('Professione')
  await expect.element(field('Gestione IVS')).not.toBeInTheDocument()
  await expect.poll(() => below('famigliare')).toContain('Non coerente con tipologia')
  await field('Gestione separata').selectOptions('Piena')
  await expect.element(field('Cassa professionale')).toBeDisabled()
})

test('errors are counted on their tab and listed once, each with a link to its field, also on a slow computer', async () => {
  await open('/iforf')
  await field('Cognome e nome').fill('Rossi Mario')
  await field('Tipologia').selectOptions('Impresa')
  await field('Impresa famigliare').click()
  await field('Quota collab. 1').fill('20')
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: 'Collaboratori e requisiti 1 errore' })).toBeVisible()
  // On a slow computer many frames pass before the tab is rendered: here each one follows at once.
  const { requestAnimationFrame: next } = window
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => {
    if (document.querySelector('[data-coming]')) return next(act)
    void Promise.resolve().then(() => act(performance.now()))
    return 0
  })
  const list = page.getByRole('alert').filter({ hasText: 'Errori da correggere' })
  await list.getByRole('link', { name: 'Collaboratore 1, Cognome e nome' }).click()
  await expect.element(page.getByRole('tab', { name: /Collaboratori/ })).toHaveAttribute('aria-selected', 'true')
  await expect.element(field('Cognome e nome').first()).toHaveFocus()
  frames.mockRestore()
  await userEvent.keyboard('Verdi Elena')
  await expect.element(list).not.toBeInTheDocument()
})

test('each step of the guided start has the focus on its heading, on the way back too', async () => {
  await open('/iforf')
  await page.getByRole('button', { name: 'Inizio guidato' }).click()
  for (const [button, step] of [
    ['Avanti', 'Passo 2 di 6: In quale settore'],
    ['Indietro', 'Passo 1 di 6: Che cosa fa'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect.poll(() => document.activeElement?.textContent).toBe(step)
  }
})

test('a double click on the way to the last step of a guided start does not leave the start', async () => {
  await open('/budget')
  await button('Inizio guidato').click()
  await expect.element(button('Avanti')).toBeVisible()
  // The button stays below the pointer only where both steps are equally high: here its clicks are told directly.
  const click = (detail: number) =>
    document.querySelector('.MuiButton-contained')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  const last = page.getByText(/^Passo 2 di 2: /)
  click(1)
  await expect.element(last).toBeVisible()
  click(2)
  await new Promise((resolve) => setTimeout(resolve, 200))
  await expect.element(last).toBeVisible()
  click(1)
  await expect.element(button('Inizio guidato')).toBeVisible()
})

test('an open explanation says that it is updated, until that of the new values is there', async () => {
  await open('/iforf')
  await fillArtisan()
  await button(/^Imposta sostitutiva .*, apri la spiegazione$/)
    .first()
    .click()
  const explanation = dialog('Spiegazione')
  await expect.element(explanation.getByText('Norma')).toBeVisible()
  const updating = explanation.getByText('Si aggiorna…')
  await expect.element(updating).not.toBeInTheDocument()
  const { fetch } = window
  const arrived = Promise.withResolvers<void>()
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    if (/\/explanation\//.test(String(asked))) await arrived.promise
    return fetch(asked, init)
  })
  await ricavi().fill('60000')
  await expect.element(updating).toBeVisible()
  arrived.resolve()
  await expect.element(updating).not.toBeInTheDocument()
})

test('in the table of payments words start at the left, amounts end at the right', async () => {
  await open('/iforf')
  await fillArtisan()
  await openTab('Quando si paga')
  const table = page.getByRole('table', { name: 'Pagamenti del 2027' })
  await expect.element(table).toBeVisible()
  const cells = [...table.element().querySelectorAll('thead > tr > *, tbody > tr:first-child > *')]
  const across = (cell: Element) => getComputedStyle(cell).textAlign
  const [heads, first] = [cells.slice(0, 5), cells.slice(5)]
  expect(heads.map((cell) => [cell.textContent, across(cell)])).toEqual([
    ['Giorno', 'left'],
    ['Che cosa', 'left'],
    ['Codice', 'right'],
    ['Periodo', 'right'],
    ['Importo', 'right'],
  ])
  expect(first.map(across)).toEqual(heads.map(across))
})

test('a guided start goes back one step at a time after its first answers are undone', async () => {
  await open('/budget')
  await button('Inizio guidato').click()
  const step = (text: RegExp) => expect.element(page.getByText(text)).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Tipologia'), 'Professione')
  await userEvent.selectOptions(page.getByLabelText('Regime fiscale'), 'Normale')
  for (const passo of [2, 3, 4]) {
    await button('Avanti').click()
    await step(new RegExp(`^Passo ${passo} di `))
  }
  await button('Annulla').click()
  await step(/^Passo 2 di 2: /)
  await button('Indietro').click()
  await step(/^Passo 1 di 2: /)
})
