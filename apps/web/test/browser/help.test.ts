/** What leads through a page: the guided start, notices of fields to fill in, the actions of a narrow screen. */
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { barriers, fits } from './support/barriers.ts'
import { open } from './support/open.tsx'
import { act, answer, button, desk, dialog, field, hidden, openTab, phone, section, sizes } from './support/steps.ts'

afterEach(() => page.viewport(...desk))

for (const size of sizes)
  test(`the guided start of iForfettari at ${size[0]} px: six questions, an answer from the third, then sections folded to what is in them`, async () => {
    await page.viewport(...size)
    await open('/iforf')
    const start = section('Inizio guidato')
    const click = (name: string) => start.getByRole('button', { name }).last().click()
    await button('Inizio guidato').click()
    await start.getByLabelText('Cognome e nome').fill('Neri Luca')
    await start.getByLabelText('Tipologia').selectOptions('Professione')
    await click('Avanti')
    const group = field('Gruppo di settore')
    await group.selectOptions(group.getByRole('option').nth(8))
    await click('Avanti')
    await start.getByLabelText('Ricavi o compensi').fill('48000')
    if (size === phone) await button('Apri il risultato').click()
    await expect.element(answer()).toMatchTextContent('€')
    expect(await barriers()).toEqual([])
    if (size === phone) await button('Chiudi il risultato').click()
    // The guide can be left at any step, and the typed values are in the form.
    await click('Vai a tutti i dati')
    await expect.element(section('Regime forfettario').getByLabelText('Ricavi o compensi')).toHaveValue('48.000,00')
    await button('Inizio guidato').click()
    for (let step = 0; step < 5; step++) await click('Avanti')
    await expect.element(start.getByText(/Passo 6 di 6/)).toBeVisible()
    await click('Vai a tutti i dati')
    const folded = section('Informazioni iniziali')
    await expect.element(folded.getByText(/Neri Luca · Professione/)).toBeVisible()
    await hidden(folded.getByLabelText('Cognome e nome'))
    await fits()
    await button(/Mostra tutto/).click()
    await expect.element(field('Cognome e nome')).toHaveValue('Neri Luca')
  })

test('a part that depends on a field names the field and its page, and links there', async () => {
  await open('/iforf')
  await act('Azzera')
  await page.getByRole('dialog').getByRole('button', { name: 'Azzera' }).click()
  await openTab('Regime normale')
  const owner = section('Imprenditore')
  await expect.element(owner).toMatchTextContent('Per vedere le informazioni compilare il campo «Tipologia» nella pagina Dati.')
  await expect.element(section('Collaboratore 1')).toMatchTextContent('compilare il campo «Tipologia»')
  expect(await barriers()).toEqual([])
  await owner.getByRole('button', { name: 'Vai a «Tipologia»' }).click()
  await expect.element(field('Tipologia')).toHaveFocus()
})

test('on a phone the drawer on the right holds print, undo, redo, reset, save, overwrite, load, help and exit', async () => {
  await page.viewport(...phone)
  await open('/iforf')
  const opener = button('Apri le azioni della pagina')
  const drawer = dialog('Azioni della pagina')
  await opener.click()
  await drawer.getByRole('button', { name: 'Carica' }).click()
  await button('Carica Rossi, artigiano 2026').click()
  await dialog('Carica elaborazione').getByRole('button', { name: 'Carica' }).click()
  await expect.element(field('Cognome e nome')).toHaveValue('Mario Rossi')
  await opener.click()
  const actions = ['Stampa', 'Annulla', 'Ripeti', 'Azzera', 'Salva', 'Sovrascrivi', 'Carica', 'Aiuto', 'Esci']
  await expect
    .poll(() =>
      drawer
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(actions)
  await drawer.getByRole('button', { name: 'Aiuto' }).click()
  await expect.element(dialog('Guida')).toBeVisible()
  // Without videos on this server there is no link to them.
  await expect.element(button('Video tutorial')).not.toBeInTheDocument()
})
