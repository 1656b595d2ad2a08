/**
 * Release notes in the browser: written in the editor (also by keyboard), cleaned, shown to users, ended. Every test cleans
 * up data that others would see.
 */

import { another, button, inDialog, open, remove } from './support/administration.ts'
import { barriers, fits } from './support/axe.ts'
import { long } from './support/long.ts'
import { expect, type Page, test } from './support/test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Html content' })

/** HTML on the clipboard, as copied from another program. */
const paste = (page: Page, html: string) =>
  editor(page).evaluate((text, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

async function start(page: Page, title: string, version = '1.8.0') {
  await page.goto('/whatsNewDetail/0')
  await page.getByLabel('Versione *').fill(version)
  await page.getByLabel('Titolo', { exact: true }).fill(title)
}

async function save(page: Page) {
  await button(page, 'Salva').click()
  await expect(page.getByText('WhatsNew salvata correttamente')).toBeVisible()
  await expect(page).toHaveURL(/\/whatsNewDetail\/[1-9]/)
}

test(
  'news are written, shown on the first page until hidden, ended and deleted; scripts in them do not run',
  long('apps/server/test/areas/news.test.ts', 'apps/web/test/features/rich-text.test.ts'),
  async ({ page, browser }) => {
    await open(page, '/whatsNewDetail/0')
    await button(page, 'Salva').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Errori da correggere' })).toContainText('La versione whatsNew è obbligatoria')
    await start(page, 'Arrivano gli studi')
    await paste(
      page,
      '<p style="color:red">Testo <strong onclick="x()">forte</strong><img src=x onerror="document.title=\'male\'"><script>document.title="male"</script></p><p><a href="javascript:alert(1)">qui</a> e <a href="https://example.it">là</a></p>' +
        '<b style="font-weight:normal"><p>liscio <span style="font-weight:700;text-decoration:underline">marcato</span> <i style="color:red">corsivo style="x"</i></p></b>',
    )
    await expect(editor(page).locator('strong', { hasText: 'forte' })).toBeVisible()
    await expect(editor(page).locator('strong u, u strong')).toHaveText('marcato')
    await expect(editor(page).locator('em')).toHaveText('corsivo style="x"')
    await expect(editor(page).locator('strong', { hasText: 'liscio' })).toHaveCount(0)
    await expect(editor(page).locator('[style], [onclick], script, img[src="x"], a:not([href^="https://"])')).toHaveCount(0)
    // The reader signs in before the note is saved, because its popup would cover the page that the sign-in waits for.
    const reader = await another(browser, '/iforf', 'operatore')
    await save(page)
    await reader.reload()
    const popup = reader.getByRole('dialog', { name: 'Arrivano gli studi' })
    await expect(popup).toContainText('Testo forte')
    await expect(popup.getByRole('link')).toHaveText('là')
    expect(await reader.title()).not.toContain('male')
    await expect(popup.locator('img, script')).toHaveCount(0)
    expect(await barriers(reader)).toEqual([])
    await popup.getByLabel('Non mostrare più').check()
    const told = reader.waitForResponse(/principalwhatsnew/)
    await popup.getByRole('button', { name: 'Chiudi' }).click()
    expect((await told).ok()).toBe(true)
    const asked = reader.waitForResponse(/whatsnew\/search/)
    await reader.reload()
    await asked
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(popup).toHaveCount(0)
    await reader.context().close()

    // The note is shown on whichever page opens first, and only once.
    await page.goto('/whatsnew')
    await page.getByRole('dialog', { name: 'Arrivano gli studi' }).getByRole('button', { name: 'Chiudi' }).click()
    await page.reload()
    await button(page, 'Termina news: Arrivano gli studi').click()
    await inDialog(page, 'Termina news').click()
    await expect(button(page, 'Riapri news: Arrivano gli studi')).toBeVisible()
    await page.getByRole('link', { name: 'Arrivano gli studi' }).click()
    await remove(page)
  },
)

test('the text is written and formatted by keyboard alone, and Tab leaves it', long('apps/web/test/features/rich-text.test.ts'), async ({ page }) => {
  await open(page, '/whatsnew')
  await start(page, 'Con la tastiera', '0.0.1')
  const tools = page.getByRole('toolbar', { name: 'Formattazione' })
  const tool = (name: string) => tools.getByRole('button', { name })
  await expect(tool('Grassetto')).toBeVisible()
  // One tab stop for all buttons; the text is the next one.
  await page.keyboard.press('Tab')
  await expect(tool('Grassetto')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tool('Collegamento')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()

  await page.keyboard.type('Novità')
  await page.keyboard.press('Shift+Tab')
  await expect(tool('Grassetto')).toBeFocused()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(tool('Titolo grande')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(tool('Titolo grande')).toHaveAttribute('aria-pressed', 'true')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('forte')
  await expect(tool('Grassetto')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- uno')
  await page.keyboard.press('Enter')
  await page.keyboard.type('due')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toBeFocused()
  await page.getByText('Html content').click()
  await expect(editor(page)).toBeFocused()
  await save(page)
  await page.reload()
  await expect(editor(page).getByRole('heading', { level: 2, name: 'Novità' })).toBeVisible()
  await expect(editor(page).locator('strong')).toHaveText('forte')
  await expect(editor(page).getByRole('listitem')).toHaveText(['uno', 'due'])
  await fits(page)
  await remove(page)
})

test(
  'a link with a full address is accepted, others are refused; the link at the cursor is changed and removed',
  long('apps/web/test/features/rich-text.test.ts', 'apps/server/test/areas/news.test.ts'),
  async ({ page }) => {
    await open(page, '/whatsnew')
    await start(page, 'Con un collegamento', '0.0.1')
    await editor(page).click()
    await page.keyboard.type('Vedi qui')
    await page.keyboard.press('Shift+Control+ArrowLeft')
    await button(page, 'Collegamento').click()
    const address = page.getByRole('dialog').getByLabel('Indirizzo')
    for (const wrong of ['', 'example.it', '/profilo', 'javascript:alert(1)']) {
      await address.fill(wrong)
      await inDialog(page, 'Inserisci').click()
      await expect(address).toHaveAccessibleDescription('Indirizzo: serve un indirizzo che comincia con https://, http:// o mailto:')
    }
    expect(await barriers(page)).toEqual([])
    await address.fill('mailto:studio@example.it')
    await page.keyboard.press('Enter')
    const link = editor(page).locator('a')
    await expect(link).toHaveText('qui')
    await expect(link).toHaveAttribute('href', 'mailto:studio@example.it')
    await expect(editor(page)).toBeFocused()
    await expect(button(page, 'Collegamento')).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'Collegamento').click()
    await expect(address).toHaveValue('mailto:studio@example.it')
    await inDialog(page, 'Togli').click()
    await expect(link).toHaveCount(0)
    await expect(editor(page)).toHaveText('Vedi qui')
  },
)

test(
  'a text that is only viewed, or edited and restored, is not an edit; a text that is too long is reported at its field',
  long('apps/web/test/features/rich-text.test.ts', 'apps/web/test/features/records.test.ts'),
  async ({ page }) => {
    await open(page, '/whatsnew')
    await start(page, 'Senza modifiche', '0.0.1')
    await paste(page, '<h2>Uno</h2><p>fine<br>riga</p><hr><ul><li>a</li></ul>')
    await save(page)
    for (const opened of ['saved', 'loaded']) {
      await expect(button(page, 'Salva'), opened).toBeDisabled()
      await editor(page).getByText('fine').click()
      await page.keyboard.press('End')
      await page.keyboard.type('X')
      await expect(button(page, 'Salva')).toBeEnabled()
      await page.keyboard.press('Backspace')
      await expect(button(page, 'Salva')).toBeDisabled()
      // The editor adds no empty paragraph after the last part.
      await expect(editor(page).locator('> *').last()).toHaveJSProperty('tagName', 'UL')
      await page.reload()
    }
    await expect(button(page, 'Salva')).toBeDisabled()
    await paste(page, `<p>${'parola '.repeat(15_000)}</p>`)
    await button(page, 'Salva').click()
    await expect(editor(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(editor(page)).toHaveAccessibleDescription('Html content: al massimo 100000 caratteri')
    await page.getByRole('alert').getByRole('link', { name: 'Html content' }).click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(editor(page)).toHaveText(/^Uno/)
    await expect(button(page, 'Salva')).toBeDisabled()
    await remove(page)
  },
)

test(
  'when two people edit the same text, the second one is told, and the new version appears in the editor',
  long('apps/server/test/areas/news.test.ts', 'e2e/admin.spec.ts'),
  async ({ page, browser }) => {
    await open(page, '/whatsnew')
    await start(page, 'A quattro mani', '0.0.1')
    const write = async (of: Page, text: string) => {
      await editor(of).click()
      await of.keyboard.press('Control+End')
      await of.keyboard.type(text)
    }
    await write(page, 'Testo di prima')
    await save(page)
    const other = await another(browser, page.url(), 'superadmin')
    await write(other, ' e altro')
    await button(other, 'Salva').click()
    await expect(other.getByText('WhatsNew A quattro mani salvata!')).toBeVisible()
    await other.context().close()

    await write(page, ' mio')
    await button(page, 'Salva').click()
    const conflict = page.getByRole('alert').filter({ hasText: 'Galli Sofia ha salvato questo record alle' })
    await expect(conflict.getByRole('row', { name: /Html content/ }).getByRole('cell')).toHaveText(['Testo di prima mio', 'Testo di prima e altro'])
    await button(page, 'Prendi la versione nuova').click()
    await expect(editor(page)).toHaveText('Testo di prima e altro')
    await expect(button(page, 'Salva')).toBeDisabled()
    await remove(page)
  },
)
