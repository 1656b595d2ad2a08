/** The comune is searched for from the first keystroke: the list loads when the field gets the focus, and text typed before is kept. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { barriers } from './support/barriers.ts'
import { open } from './support/open.tsx'

const { asked, arrive } = vi.hoisted(() => {
  const { promise: asked, resolve: arrive } = Promise.withResolvers<void>()
  return { asked, arrive }
})

vi.mock('../../src/features/comuni/ComuneBox.tsx', async (load) => {
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
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()

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
