/** The import of filed returns, as an adviser does it: choose a file, check it, store it, delete it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../packages/telematic/test/tools/file.ts'
import { barriers, fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { expect, type FileChooser, type Page, test } from './support/test.ts'

const samples = join(import.meta.dirname, '..', 'packages', 'telematic', 'test', 'samples')
const CF = 'FTTDND96B67H501M'

/** The demo data contain no returns for the studio of the MANAGER. */
async function open(page: Page, username = 'manager'): Promise<void> {
  await enter(page, '/importtelematico', username)
  await expect(page.getByRole('heading', { level: 1, name: 'Import telematico' })).toBeVisible()
}

/** Like a user: the button opens the browser's file dialog. */
async function choose(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Scegli i file' }).click()
  await (await asked).setFiles(file)
}
const summary = (page: Page) => page.getByRole('dialog', { name: 'Import Telematico' })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function importFile(page: Page, name: string): Promise<void> {
  await choose(page, join(samples, `${name}.txt`))
  await page.getByRole('button', { name: 'Importa', exact: true }).click()
  await summary(page)
    .getByRole('button', { name: /[Ii]mporta$/ })
    .click()
  await expect(page.getByRole('alert').filter({ hasText: 'importazione conclusa con Successo' })).toContainText('Import Telematico')
}

test('a file is summarised before it is stored, found by its filters, replaced after saying so, and deleted', async ({ page }) => {
  await open(page)
  await expect(page.getByText('Nessun dato da visualizzare')).toBeVisible()
  await expect(page.getByText('Studio di competenza: Studio Ferri')).toBeVisible()

  await choose(page, join(samples, 'pf-impresa-2026.txt'))
  await page.getByRole('button', { name: 'Importa', exact: true }).click()
  await expect(summary(page)).toContainText('Redditi Persone fisiche 2026, redditi 2025: 1 dichiarazione.')
  await expect(summary(page)).toContainText('Contributi obbligatori (RP21) 14.590,00 €')
  await fits(page, 'summary')
  await summary(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Nessun dato da visualizzare')).toBeVisible()

  await importFile(page, 'pf-impresa-2026')
  await expect(row(page, CF)).toContainText('Studio Ferri')
  await importFile(page, 'sc-2026')
  await expect(page.getByText('1-2 di 2')).toBeVisible()
  await fits(page, 'page')
  await page.getByLabel('Tipo').selectOption('SC')
  await page.getByRole('button', { name: 'Cerca' }).click()
  await expect(page.getByText('1-1 di 1')).toBeVisible()
  await expect(page).toHaveURL(/tipo=SC/)
  await expect(page.getByRole('button', { name: 'Cerca' })).toBeFocused()
  await page.getByRole('button', { name: 'Pulisci' }).click()
  await expect(page.getByLabel('Tipo')).toHaveValue('')
  await expect(page.getByText('1-2 di 2')).toBeVisible()

  await choose(page, join(samples, 'pf-impresa-2026.txt'))
  await page.getByRole('button', { name: 'Importa', exact: true }).click()
  await expect(summary(page)).toContainText('Una dichiarazione è già caricata e sarà sostituita')
  await expect(summary(page)).toContainText('Sostituisce la dichiarazione caricata il')
  await summary(page).getByRole('button', { name: 'Sostituisci e importa' }).click()
  await expect(summary(page)).toHaveCount(0)
  await expect(page.getByText('1-2 di 2')).toBeVisible()

  for (const text of [CF, '98084600638']) {
    await row(page, text)
      .getByRole('button', { name: /Elimina/ })
      .click()
    await page.getByRole('dialog', { name: 'Eliminare la dichiarazione?' }).getByRole('button', { name: 'Elimina' }).click()
    await expect(row(page, text)).toHaveCount(0)
  }
})

test(
  'a refused file with the same declarant twice reports both',
  long('apps/server/test/areas/telematico-refusals.test.ts', 'apps/web/test/browser/telematico.test.ts'),
  async ({ page }) => {
    await open(page)
    const [a, b, c] = readFileSync(join(samples, 'pf-impresa-2026.txt'), 'latin1').split('\r\n')
    // A file without the Z record.
    await choose(page, { name: 'due.txt', mimeType: 'text/plain', buffer: Buffer.from([a, b, c, b, c, ''].join('\r\n'), 'latin1') })
    await page.getByRole('button', { name: 'Importa', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Che cosa non va nel file' })).toContainText(
      'Riga 5, posizione 1: manca il record di coda Z: file troncato (E008',
    )
    await expect(page.getByRole('region', { name: 'Avvisi' })).toContainText(
      "Riga 4, posizione 2: dichiarante presente più volte nel file: vale l'ultima dichiarazione (W050, FTTDND96B67H501M)",
    )
  },
)

test(
  'a SUPERADMIN imports without a studio, for a company',
  long('apps/server/test/areas/telematico.test.ts', 'apps/server/test/areas/telematico-isolation.test.ts'),
  async ({ page }) => {
    await open(page, 'superadmin')
    await expect(page.getByText('Senza studio: le dichiarazioni restano alla company Consulenti Riuniti S.r.l.')).toBeVisible()
    await importFile(page, 'sc-2026')
    const theirs = row(page, 'Galli Sofia')
    await expect(theirs).toContainText('—')
    await theirs.getByRole('button', { name: /Elimina/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
    await expect(theirs).toHaveCount(0)
  },
)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Carica dati telematico' })

async function load(page: Page, code = CF, year = 2026): Promise<void> {
  await page.getByRole('button', { name: 'Carica dati' }).click()
  await fillLoad(page, code, year)
}

async function fillLoad(page: Page, code: string, year = 2026): Promise<void> {
  await dialog(page).getByLabel('Codice fiscale o partita IVA impresa').fill(code)
  await dialog(page).getByLabel('Anno impresa').click()
  await page.getByRole('option', { name: `${year} (redditi ${year - 1})` }).click()
  await dialog(page).getByRole('button', { name: 'Carica', exact: true }).click()
}

test('a stored return fills iForfettari, says where each figure comes from, and never replaces a typed value without asking', async ({ page }) => {
  await open(page)
  await importFile(page, 'pf-impresa-2026')
  await page.getByRole('link', { name: 'Forfetari' }).click()
  // The page of the import has a field with the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Import telematico' })).toHaveCount(0)
  await page.getByLabel('Cognome e nome').fill('Fittizio Donato')
  await page.getByLabel('Tipologia').selectOption('Impresa')
  await page.getByLabel('Gestione IVS').selectOption('Commercio')
  await page.getByLabel('Gruppo di settore').selectOption('Servizi di alloggio e di ristorazione')
  await page.getByLabel("Aliquota dell'imposta sostitutiva").selectOption('15%')
  await page.getByLabel('Regione di residenza').selectOption('Lazio')
  await page.getByRole('button', { name: 'Carica dati' }).click()
  // A stored code is proposed, and its year is there with it.
  await expect(dialog(page).locator(`datalist option[value="${CF}"]`).first()).toHaveText('2026')
  await dialog(page).getByLabel('Codice fiscale o partita IVA impresa').fill(CF)
  await expect(dialog(page).getByLabel('Anno impresa')).toHaveText('2026 (redditi 2025)')
  await dialog(page).getByRole('button', { name: 'Carica', exact: true }).click()
  const told = page.getByRole('dialog', { name: 'Carica telematico' })
  await expect(told).toContainText('contributi obbligatori dichiarati (RP21) 14.590,00 €')
  expect(await barriers(page)).toEqual([])
  await told.getByRole('button', { name: 'Chiudi' }).click()

  // 129.938 + 2.787, and RG12 - RG24 = 60.791.
  await expect(page.getByLabel('Ricavi o compensi', { exact: true })).toHaveValue('132.725,00')
  await expect(page.getByText('importato da: quadro RG, righi RG2 col. 2 e RG3, modello PF 2026, redditi 2025').first()).toBeVisible()
  await expect(page.getByText('60.791,00').first()).toBeVisible()
  expect(await barriers(page)).toEqual([])

  const purchases = page.getByLabel(/Acquisti/).first()
  await purchases.fill('1000')
  await purchases.press('Tab')
  await expect(page.getByText(/modificato dopo l'importazione da: quadro RG, rigo RG15/)).toBeVisible()
  await load(page)
  await expect(told).toContainText('Acquisti di merci e materie: 1.000,00 € a mano, 54.573,00 € da quadro RG, rigo RG15')
  await told.getByRole('button', { name: 'Tieni quelli a mano' }).click()
  await expect(purchases).toHaveValue('1.000,00')
  await load(page)
  await told.getByRole('button', { name: 'Sostituisci' }).click()
  await expect(purchases).toHaveValue('54.573,00')
})

test(
  'a document of a client offers their returns by year, and another tax code can still be typed',
  long('apps/server/test/areas/client-folder.test.ts', 'e2e/documents.spec.ts'),
  async ({ page }) => {
    await open(page)
    await importFile(page, 'pf-impresa-2026')
    await page.goto('/clienti')
    await page.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await page.getByLabel('Cognome e nome, o denominazione').fill('Fittizio Donato')
    await page.getByLabel('Codice Fiscale').fill(CF)
    await page.getByLabel('Codice ATECO').fill('56.10.11')
    await page.getByRole('button', { name: 'Salva' }).click()
    await page.getByRole('button', { name: 'Nuova in Forfetari' }).click()
    await expect(page).toHaveURL(/\/iforf\/\d+$/)
    await page.getByLabel('Cognome e nome').first().fill('Fittizio Donato')
    await page.getByLabel('Tipologia').selectOption('Impresa')
    await page.getByRole('button', { name: 'Carica dati' }).click()
    const offered = dialog(page).getByLabel('Dichiarazione di Fittizio Donato')
    await expect(offered).toContainText('Redditi PF 2026 (redditi 2025), caricata il')
    await expect(dialog(page)).toContainText(`${CF} · ATECO 56.10.11`)
    await expect(dialog(page).getByLabel('Codice fiscale o partita IVA impresa')).toHaveCount(0)
    await fits(page, 'client')
    await offered.click()
    await page.getByRole('option', { name: 'Un altro codice fiscale' }).click()
    await expect(dialog(page).getByLabel('Codice fiscale o partita IVA impresa')).toHaveValue('')
    await expect(dialog(page).getByLabel('Anno impresa')).toHaveText(/^\s*\u200b?$/)
    await fits(page, 'other')
    await offered.click()
    await page.getByRole('option', { name: /^Redditi PF 2026/ }).click()
    await dialog(page).getByRole('button', { name: 'Carica', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Carica telematico' })).toContainText('contributi obbligatori dichiarati (RP21) 14.590,00 €')
    await page.getByRole('dialog', { name: 'Carica telematico' }).getByRole('button', { name: 'Chiudi' }).click()
    await expect(page.getByLabel('Ricavi o compensi', { exact: true })).toHaveValue('132.725,00')
  },
)

test(
  'a load of a missing return says so and writes nothing',
  long('apps/web/test/features/load-form.test.ts', 'apps/server/test/areas/telematico.test.ts'),
  async ({ page }) => {
    await enter(page, '/iforf', 'manager')
    await page.getByLabel('Cognome e nome').fill('Fittizio Donato')
    await page.getByLabel('Tipologia').selectOption('Impresa')
    await load(page, CF, 2023)
    await expect(dialog(page)).toContainText('Nessun dato recuperato')
    await expect(dialog(page)).toContainText(`${CF}: nessuna dichiarazione 2023 caricata nello studio`)
  },
)

test(
  'a stored return of a company fills Convenienza Srl',
  long('apps/web/test/features/load-form.test.ts', 'apps/web/test/features/imported.test.ts', 'e2e/telematico.spec.ts'),
  async ({ page }) => {
    await open(page)
    await importFile(page, 'sc-2026')
    await page.goto('/convsrl')
    await expect(page.getByRole('button', { name: 'Carica dati' })).toBeVisible()
    await load(page, '98084600638')
    const told = page.getByRole('dialog', { name: 'Carica telematico' })
    await expect(told).toContainText("le imposte in bilancio (RF16, 25.416,00 €) sono state riportate nell'utile ante imposte")
    await told.getByRole('button', { name: 'Chiudi' }).click()
    // 90.772 + 25.416
    await expect(page.getByLabel('Utile ante imposte').first()).toHaveValue('116.188,00')
    await expect(page.getByText('importato da: quadro RF, righi RF4 e RF16, modello SC 2026, redditi 2025')).toBeVisible()
  },
)

test('Convenienza Srl leaves the taxes where they are when the switch is off', long('apps/web/test/features/load-form.test.ts'), async ({ page }) => {
  await open(page)
  await importFile(page, 'sc-2026')
  await page.goto('/convsrl')
  await page.getByRole('button', { name: 'Carica dati' }).click()
  const move = dialog(page).getByRole('switch', { name: 'Sposta imposte' })
  await expect(move).toBeChecked()
  await expect(move).toHaveAccessibleDescription(/^Porta le imposte in bilancio \(RF16\)/)
  await move.press('Space')
  await expect(move).not.toBeChecked()
  expect(await barriers(page)).toEqual([])
  await fillLoad(page, '98084600638')
  const told = page.getByRole('dialog', { name: 'Carica telematico' })
  await expect(told).toContainText('se nei conti ci sono già compensi agli amministratori')
  await expect(told).not.toContainText('RF16')
  await told.getByRole('button', { name: 'Chiudi' }).click()
  await expect(page.getByLabel('Utile ante imposte').first()).toHaveValue('90.772,00')
})

test(
  'a return with several suitable quadri asks for a choice with amounts, by keyboard, and the other quadro is mentioned',
  long('packages/telematic/test/mapping-sources.test.ts', 'packages/telematic/test/mapping.test.ts'),
  async ({ page }) => {
    const boxes = { RG002002: 50_000, RG012001: 52_000, RG024001: 20_000, LM022002: 40, LM022003: 12_000, RN001005: 32_000 }
    const buffer = Buffer.from(fileOf({ fornitura: 'RPF25', returns: [{ cf: CF, modules: { 1: boxes } }] }))
    await open(page)
    await choose(page, { name: 'due-quadri.txt', mimeType: 'text/plain', buffer })
    await page.getByRole('button', { name: 'Importa', exact: true }).click()
    await summary(page)
      .getByRole('button', { name: /[Ii]mporta$/ })
      .click()
    await expect(page.getByText('importazione conclusa con Successo')).toBeVisible()
    await page.goto('/iforf')
    await page.getByLabel('Tipologia').selectOption('Impresa')
    await page.getByLabel('Cognome e nome').fill('Fittizio Donato')
    await load(page, CF, 2025)

    const asked = page.getByRole('dialog', { name: 'Quale quadro caricare?' })
    const simplified = asked.getByRole('radio', { name: 'RG, impresa in contabilità semplificata ricavi o compensi 50.000,00 €, reddito 32.000,00 €' })
    await expect(simplified).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(asked).toContainText('Scegliere il quadro da caricare.')
    await fits(page)
    await page.keyboard.press('ArrowDown')
    await expect(asked.getByRole('radio', { name: /^LM, attività in regime forfettario ricavi o compensi 12\.000,00 €, senza/ })).toBeChecked()
    await page.keyboard.press('Enter')

    const told = page.getByRole('dialog', { name: 'Carica telematico' })
    await expect(told).toContainText('il quadro RG, con ricavi o compensi 50.000,00 € e reddito 32.000,00 €, non è stato caricato')
    await told.getByRole('button', { name: 'Chiudi' }).click()
    await expect(page.getByLabel('Ricavi o compensi', { exact: true })).toHaveValue('12.000,00')
  },
)

/** A title page as in the suite's samples: the surname at 105, the name at 129. */
const named = (bytes: Uint8Array, surname: string, name = '') =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(/^(B.{103}).{44}/gm, (_, head: string) => head + surname.padEnd(24) + name.padEnd(20)),
    'latin1',
  )

test(
  'many files propose their clients in one list: names to check, differences side by side, and nothing stored without a confirmation',
  long('apps/server/test/areas/clients-from-returns.test.ts', 'apps/web/test/features/proposals.test.ts'),
  async ({ page }) => {
    await enter(page, '/importtelematico', 'operatore')
    const person = named(fileOf({ fornitura: 'RPF26', returns: [{ cf: CF, modules: { 1: { RG001001: '471100', RG012001: 10 } } }] }), 'FITTIZIANI', 'ADELINDA')
    const firm = named(fileOf({ fornitura: 'RSC26', returns: [{ cf: '98084600638', modules: { 1: { RF032001: 10 } } }] }), 'SINTETICA S.R.L.')
    const files = [
      { name: 'persone.txt', mimeType: 'text/plain', buffer: person },
      { name: 'societa.txt', mimeType: 'text/plain', buffer: firm },
    ]
    const send = async (chosen: typeof files) => {
      const asked = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Scegli i file' }).click()
      await (await asked).setFiles(chosen)
      await page.getByRole('button', { name: 'Importa', exact: true }).click()
      await summary(page)
        .getByRole('button', { name: /[Ii]mporta$/ })
        .click()
      await expect(summary(page)).toHaveCount(0)
    }
    await send(files)
    const list = page.getByRole('region', { name: 'Clienti delle dichiarazioni importate' })
    await expect(list.getByRole('status').first()).toContainText('2 non sono ancora clienti')
    const one = list.getByRole('group', { name: `Nuovo cliente ${CF}` })
    await expect(one.getByLabel('Cognome e nome, o denominazione')).toHaveValue('Fittiziani Adelinda')
    await expect(one).toContainText('Nome letto dalla dichiarazione, da controllare.')
    await expect(one.getByLabel('Codice ATECO')).toHaveValue('47.11.00')
    await fits(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await one.getByLabel('Cognome e nome, o denominazione').fill('Fittiziani Adele')
    await list.getByLabel('Aggiungi 98084600638').uncheck()
    await list.getByRole('button', { name: 'Conferma: 1 da aggiungere, 0 da aggiornare' }).click()
    await expect(page.getByText('Clienti aggiunti: 1, aggiornati: 0')).toBeVisible()
    await list.getByRole('button', { name: 'Chiudi' }).click()
    await expect(list).toHaveCount(0)

    await send(files)
    const differs = list.getByRole('group', { name: 'Cliente Fittiziani Adele' })
    await expect(differs.getByRole('radio', { name: 'Resta: Fittiziani Adele' })).toBeChecked()
    await differs.getByRole('radio', { name: /^Diventa: Fittiziani Adelinda/ }).check()
    await fits(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await list.getByLabel('Aggiungi 98084600638').uncheck()
    await list.getByRole('button', { name: 'Conferma: 0 da aggiungere, 1 da aggiornare' }).click()
    // This message is shown at once, although messages of the imports are still on screen.
    await expect(page.getByText('Clienti aggiunti: 0, aggiornati: 1')).toBeVisible({ timeout: 5000 })
    await expect(list.getByRole('status').first()).toHaveText('Ogni proposta ha avuto una risposta.')
    await page.goto('/clienti?testo=Fittiziani')
    await expect(page.getByRole('link', { name: 'Fittiziani Adelinda' })).toBeVisible()
    await page.goto('/clienti?testo=sintetica')
    await expect(page.getByRole('link', { name: /sintetica/i })).toHaveCount(0)
  },
)
