import { routes } from '@bilancia/contract/api'
import { ask } from './support/ask.ts'
import { fillArtisan, openIforf, ricavi } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { openTab } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

/** Under a unique name, so that tests do not interfere. */
async function save(page: Page, name: string) {
  await page.keyboard.press('Control+s')
  await page.getByLabel('Nome elaborazione').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Elaborazione salvata correttamente')).toBeVisible()
}

/** Saves a state of iForfettari as it is. */
const insert = (page: Page, username: string, name: string, body: object) =>
  ask(page, routes.insertCalculation, { params: { province: '44', username, name, application: 1, displayName: 'Nome', vatId: '-', office: '-' }, body })

const toolbar = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const confirm = (page: Page, name: string) => page.getByRole('dialog').last().getByRole('button', { name, exact: true })

test('a calculation is saved, found, loaded again and deleted', long('e2e/iforfettari.spec.ts'), async ({ page }) => {
  await openIforf(page)
  await expect(toolbar(page, 'Sovrascrivi')).toHaveCount(0)
  await fillArtisan(page)
  await save(page, 'Andata e ritorno')
  await expect(page.getByText('● salvato · Andata e ritorno')).toBeVisible()

  await ricavi(page).fill('1')
  await toolbar(page, 'Azzera').click()
  await expect(page.getByRole('dialog')).toContainText('Le modifiche non salvate andranno perse')
  await confirm(page, 'Azzera').click()
  await expect(ricavi(page)).toHaveValue('')

  await toolbar(page, 'Carica').click()
  await page.getByLabel('Cerca').fill('non esiste')
  await expect(page.getByText('Nessuna elaborazione trovata')).toBeVisible()
  await page.getByLabel('Cerca').fill('andata')
  await page.getByRole('button', { name: 'Carica Andata e ritorno' }).click()
  // Nothing is unsaved here, so nothing is said to be lost.
  await expect(page.getByRole('dialog').last()).toHaveText(/Caricare «Andata e ritorno»\?/)
  await expect(page.getByText('Le modifiche non salvate andranno perse')).toHaveCount(0)
  await confirm(page, 'Carica').click()
  await expect(ricavi(page)).toHaveValue('50.000,00')
  await expect(toolbar(page, 'Sovrascrivi')).toBeVisible()

  await toolbar(page, 'Carica').click()
  await page.getByRole('button', { name: 'Elimina Andata e ritorno' }).click()
  await expect(page.getByRole('dialog').last()).toContainText("L'operazione non è reversibile")
  await confirm(page, 'Elimina').click()
  await expect(page.getByText('Elaborazione eliminata')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Carica Andata e ritorno' })).toHaveCount(0)
})

test(
  'an overwrite that would undo the work of another tab is refused and loses nothing',
  long('apps/server/test/areas/calculations.test.ts', 'e2e/tabs.spec.ts'),
  async ({ page, context }) => {
    await openIforf(page)
    await fillArtisan(page)
    await save(page, 'Due schede')
    const other = await context.newPage()
    await other.goto('/iforf')
    // Its draft belongs to the same calculation.
    await expect(ricavi(other)).toHaveValue('50.000,00')
    await ricavi(other).fill('51000')
    await other.keyboard.press('Control+s')
    await confirm(other, 'Sovrascrivi').click()
    await expect(other.getByText('● salvato · Due schede')).toBeVisible()

    await ricavi(page).fill('52000')
    await toolbar(page, 'Sovrascrivi').click()
    await expect(page.getByRole('dialog')).toContainText('I dati salvati in precedenza in «Due schede» saranno sostituiti')
    await confirm(page, 'Sovrascrivi').click()
    await expect(page.getByRole('dialog')).toContainText("L'elaborazione è stata modificata in un'altra scheda")
    await confirm(page, 'Salva con un altro nome').click()
    await page.getByLabel('Nome elaborazione').fill('Due schede, la mia')
    await confirm(page, 'Salva').click()
    await expect(page.getByText('● salvato · Due schede, la mia')).toBeVisible()
    await expect(ricavi(page)).toHaveValue('52.000,00')
  },
)

test(
  'a refused save says why under the name and waits for another name',
  long('apps/web/test/browser/archive.test.ts', 'apps/server/test/areas/calculations.test.ts'),
  async ({ page }) => {
    await openIforf(page, 'demo')
    // All that a demo user may keep.
    for (let n = 1; n <= 5; n++) await insert(page, 'demo', `Prova ${n}`, {})
    await page.getByLabel('Cognome e nome').fill('Rossi')
    await page.keyboard.press('Control+s')
    const button = page.getByRole('dialog').getByRole('button', { name: 'Salva' })
    await button.click()
    await expect(page.getByRole('dialog')).toContainText("Limite di 5 elaborazioni raggiunto per l'utente dimostrativo")
    await expect(button).toBeDisabled()
    await page.getByLabel('Nome elaborazione').fill('Rossi bis')
    await expect(button).toBeEnabled()
  },
)

test(
  'a saved calculation with wrong types in it opens, says what is wrong and breaks no tab',
  long('apps/web/test/features/simulation.test.ts', 'apps/web/test/features/imported.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    const data = {
      annoImposta: 'ciao',
      nomeCognome: 42,
      tipologia: 'MARZIANO',
      redditoContributiImposta: { ricavi: { a: 1 } },
      regimeNormale: null,
      regimeForfettario: 7,
      confronto: { tabellaRettifica: { beni: [null, 3, { costo: 'x' }] }, adempimenti: 'no' },
      liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 99, addizionaleComunale: { comune: 5, scaglioni: 'boh' } } },
      lettera: 'x',
    }
    await insert(page, 'operatore', 'Tipi sbagliati', data)
    await toolbar(page, 'Carica').click()
    await page.getByRole('button', { name: 'Carica Tipi sbagliati' }).click()
    await confirm(page, 'Carica').click()
    await expect(page.getByRole('complementary', { name: 'Risultato' })).toContainText("Anno d'imposta da scegliere, dal 2020 al 2027")
    for (const name of ['Collaboratori e requisiti', 'Regime normale', 'Confronto', 'Lettera', 'Dati']) {
      await openTab(page, name)
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      await expect(page.getByRole('dialog', { name: 'Errore Imprevisto' })).toHaveCount(0)
    }
    await page
      .getByRole('alert')
      .filter({ hasText: 'Errori da correggere' })
      .getByRole('link', { name: /Comune/ })
      .first()
      .click()
    await expect(page.getByRole('combobox', { name: 'Comune' })).toBeFocused()
  },
)
