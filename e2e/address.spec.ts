/** The address of the page of a simulator: its tab, and the section of the tab. */
import { setTimeout } from 'node:timers/promises'
import { long } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { goInside } from './support/tab.ts'
import { expect, test } from './support/test.ts'

test.use({ ownTab: true })

test('the tab of a simulator is in the address, and going back shows the one before', long('e2e/address.spec.ts'), async ({ page }) => {
  await enter(page, '/convsrl')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Inserimento Dati')).toHaveAttribute('aria-selected', 'true')
  await tab('Riepilogo').click()
  await expect(page).toHaveURL('/convsrl?scheda=riepilogo')
  await page.reload()
  await expect(tab('Riepilogo')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(tab('Inserimento Dati')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/convsrl')
  await page.goto('/convsrl?scheda=non-esiste')
  await expect(tab('Inserimento Dati')).toHaveAttribute('aria-selected', 'true')
})

test('the section of a tab is in the address: a link shows it, going back shows the one before, and nonsense changes nothing', async ({ page }) => {
  await enter(page, '/forme#spese')
  const part = (name: string) => page.getByRole('tabpanel').getByRole('region', { name, exact: true })
  await expect(part('Spese della forma')).toBeInViewport()
  const index = page.getByRole('navigation', { name: 'Sezioni della scheda' })
  await index.getByRole('link', { name: 'Cliente' }).click()
  await expect(page).toHaveURL('/forme#cliente')
  await expect(part('Cliente')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/forme#spese')
  await expect(part('Spese della forma')).toBeInViewport()

  // A section folded to a line opens; the one opened by hand is in the address too.
  const client = part('Cliente').getByLabel('Cliente', { exact: true })
  await client.fill('Rossi')
  // Also if the script of the folded sections is slow to come.
  await page.route('**/assets/SectionLine-*.js', async (route) => {
    await setTimeout(2_000)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Riassumi le sezioni' }).click()
  await expect(client).toBeHidden()
  await index.getByRole('link', { name: 'Cliente' }).click()
  await expect(client).toBeVisible()
  // Also on a slow computer, which has not rendered an address before the next click.
  const computer = await page.context().newCDPSession(page)
  await computer.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await part('Cliente').locator('summary').click()
  await expect(page).toHaveURL('/forme')
  await expect(client).toBeHidden()
  await part('Cliente').locator('summary').click()
  await expect(page).toHaveURL('/forme#cliente')
  await expect(client).toBeVisible()
  await computer.detach()

  for (const nonsense of ['#non-esiste', '#%E0%A4%A', '#scheda', '#"]']) {
    await goInside(page, `/forme?scheda=piano${nonsense}`)
    await expect(page.getByRole('tab', { name: 'Piano' })).toHaveAttribute('aria-selected', 'true')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
