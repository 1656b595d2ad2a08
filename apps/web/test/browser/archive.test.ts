import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { open } from './support/open.tsx'
import { button, field } from './support/steps.ts'

const name = field('Cognome e nome')
const dialog = page.getByRole('dialog')
const load = page.getByRole('toolbar').getByRole('button', { name: 'Carica', exact: true })
const lost = /Le modifiche non salvate andranno perse/

test('loading over unsaved edits asks first', async () => {
  await open('/iforf')
  await name.fill('Da non perdere')
  await load.click()
  await button(/^Carica Rossi, artigiano 2026/).click()
  await expect.element(dialog.last()).toMatchTextContent(lost)
  await dialog.last().getByRole('button', { name: 'Annulla' }).click()
  await expect.element(name).toHaveValue('Da non perdere')
})

test('values typed while a calculation is loading are not replaced without asking', async () => {
  await open('/iforf')
  await load.click()
  const { promise: typed, resolve: arrive } = Promise.withResolvers<void>()
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    if (/\/elaborazioni\/\d+$/.test(String(asked))) await typed
    return fetch(asked, init)
  })
  await button(/^Carica Rossi, artigiano 2026/).click()
  await dialog.last().getByRole('button', { name: 'Carica' }).click()
  await name.fill('Da non perdere')
  arrive()
  await expect.element(dialog).toMatchTextContent(lost)
  await dialog.last().getByRole('button', { name: 'Annulla' }).click()
  await expect.element(name).toHaveValue('Da non perdere')
})
