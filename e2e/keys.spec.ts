/** The keyboard: the first field and sections have keys, Ctrl+K finds only what the user may open. Keys of a whole case are counted. */
import { answer, openIforf, ricavi } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { expect, type Page, test } from './support/test.ts'

/** Presses keys and counts them. A typed text counts as one, as in the counts of the titles. */
function counting(page: Page) {
  let keys = 0
  return {
    press: async (key: string, times = 1) => {
      for (let k = 0; k < times; k++) await page.keyboard.press(key)
      keys += times
    },
    type: async (text: string) => {
      await page.keyboard.type(text)
      keys++
    },
    count: () => keys,
  }
}

test.describe('on a page that has just been loaded', () => {
  test.use({ ownTab: true })

  test('the first field is two keys away, and Ctrl with an arrow moves over the sections', long('apps/web/test/browser/keys.test.ts'), async ({ page }) => {
    await openIforf(page)
    const keys = counting(page)
    await keys.press('Tab')
    await expect(page.getByRole('button', { name: 'Vai al primo campo' })).toBeFocused()
    await keys.press('Enter')
    await expect(page.getByLabel('Cognome e nome')).toBeFocused()
    expect(keys.count()).toBeLessThanOrEqual(2)
    await page.keyboard.press('Control+ArrowDown')
    await expect(page.getByLabel('Gruppo di settore')).toBeFocused()
    await page.keyboard.press('Control+ArrowUp')
    await expect(page.getByLabel('Cognome e nome')).toBeFocused()
  })
})

test(
  'Ctrl+K finds only the pages and the clients that the user may open',
  long('e2e/roles.spec.ts', 'apps/server/test/areas/access.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Cerca' })
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('co')
    await expect(dialog.getByRole('option', { name: /^Convenienza Srl ?Pagina$/ })).toBeVisible()
    // An operator has no pages of administration.
    await expect(dialog.getByRole('option', { name: /^Company ?Pagina$/ })).toHaveCount(0)
    await expect.poll(() => asked.filter((path) => path.endsWith('/clienti/search')).length).toBeGreaterThan(0)
  },
)

test(
  'the developer of 48,000 euro with a dependent wife in Milan, by keyboard alone: at most half of 98 keys',
  long('apps/web/test/browser/help.test.ts'),
  async ({ page }) => {
    await openIforf(page)
    const keys = counting(page)
    const at = async (name: string) => {
      await keys.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Cerca' }).getByRole('combobox')).toBeFocused()
      await keys.type(name)
      await expect(
        page
          .getByRole('dialog', { name: 'Cerca' })
          .getByRole('option', { name: new RegExp(`${name} ?Campo$`) })
          .first(),
      ).toBeVisible()
      await keys.press('Enter')
      await expect(page.getByLabel(name, { exact: true })).toBeFocused()
    }
    await keys.press('Tab')
    await keys.press('Enter')
    await keys.type('Neri Luca')
    await keys.press('Enter')
    await keys.type('Professione')
    await at('Gruppo di settore')
    await keys.type('Attivit')
    await at('Ricavi o compensi')
    await keys.type('48000')
    await at("Aliquota dell'imposta sostitutiva")
    await keys.type('15')
    await at('Gestione separata')
    await keys.type('Piena')
    await at('Coniuge a carico')
    await keys.press('Space')
    await at('Comune')
    await keys.type('milano')
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('MILANO (MI)')
    await keys.press('Enter')
    // Every typed value is in its field.
    await expect(page.getByLabel('Cognome e nome')).toHaveValue('Neri Luca')
    await expect(ricavi(page)).toHaveValue('48.000,00')
    await expect(page.getByLabel('Gestione separata', { exact: true }).locator('option:checked')).toHaveText('Piena')
    await expect(page.locator('[id="campo-liquidazioneIrpef.altriDatiPersonali.coniugeACarico"]')).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Comune' })).toHaveValue('MILANO (MI) · F205')
    await expect(answer(page)).toContainText('€')
    test.info().annotations.push({ type: 'keys', description: String(keys.count()) })
    expect(keys.count()).toBeLessThanOrEqual(49)
  },
)
