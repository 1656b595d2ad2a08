/** The saves of a document of a client, of the archive and of the price list. */
import { routes } from '@bilancia/contract/api'
import { button, inDialog } from '../support/administration.ts'
import { ask } from '../support/ask.ts'
import { fillArtisan } from '../support/iforfettari.ts'
import type { Save } from '../support/saves.ts'
import { act } from '../support/simulator.ts'
import { expect, type Page } from '../support/test.ts'
import { at, history, holds, inFolder, made, newClient, saved } from './common.ts'

export const documents: readonly Save[] = [
  {
    call: 'insertDocument',
    type: async (page) => {
      made.client = await newClient(page, 'Rete Cinque', 905)
      await page.goto(`/cliente/${made.client}`)
      await button(page, 'Nuova in Forfetari').waitFor()
    },
    press: (page) => button(page, 'Nuova in Forfetari').click(),
    stored: (page) => inFolder(page, made.client),
    shows: async (page) => {
      await expect(page).toHaveURL(/\/iforf\/\d+$/)
    },
  },
  {
    call: 'renameDocument',
    type: async (page) => {
      made.document = (await ask(page, routes.clientCalculations, { params: { id: made.client } }))[0]?.ID ?? 0
      await at(page, `/iforf/${made.document}`)
      await button(page, 'Rinomina').click()
      await page.getByLabel("Nome dell'elaborazione").fill('Con il capannone')
    },
    press: (page) => inDialog(page, 'Rinomina').click(),
    kept: holds("Nome dell'elaborazione", 'Con il capannone'),
    stored: async (page) => (await ask(page, routes.clientCalculations, { params: { id: made.client } })).map(({ NomeSimulazione }) => NomeSimulazione),
    shows: /Ora si chiama «Con il capannone»/,
  },
  {
    call: 'nameDocumentVersion',
    type: async (page) => {
      await fillArtisan(page)
      await saved(page)
      await button(page, 'Versioni').click()
      await page.getByLabel('Nome per la versione di adesso').fill('Prima della riunione')
    },
    press: (page) => inDialog(page, 'Dai il nome').click(),
    kept: holds('Nome per la versione di adesso', 'Prima della riunione'),
    stored: async (page) => (await ask(page, routes.documentVersions, { params: { id: made.document } })).map(({ nome }) => nome),
    shows: /Versione conservata con il suo nome/,
  },
  {
    call: 'deliverAdvice',
    type: async (page) => {
      await inDialog(page, 'Chiudi').click()
      await saved(page)
      await button(page, 'Consegna').click()
      await page.getByRole('dialog').getByLabel('Titolo').fill('Resti forfettario')
      await page.getByRole('dialog').getByLabel('Rivedere il (se serve)').fill('2030-11-01')
    },
    press: (page) => inDialog(page, 'Consegna').click(),
    kept: holds('Titolo', 'Resti forfettario'),
    stored: async (page) => (await history(page, made.client)).consegne.map(({ titolo }) => titolo),
    shows: /Consegnata a Rete Cinque/,
  },
  {
    // The answer about the reminder is lost after the advice was stored. A second press does not store the advice again.
    call: 'insertReminder',
    type: async (page) => {
      expect((await history(page, made.client)).promemoria).toHaveLength(1)
      await saved(page)
      await button(page, 'Consegna').click()
      await page.getByRole('dialog').getByLabel('Titolo').fill('Seconda')
      await page.getByRole('dialog').getByLabel('Rivedere il (se serve)').fill('2030-12-01')
    },
    press: (page) => inDialog(page, 'Consegna').click(),
    kept: holds('Titolo', 'Seconda'),
    stored: async (page) => {
      const { consegne, promemoria } = await history(page, made.client)
      return [consegne.length, promemoria.length]
    },
    shows: /Consegnata a Rete Cinque/,
  },
  {
    call: 'insertVariant',
    type: async (page) => {
      await button(page, 'Varianti').click()
      await page.getByLabel('Nome della nuova variante').fill('Ricavi +20%')
    },
    press: (page) => inDialog(page, 'Crea variante').click(),
    kept: holds('Nome della nuova variante', 'Ricavi +20%'),
    stored: (page) => inFolder(page, made.client),
    shows: /Variante «Ricavi \+20%» aperta/,
  },
  {
    call: 'keepPayments',
    type: async (page) => {
      await page.goto(`/iforf/${made.document}`)
      await page.getByRole('tab', { name: 'Quando si paga' }).click()
      await page.getByLabel("Anno prima dell'anno d'imposta").selectOption("L'attività comincia")
      await saved(page)
    },
    press: (page) => button(page, 'Metti nello scadenzario').click(),
    stored: async (page) => (await ask(page, routes.nextPayments, { query: { giorni: 366 } })).filter(({ cliente }) => cliente === made.client).length,
    shows: /Nello scadenzario dello studio: \d+ scadenze/,
  },
  {
    call: 'dropPayments',
    press: (page) => button(page, 'Togli').click(),
    stored: async (page) => (await ask(page, routes.nextPayments, { query: { giorni: 366 } })).filter(({ cliente }) => cliente === made.client).length,
    shows: /Nello scadenzario non ce n’erano/,
  },
  {
    call: 'adviceOutcome',
    type: async (page) => {
      await page.goto(`/cliente/${made.client}`)
      await page.getByRole('table', { name: 'Consegne al cliente' }).getByRole('button', { name: 'Resti forfettario' }).click()
      await expect(page.getByRole('dialog').getByLabel('Esito')).toBeVisible()
    },
    press: async (page) => {
      await page.getByRole('dialog').getByLabel('Esito').selectOption('ACCETTATA')
    },
    stored: async (page) => (await history(page, made.client)).consegne.map(({ esito }) => esito),
    shows: async (page) => {
      await expect(page.getByRole('dialog').getByLabel('Esito')).toHaveValue('ACCETTATA')
    },
  },
]

const found = async (page: Page, name: string) => {
  const { righe } = await ask(page, routes.searchCalculations, { body: { testo: name } })
  return righe.filter(({ NomeSimulazione }) => NomeSimulazione === name)
}
export const archive: readonly Save[] = [
  {
    call: 'insertCalculation',
    type: async (page) => {
      await page.goto('/iforf')
      await page.getByLabel('Cognome e nome').fill('Rete Mario')
      await act(page, 'Salva')
      await page.getByLabel('Nome elaborazione').fill('Rete salvata')
    },
    press: (page) => inDialog(page, 'Salva').click(),
    kept: holds('Nome elaborazione', 'Rete salvata'),
    stored: async (page) => (await found(page, 'Rete salvata')).length,
    shows: /Elaborazione salvata correttamente/,
  },
  {
    call: 'updateCalculation',
    type: async (page) => {
      await page.getByLabel('Cognome e nome').fill('Rete Maria')
    },
    press: async (page) => {
      await act(page, 'Sovrascrivi')
      await inDialog(page, 'Sovrascrivi').click()
    },
    kept: holds('Cognome e nome', 'Rete Maria'),
    stored: (page) => found(page, 'Rete salvata'),
    shows: /Elaborazione salvata correttamente/,
  },
  {
    call: 'deleteCalculation',
    type: async (page) => {
      await act(page, 'Carica')
      await expect(page.getByRole('button', { name: 'Elimina Rete salvata' })).toBeVisible()
    },
    press: async (page) => {
      await page.getByRole('dialog').last().getByRole('button', { name: 'Elimina Rete salvata' }).click()
      await inDialog(page, 'Elimina').click()
    },
    stored: async (page) => (await found(page, 'Rete salvata')).length,
    shows: async (page) => {
      await expect(page.getByRole('button', { name: 'Elimina Rete salvata' })).toHaveCount(0)
    },
    settled: true,
  },
  {
    call: 'savePriceList',
    type: async (page) => {
      made.studio = (await ask(page, routes.identity, {})).PrincipalAuth[0]?.AgencyId ?? 0
      await page.goto('/forme')
      await button(page, 'Scrivi il listino').click()
      await page.getByRole('dialog').getByRole('textbox').first().fill('1200')
    },
    press: (page) => inDialog(page, 'Salva listino').click(),
    kept: (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(/1\.200/),
    stored: (page) => ask(page, routes.priceList, { params: { id: made.studio } }),
    shows: /Listino salvato/,
  },
]
