/** The clients of a studio: imported from a file that is checked first, changed together. No other test has clients named Provetti. */

import { routes } from '@bilancia/contract/api'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { call } from '../../src/api/client.ts'
import { fits } from './support/barriers.ts'
import { downloaded } from './support/downloaded.ts'
import { open, show } from './support/open.tsx'
import { button, chosen, dialog, field, hidden, onPaper } from './support/steps.ts'

const link = (name: string) => page.getByRole('link', { name })
const tick = (name: string) => page.getByRole('checkbox', { name: `Scegli ${name}` })
/** `fits` of one more state of a page, only in the long run. */
const longFits = async () => void (howMany(0, 1) && (await fits()))

const HEAD = 'Codice Fiscale;"Cognome e nome, o denominazione";Comune'
const ADA = 'PRVDAA80A41D612E;Provetti Ada;'
const MARIO = 'PRVMRA80A01H501M;Provetti Mario;'
const importing = dialog('Importa clienti da un CSV')

const choose = (...rows: readonly string[]) =>
  userEvent.upload(field('File CSV dei clienti'), new File([[HEAD, ...rows].join('\r\n')], 'clienti.csv', { type: 'text/csv' }))

/** Opens the list with these clients in it. Closes a message, because a fourth one would wait until the first is gone. */
async function openWith(...rows: readonly string[]): Promise<void> {
  await open('/clienti?testo=Provetti')
  await button('Importa CSV').click()
  await choose(...rows)
  await importing.getByRole('button', { name: 'Importa' }).click()
  await expect.element(importing).not.toBeInTheDocument()
  await page.getByRole('alert').getByRole('button', { name: 'Chiudi' }).first().click()
}

test('a file is checked before it is imported, and one wrong line stops the whole import', async () => {
  await openWith(ADA)
  await button('Importa CSV').click()
  await expect.element(importing).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(importing.getByRole('button', { name: 'Scegli il file' })).toHaveFocus()
  await choose(`${ADA}Prato`, 'PRVMRA80A01H501X;Provetti Mario;')
  await expect.element(importing.getByRole('status')).toMatchTextContent('Righe da correggere: 1.')
  await expect.element(importing.getByRole('button', { name: 'Importa' })).toBeDisabled()
  await fits()
  await choose(`${ADA}Prato`, MARIO)
  await expect.element(importing.getByRole('status')).toMatchTextContent('Nuovi: 1. Da aggiornare: 1.')
  await importing.getByRole('button', { name: 'Importa' }).click()
  await expect.element(page.getByText('Importati: 1 nuovi, 1 aggiornati')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Provetti Ada.*Prato/ })).toBeVisible()
  await expect.element(link('Provetti Mario')).toBeVisible()
  await longFits()
  const { name, text } = await downloaded(() => button('Scarica CSV').click())
  expect(name).toMatch(/^Clienti\d{8}\.csv$/)
  expect(text).toMatch(/Provetti Ada.*\r\n.*Provetti Mario/)
})

test('several clients are changed together, also by keyboard, and downloaded as a file', async () => {
  await openWith(ADA, MARIO)
  const chosen = page.getByRole('region', { name: 'Clienti scelti' })
  await expect.element(tick('Provetti Mario')).toBeVisible()
  tick('Provetti Ada').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(chosen.getByRole('status')).toHaveTextContent('1 cliente scelto')
  await tick('tutte le righe mostrate').click()
  await expect.element(chosen.getByRole('status')).toHaveTextContent('2 clienti scelti')
  await longFits()
  await chosen.getByRole('button', { name: 'Cambia…' }).click()
  const changing = dialog('Cambia 2 clienti')
  await expect.element(changing.getByRole('button', { name: 'Cambia' })).toBeDisabled()
  await changing.getByLabelText('Seguito da').selectOptions('Neri Omar')
  await changing.getByLabelText('Stato').selectOptions('Sospeso')
  await changing.getByLabelText('Etichette da aggiungere').fill('da rivedere')
  await longFits()
  // The second click of a double click sends nothing.
  const sent = vi.spyOn(window, 'fetch')
  await changing.getByRole('button', { name: 'Cambia' }).dblClick()
  await expect.element(page.getByText('2 clienti cambiati')).toBeVisible()
  expect(sent.mock.calls.filter(([asked]) => String(asked).endsWith('/clienti/insieme'))).toHaveLength(1)
  sent.mockRestore()
  for (const name of ['Ada', 'Mario'])
    await expect.element(page.getByRole('row', { name: new RegExp(`Provetti ${name}.*Neri Omar.*Sospeso.*da rivedere`) })).toBeVisible()
  await tick('Provetti Mario').click()
  // A refusal that comes after the dialog was closed is a message of the page.
  const { fetch } = window
  const answer = Promise.withResolvers<Response>()
  const late = vi.spyOn(window, 'fetch').mockImplementation((asked, init) => (String(asked).endsWith('/clienti/insieme') ? answer.promise : fetch(asked, init)))
  await chosen.getByRole('button', { name: 'Cambia…' }).click()
  const again = dialog('Cambia 1 cliente')
  await again.getByLabelText('Stato').selectOptions('Cessato')
  await again.getByRole('button', { name: 'Cambia' }).click()
  await again.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(again).not.toBeInTheDocument()
  answer.resolve(Response.json({ code: 'CLIENTE_NON_TROVATO', title: 'Un cliente non è più dello studio' }, { status: 404 }))
  await expect.element(page.getByText('Un cliente non è più dello studio')).toBeVisible()
  late.mockRestore()
  const { name, text } = await downloaded(() => chosen.getByRole('button', { name: 'Scarica il CSV' }).click())
  expect(name).toMatch(/^Clienti\d{8}\.csv$/)
  expect(text).toMatch(/Provetti Mario.*da rivedere/)
  expect(text).not.toContain('Provetti Ada')
  // A new search clears the ticks.
  await tick('Provetti Ada').click()
  await field('Nome o codice').fill('Provetti Ada')
  await button('Cerca').click()
  await expect.element(link('Provetti Mario')).not.toBeInTheDocument()
  await expect.element(tick('Provetti Ada')).not.toBeChecked()
})

test('a reminder that is not added yet is still there after another page, and closing the page asks first', async () => {
  await openWith(ADA)
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await link('Provetti Ada').click()
  await expect.element(field('Giorno')).toBeVisible()
  expect(asks()).toBe(false)
  // A mistyped year is said here, not by the server.
  await field('Giorno').fill('0206-06-16')
  await field('Che cosa rivedere').fill('Rivedere i ricavi')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Un promemoria ha un giorno tra il 2000 e il 2099' })).toBeVisible()
  await expect.element(button('Aggiungi promemoria')).toBeDisabled()
  await onPaper(true)
  await expect.element(page.getByText('Consegne', { exact: true })).toBeVisible()
  for (const entry of [field('Giorno'), page.getByText('Una mia elaborazione')]) await hidden(entry)
  // Nor a heading without anything below it.
  for (const title of ['Promemoria', 'Dati']) await hidden(page.getByText(title, { exact: true }))
  await onPaper(false)
  await field('Giorno').fill('2027-06-16')
  expect(asks()).toBe(true)
  await link('Clienti').click()
  await link('Provetti Ada').click()
  await expect.element(field('Giorno')).toHaveValue('2027-06-16')
  await expect.element(field('Che cosa rivedere')).toHaveValue('Rivedere i ricavi')
  await button('Aggiungi promemoria').click()
  await expect.element(page.getByRole('checkbox', { name: '16/06/2027 · Rivedere i ricavi' })).toBeVisible()
  await expect.element(field('Che cosa rivedere')).toHaveValue('')
  expect(asks()).toBe(false)
  // It is corrected, and deleted after a question.
  await button('Modifica 16/06/2027 · Rivedere i ricavi').click()
  const correcting = dialog('Modifica il promemoria')
  await correcting.getByLabelText('Giorno').fill('2027-07-16')
  // Meanwhile it is changed elsewhere. That is said before it is replaced.
  const id = Number(location.pathname.split('/').at(-1))
  const [stored] = (await call(routes.clientHistory, { params: { id } })).promemoria
  if (!stored) throw new Error('no reminder')
  const body = { il: '2027-06-17', testo: 'Rivedere i costi', prima: { il: stored.il, testo: stored.testo } }
  await call(routes.correctReminder, { params: { id, promemoria: stored.id }, body })
  await correcting.getByRole('button', { name: 'Salva' }).click()
  await expect.element(correcting.getByRole('alert')).toMatchTextContent('Ora è: 17/06/2027 · Rivedere i costi.')
  await longFits()
  await correcting.getByRole('button', { name: 'Salva' }).click()
  await expect.element(page.getByRole('checkbox', { name: '16/07/2027 · Rivedere i ricavi' })).toBeVisible()
  await button('Elimina 16/07/2027 · Rivedere i ricavi').click()
  await dialog('Eliminare il promemoria?').getByRole('button', { name: 'Elimina' }).click()
  await expect.element(page.getByRole('checkbox', { name: /Rivedere i ricavi/ })).not.toBeInTheDocument()
})

test('a contrast is said wherever one is in a document, above nothing that has the focus; what is typed in a document that is gone can be kept', async () => {
  await openWith(ADA)
  const [client] = (await call(routes.searchClients, { body: { testo: 'Provetti Ada' } })).righe
  const { ID } = await call(routes.insertDocument, { body: { Applicazione: 1, Cliente: client?.id ?? 0 } })
  await open(`/iforf/${ID}`)
  const nome = field('Cognome e nome').first()
  await expect.element(page.getByText(/^● Tutto salvato/)).toBeVisible()
  await nome.fill('Provetti A.')
  await expect.element(page.getByText(/^● Tutto salvato, ultima/)).toBeVisible()
  const last = field('Regione di residenza')
  last.element().scrollIntoView({ block: 'start' })
  const notice = page.getByText('Un campo è cambiato anche altrove')
  await expect.element(notice).not.toBeInTheDocument()
  // Somebody else fills in the field that is filled in here too.
  const region = 'liquidazioneIrpef.altriDatiPersonali.codiceRegioneResidenza'
  await call(routes.autosaveDocument, { params: { id: ID }, body: { Revisione: 1, cambi: [{ percorso: region, dopo: 1 }] } })
  await last.selectOptions('Calabria')
  await expect.element(notice).toBeInViewport()
  const bottom = () => notice.element().closest('.MuiAlert-root')?.getBoundingClientRect().bottom ?? Infinity
  await expect.poll(() => last.element().getBoundingClientRect().top >= bottom()).toBe(true)
  await longFits()
  await button('Vedi').click()
  await expect.element(button(/: tieni Calabria$/)).toBeInViewport()
  await expect.element(button(/: tieni Calabria$/)).toHaveFocus()
  await expect.element(notice).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')

  await call(routes.deleteCalculation, { params: { username: 'operatore', id: ID } })
  await nome.fill('Provetti Adelaide')
  await expect.element(page.getByText(/non è più tra quelle che si vedono/)).toBeVisible()
  await longFits()
  // What another tab had sent is the studio's, and does not stay in this browser.
  const typed = Object.keys(localStorage).find((key) => key.includes(`.1.${ID}.t`)) ?? ''
  const sent = typed.replace(/\.t\w+(\.documento)?$/, '.tsent')
  for (const key of [sent, `${sent}.documento`]) localStorage.setItem(key, '{"state":{"values":{},"dirty":false}}')
  show()
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith(sent))).toEqual([])
  await button('Tieni in una nuova simulazione').click()
  await expect.element(nome).toHaveValue('Provetti Adelaide')
  expect(chosen(last)).toBe('Calabria')
})

test('a very long word in one column of a list leaves room for the other columns', async () => {
  await openWith(ADA, `PRVMRA80A01H501M;Provetti${'x'.repeat(150)};`)
  const code = page.getByRole('cell', { name: 'PRVDAA80A41D612E' })
  await expect.element(code).toBeVisible()
  // On one line.
  expect(code.element().getBoundingClientRect().height).toBeLessThan(45)
})

test('a client whose data have been erased is not asked for again', async () => {
  await openWith(ADA)
  await open('/clienti?testo=Provetti', 'admin')
  await link('Provetti Ada').click()
  await button('Cancella i dati').click()
  await field('Per conferma scrivere «Provetti Ada»').fill('Provetti Ada ')
  const calls = vi.spyOn(window, 'fetch')
  await downloaded(() => dialog('Cancellare i dati').getByRole('button', { name: 'Cancella per sempre' }).click())
  await expect.poll(() => location.pathname).toBe('/clienti')
  await expect.element(page.getByRole('table', { name: 'Clienti' })).toBeVisible()
  await expect.element(link('Provetti Ada')).not.toBeInTheDocument()
  const ofClient = calls.mock.calls.map(([asked]) => String(asked)).filter((address) => /\/clienti\/\d+/.test(address))
  expect(ofClient).toEqual([expect.stringMatching(/\/cancella$/)])
})
