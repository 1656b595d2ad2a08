/** The address of the page of a simulator: its tab. */
import { long } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ ownTab: true })

test('the tab of a simulator is in the address, and going back shows the one before', long('apps/web/test/browser/forme.test.ts'), async ({ page }) => {
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
