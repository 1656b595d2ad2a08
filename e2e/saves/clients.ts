/** The saves of the record of a client. */
import { routes } from '@bilancia/contract/api'
import { button, inDialog } from '../support/administration.ts'
import { ask } from '../support/ask.ts'
import type { Save } from '../support/saves.ts'
import { expect } from '../support/test.ts'
import { at, clientNamed, history, holds, inFolder, made, named, newClient, remove, save, transfers, vat } from './common.ts'

export const clients: readonly Save[] = [
  {
    call: 'insertClient',
    type: async (page) => {
      await page.goto('/cliente/0')
      await page.getByLabel('Tipo').selectOption('Società o ente')
      await page.getByLabel('Cognome e nome, o denominazione').fill('Rete Uno')
      await page.getByLabel('Codice Fiscale').fill(vat(901))
    },
    press: save,
    kept: holds('Cognome e nome, o denominazione', 'Rete Uno'),
    stored: (page) => named(page, 'Rete Uno'),
    shows: /Cliente Rete Uno aggiunto/,
  },
  {
    call: 'updateClient',
    type: async (page) => {
      made.client = await clientNamed(page, 'Rete Uno')
      await at(page, `/cliente/${made.client}`)
      await page.getByLabel('Comune').fill('Prato')
    },
    press: save,
    kept: holds('Comune', 'Prato'),
    stored: (page) => ask(page, routes.client, { params: { id: made.client } }),
    shows: /Cliente Rete Uno salvato/,
  },
  {
    call: 'insertReminder',
    type: async (page) => {
      await page.getByLabel('Giorno').fill('2030-03-01')
      await page.getByLabel('Che cosa rivedere').fill('Rivedere i ricavi')
    },
    press: (page) => button(page, 'Aggiungi promemoria').click(),
    kept: holds('Che cosa rivedere', 'Rivedere i ricavi'),
    stored: async (page) => (await history(page, made.client)).promemoria.length,
    shows: async (page) => {
      await expect(page.getByLabel('Che cosa rivedere')).toHaveValue('')
      await expect(page.getByRole('checkbox', { name: /01\/03\/2030 · Rivedere i ricavi/ })).toHaveCount(1)
    },
  },
  {
    call: 'closeReminder',
    press: (page) => page.getByRole('checkbox', { name: /01\/03\/2030 · Rivedere i ricavi/ }).click(),
    stored: async (page) => (await history(page, made.client)).promemoria.map(({ fattoIl }) => fattoIl !== null),
    shows: /Rivedere i ricavi \(fatto il/,
  },
  {
    call: 'correctReminder',
    type: async (page) => {
      await page.getByRole('button', { name: /^Modifica 01/ }).click()
      await page.getByRole('dialog').getByLabel('Che cosa rivedere').fill('Rivedere i costi')
    },
    press: (page) => inDialog(page, 'Salva').click(),
    kept: (page) => expect(page.getByRole('dialog').getByLabel('Che cosa rivedere')).toHaveValue('Rivedere i costi'),
    stored: async (page) => (await history(page, made.client)).promemoria.map(({ testo }) => testo),
    shows: /Rivedere i costi \(fatto il/,
  },
  {
    call: 'deleteReminder',
    press: async (page) => {
      await page.getByRole('button', { name: /^Elimina 01/ }).click()
      await inDialog(page, 'Elimina').click()
    },
    stored: async (page) => (await history(page, made.client)).promemoria.length,
    settled: true,
    shows: async (page) => {
      await expect(page.getByRole('checkbox', { name: /01\/03\/2030/ })).toHaveCount(0)
    },
  },
  {
    call: 'fileCalculation',
    type: async (page) => {
      const params = { province: '3', username: 'admin', name: 'Rete mia', application: 1, displayName: '-', vatId: '-', office: '-' }
      made.calculation = (await ask(page, routes.insertCalculation, { params, body: { annoImposta: 2026 } })).ID
      await page.getByLabel('Una mia elaborazione').fill('Rete mia')
      await page.getByRole('option', { name: /Rete mia/ }).click()
    },
    press: (page) => button(page, 'Metti nella cartella').click(),
    kept: holds('Una mia elaborazione', /Rete mia/),
    stored: (page) => inFolder(page, made.client),
    shows: async (page) => {
      await expect(page.getByRole('table', { name: 'Elaborazioni del cliente' })).toContainText('Rete mia')
    },
  },
  {
    call: 'unfileCalculation',
    press: (page) => button(page, 'Togli Rete mia dalla cartella').click(),
    stored: (page) => inFolder(page, made.client),
    shows: /La cartella è vuota/,
    settled: true,
  },
  {
    call: 'askTransfer',
    type: async (page) => {
      await button(page, 'Passa a un altro studio').click()
      await page.getByRole('dialog').getByLabel('Studio').selectOption('Studio Ferri')
    },
    press: (page) => inDialog(page, 'Chiedi il passaggio').click(),
    kept: async (page) => {
      await expect(page.getByRole('dialog').getByLabel('Studio').locator('option:checked')).toHaveText('Studio Ferri')
    },
    stored: transfers,
    shows: /è in attesa un passaggio a un altro studio/,
  },
  {
    call: 'answerTransfer',
    type: async (page) => {
      await page.goto('/clienti/passaggi')
    },
    press: async (page) => {
      await button(page, 'Ritira il passaggio di Rete Uno').click()
      await inDialog(page, 'Ritira').click()
    },
    stored: transfers,
    shows: async (page) => {
      await expect(page.getByRole('row', { name: /Rete Uno.*Ritirato/ })).toBeVisible()
    },
    settled: true,
  },
  {
    call: 'changeClients',
    type: async (page) => {
      await page.goto('/clienti?testo=Rete+Uno')
      await page.getByRole('checkbox', { name: 'Scegli Rete Uno' }).check()
      await button(page, 'Cambia…').click()
      await page.getByRole('dialog').getByLabel('Etichette da aggiungere').fill('senza rete')
    },
    press: (page) => inDialog(page, 'Cambia').click(),
    kept: holds('Etichette da aggiungere', 'senza rete'),
    stored: async (page) => (await ask(page, routes.client, { params: { id: made.client } })).etichette,
    shows: /clienti? cambiat/,
  },
  {
    call: 'importClients',
    type: async (page) => {
      await button(page, 'Importa CSV').click()
      const rows = ['Tipo;Codice Fiscale;"Cognome e nome, o denominazione"', `Società o ente;${vat(902)};Rete Due`]
      await page.getByLabel('File CSV dei clienti').setInputFiles({ name: 'c.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
      await expect(page.getByText('Nessun errore.')).toBeVisible()
    },
    press: (page) => inDialog(page, 'Importa').click(),
    kept: async (page) => {
      await expect(page.getByRole('table', { name: 'Righe del file' })).toContainText('Rete Due')
    },
    stored: (page) => named(page, 'Rete Due'),
    shows: /Importati: 0 nuovi/,
  },
  {
    call: 'mergeClients',
    type: async (page) => {
      await page.goto(`/cliente/${made.client}`)
      await button(page, 'Unisci un altro cliente').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel("Nome o codice dell'altro cliente").fill('Rete Due')
      await dialog.getByRole('radio', { name: /Rete Due/ }).check()
      await dialog
        .getByRole('group', { name: /Cognome e nome/ })
        .getByRole('radio', { name: 'Rete Uno' })
        .check()
      await dialog
        .getByRole('group', { name: /Codice Fiscale/ })
        .getByRole('radio', { name: vat(901) })
        .check()
    },
    press: (page) => inDialog(page, 'Unisci').click(),
    kept: (page) =>
      expect(
        page
          .getByRole('dialog')
          .getByRole('radio', { name: /Rete Due/ })
          .first(),
      ).toBeChecked(),
    stored: async (page) => (await named(page, 'Rete Uno')) + (await named(page, 'Rete Due')),
    shows: /è stato unito al cliente/,
  },
  {
    call: 'deleteClient',
    type: async (page) => {
      await page.goto(`/cliente/${await newClient(page, 'Rete Tre', 903)}`)
    },
    press: remove,
    stored: (page) => named(page, 'Rete Tre'),
    shows: /non esiste/,
  },
  {
    call: 'eraseClient',
    type: async (page) => {
      await page.goto(`/cliente/${await newClient(page, 'Rete Quattro', 904)}`)
      await button(page, 'Cancella i dati').click()
      await page.getByLabel('Per conferma scrivere «Rete Quattro»').fill('Rete Quattro')
    },
    press: (page) => inDialog(page, 'Cancella per sempre').click(),
    kept: holds('Per conferma scrivere «Rete Quattro»', 'Rete Quattro'),
    stored: (page) => named(page, 'Rete Quattro'),
    shows: /Dati cancellati/,
  },
  {
    call: 'makePaymentDiary',
    type: async (page) => {
      await page.goto('/scadenze')
    },
    press: async (page) => {
      await page
        .getByRole('button', { name: /^(Crea l’indirizzo|Nuovo indirizzo) per / })
        .first()
        .click()
      // The page asks only if an address is replaced.
      if (await page.getByRole('dialog', { name: 'Un nuovo indirizzo' }).isVisible()) await inDialog(page, 'Crea').click()
    },
    stored: async (page) => (await ask(page, routes.paymentDiaries, {})).map(({ dal }) => dal !== null),
    shows: /Si vede questa volta sola/,
  },
  {
    call: 'chooseDiaryAmounts',
    type: (page) => inDialog(page, 'Fatto').click(),
    press: (page) =>
      page
        .getByLabel(/^Anche gli importi/)
        .first()
        .click(),
    stored: async (page) => (await ask(page, routes.paymentDiaries, {})).map(({ importi }) => importi),
    shows: async (page) => {
      await expect(page.getByLabel(/^Anche gli importi/).first()).toBeChecked()
    },
    settled: true,
  },
  {
    call: 'dropPaymentDiary',
    press: async (page) => {
      await page
        .getByRole('button', { name: /^Revoca l’indirizzo per / })
        .first()
        .click()
      await inDialog(page, 'Revoca').click()
    },
    stored: async (page) => (await ask(page, routes.paymentDiaries, {})).map(({ dal }) => dal !== null),
    shows: /nessun indirizzo/,
    settled: true,
  },
]
