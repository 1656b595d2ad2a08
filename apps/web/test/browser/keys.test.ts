/** The keyboard: the focus is never lost, Ctrl+K finds. */
import { Dialog } from '@mui/material'
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormActions } from '../../src/design/FormDialog.tsx'
import { barriers } from './support/barriers.ts'
import { open } from './support/open.tsx'
import { button, field, dialog as named } from './support/steps.ts'

const name = field('Cognome e nome')

test('Ctrl+K finds a field of the page, a page, the law; Escape goes back', async () => {
  await open('/iforf')
  await name.click()
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = named('Cerca')
  const asked = dialog.getByRole('combobox')
  await expect.element(asked).toHaveFocus()
  await expect.element(dialog.getByRole('option', { name: /^Convenienza Srl ?Pagina$/ })).toBeVisible()
  expect(await barriers()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(asked).toHaveFocus()
  await userEvent.keyboard('gruppo di sett')
  await expect.element(dialog.getByRole('option', { name: /Gruppo di settore ?Campo$/ }).first()).toBeVisible()
  // A key pressed right after Enter must not go to the earlier field.
  const focused: string[] = []
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.id.startsWith('campo-')) focused.push(target.id)
  }
  document.addEventListener('focusin', note)
  await userEvent.keyboard('{Enter}')
  const gruppo = field('Gruppo di settore')
  await expect.element(gruppo).toHaveFocus()
  expect(focused).toEqual([gruppo.element().id])
  document.removeEventListener('focusin', note)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(asked).toHaveFocus()
  await userEvent.keyboard('minimale')
  await dialog.getByRole('option', { name: /^Cerca «minimale» nelle norme/ }).click()
  await expect.poll(() => location.pathname + location.search).toMatch(/^\/norme\?testo=minimale/)
})

test('the button of a dialog keeps the focus during its call: Enter sends nothing more, Escape closes', async () => {
  const [send, onClose] = [vi.fn(), vi.fn()]
  const Asking = () => {
    const [disabled, setDisabled] = useState(false)
    const onSubmit = () => {
      send()
      setDisabled(true)
    }
    const actions = createElement(FormActions, { confirm: 'Salva', disabled, onClose })
    return createElement(Dialog, { open: true, onClose, 'aria-label': 'Prova' }, createElement('form', { action: onSubmit }, actions))
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(Asking))
  const save = button('Salva')
  await save.click()
  await expect.element(save).toHaveClass('Mui-disabled')
  // After two frames the browser has taken the focus from a button that is disabled.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  expect(save.element()).toBe(document.activeElement)
  await userEvent.keyboard('{Enter}{Escape}')
  expect([send.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
  root.unmount()
})

test('a double click on an entry of the user menu leaves the dialog open', async () => {
  await open('/')
  await button(/menu utente/).click()
  await page.getByRole('menuitem', { name: 'Tasti rapidi' }).click()
  const keys = named('Tasti rapidi')
  await expect.element(keys).toBeVisible()
  // The second click meets the place around the dialog, which closes it.
  const around = keys.element().parentElement
  const second = (type: string) => around?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 2 }))
  second('mousedown')
  second('click')
  await userEvent.keyboard('{Tab}')
  await expect.element(keys).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(keys).not.toBeInTheDocument()
})
