/** The import of filed returns: what the page says of files that the server refuses. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import company from '../../../../packages/telematic/test/samples/sc-2026.txt?raw'
import { open } from './support/open.tsx'
import { button } from './support/steps.ts'

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
