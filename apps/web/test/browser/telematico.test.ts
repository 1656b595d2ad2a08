/** The import of filed returns: what the page says of files that the server refuses. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import company from '../../../../packages/telematic/test/samples/sc-2026.txt?raw'
import { leaving } from '../../src/design/leaving.ts'
import { open } from './support/open.tsx'
import { button, dialog, field } from './support/steps.ts'

const choose = (...files: readonly File[]) => userEvent.upload(page.getByLabelText('File telematico'), [...files])
const none = page.getByText('Nessun dato da visualizzare')
const refusal = page.getByRole('alert')

/** The demo data contain no returns for the studio of the MANAGER. */
test('a damaged file is refused with line, position and reason; of several files each refused one; and nothing is stored', async () => {
  await open('/importtelematico', 'manager')
  await choose(new File(['%PDF-1.7 ...'], 'dichiarazione.pdf', { type: 'application/pdf' }))
  await button('Importa').click()
  await expect.element(refusal).toMatchTextContent(/^Import TelematicoErrore in importazione dati da telematico/)
  await expect.element(refusal).toMatchTextContent('Riga 1, posizione 1: documento PDF, che è la stampa della dichiarazione: caricare il file telematico')
  await expect.element(none).toBeVisible()

  // Of three previewed files two are refused. The page then says why for both, and reports no import.
  await choose(new File(['Appunti'], 'zero.txt'), new File([company], 'uno.txt'), new File(['%PDF-1.7 ...'], 'due.txt'))
  await button('Importa').click()
  const refused = refusal.filter({ hasText: 'due.txt: ' })
  await expect.element(refused).toMatchTextContent('zero.txt: ')
  await expect.element(refused).toMatchTextContent('Nessun file è stato importato: togliere quelli rifiutati e premere di nuovo «Importa».')
  await expect.element(refused).not.toMatchTextContent('uno.txt: ')
  await expect.element(none).toBeVisible()
})

/** As from the desktop: a file of 21 MB would take long on its way to the browser. */
function drop(...files: readonly File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  page
    .getByText(/^Trascinare qui/)
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

test('of files dropped together, those that do not stay are named beside those that do', async () => {
  await open('/importtelematico', 'manager')
  await expect.element(button('Scegli i file')).toBeVisible()
  drop(new File([company], 'uno.txt'), new File([new Uint8Array(21 * 1024 * 1024)], 'grande.txt'))
  await expect.element(refusal).toMatchTextContent('Un file supera i 20 MB')
  await expect.element(button('Togli uno.txt')).toBeVisible()
  await button('Togli uno.txt').click()
  drop(new File([company], 'uno.txt'), new File([company, '\n'], 'uno.txt'))
  await expect.element(refusal).toMatchTextContent('Due file hanno lo stesso nome')
  await expect.element(button('Togli uno.txt')).toBeVisible()
})

/** As if the user had searched in another studio. */
function show(studio: number): void {
  history.replaceState(null, '', `/importtelematico?company=1&studio=${studio}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

test('files go where they were previewed for, although another studio is chosen meanwhile', async () => {
  await open('/importtelematico?company=1&studio=2', 'superadmin')
  let go = () => {}
  const { fetch } = window
  const slow = vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    if (/preview/.test(String(asked))) await new Promise<void>((resolve) => (go = resolve))
    return fetch(asked, init)
  })
  await expect.element(page.getByText('Studio di competenza: Studio Ferri')).toBeVisible()
  await choose(new File([company], 'uno.txt'))
  await button('Importa').click()
  show(1)
  await expect.element(page.getByText('Studio di competenza: Studio Conti e Associati')).toBeVisible()
  go()
  slow.mockRestore()
  await expect.element(dialog('Import Telematico')).toMatchTextContent('Studio di competenza: Studio Ferri')
  await dialog('Import Telematico').getByRole('button', { name: 'Importa' }).click()
  await expect.element(refusal).toMatchTextContent('importazione conclusa con Successo')
})

test('a file on its way to be read can be stopped: it stays chosen, nothing is said, and it can be sent again', async () => {
  await open('/importtelematico', 'manager')
  const { fetch } = window
  const lost = vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    if (!/preview/.test(String(asked))) return fetch(asked, init)
    init?.signal?.throwIfAborted()
    return new Promise((_, refuse) => init?.signal?.addEventListener('abort', () => refuse(init.signal?.reason)))
  })
  await choose(new File([company], 'uno.txt'), new File([company], 'due.txt'))
  await button('Importa').click()
  await button('Annulla').click()
  await expect.element(button('Importa')).toBeEnabled()
  expect(refusal.elements()).toEqual([])
  await expect.element(button('Togli due.txt')).toBeVisible()
  lost.mockRestore()
  await button('Importa').click()
  await dialog('Import Telematico').getByRole('button', { name: 'Annulla' }).click()
  await expect.element(button('Importa')).toBeEnabled()
})

test('who leaves what they have typed for the clients of imported returns is asked first', async () => {
  await open('/importtelematico', 'manager')
  await choose(new File([company], 'uno.txt'))
  await button('Importa').click()
  await dialog('Import Telematico')
    .getByRole('button', { name: /mporta$/ })
    .click()
  const name = field('Cognome e nome, o denominazione')
  await name.fill('Sintetica')
  await page.getByRole('link', { name: 'Home' }).click()
  await dialog('Modifiche non salvate').getByRole('button', { name: 'Annulla' }).click()
  await expect.element(name).toHaveValue('Sintetica')
  // A command of the suite goes through the same guard as the browser's back.
  const go = vi.fn<() => void>()
  leaving('/clienti', go)
  await dialog('Modifiche non salvate').getByRole('button', { name: 'Annulla' }).click()
  expect(go).not.toHaveBeenCalled()
  // What is typed during a confirmation would be dropped with its answer; a refusal goes when something is corrected.
  const { fetch } = window
  const answer = Promise.withResolvers<Response>()
  const slow = vi.spyOn(window, 'fetch').mockImplementation((asked, init) => (/dichiarazioni/.test(String(asked)) ? answer.promise : fetch(asked, init)))
  await button('Conferma: 1 da aggiungere, 0 da aggiornare').click()
  for (const one of [name, field('Codice ATECO'), page.getByRole('checkbox', { name: /^Aggiungi / })]) await expect.element(one).toBeDisabled()
  answer.resolve(Response.json({ type: 'about:blank', status: 400, code: 'DATI_NON_VALIDI', title: 'Codice ATECO sconosciuto' }, { status: 400 }))
  const refused = page.getByText('Codice ATECO sconosciuto')
  await expect.element(refused).toBeVisible()
  await name.fill('Sintetica S.r.l.')
  await expect.element(refused).not.toBeInTheDocument()
  slow.mockRestore()
  await button('Lascia così').click()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect.element(page.getByRole('heading', { name: 'Import telematico' })).not.toBeInTheDocument()
})
