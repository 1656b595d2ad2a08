/** The saves of imported returns, and of one’s own access. */
import { join } from 'node:path'
import { routes } from '@bilancia/contract/api'
import { codeOf } from '../../apps/server/test/support/sign-in.ts'
import { button, inDialog } from '../support/administration.ts'
import { ask } from '../support/ask.ts'
import type { Save } from '../support/saves.ts'
import { expect, type Page } from '../support/test.ts'
import { holds, named } from './common.ts'

const CF = 'FTTDND96B67H501M'
const sample = join(import.meta.dirname, '..', '..', 'packages', 'telematic', 'test', 'samples', 'pf-impresa-2026.txt')
const returns = async (page: Page) => (await ask(page, routes.searchTelematico, { body: { TaxCodeDichiarante: CF } })).length
export const imported: readonly Save[] = [
  {
    call: 'uploadTelematico',
    type: async (page) => {
      await page.goto('/importtelematico')
      const asked = page.waitForEvent('filechooser')
      await button(page, 'Scegli i file').click()
      await (await asked).setFiles(sample)
      await button(page, 'Importa').click()
      await expect(page.getByRole('dialog', { name: 'Import Telematico' })).toBeVisible()
    },
    press: async (page) => {
      const summary = page.getByRole('dialog', { name: 'Import Telematico' })
      // After a failure the dialog is closed, and the file stays chosen.
      if (!(await summary.isVisible())) await button(page, 'Importa').click()
      await summary.getByRole('button', { name: /[Ii]mporta$/ }).click()
    },
    stored: returns,
    shows: /importazione conclusa con Successo/,
  },
  {
    call: 'clientsOfReturns',
    type: async (page) => {
      const proposed = page.getByRole('group', { name: `Nuovo cliente ${CF}` })
      await proposed.getByLabel('Cognome e nome, o denominazione').fill('Rete Donato')
    },
    press: (page) => page.getByRole('button', { name: /^Conferma: 1 da aggiungere/ }).click(),
    kept: holds('Cognome e nome, o denominazione', 'Rete Donato'),
    stored: (page) => named(page, 'Rete Donato'),
    shows: /Clienti aggiunti: [01], aggiornati: 0/,
  },
  {
    call: 'deleteTelematico',
    press: async (page) => {
      await page
        .getByRole('row')
        .filter({ hasText: CF })
        .getByRole('button', { name: /Elimina/ })
        .click()
      await inDialog(page, 'Elimina').click()
    },
    stored: returns,
    shows: async (page) => {
      await expect(page.getByRole('row').filter({ hasText: CF })).toHaveCount(0)
    },
    settled: true,
  },
]

export const PASSWORD = 'cavallo graffetta lampione'
const NEW_PASSWORD = 'una chitarra sotto vetro'
const ownAccess = (page: Page) => ask(page, routes.ownAccess, {})
export const own: readonly Save[] = [
  {
    call: 'endSessions',
    press: (page) => button(page, 'Chiudi tutte le altre').click(),
    stored: async (page) => (await ownAccess(page)).Sessions.length,
    shows: async (page) => {
      await expect(button(page, 'Chiudi tutte le altre')).toHaveCount(0)
    },
    settled: true,
  },
  {
    call: 'confirmSecondFactor',
    type: async (page) => {
      await button(page, 'Attiva').click()
      await page.getByRole('dialog').getByLabel('Password attuale').fill(PASSWORD)
      await inDialog(page, 'Prosegui').click()
      const key =
        (await page
          .getByText(/^Chiave: /)
          .locator('strong')
          .textContent()) ?? ''
      await page.getByLabel('Codice mostrato dalla app').fill(codeOf(key.replaceAll(' ', '')))
    },
    press: (page) => button(page, 'Attiva').click(),
    kept: holds('Codice mostrato dalla app', /^\d{6}$/),
    stored: async (page) => (await ownAccess(page)).SecondFactor.Enabled,
    shows: /Il secondo fattore è già attivo/,
  },
  {
    call: 'removeSecondFactor',
    type: async (page) => {
      await page.goto('/profilo')
      await button(page, 'Togli').click()
      await page.getByRole('dialog').getByLabel('Password attuale').fill(PASSWORD)
    },
    press: (page) => inDialog(page, 'Togli').click(),
    kept: (page) => expect(page.getByRole('dialog').getByLabel('Password attuale')).toHaveValue(PASSWORD),
    stored: async (page) => (await ownAccess(page)).SecondFactor.Enabled,
    shows: /Il secondo fattore non è attivo/,
  },
  {
    call: 'changePassword',
    type: async (page) => {
      await page.goto('/profilo')
      await page.getByLabel('Password attuale').fill(PASSWORD)
      await page.getByLabel('Nuova password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Ripetere la nuova password').fill(NEW_PASSWORD)
    },
    press: (page) => button(page, 'Cambia password').click(),
    kept: holds('Nuova password', NEW_PASSWORD),
    // Finds out which password is valid by starting a second factor, which needs the password. Nobody confirms it.
    stored: (page) =>
      ask(page, routes.startSecondFactor, { body: { Password: NEW_PASSWORD } }).then(
        () => 'the new one',
        () => 'the one before',
      ),
    shows: /Password cambiata/,
  },
]
