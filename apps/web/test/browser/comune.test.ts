/** The comune is searched for from the first keystroke: the list loads when the field gets the focus, and text typed before is kept. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { barriers } from './support/barriers.ts'
import { open } from './support/open.tsx'

const { asked, arrive, loading } = vi.hoisted(() => {
  const { promise: asked, resolve: arrive } = Promise.withResolvers<void>()
  return { asked, arrive, loading: { begun: false } }
})

vi.mock('../../src/features/comuni/ComuneBox.tsx', async (load) => {
  loading.begun = true
  await asked
  return load()
})

test('chi scrive il comune prima che arrivi il suo elenco non perde nulla, né il posto', async () => {
  await open('/iforf')
  const field = page.getByRole('combobox', { name: 'Comune' })
  await expect.element(field).toBeVisible()
  /** Position and size of the frame around the field, relative to its section, because a late result moves the whole section. */
  const place = () => {
    const input = field.element()
    const [frame, part] = [input.parentElement, input.closest('section')].map((one) => one?.getBoundingClientRect())
    return frame && part && [frame.left - part.left, frame.top - part.top, frame.width, frame.height]
  }
  const before = place()
  field.element().focus()
  await userEvent.keyboard('mila')
  await expect.element(field).toHaveValue('mila')
  // The files share a page: if a test of another one has loaded the list, nothing holds it here.
  if (loading.begun) await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()

  arrive()
  await expect.element(page.getByRole('option', { name: /^MILANO \(MI\)/ })).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('mila')
  await userEvent.keyboard('no')
  expect(before).toHaveLength(4)
  expect(place()).toEqual(before)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('MILANO (MI) · F205')
  expect(await barriers()).toEqual([])
})

test('Enter picks a comune and stays there, and the next Enter does not lose the focus', async () => {
  await open('/iforf')
  const comune = page.getByRole('combobox', { name: /^Comune/ })
  await comune.click()
  await userEvent.keyboard('milano')
  await expect.element(page.getByRole('listbox').getByRole('option').first()).toMatchTextContent(/^MILANO \(MI\)/)
  await userEvent.keyboard('{Enter}')
  await expect.element(comune).toHaveValue('MILANO (MI) · F205')
  await expect.element(comune).toHaveFocus()
  // The choice of the comune closes the rate below, so no other field follows.
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.hasAttribute('data-field')).toBe(true)
})

test('a comune that was typed and not picked stays in its box, which says that it does not count', async () => {
  await open('/iforf')
  const comune = page.getByRole('combobox', { name: 'Comune' }).first()
  await comune.click()
  await userEvent.keyboard('roma')
  await expect.element(page.getByRole('option', { name: /^ROMA/ })).toBeVisible()
  await userEvent.tab()
  await expect.element(comune).toHaveValue('roma')
  await expect.element(page.getByText("«roma» non conta: scegliere il comune dall'elenco")).toBeVisible()
  await comune.click()
  await page.getByRole('option', { name: /^ROMA/ }).click()
  await expect.element(page.getByText(/non conta/)).not.toBeInTheDocument()
})
