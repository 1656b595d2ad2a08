/** The visible constants of the suite: toasts, pages, widths, files. The figures are those of the specification. */
import { open } from './support/administration.ts'
import { expect, type Page, test } from './support/test.ts'

test('a toast is shown at the top centre for six seconds', async ({ page }) => {
  await open(page, '/report')
  await page.getByRole('button', { name: 'Analisi Utilizzo' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Company non impostata' })
  await expect(toast).toBeVisible()
  const shown = Date.now()
  const { x = 0, y = 900, width = 0 } = (await toast.boundingBox()) ?? {}
  expect(Math.abs(x + width / 2 - 720)).toBeLessThan(2)
  expect(y).toBeLessThan(100)
  await expect(toast).toBeHidden()
  const seconds = (Date.now() - shown) / 1000
  expect(seconds).toBeGreaterThan(5)
  expect(seconds).toBeLessThan(9)
})

test('the address of a downloaded file lasts two seconds', async ({ page }) => {
  await open(page, '/agency')
  await expect(page.getByRole('link', { name: 'Studio Ferri' })).toBeVisible()
  const lasted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const revoke = URL.revokeObjectURL.bind(URL)
        const create = URL.createObjectURL.bind(URL)
        let made = 0
        URL.createObjectURL = (blob) => {
          made = performance.now()
          return create(blob)
        }
        URL.revokeObjectURL = (address) => {
          resolve(performance.now() - made)
          revoke(address)
        }
      }),
  )
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica CSV' }).click()
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }).replaceAll('-', '')
  expect((await downloading).suggestedFilename()).toBe(`Studi${today}.csv`)
  const seconds = (await lasted) / 1000
  expect(seconds).toBeGreaterThanOrEqual(1.99)
  expect(seconds).toBeLessThan(4)
})

for (const [path, sizes] of [
  ['/company', ['10', '20', '30']],
  ['/agency', ['10', '20', '30', 'Tutte']],
  ['/principal', ['10', '20', '30', 'Tutte']],
  ['/whatsnew', ['10', '20', '30', 'Tutte']],
  ['/importtelematico', ['10', '20', '30']],
] as const)
  test(`${path} pages by ${sizes.join(', ')}, twenty at first`, async ({ page }) => {
    await open(page, path)
    const perPage = page.getByLabel('Righe per pagina', { exact: true })
    await expect(perPage.getByRole('option')).toHaveText([...sizes])
    await expect(perPage).toHaveValue('20')
    await expect(page.getByText(/^\d+-\d+ di \d+$/)).toBeVisible()
  })

test('the drawer is 240 pixels wide, the drawer of the actions 100, a form at most 960', async ({ page }) => {
  await open(page, '/agencyDetail/1')
  const width = async (of: ReturnType<Page['locator']>) => Math.round((await of.boundingBox())?.width ?? 0)
  expect(await width(page.locator('.MuiDrawer-paper'))).toBe(240)
  const form = page.locator('main > div').filter({ has: page.getByLabel('Nome *') })
  await expect(page.getByLabel('Nome *')).toBeVisible()
  expect(await width(form)).toBe(960)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Apri le azioni della pagina' }).click()
  expect(await width(page.locator('.MuiDrawer-paper').filter({ hasText: 'Salva' }))).toBe(100)
})
