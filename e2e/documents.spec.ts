/** Two colleagues with one client: both type in a document, also offline, undo, and use versions and variants. */
import { another, button, open } from './support/administration.ts'
import { fits, longFits } from './support/axe.ts'
import { fillArtisan } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { goInside } from './support/tab.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

const saved = (page: Page) => expect(page.getByText('Tutto salvato')).toBeVisible()
const ricavi = (page: Page) => page.getByLabel(/^Ricavi o compensi/).first()
let folder = ''
let address = ''
/** The other one, in a window that all tests share. */
let colleague: Page
test.afterAll(() => colleague.context().close())

async function newClient(page: Page) {
  await open(page, '/clienti', 'operatore')
  await button(page, 'Aggiungi').click()
  await page.getByLabel('Cognome e nome, o denominazione').fill('Bianchi Anna')
  await page.getByLabel('Codice Fiscale').fill('BNCNNA80A41H501R')
  await button(page, 'Salva').click()
  await expect(page.getByText('Cliente Bianchi Anna aggiunto')).toBeVisible()
  await expect(page).toHaveURL(/\/cliente\/\d+$/)
}

test('a calculation in the folder is opened by a colleague at its address, who does not overwrite it', async ({ page, browser }) => {
  await newClient(page)
  folder = new URL(page.url()).pathname
  const mine = page.getByRole('region', { name: 'Elaborazioni' })
  await expect(mine).toContainText('La cartella è vuota')
  await mine.getByLabel('Una mia elaborazione').click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await button(page, 'Metti nella cartella').click()
  const rows = mine.getByRole('table', { name: 'Elaborazioni del cliente' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('(mia)')
  await fits(page)

  colleague = await another(browser, folder, 'admin')
  const theirs = colleague.getByRole('region', { name: 'Elaborazioni' })
  await expect(theirs.getByRole('row').last()).not.toContainText('(mia)')
  await theirs.getByRole('row').last().getByRole('link').click()
  // Only the author can overwrite a calculation.
  await expect(colleague.getByText('Tutto salvato')).toBeVisible()
  await expect(colleague).toHaveURL(/\/(iforf|convsrl|budget)\/\d+$/)
  await expect(button(colleague, 'Sovrascrivi')).toHaveCount(0)
  await mine.getByRole('button', { name: /^Togli / }).click()
  await expect(mine).toContainText('La cartella è vuota')
})

test('a document of a client keeps what two colleagues type, field by field', async ({ page }) => {
  await open(page, folder, 'operatore')
  await button(page, 'Nuova in Forfetari').click()
  await expect(page).toHaveURL(/\/iforf\/\d+$/)
  address = new URL(page.url()).pathname
  await expect(page.getByRole('link', { name: 'Bianchi Anna', exact: true })).toBeVisible()
  await ricavi(page).fill('50000')
  await saved(page)
  await longFits(page)

  await goInside(colleague, address)
  await expect(ricavi(colleague)).toHaveValue(/50\.?000/)
  await colleague.getByLabel('Cognome e nome').first().fill('Bianchi Anna Maria')
  await saved(colleague)
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByLabel('Cognome e nome').first()).toHaveValue('Bianchi Anna Maria')
  await expect(page.getByText(/ultima modifica di/)).toBeVisible()

  // Both change one field: nobody's value is lost, and one of them chooses.
  await colleague.context().setOffline(true)
  await ricavi(colleague).fill('60000')
  await expect(colleague.getByText('Server non raggiungibile: le modifiche restano')).toBeVisible()
  await ricavi(page).fill('55000')
  await saved(page)
  await colleague.context().setOffline(false)
  await expect(colleague.getByText('Quale valore resta?')).toBeVisible()
  await fits(colleague)
  await colleague.getByRole('button', { name: /tieni 60\.000/ }).click()
  await saved(colleague)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(ricavi(page)).toHaveValue(/60\.?000/)
  await goInside(colleague, folder)
})

test('what is typed offline in two tabs is kept after both are closed', long('apps/web/test/features/document-kept.test.ts'), async ({ page }) => {
  await open(page, address, 'operatore')
  await expect(ricavi(page)).toHaveValue(/60\.?000/)
  const second = await page.context().newPage()
  await open(second, address, 'operatore')
  await expect(ricavi(second)).toHaveValue(/60\.?000/)
  await page.context().setOffline(true)
  await ricavi(page).fill('61000')
  await second.getByLabel('Cognome e nome').first().fill('Bianchi Anna Pia')
  for (const tab of [page, second]) await expect(tab.getByText('Server non raggiungibile: le modifiche restano')).toBeVisible()
  await second.close()
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(address)
  await expect(ricavi(page)).toHaveValue(/61\.?000/)
  await expect(page.getByLabel('Cognome e nome').first()).toHaveValue('Bianchi Anna Pia')
  await saved(page)
})

test(
  'Azzera and typing are undone and done again, and versions say who changed what',
  long('apps/web/test/features/document-sync.test.ts', 'apps/server/test/areas/documents.test.ts'),
  async ({ page }) => {
    await open(page, address, 'operatore')
    await saved(page)
    await button(page, 'Azzera').click()
    await expect(ricavi(page)).not.toHaveValue(/61/)
    await page.keyboard.press('Control+z')
    await expect(ricavi(page)).toHaveValue(/61\.?000/)
    await button(page, 'Ripeti').click()
    await expect(ricavi(page)).not.toHaveValue(/61/)
    await button(page, 'Annulla').click()
    await saved(page)
    // The list that the dialog asks for arrives only after a version was given a name.
    const { promise: named, resolve: late } = Promise.withResolvers<void>()
    await page.route('**/versioni', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      await named
      await route.fulfill({ response }).catch(() => {})
    })
    await button(page, 'Versioni').click()
    const dialog = page.getByRole('dialog', { name: 'Versioni' })
    await dialog.getByLabel('Nome per la versione di adesso').fill('Prima della riunione')
    await dialog.getByRole('button', { name: 'Dai il nome' }).click()
    await expect(page.getByText('Versione conservata con il suo nome')).toBeVisible()
    late()
    const from = dialog.getByLabel('Che cosa è cambiato da')
    await from.selectOption('1')
    await expect(dialog.getByRole('row', { name: /Ricavi.*61\.000/ })).toBeVisible()
    await fits(page)
    await expect(dialog.getByRole('option', { name: /Prima della riunione/ })).toHaveCount(2)
    const before = await from.getByRole('option').count()
    const newest = (await from.getByRole('option').first().getAttribute('value')) ?? ''
    await dialog.getByRole('button', { name: 'Riprendi la prima' }).click()
    await expect(ricavi(page)).not.toHaveValue(/61/)
    await page.keyboard.press('Control+z')
    await expect(ricavi(page)).toHaveValue(/61\.?000/)
    // The change after the name makes a version of its own, which the list of the last time does not have.
    await ricavi(page).fill('62000')
    await saved(page)
    await button(page, 'Versioni').click()
    await expect(from.getByRole('option')).toHaveCount(before + 1)
    await expect(from).toHaveValue(newest)
    await dialog.getByRole('button', { name: 'Chiudi' }).click()
    await ricavi(page).fill('61000')
    await saved(page)
  },
)

test('a variant shows the fields that differ beside those of the first', long('apps/server/test/areas/documents.test.ts'), async ({ page }) => {
  await open(page, address, 'operatore')
  await button(page, 'Varianti').click()
  const dialog = page.getByRole('dialog', { name: 'Varianti' })
  await expect(dialog.getByText('Non ci sono ancora varianti.')).toBeVisible()
  await dialog.getByLabel('Nome della nuova variante').fill('Ricavi +20%')
  // Going back asks, as Escape does.
  const question = page.getByRole('dialog', { name: 'Chiudere la finestra' })
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Nome della nuova variante')).toHaveValue('Ricavi +20%')
  await dialog.getByRole('button', { name: 'Crea variante' }).click()
  await expect(page.getByText('Variante «Ricavi +20%» aperta')).toBeVisible()
  // Until the variant is shown, its dialog covers the document before it.
  await expect(dialog).toHaveCount(0)
  await ricavi(page).fill('73200')
  await saved(page)
  const variant = page.url()
  await button(page, 'Varianti').click()
  await expect(page).toHaveURL(`${variant}?finestra=varianti`)
  await page.reload()
  await expect(dialog.getByRole('table', { name: 'Dati diversi' }).getByRole('row', { name: /Ricavi.*61\.000.*73\.200/ })).toBeVisible()
  await expect(dialog.getByRole('table', { name: 'Risultati a confronto' })).toContainText('+')
  await fits(page)
  // Opens another document of the comparison, then goes back.
  await dialog
    .getByRole('button', { name: /Bianchi Anna/ })
    .first()
    .click()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(dialog.getByRole('table', { name: 'Dati diversi' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(variant)
  await expect(dialog).toBeHidden()
  await page.goto(`${variant}?finestra=altro`)
  await saved(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('advice is delivered, accepted, and opened again with the same cents, beside those of today', async ({ page }) => {
  await open(page, address, 'operatore')
  await saved(page)
  await fillArtisan(page)
  await saved(page)
  await button(page, 'Consegna').click()
  const deliver = page.getByRole('dialog', { name: 'Consegna a Bianchi Anna' })
  await deliver.getByLabel('Titolo').fill('Resti forfettaria')
  await deliver.getByLabel('Rivedere il (se serve)').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
  await longFits(page)
  await deliver.getByRole('button', { name: 'Consegna' }).click()
  await expect(page.getByText('Consegnata a Bianchi Anna')).toBeVisible()
  // A later change of the document does not change the advice.
  await ricavi(page).fill('10000')
  await saved(page)

  await goInside(colleague, '/')
  const due = colleague.getByRole('region', { name: 'Da rivedere questa settimana' })
  await expect(due).toContainText('Rivedere «Resti forfettaria»')
  await longFits(colleague)
  await due.getByRole('link', { name: /Bianchi Anna/ }).click()
  await colleague.getByRole('table', { name: 'Consegne al cliente' }).getByRole('button', { name: 'Resti forfettaria' }).click()
  const dialog = colleague.getByRole('dialog', { name: 'Consegna: Resti forfettaria' })
  await expect(dialog.getByText('La firma torna')).toBeVisible()
  // The substitute tax of the worked example of the rule page, section 6.
  await expect(dialog.getByRole('row', { name: /^Forfettario: Imposte 4\.239,98/ })).toBeVisible()
  await dialog.getByLabel('Esito').selectOption('ACCETTATA')
  await dialog.getByRole('button', { name: 'Ricalcola con le norme di oggi' }).click()
  await expect(dialog.getByText('Con le norme di oggi ogni cifra è la stessa.')).toBeVisible()
  const file = colleague.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Scarica il file sigillato' }).click()
  expect((await file).suggestedFilename()).toMatch(/^Consegna\d+\.json$/)
  await fits(colleague)
  await dialog.getByRole('button', { name: 'Chiudi' }).click()
  await expect(colleague.getByText('«Resti forfettaria» accettata dal cliente')).toBeVisible()
  await colleague.getByRole('checkbox', { name: /Rivedere «Resti forfettaria»/ }).click()
  await expect(colleague.getByRole('checkbox', { name: /Rivedere «Resti forfettaria» \(fatto/ })).toBeChecked()
  await longFits(colleague)
})
