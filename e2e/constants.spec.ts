/** The visible constants of the suite: toasts, pages, widths, files. The figures are those of the specification. */
import type { Locator } from '@playwright/test'
import { open } from './support/administration.ts'
import { goInside } from './support/tab.ts'
import { expect, type Page, test } from './support/test.ts'

const lists = [
  ['/company', 'Gestione Company', ['10', '20', '30']],
  ['/agency', 'Gestione studi', ['10', '20', '30', 'Tutte']],
  ['/principal', 'Gestione utenti', ['10', '20', '30', 'Tutte']],
  ['/whatsnew', "Gestione What's New", ['10', '20', '30', 'Tutte']],
  ['/importtelematico', 'Import telematico', ['10', '20', '30']],
] as const

/** The seconds until this element is gone. The page counts them, so that the test can go on meanwhile. */
const untilGone = (of: Locator) =>
  of.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        const watch = new MutationObserver(() => {
          if (element.isConnected) return
          watch.disconnect()
          resolve((performance.now() - from) / 1000)
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
  )

/** The seconds from the making of the next address of a file to its end. */
const untilRevoked = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const revoke = URL.revokeObjectURL.bind(URL)
        const create = URL.createObjectURL.bind(URL)
        URL.createObjectURL = (blob) => {
          URL.createObjectURL = create
          const from = performance.now()
          const made = create(blob)
          URL.revokeObjectURL = (address) => {
            revoke(address)
            if (address !== made) return
            URL.revokeObjectURL = revoke
            resolve((performance.now() - from) / 1000)
          }
          return made
        }
      }),
  )

test('a toast lasts six seconds at the top centre, the address of a file two; a list has twenty rows at first; drawers and form have their widths', async ({
  page,
}) => {
  await open(page, '/report')
  await page.getByRole('button', { name: 'Analisi Utilizzo' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Company non impostata' })
  await expect(toast).toBeVisible()
  const toastLasts = untilGone(toast)
  const { x = 0, y = 900, width = 0 } = (await toast.boundingBox()) ?? {}
  expect(Math.abs(x + width / 2 - 720)).toBeLessThan(2)
  expect(y).toBeLessThan(100)

  await goInside(page, '/agency')
  await expect(page.getByRole('link', { name: 'Studio Ferri' })).toBeVisible()
  const fileLasts = untilRevoked(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica CSV' }).click()
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }).replaceAll('-', '')
  expect((await downloading).suggestedFilename()).toBe(`Studi${today}.csv`)

  for (const [path, title, sizes] of lists)
    await test.step(`${path} pages by ${sizes.join(', ')}, twenty at first`, async () => {
      await goInside(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const perPage = page.getByLabel('Righe per pagina', { exact: true })
      await expect(perPage.getByRole('option')).toHaveText([...sizes])
      await expect(perPage).toHaveValue('20')
      await expect(page.getByText(/^\d+-\d+ di \d+$/)).toBeVisible()
    })

  expect(await fileLasts).toBeGreaterThanOrEqual(1.99)
  expect(await fileLasts).toBeLessThan(4)
  expect(await toastLasts).toBeGreaterThan(5)
  expect(await toastLasts).toBeLessThan(9)

  await test.step('the drawer is 240 pixels wide, the drawer of the actions 100, a form at most 960', async () => {
    await goInside(page, '/agencyDetail/1')
    const wide = async (of: Locator) => Math.round((await of.boundingBox())?.width ?? 0)
    expect(await wide(page.locator('.MuiDrawer-paper'))).toBe(240)
    await expect(page.getByLabel('Nome *')).toBeVisible()
    expect(await wide(page.locator('main > div').filter({ has: page.getByLabel('Nome *') }))).toBe(960)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Apri le azioni della pagina' }).click()
    expect(await wide(page.locator('.MuiDrawer-paper').filter({ hasText: 'Salva' }))).toBe(100)
  })
})
