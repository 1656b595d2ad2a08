/** The visible constants of the suite: toasts, files, lists, widths. The figures are those of the specification. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { downloaded } from './support/downloaded.ts'
import { open } from './support/open.tsx'
import { button, desk, field, phone } from './support/steps.ts'

const box = (of: Locator) => of.element().getBoundingClientRect()

/** From now on the time of the page passes only as the test says, and by a twentieth of a second with each look of `expect.element`. */
function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a toast lasts six seconds at the top centre', async () => {
  await open('/report', 'superadmin')
  const toast = page.getByRole('alert').filter({ hasText: 'Company non impostata' })
  await expect.element(button('Analisi Utilizzo')).toBeVisible()
  stopTime()
  await button('Analisi Utilizzo').click()
  await expect.element(toast).toBeVisible()
  const { left, right, top } = box(toast)
  expect(Math.abs((left + right) / 2 - 720)).toBeLessThan(2)
  expect(top).toBeLessThan(100)
  await vi.advanceTimersByTimeAsync(5800)
  await expect.element(toast).toBeVisible()
  await vi.advanceTimersByTimeAsync(400)
  await expect.element(toast).not.toBeInTheDocument()
})

test('a list is downloaded with its name and the day, and the address of the file is kept for two seconds', async () => {
  await open('/agency', 'superadmin')
  await expect.element(page.getByRole('link', { name: 'Studio Ferri' })).toBeVisible()
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  stopTime()
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }).replaceAll('-', '')
  const { name, address } = await downloaded(() => button('Scarica CSV').click())
  expect(name).toBe(`Studi${today}.csv`)
  await vi.advanceTimersByTimeAsync(1800)
  expect(revoked).not.toHaveBeenCalledWith(address)
  await vi.advanceTimersByTimeAsync(400)
  expect(revoked).toHaveBeenCalledWith(address)
})

test.for([
  ['/company', 'Gestione Company', ['10', '20', '30']],
  ['/agency', 'Gestione studi', ['10', '20', '30', 'Tutte']],
  ['/principal', 'Gestione utenti', ['10', '20', '30', 'Tutte']],
  ['/whatsnew', "Gestione What's New", ['10', '20', '30', 'Tutte']],
  ['/importtelematico', 'Import telematico', ['10', '20', '30']],
] as const)('%s pages by its sizes, twenty at first', async ([path, title, sizes]) => {
  await open(path, 'superadmin')
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const perPage = field('Righe per pagina')
  const offered = () => perPage.getByRole('option').elements()
  await expect.poll(() => offered().map(({ textContent }) => textContent)).toEqual(sizes)
  await expect.element(perPage).toHaveValue('20')
  await expect.element(page.getByText(/^\d+-\d+ di \d+$/)).toBeVisible()
})

test('the drawer is 240 pixels wide, the drawer of the actions 100, a form at most 960', async () => {
  await open('/agencyDetail/1', 'superadmin')
  await expect.element(field('Nome *')).toBeVisible()
  const drawers = () => [...document.querySelectorAll('.MuiDrawer-paper')]
  const widths = (some: readonly Element[]) => some.map((one) => Math.round(one.getBoundingClientRect().width))
  expect(widths(drawers())).toEqual([240])
  const forms = [...document.querySelectorAll('main > div')].filter((one) => one.contains(field('Nome *').element()))
  expect(widths(forms)).toEqual([960])
  await page.viewport(...phone)
  await button('Apri le azioni della pagina').click()
  await expect.poll(() => widths(drawers().filter(({ textContent }) => textContent.includes('Salva')))).toEqual([100])
  await page.viewport(...desk)
})
