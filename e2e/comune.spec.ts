/** The comune is searched for from the first keystroke: the list loads when the field gets the focus, and text typed before is kept. */
import { barriers } from './support/axe.ts'
import { openIforf } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { expect, test } from './support/test.ts'

test.use({ ownTab: true })

test('chi scrive il comune prima che arrivi il suo elenco non perde nulla, né il posto', async ({ page }) => {
  let arrive = () => {}
  const asked = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/ComuneBox-*.js', async (route) => {
    await asked
    await route.continue()
  })
  await openIforf(page)
  const field = page.getByRole('combobox', { name: 'Comune' })
  await field.scrollIntoViewIfNeeded()
  // Parts that load late have moved the page by now.
  await page.waitForLoadState('networkidle')
  /** Position and size of the frame around the field, relative to its section, because a late result moves the whole section. */
  const place = () =>
    field.evaluate((input) => {
      const [frame, part] = [input.parentElement, input.closest('section')].map((one) => one?.getBoundingClientRect())
      return frame && part && [frame.left - part.left, frame.top - part.top, frame.width, frame.height]
    })
  const before = await place()
  await field.focus()
  await field.pressSequentially('mila')
  await expect(field).toHaveValue('mila')
  await expect(page.getByRole('listbox')).toHaveCount(0)

  arrive()
  await expect(page.getByRole('option', { name: /^MILANO \(MI\)/ })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('mila')
  await field.pressSequentially('no')
  expect(before).toHaveLength(4)
  expect(await place()).toEqual(before)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('MILANO (MI) · F205')
  expect(await barriers(page)).toEqual([])
})

test(
  'un elenco di comuni che non arriva lo dice, e il resto della pagina va avanti',
  long('apps/web/test/browser/keys.test.ts', 'e2e/session.spec.ts'),
  async ({ page }) => {
    await page.route('**/assets/ComuneBox-*.js', (route) => route.abort())
    await openIforf(page)
    await page.getByRole('combobox', { name: 'Comune' }).focus()
    await expect(page.getByText('questa parte della pagina non è arrivata')).toBeVisible()
    await page.getByLabel('Cognome e nome').fill('Rossi Mario')
    await expect(page.getByLabel('Cognome e nome')).toHaveValue('Rossi Mario')
  },
)
