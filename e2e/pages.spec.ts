/** Every page of the suite opens without a failed call. */
import { applications, areas } from '@bilancia/contract/api'
import { enter } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('a SUPERADMIN walks through every page, and no call of any page is refused', async ({ page }) => {
  await enter(page, '/', 'superadmin')
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', ({ message }) => failed.push(message))
  // No SUPERADMIN sees the clients of a studio.
  const { clienti: _, ...administration } = areas
  for (const path of ['/', '/profilo', '/norme', ...[...Object.values(applications), ...Object.values(administration)].map((one) => one.path)]) {
    const entered = ['/', '/profilo', '/norme'].includes(path) ? null : page.waitForResponse(/\/consultools\/loguser\//)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await entered
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname, 'the page is not sent home').toBe(path)
  }
  expect(failed).toEqual([])
})
